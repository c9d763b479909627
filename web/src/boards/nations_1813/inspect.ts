/** What the small card says of a thing that is pointed at. */

import type { View } from "../../lib/types";
import type { GameWords } from "../../lib/words";
import type { Inspected, Thing } from "../board";
import { AREA, BORDERS } from "./geometry";
import { ARMIES, MISSIONS, missionAt, STRENGTH, tableOf, touching, VILLAGES, type Nations } from "./table";

type Lines = Inspected["lines"];

export function inspect(view: View, thing: Thing, words: GameWords): Inspected | null {
  const table = tableOf(view);
  const { kind, id } = thing;
  if (kind === "place") return place(table, id, words);
  if (kind === "army") return army(table, id, words);
  if (kind === "mission") return mission(table, id, words);
  if (kind === "card") return card(table, view.seat, id, words);
  if (kind === "verb") return verb(table, view.seat, id, words);
  if (kind === "track" || kind === "pile" || kind === "sheet") return thingOfTable(table, kind, id, words);
  if (kind === "date") {
    const battle = id === "16_10" || id === "18_10";
    const what = battle ? "battle" : id === "19_10" ? "last" : id === "14_10" ? "first" : "other";
    const topics = ["date", ...(battle ? ["date-battle"] : id === "19_10" ? ["date-last"] : [])];
    return { title: words.name("date", id), lines: [{ text: words.say(`board-about-date-${what}`) }], topics };
  }
  return null;
}

const listed = (words: GameWords, kind: string, ids: string[]) => words.words.listed(ids.map((id) => words.name(kind, id)));
const line = (words: GameWords, label: string, text: string) => ({ label: words.say(`board-label-${label}`), text });
const armOf = (words: GameWords, unit: string) => (unit === "any" ? words.say("board-any") : words.name("unit", unit));

function place(table: Nations, id: string, words: GameWords): Inspected | null {
  const area = AREA[id];
  if (!area) return null;
  const here = table.areas[id];
  const lines: Lines = [line(words, "ground", `${words.name("terrain", area.terrain)} · ${words.name("district", area.district)}`)];
  const topics = [`place-${area.terrain}`];
  if (here?.tile) {
    const there = army(table, here.tile, words);
    lines.push(line(words, "tile", words.name("army", here.tile)), ...(there?.lines ?? []));
    topics.unshift("army-tile");
    if (isAdvanced(table)) topics.push(`ground-${area.terrain}`);
  }
  if (here?.markers.length) {
    for (const side of ["french", "allied"] as const) {
      const own = here.markers.filter((one) => ARMIES[side].includes(one));
      if (own.length) lines.push({ label: words.say("board-label-markers", { side: `side-${side}` }), text: listed(words, "army", own) });
    }
    topics.unshift("army-markers");
  }
  const coming = Object.keys(VILLAGES).filter((one) => VILLAGES[one]?.includes(id) && table.armies[one]?.state === "unplayed");
  if (coming.length) lines.push(line(words, "coming", listed(words, "army", coming)));
  const known = missionAt(table, id);
  if (known) {
    lines.push(line(words, "mission", words.say(known.revealed ? "board-place-mission" : "board-place-secret", known.points)));
    topics.unshift("mission");
  }
  return { title: words.name("place", id), lines, topics };
}

/** Only the advanced rules count the ground. */
const isAdvanced = (table: Nations) => Object.values(table.armies).some((one) => one.worth !== null && one.worth !== one.strength);

