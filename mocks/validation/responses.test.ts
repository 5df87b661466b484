import { describe, expect, it } from 'vitest';
import { readContract } from '../hosts/node/read-contract.ts';
import type { HttpResponse } from '../http/types.ts';
import { createSchemaValidators } from './ajv.ts';
import { findProblemViolations } from './responses.ts';
import type { ValidatedOperation } from './validated-contract.ts';

const contract = readContract();
const getOperation = (id: string): ValidatedOperation =>
  contract.operations.find((operation) => operation.id === id) as ValidatedOperation;
const json = { 'content-type': 'application/json' };
const country = {
  id: 1,
  name: 'Nederland',
  code: 'NL',
  _meta: {
    self: 'http://localhost:4010/v1/countries/1',
    administrationId: 1,
    administrationName: 'A',
    profileName: 'B',
  },
};
const find = (response: HttpResponse, id = 'getCountry') => getOperation(id).findResponseViolations(response);

describe('a response', () => {
  it('that follows the contract has no violations', () => {
    expect(find({ status: 200, headers: json, body: country })).toEqual([]);
    expect(find({ status: 204, headers: {} }, 'deleteDebtor')).toEqual([]);
  });

  it.each<[string, HttpResponse, string]>([
    ['status', { status: 418, headers: {} }, 'status 418 is not documented'],
    [
      'media type',
      { status: 200, headers: { 'content-type': 'text/plain' }, body: 'x' },
      'the media type text/plain is not documented',
    ],
    ['missing media type', { status: 200, headers: {}, body: country }, 'the media type (none) is not documented'],
    ['missing body', { status: 200, headers: json }, 'the body is missing'],
    ['field of another type', { status: 200, headers: json, body: { ...country, id: '1' } }, 'body/id must be integer'],
    [
      'missing field',
      { status: 200, headers: json, body: { ...country, code: undefined } },
      "body must have required property 'code'",
    ],
  ])('violates the contract by its %s', (_what, response, violation) => {
    expect(find(response)).toEqual([violation]);
  });

  it('violates the contract with an undocumented body, or without a required header', () => {
    expect(find({ status: 204, headers: {}, body: {} }, 'deleteDebtor')).toEqual([
      'there is a body, and none is documented',
    ]);
    const created = find({ status: 201, headers: json, body: {} }, 'createDebtor');
    expect(created).toContain('the header location is missing');
  });
});

describe('a scale of two decimals', () => {
  const validate = createSchemaValidators(contract.document).forOutput({ type: 'number', 'x-scale': 2 });

  it.each([0, -3, 1.01, 12.5, 123_456_789_012.35, -0.07])('allows the number %d', (value) =>
    expect(validate(value)).toEqual([]),
  );

  it.each([1.005, 1.000_000_000_1, 0.1 + 0.2, -12.345])('rejects the number %d, which has more', (value) => {
    expect(validate(value)).toMatchObject([{ keyword: 'x-scale' }]);
  });
});

it('an error response outside of an operation must be a problem document', () => {
  const headers = { 'content-type': 'application/problem+json' };
  const body = { type: 'https://accounting-platform.example/problems/not-found', title: 'Not found', status: 404 };
  expect(findProblemViolations(contract.validateProblem, { status: 404, headers, body })).toEqual([]);
  expect(
    findProblemViolations(contract.validateProblem, { status: 404, headers: json, body: { title: 'x' } }),
  ).toHaveLength(2);
});
