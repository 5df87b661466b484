import { describe, expect, it } from 'vitest';
import { type ExpressionContext, evaluate, resolve } from './expressions.ts';

const context: ExpressionContext = {
  inputs: { token: 'abc', tenant: 2, route: null },
  steps: { 'find-a-debtor': { debtorId: 7 } },
  response: {
    status: 201,
    headers: new Headers({ Location: '/v1/debtors/7' }),
    body: { id: 7, _data: [{ name: 'Tea room' }], 'a/b': true },
  },
};

describe('an expression', () => {
  it.each([
    ['$statusCode', 201],
    ['$inputs.tenant', 2],
    ['$inputs.route', null],
    ['$inputs.unknown', undefined],
    ['$steps.find-a-debtor.outputs.debtorId', 7],
    ['$steps.not-run.outputs.id', undefined],
    ['$response.header.Location', '/v1/debtors/7'],
    ['$response.header.Retry-After', undefined],
    ['$response.body#/_data/0/name', 'Tea room'],
    ['$response.body#/a~1b', true],
    ['$response.body#/_data/1/name', undefined],
    ['$response.body', context.response?.body],
  ])('%s has the value %j', (expression, value) => {
    expect(evaluate(expression, context)).toEqual(value);
  });

  it.each(['$request.body', '$response.body#/id extra', '$inputs', 'inputs.token', '$workflows.a.outputs.b'])(
    '%s is rejected',
    (expression) => {
      expect(() => evaluate(expression, context)).toThrow(`The expression ${expression} is not supported.`);
    },
  );
});

describe('a value with expressions', () => {
  it('keeps the type of an expression that is the whole value, at every depth', () => {
    const payload = {
      lines: [{ debtorId: '$steps.find-a-debtor.outputs.debtorId', quantity: 2 }],
      route: '$inputs.route',
    };
    expect(resolve(payload, context)).toEqual({ lines: [{ debtorId: 7, quantity: 2 }], route: null });
  });

  it('embeds an expression in braces as text', () => {
    expect(resolve('Bearer {$inputs.token} of {$inputs.tenant}', context)).toBe('Bearer abc of 2');
  });

  it('leaves other texts unchanged, braces included', () => {
    expect(resolve('/v1/debtors/{id} for $ 5', context)).toBe('/v1/debtors/{id} for $ 5');
  });
});
