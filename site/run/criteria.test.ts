import { describe, expect, it } from 'vitest';
import { isMet } from './criteria.ts';
import type { ExpressionContext } from './expressions.ts';

const context: ExpressionContext = {
  inputs: {},
  steps: { before: { amount: 121 } },
  response: {
    status: 200,
    headers: new Headers({ Location: '/v1/debtors/7' }),
    body: {
      amount: 121,
      text: "it's",
      name: 'T',
      none: null,
      _data: [{ debit: 121 }, { debit: 0 }],
      _meta: { totalCount: 2 },
    },
  },
};

const check = (condition: string): boolean => isMet({ condition }, context);

describe('a condition', () => {
  it.each([
    '$statusCode == 200',
    '$response.body#/amount == 121',
    '$response.body#/amount == $steps.before.outputs.amount',
    '$response.body#/amount > 120.5',
    '$response.body#/amount >= 121',
    '$response.body#/_meta/totalCount < 3',
    '$response.body#/_meta/totalCount <= 2',
    "$response.body#/name == 'T'",
    "$response.body#/name != 'two words'",
    '$response.body#/none == null',
  ])('%s is met', (condition) => {
    expect(check(condition)).toBe(true);
  });

  it.each([
    '$statusCode == 201',
    "$response.body#/amount == '121'",
    '$response.body#/missing > 0',
    '$response.body#/missing == null',
    '$response.body#/amount != $steps.before.outputs.amount',
  ])('%s is not met', (condition) => {
    expect(check(condition)).toBe(false);
  });

  it.each(['$statusCode', '$statusCode == 200 && true', '$statusCode =~ 200'])('%s is rejected', (condition) => {
    expect(() => check(condition)).toThrow('is not supported');
  });

  it('tests the text of an expression against a pattern', () => {
    const test = (condition: string) =>
      isMet({ condition, context: '$response.header.Location', type: 'regex' }, context);
    expect([test('/v1/debtors/\\d+$'), test('/v1/creditors/\\d+$')]).toEqual([true, false]);
  });

  it('is met by a path that finds something in the body', () => {
    const find = (condition: string) => isMet({ condition, context: '$response.body', type: 'jsonpath' }, context);
    expect(find('$[?@._data[?@.debit == 121]]')).toBe(true);
    expect(find('$[?@._data[?@.debit == 122]]')).toBe(false);
    expect(find('$[?count(@._data[*]) == 2]')).toBe(true);
    expect(find('$[?!@.errors]')).toBe(true);
  });
});