function army(table: Nations, id: string, words: GameWords): Inspected | null {
  const one = table.armies[id];
  if (!one) return null;
  const full = STRENGTH[id] ?? one.strength;
  const lines: Lines = [
    { text: `${words.name("side", one.side)} · ${armOf(words, one.unit)}` },
    line(words, "strength", one.damage ? words.say("board-strength-left", { left: one.strength, full }) : String(full)),
  ];
  if (one.state === "tile" && one.area) {
    lines.push(line(words, "stands", words.name("place", one.area)));
    if (one.worth !== null && one.worth !== one.strength) lines.push(line(words, "worth", String(one.worth)));
    const near = touching(table, id, BORDERS);
    lines.push(line(words, "contact", near.length ? listed(words, "army", near) : words.say("board-nobody")));
  } else if (one.state === "markers") {
    lines.push(line(words, "troops", listed(words, "place", one.markers)));
  } else if (one.state === "unplayed") {
    lines.push(line(words, "villages", listed(words, "place", VILLAGES[id] ?? [])));
    if (one.not_before) lines.push({ text: words.say("board-not-before", { date: `date-${one.not_before}` }) });
    if (one.scouts_needed) lines.push({ text: words.say("board-scouts-needed", { number: one.scouts_needed }) });
  } else lines.push({ text: words.say("board-state-destroyed") });
  const topics = [`army-${one.state}`, ...(one.state === "unplayed" && one.not_before ? ["army-dated"] : []), ...(one.unit === "any" ? ["army-any"] : [])];
  return { title: words.say("board-army", { army: `army-${id}` }), lines, topics };
}

function mission(table: Nations, id: string, words: GameWords): Inspected | null {
  const what = MISSIONS[id];
  if (!what) return null;
  const revealed = Object.values(table.missions).some((one) => one.mission === id && one.revealed);
  const held = (table.scoring ?? table.score_now).missions.find((one) => one.mission === id);
  const lines: Lines = [
    line(words, "district", words.name("district", what.district)),
    { text: words.say("board-mission-points", { french: what.french, allied: what.allied }) },
  ];
  if (Object.values(table.missions).some((one) => one.mission === id)) lines.push({ text: words.say(revealed ? "board-revealed" : "board-secret") });
  if (held) {
    const text = held.army
      ? words.say("board-mission-now", { army: `army-${held.army}`, french: held.french, allied: held.allied, side: `side-${held.side}` })
      : words.say("board-score-empty");
    lines.push(line(words, "now", text));
  }
  return { title: words.say("board-mission", { place: `place-${what.area}` }), lines, topics: ["mission", ...(revealed ? [] : ["mission-secret"])] };
}

function card(table: Nations, seat: string, id: string, words: GameWords): Inspected | null {
  if (!words.has(`card-${id}`)) return null;
  const kind = id.split("_")[0] ?? "";
  const own = table.seats.find((one) => one.name === seat)?.known_cards?.filter((one) => one === id).length ?? 0;
  const lines: Lines = [{ text: words.say(`board-about-${kind}`) }];
  if (kind === "terrain" || kind === "move") lines.push({ text: words.say(`board-about-${kind}-pair`) });
  if (own) lines.push(line(words, "held", String(own)));
  return { title: words.name("card", id), lines, topics: [`card-${kind}`] };
}

/** A button says what it would do; what it is about is told below. */
function verb(table: Nations, seat: string, action: string, words: GameWords): Inspected | null {
  const [name = "", argument = ""] = action.split(" ");
  const told = army(table, argument, words) ?? mission(table, argument, words) ?? card(table, seat, argument, words);
  return told ? { title: words.action(action), lines: [{ text: told.title }, ...told.lines], topics: [`verb-${name}`, ...told.topics] } : null;
}

function thingOfTable(table: Nations, kind: string, id: string, words: GameWords): Inspected {
  const numbers: Record<string, string | number> = {
    time: table.time,
    french: table.score.french,
    allied: table.score.allied,
    deck: table.deck,
    discard: table.discard.length,
    supply: table.supply,
    gone: table.gone,
  };
  const lines: Lines = [{ text: words.say(`board-about-${kind}-${id}`, numbers) }];
  if (id === "score" && table.earlier) lines.push(line(words, "earlier", String(table.earlier.french)));
  return { title: words.say(`board-title-${kind}-${id}`), lines, topics: [`${kind}-${id}`] };
}
