/** As much Markdown as our documents use: headings, paragraphs, lists, tables; code, strong and emphasised words. */

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

export interface Span {
  kind: "text" | "code" | "strong" | "em" | "clause";
  text: string;
}

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const part of text.split(/\n\s*\n|\n(?=#)/)) {
    const lines = part.split("\n").filter((line) => line.trim());
    let rest = lines;
    const heading = /^(#+) (.*)/.exec(lines[0] ?? "");
    if (heading) {
      found.push({ kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" });
      rest = lines.slice(1);
    }
    const [first] = rest;
    if (first === undefined) continue;
    if (first.startsWith("|")) {
      found.push({ kind: "table", head: cells(first), rows: rest.slice(2).map(cells) });
    } else if (first.startsWith("- ")) {
      const items: string[] = [];
      for (const line of rest) {
        if (line.startsWith("- ")) items.push(line.slice(2));
        else items.push(`${items.pop() ?? ""} ${line.trim()}`);
      }
      found.push({ kind: "list", items });
    } else found.push({ kind: "paragraph", text: rest.join(" ") });
  }
  return found;
}

export function spans(text: string): Span[] {
  const found: Span[] = [];
  const pattern = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\b([A-Z0-9]{2,4}-[A-Z]+-\d+|[A-Z]{2,4}-R-\d+)\b/g;
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, code, strong, em, clause] = match;
    if (code !== undefined) found.push({ kind: "code", text: code });
    else if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else found.push({ kind: "clause", text: clause ?? whole });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}
