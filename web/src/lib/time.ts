/** Moments and spans of time in words. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** "5 minutes ago", "in 2 days". */
export function relative(at: number, lang: string, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "long" });
  const span = at - now;
  for (const [unit, seconds] of UNITS) if (Math.abs(span) >= seconds) return format.format(Math.round(span / seconds), unit);
  return format.format(Math.round(span / 60), "minute");
}

export function clock(at: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit" }).format(at * 1000);
}
