import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { OpenApiDocument, Operation } from '../../contract/document.ts';
import { incomplete, nonsense, patches, rightBodies } from './support/bodies.ts';
import { copyContract } from './support/contract.ts';
import { captureDiagnostics } from './support/diagnostics.ts';
import { type Call, type Passed, passThrough } from './support/gateway.ts';

const contract = copyContract();
const send = (calls: readonly Call[]): Promise<Passed[]> => passThrough(contract.json, calls);
const rejected = () => ({ status: 400 });
const passed = ({ body = null }: Call): Passed => ({ status: 200, body });

/** Returns an example of a response of `getDebtor`. */
function getDebtor(): unknown {
  const { paths } = JSON.parse(readFileSync(contract.json, 'utf8')) as OpenApiDocument;
  const operation = paths['/v1/debtors/{id}']?.get as Operation | undefined;
  return Object.values(operation?.responses['200']?.content?.['application/json']?.examples ?? {})[0]?.value;
}

describe('a gateway with express-openapi-validator', () => {
  it('loads the contract without a message', async () => {
    const call = { call: 'GET /v1/debtors?pageSize=2', headers: { 'X-Tenant-Id': '1' } };
    expect(await captureDiagnostics(async () => expect(await send([call])).toEqual([passed(call)]))).toEqual([]);
  });

  it.each<[string, readonly Call[]]>([
    ['a PATCH of one field', patches],
    ['valid bodies', rightBodies],
    [
      'the alternative spellings of a parameter and of a header',
      [{ call: 'GET /v1/debtors?pagesize=2' }, { call: 'GET /v1/debtors', headers: { 'X-TenantId': '1' } }],
    ],
    ['the body of a GET response in a PUT', [{ call: 'PUT /v1/debtors/1', body: getDebtor() }]],
  ])('passes on %s unchanged', async (_, calls) => {
    expect(await send(calls)).toEqual(calls.map(passed));
  });

  it.each<[string, readonly Call[]]>([
    ['unknown fields and wrong types', [...nonsense, { call: 'PATCH /v1/articles/1', body: { unitPrice: 'much' } }]],
    ['bodies without a required field', incomplete],
  ])('rejects %s', async (_, calls) => {
    expect(await send(calls)).toMatchObject(calls.map(rejected));
  });
});
