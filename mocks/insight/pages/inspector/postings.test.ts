import { expect, it } from 'vitest';

// A script of a page, which this compilation does not read.
const { addUp, formatAmount } = (await import(`${new URL('browser/postings.js', import.meta.url)}`)) as {
  readonly addUp: (amounts: readonly number[]) => number;
  readonly formatAmount: (amount: number) => string;
};

it('adds amounts up without the errors of fractions, and formats them', () => {
  expect([addUp([0.1, 0.2]), addUp([66.03, 5.94]), addUp([])]).toEqual([0.3, 71.97, 0]);
  expect(formatAmount(1250)).toBe('1,250.00');
});
