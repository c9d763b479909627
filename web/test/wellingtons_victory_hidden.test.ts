/** Hidden stacks of Wellington's Victory: what is drawn and said of units that a seat does not see. */
import { expect, test } from "vitest";
import type { GameWords } from "../src/lib/words";
import { battleOf, commandOf, seenOf, topOf, unseenWords } from "../src/boards/wellingtons_victory/table";
import type { View } from "../src/lib/types";

const stack = [null, null, "aa-30-2", "aa-wellington"];
const battle = battleOf({ table: { stacks: { A5216: stack, A5212: ["aa-69-2"] }, pieces: {}, massed: ["A5216"] } } as unknown as View);
const words = { say: (id: string, args: object) => `${id} ${JSON.stringify(args)}` } as unknown as GameWords;

test("the top unit is the first that is seen and no leader", () => {
  expect(topOf(stack)).toBe("aa-30-2");
  expect(seenOf(stack)).toEqual(["aa-30-2", "aa-wellington"]);
  expect(commandOf(stack, {})).toBeGreaterThan(0);
});

test("how many lie below is said, and whether they make a massed target", () => {
  expect(unseenWords(battle, "A5216", words)).toBe('board-unseen {"count":2,"massed":"yes"}');
  expect(unseenWords(battle, "A5212", words)).toBe("");
});
