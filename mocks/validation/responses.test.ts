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
  _meta: { self: 'http://localhost/v1/countries/1', administrationId: 1, administrationName: 'A', profileName: 'B' },
};
const ok = { status: 200, headers: json, body: country };
const find = (response: HttpResponse, id = 'getCountry') => getOperation(id).findResponseViolations(response);

describe('a response', () => {
  it('that follows the contract has no violations', () => {
    expect(find(ok)).toEqual([]);
    expect(find({ status: 204, headers: {} }, 'deleteDebtor')).toEqual([]);
  });

  it.each<[HttpResponse, string, id?: string]>([
    [{ status: 418, headers: {} }, 'status 418 is not documented'],
    [{ ...ok, headers: { 'content-type': 'text/plain' } }, 'the media type text/plain is not documented'],
    [{ ...ok, headers: {} }, 'the media type (none) is not documented'],
    [{ ...ok, body: undefined }, 'the body is missing'],
    [{ ...ok, body: { ...country, id: '1' } }, 'body/id must be integer'],
    [{ ...ok, body: { ...country, code: undefined } }, "body must have required property 'code'"],
    [{ status: 204, headers: {}, body: {} }, 'there is a body, and none is documented', 'deleteDebtor'],
    [{ ...ok, status: 201 }, 'the header location is missing', 'createDebtor'],
  ])('%o violates the contract: %s', (response, violation, id) => {
    expect(find(response, id)).toContain(violation);
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
