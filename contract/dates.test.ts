import { expect, it } from 'vitest';
import { getDate } from './dates.ts';

it.each([
  ['an evening in summer', '2026-04-15T21:59:59Z', '2026-04-15'],
  ['midnight in summer', '2026-04-15T22:00:00Z', '2026-04-16'],
  ['half past one at night in summer', '2026-04-15T23:30:00Z', '2026-04-16'],
  ['an evening in winter', '2026-01-15T22:59:59Z', '2026-01-15'],
  ['midnight in winter', '2026-01-15T23:00:00Z', '2026-01-16'],
  ['New Year', '2026-12-31T23:00:00Z', '2027-01-01'],
  // A day has 23 or 25 hours when the clocks change.
  ['before summer time begins', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['on the evening after it has begun', '2026-03-29T21:59:59Z', '2026-03-29'],
  ['at the midnight after that', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['before summer time ends', '2026-10-24T22:00:00Z', '2026-10-25'],
  ['in the hour that comes twice', '2026-10-25T01:30:00Z', '2026-10-25'],
  ['on the evening after it has ended', '2026-10-25T22:59:59Z', '2026-10-25'],
  ['at the midnight after that', '2026-10-25T23:00:00Z', '2026-10-26'],
  // Four digits of the year, whatever the clock shows.
  ['the first moment', '0001-01-01T00:00:00Z', '0001-01-01'],
  ['a year of three digits', '0999-06-01T12:00:00Z', '0999-06-01'],
  ['the last moment', '9999-12-31T23:59:59Z', '9999-12-31'],
])('the date of %s, %s, is the Dutch date: %s', (_name, timestamp, date) => {
  expect(getDate(timestamp)).toBe(date);
});
