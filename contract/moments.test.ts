import { describe, expect, it } from 'vitest';
import { isMoment, isTimestamp, parseMoment } from './moments.ts';

describe('a moment by ISO 8601 in extended form', () => {
  it.each([
    ['a date', '2026-04-16', '2026-04-16T00:00:00.000Z'],
    ['a week date', '2026-W16-4', '2026-04-16T00:00:00.000Z'],
    ['a week date in the year before its own', '2020-W01-1', '2019-12-30T00:00:00.000Z'],
    ['the last day of a year of 53 weeks', '2026-W53-7', '2027-01-03T00:00:00.000Z'],
    ['an ordinal date', '2026-106', '2026-04-16T00:00:00.000Z'],
    ['the last day of a leap year', '2028-366', '2028-12-31T00:00:00.000Z'],
    ['hours and minutes', '2026-04-16T09:30Z', '2026-04-16T09:30:00.000Z'],
    ['no offset, which is UTC', '2026-04-16T09:30:15', '2026-04-16T09:30:15.000Z'],
    ['a fraction of a second', '2026-04-16T09:30:15.25Z', '2026-04-16T09:30:15.250Z'],
    ['a fraction with a comma', '2026-04-16T09:30:15,25Z', '2026-04-16T09:30:15.250Z'],
    ['a fraction of a minute', '2026-04-16T09:30,5Z', '2026-04-16T09:30:30.000Z'],
    ['an offset of hours', '2026-04-16T11:30+02', '2026-04-16T09:30:00.000Z'],
    ['an offset of hours and minutes', '2026-04-16T04:00-05:30', '2026-04-16T09:30:00.000Z'],
    ['the end of a day', '2026-04-16T24:00', '2026-04-17T00:00:00.000Z'],
    ['a time of a week date', '2026-W16-4T11:30+02:00', '2026-04-16T09:30:00.000Z'],
    ['small letters, which RFC 3339 allows', '2026-04-16t09:30:00z', '2026-04-16T09:30:00.000Z'],
    ['a leap second, which is the second after it', '2026-06-30T23:59:60Z', '2026-07-01T00:00:00.000Z'],
    ['a leap second with a fraction, elsewhere', '2026-07-01T01:59:60.5+02:00', '2026-07-01T00:00:00.000Z'],
    ['the first year', '0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
  ])('%s: %s', (_name, text, moment) => {
    expect(parseMoment(text)?.toISOString()).toBe(moment);
  });

  it.each([
    ['words', 'yesterday'],
    ['a month', '2026-04'],
    ['hours alone, which have no extended form', '2026-04-16T09Z'],
    ['the basic form', '20260416T093000Z'],
    ['an offset in basic form beside a time in extended form', '2026-04-16T09:30:00+0200'],
    ['a space between date and time', '2026-04-16 09:30:00Z'],
    ['an offset without a time', '2026-04-16Z'],
    ['an expanded year', '+12026-04-16'],
    ['30 February', '2026-02-30'],
    ['29 February in a common year', '2026-02-29T12:00:00Z'],
    ['day 366 of a common year', '2026-366'],
    ['day 0', '2026-000'],
    ['week 53 in a year of 52', '2025-W53-1'],
    ['week 0', '2026-W00-1'],
    ['an eighth day of the week', '2026-W16-8'],
    ['hour 25', '2026-04-16T25:00Z'],
    ['a moment after the end of the day', '2026-04-16T24:00:01Z'],
    ['minute 60', '2026-04-16T09:60Z'],
    ['a leap second in the morning', '2026-04-16T09:30:60Z'],
    ['an offset of a day', '2026-04-16T09:30+24:00'],
    ['an empty text', ''],
  ])('%s is rejected: %s', (_name, text) => {
    expect(isMoment(text)).toBe(false);
  });
});

it.each([
  ['2026-04-16T09:30:00Z', true],
  ['2026-04-16t09:30:00.5+02:00', true],
  ['2026-06-30T23:59:60Z', true],
  ['2026-04-16', false],
  ['2026-04-16T09:30Z', false],
  ['2026-04-16T09:30:00', false],
  ['2026-04-16T09:30:00,5Z', false],
  ['2026-04-16T09:30:00+02', false],
  ['2026-04-16T09:30:00+0200', false],
  ['2026-04-16 09:30:00Z', false],
  ['2026-04-16T24:00:00Z', false],
  ['2026-W16-4T09:30:00Z', false],
  ['2026-02-30T09:30:00Z', false],
])('RFC 3339 is a part of ISO 8601: %s is a timestamp: %s', (text, isValid) => {
  expect(isTimestamp(text)).toBe(isValid);
});
