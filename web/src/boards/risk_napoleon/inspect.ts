/** What the small card says of a thing on the map or beside it. */

import type { Inspected, Thing } from "../board";
import type { View } from "../../lib/types";
import { sentence, type GameWords } from "../../lib/words";
import { squadrons } from "./counters";
import { PORTS, REGION_OF, REGIONS, SLOTS } from "./geometry";
import { aimWords, ownerWords, tableOf, type RiskTable } from "./table";

type Line = Inspected["lines"][number];

/** Known kinds: place, sea, region, fortress, general, squadron, card, die, seat, track, duty, aim. */
export function inspect(view: View, { kind, id }: Thing, words: GameWords): Inspected | null {
  const table = tableOf(view);
  const say = (message: string, args = {}) => words.say(`board-inspect-${message}`, args);
  switch (kind) {
    case "place":
      return id in SLOTS ? sea(table, id, words) : land(table, id, words);
    case "region":
      return region(table, id, words);
    case "fortress": {
      const debt = Object.values(table.advanced?.debts ?? {}).some((places) => places.includes(id));
      const lines: Line[] = [{ text: say("fortress") }, ...(debt ? [{ text: say("debt") }] : [])];
      return { title: say("fortress-of", { place: `place-${id}` }), lines, topics: ["fortress"] };
    }
    case "general":
      return { title: say("general-of", { place: `place-${id}` }), lines: generals(table, id, words), topics: ["general"] };
    case "squadron": {
      const found = squadrons(table).find((one) => `${one.place} ${one.side} ${one.spanish}` === id);
      if (!found) return null;
      const [how = "", where = ""] = found.place.split(" ");
      const at = { place: how === "sea" ? `sea-${where}` : `place-${where}` };
      const names = words.words.listed(found.fleets.map((fleet) => words.name("piece", fleet)));
      const lines: Line[] = [{ label: say("fleets"), text: names }, { text: say(`fleet-${how}`, at) }];
      if (found.spanish) lines.push({ text: say("spanish") });
      const topics = ["fleet", ...(how === "blockade" || how === "relief" ? ["fleet-blockade"] : []), ...(found.spanish ? ["fleet-spanish"] : [])];
      return { title: words.say(`board-fleets-${how}`, { count: found.fleets.length, owner: ownerWords(table, found.seat) }), lines, topics };
    }
    case "card": {
      const place = id.replace(/^card_/, "");
      const held = table.territories[place];
      const lines: Line[] = held ? [{ label: say("owner"), text: words.say(ownerWords(table, held.owner) || "board-nobody") }] : [{ text: say("joker") }];
      if (table.next_set !== null) lines.push({ text: words.say("board-next-set", { number: table.next_set }) });
      return { title: words.name("card", id), lines, topics: ["card"] };
    }
    case "die":
      return { title: say("die", { pips: Number(id) }), lines: [{ text: say("dice") }], topics: ["die"] };
    case "seat":
      return seat(table, id, words);
    case "track":
      return { title: say(`track-${id}`), lines: [{ text: say(`track-${id}-about`) }], topics: [`track-${id}`] };
    case "duty": {
      const found = table.history?.duties.find((duty) => duty.name === id);
      if (!found) return null;
      const lines: Line[] = [{ text: `${sentence(words.name("duty", id))}.` }, { text: say("duty-turn", { turn: found.turn }) }, { text: say(found.met ? "duty-met" : "duty-unmet") }];
      return { title: say("duty"), lines, topics: ["duty"] };
    }
    case "aim": {
      const aim = table.history?.aims[Number(id)];
      if (!aim) return null;
      return { title: sentence(aimWords(aim, words)), lines: [{ text: say("aim-now", { points: aim.now }) }], topics: ["aim"] };
    }
    default:
      return null;
  }
}

function generals(table: RiskTable, place: string, words: GameWords): Line[] {
  return (table.advanced?.generals[place] ?? []).map((seat) => ({ text: words.say("board-general", { owner: ownerWords(table, seat) }) }));
}

