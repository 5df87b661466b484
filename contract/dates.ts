import { lazy } from './memoize.ts';

/** Time zone of the books, which are Dutch. */
const TIME_ZONE = 'Europe/Amsterdam';

const LAST_DATE = '9999-12-31';

// Created with the first date, as it takes milliseconds. Swedish dates are in ISO 8601.
const getFormatter = lazy(() => new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }));

let previous = { timestamp: '', date: '' };

/**
 * Returns the date of a moment in the time zone of the books, `YYYY-MM-DD`. Nothing else derives a date from the clock. The last
 * hour of the year 9999 stays in it, because a year has four digits.
 *
 * @param timestamp a moment in UTC, as the clock shows it: `2026-04-15T23:30:00Z`, which is on 16 April.
 */
export function getDate(timestamp: string): string {
  // Every request needs the date, and the clock has whole seconds.
  if (previous.timestamp !== timestamp) previous = { timestamp, date: formatDate(new Date(timestamp)) };
  return previous.date;
}

function formatDate(moment: Date): string {
  const date = getFormatter().format(moment).padStart(LAST_DATE.length, '0');
  return date.length > LAST_DATE.length ? LAST_DATE : date;
}
