import { describe, expect, it } from 'vitest';
import { parseMoment } from '../../../contract/moments.ts';
import { calculateDueDate, clampMoment, countDays, getPeriod } from './calendar.ts';

it.each([
  ['2026-04-16T09:30:00Z', '2026-04-16T09:30:00.000Z'],
  ['9999-12-31T23:59:59-23:59', '9999-12-31T23:59:59.999Z'],
  ['9999-12-31T24:00', '9999-12-31T23:59:59.999Z'],
  ['0000-01-01T00:00:00+23:59', '0000-01-01T00:00:00.000Z'],
])('the moment %s is within the years of a timestamp: %s', (text, instant) => {
  expect(clampMoment(parseMoment(text) as Date).toISOString()).toBe(instant);
});

it('a date has the book year and the period of its calendar', () => {
  expect(getPeriod('2026-04-16')).toEqual({ bookYear: 2026, bookPeriod: 4 });
});

it('days are counted from one date to the other, over the change to summer time too', () => {
  expect(countDays('2026-03-28', '2026-03-30')).toBe(2);
  expect(countDays('2026-03-01', '2026-02-28')).toBe(-1);
});

describe('the due date', () => {
  it('is the invoice date plus the days of the payment condition', () => {
    expect(calculateDueDate('2026-03-02', { dueDays: 30, endOfMonth: false })).toBe('2026-04-01');
  });

  it('moves to the end of the month when the payment condition says so', () => {
    expect(calculateDueDate('2026-01-15', { dueDays: 30, endOfMonth: true })).toBe('2026-02-28');
    expect(calculateDueDate('2028-01-31', { dueDays: 0, endOfMonth: true })).toBe('2028-01-31');
  });

  it('is the invoice date without a payment condition', () => {
    expect(calculateDueDate('2026-03-02', undefined)).toBe('2026-03-02');
  });

  it('is undefined past the year 9999', () => {
    expect(calculateDueDate('9999-12-30', { dueDays: 1, endOfMonth: false })).toBe('9999-12-31');
    expect(calculateDueDate('9999-12-31', { dueDays: 1, endOfMonth: false })).toBeUndefined();
  });
});
