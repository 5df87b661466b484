/** The book year of a date, which is its calendar year, and the period, which is its month. */
export function periodOf(date: string): { bookYear: number; bookPeriod: number } {
  return { bookYear: Number(date.slice(0, 4)), bookPeriod: Number(date.slice(5, 7)) };
}

const day = 24 * 60 * 60 * 1000;

/** Days from one date to another, both `YYYY-MM-DD`; below zero when the other comes first. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / day;
}

const firstInstant = Date.parse('0000-01-01T00:00:00Z');
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z');

/** The instant that an RFC 3339 timestamp names, from the year 0000 on. A leap second is the second after it. */
export function timestampToDate(timestamp: string): Date {
  const plain = timestamp.toUpperCase().replace(' ', 'T');
  const isLeapSecond = /T\d\d:\d\d:60/.test(plain);
  const instant = isLeapSecond ? Date.parse(plain.replace(/:60(\.\d+)?/, ':59')) + 1000 : Date.parse(plain);
  return new Date(Math.max(instant, firstInstant));
}

/** The same within the years that a timestamp can be written in: what its offset puts after 9999 is the last instant. */
export function instantOf(timestamp: string): Date {
  return new Date(Math.min(timestampToDate(timestamp).getTime(), lastInstant));
}

/** A moment as the platform shows it, in whole seconds of UTC: `2026-04-16T09:30:00Z`. */
export const toTimestamp = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;
