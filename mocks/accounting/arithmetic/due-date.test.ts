import { expect, it } from 'vitest';
import { dueDateOf } from './due-date.ts';

it('the due date is the invoice date plus the days of the payment condition', () => {
  expect(dueDateOf('2026-03-02', { dueDays: 30, endOfMonth: false })).toBe('2026-04-01');
});

it('the due date moves to the end of the month when the payment condition says so', () => {
  expect(dueDateOf('2026-01-15', { dueDays: 30, endOfMonth: true })).toBe('2026-02-28');
  expect(dueDateOf('2028-01-31', { dueDays: 0, endOfMonth: true })).toBe('2028-01-31');
});

it('the due date is the invoice date without a payment condition', () => {
  expect(dueDateOf('2026-03-02', undefined)).toBe('2026-03-02');
});

it('the due date is null past the year 9999', () => {
  expect(dueDateOf('9999-12-31', { dueDays: 1, endOfMonth: false })).toBeUndefined();
});