function land(table: RiskTable, id: string, words: GameWords): Inspected | null {
  const here = table.territories[id];
  if (!here) return null;
  const say = (message: string, args = {}) => words.say(`board-inspect-${message}`, args);
  const of = REGIONS.find((one) => one.id === REGION_OF[id]);
  const lines: Line[] = [
    { label: say("owner"), text: words.say(ownerWords(table, here.owner) || "board-nobody") },
    { label: say("regiments"), text: String(here.regiments) },
  ];
  const parts = Object.entries(table.history?.armies[id] ?? {});
  if (parts.length > 1) {
    lines.push({ label: say("army"), text: words.words.listed(parts.map(([nation, number]) => words.say("board-contingent", { nation: `nation-${nation}`, number }))) });
  }
  lines.push(...generals(table, id, words));
  const topics = ["place"];
  const { advanced } = table;
  if (advanced?.fortresses.includes(id)) {
    lines.push({ text: say("fortress") });
    topics.unshift("fortress");
  }
  if (advanced?.generals[id]?.length) topics.unshift("general");
  if (parts.length > 1) topics.unshift("place-coalition");
  if (here.owner === "neutral") topics.unshift("place-neutral");
  const fleets = squadrons(table).filter((one) => one.place.split(" ")[1] === id && !one.place.startsWith("sea "));
  for (const one of fleets) lines.push({ text: words.say(`board-fleets-${one.place.split(" ")[0] ?? ""}`, { count: one.fleets.length, owner: ownerWords(table, one.seat) }) });
  if (advanced?.rules.includes("fleets") && PORTS[id]) {
    if (!fleets.length) lines.push({ text: say("port") });
    topics.push("place-port");
  }
  if (table.seats.some((player) => player.capital === id)) {
    lines.push({ text: say("capital") });
    topics.unshift("place-capital");
  }
  if (of) {
    const held = of.territories.filter((place) => table.territories[place]?.owner === here.owner).length;
    lines.push({ label: words.name("region", of.id), text: say("region-held", { held, all: of.territories.length, bonus: of.bonus }) });
    topics.push("region");
  }
  return { title: words.name("place", id), lines, topics };
}

function sea(table: RiskTable, id: string, words: GameWords): Inspected {
  const there = squadrons(table).filter((one) => one.place === `sea ${id}`);
  const lines: Line[] = there.map((one) => ({ text: words.say("board-fleets-sea", { count: one.fleets.length, owner: ownerWords(table, one.seat) }) }));
  if (!lines.length) lines.push({ text: words.say("board-inspect-sea-free") });
  return { title: words.name("sea", id), lines, topics: [`sea-${id}`, "sea"] };
}

function region(table: RiskTable, id: string, words: GameWords): Inspected | null {
  const found = REGIONS.find((one) => one.id === id);
  if (!found) return null;
  const counts = new Map<string, number>();
  for (const place of found.territories) {
    const owner = ownerWords(table, table.territories[place]?.owner ?? null) || "board-nobody";
    counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  const lines: Line[] = [
    { label: words.say("board-bonuses"), text: `+${found.bonus}` },
    ...[...counts].sort((a, b) => b[1] - a[1]).map(([owner, count]) => ({ label: words.say(owner), text: words.say("board-inspect-of", { count, all: found.territories.length }) })),
  ];
  return { title: words.name("region", id), lines, topics: ["region"] };
}

function seat(table: RiskTable, id: string, words: GameWords): Inspected | null {
  const player = table.seats.find((one) => one.name === id);
  if (!player) return null;
  const lines: Line[] = (["territories", "regiments", "cards"] as const).map((field) => ({ label: words.say(`board-field-${field}`), text: String(player[field]) }));
  return { title: words.seat(id), lines, topics: [table.history ? "seat-nation" : "seat"] };
}
