/** What the small card says of a region, an army, an arm, a nation, a rank of a battle, dice, a card. */

import type { Inspected, Thing } from "../board";
import type { View } from "../../lib/types";
import type { GameWords } from "../../lib/words";
import { PLACES } from "./geometry";
import { ARMS } from "./signs";
import { armyWords, playerOf, SYMBOLS, tableOf, type Ranks } from "./table";

type Line = Inspected["lines"][number];

export function inspect(view: View, { kind, id }: Thing, words: GameWords): Inspected | null {
  const table = tableOf(view);
  const line = (name: string, text: string): Line => ({ label: words.say(`board-card-${name}`), text });
  const nation = (name: string | null) => (name ? words.name("nation", name) : words.say("board-nobody"));

  function place(): Inspected | null {
    const region = table.regions[id];
    const land = PLACES[id];
    if (!region || !land) return null;
    const neutral = land.home !== "" && !table.nations[land.home]?.in_play;
    const lines = [line("holder", nation(region.controller))];
    lines.push(land.home ? line("home", neutral ? words.say("board-home-neutral", { nation: `nation-${land.home}` }) : nation(land.home)) : { text: words.say("board-minor") });
    if (land.capital) lines.push({ text: words.say(neutral ? "board-capital-neutral" : "board-capital") });
    if (land.port) lines.push({ text: words.say("board-port") });
    for (const [whose, army] of Object.entries(region.pieces)) lines.push(armyLine(whose, army));
    const came = table.moved.filter((trail) => trail.at === id);
    if (came.length) lines.push(line("moved", came.map((trail) => words.say("board-moved", { count: trail.number, corps: `corps-${trail.corps}`, place: `place-${trail.start}` })).join(", ")));
    const topics = ["place", neutral ? "place-neutral" : land.home ? "place-home" : "place-minor"];
    if (id.startsWith("isle_")) topics.push("place-isle");
    if (land.capital && !neutral) topics.push("place-capital");
    if (land.port) topics.push("place-port");
    if (Object.keys(region.pieces).length > 1) topics.push("place-contested");
    return { title: words.name("place", id), lines, topics };
  }
  const armyLine = (whose: string, army: readonly number[]): Line => ({ label: `${words.name("nation", whose)}:`, text: armyWords(army, words) });

  function army(): Inspected | null {
    const [where = "", whose = ""] = id.split("/");
    const pieces = table.regions[where]?.pieces[whose];
    if (!pieces) return null;
    const owner = table.seats.find((seat) => seat.nations.includes(whose));
    const lines = ARMS.flatMap((arm, i) => (pieces[i] ? [{ label: words.say(`board-arm-${arm}`, { count: pieces[i] }), text: words.say(`board-does-${arm}`) }] : []));
    if (owner) lines.unshift({ label: words.say("board-card-player"), text: words.seat(owner.name) });
    return { title: words.say("board-army-at", { nation: `nation-${whose}`, place: `place-${where}` }), lines, topics: ["army", ...ARMS.flatMap((arm, i) => (pieces[i] ? [`arm-${arm}`] : []))] };
  }

  function nationCard(): Inspected | null {
    const told = table.nations[id];
    if (!told) return null;
    const owner = told.seat ? words.seat(told.seat) : words.say("board-neutral");
    const lines = [line("player", owner)];
    if (told.in_play) {
      lines.push(line("regions", String(told.regions)), line("capitals", String(told.capitals)), line("draw", String(told.next_draw)));
      lines.push(line("cards", String(told.cards)), line("sea", words.say("board-card-sea-of", { count: told.capacity })));
    }
    return { title: words.name("nation", id), lines, topics: ["nation"] };
  }

  function rank(): Inspected | null {
    const [side = "", which = ""] = id.split("-");
    const { battle } = table;
    if (!battle) return null;
    const nations = side === "attack" ? battle.attackers : battle.defenders;
    const lines = nations.flatMap((one) => {
      const pieces = battle.ranks[one]?.[which as keyof Ranks] ?? [];
      return armyWords(pieces, words) ? [armyLine(one, pieces)] : [];
    });
    return {
      title: words.say(which === "dead" ? "board-casualties-title" : `board-rank-${which}`),
      lines: [...lines, { text: words.say(`board-does-rank-${which}`) }],
      topics: [`rank-${which}`],
    };
  }

  function card(): Inspected {
    const [whose = "", symbol = ""] = id.includes("_") ? id.split("_") : ["", id];
    const arm = ARMS[SYMBOLS.findIndex((one) => one === symbol)];
    const lines = arm
      ? [{ text: words.say("board-card-symbol", { arm: words.say(`board-arm-${arm}`, { count: 1 }) }) }, { text: words.say("board-card-colour", { nation: `nation-${whose}` }) }]
      : [{ text: words.say(symbol === "bicorne" ? "board-card-joker" : "board-card-worthless") }];
    return { title: words.name("card", id), lines, topics: ["card", arm ? "card-symbol" : symbol === "bicorne" ? "card-bicorne" : "card-worthless"] };
  }

  switch (kind) {
    case "place":
      return place();
    case "army":
      return army();
    case "corps": {
      const arm = id.slice(id.lastIndexOf("_") + 1);
      return { title: words.name("corps", id), lines: [{ text: words.say(`board-does-${arm}`) }], topics: [`arm-${arm}`] };
    }
    case "nation":
      return nationCard();
    case "rank":
      return rank();
    case "screen":
      return { title: words.say("board-screen"), lines: [{ text: words.say("board-battle-deploy") }], topics: ["screen"] };
    case "dice":
      return { title: words.say(`board-dice-${id}`), lines: [{ text: words.say(`board-does-dice-${id}`) }], topics: [`dice-${id}`] };
    case "card":
      return card();
    case "track":
      return { title: words.say(`board-track-${id}`), lines: [{ text: words.say(`board-does-track-${id}`) }], topics: [`track-${id}`] };
    case "seat": {
      const player = playerOf(table, id);
      if (!player) return null;
      const lines = [line("nations", player.nations.map((one) => words.name("nation", one)).join(", ") || "–"), line("regions", words.say("board-card-regions-of", { count: player.regions, start: player.start }))];
      if (player.allies.length) lines.push(line("allies", player.allies.map((one) => words.seat(one)).join(", ")));
      return { title: words.seat(id), lines, topics: ["seat"] };
    }
    default:
      return null;
  }
}
