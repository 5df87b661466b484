/** The book year of a date, which is its calendar year, and the period, which is its month. */
export function periodOf(date: string): { bookYear: number; bookPeriod: number } {
  return { bookYear: Number(date.slice(0, 4)), bookPeriod: Number(date.slice(5, 7)) };
}

const day = 24 * 60 * 60 * 1000;

/** Days from one date to another, both `YYYY-MM-DD`; below zero when the other comes first. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / day;
}

/** A moment as the platform shows it, in whole seconds of UTC: `2026-04-16T09:30:00Z`. */
export const momentOf = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;
