import { expect } from 'vitest';
import { incomplete, nonsense, patches, rightBodies } from './support/bodies.ts';
import { copyContract } from './support/contract.ts';
import { defineChecks } from './support/define-checks.ts';
import { captureDiagnostics } from './support/diagnostics.ts';
import { getExample, readContract } from './support/examples.ts';
import { type Call, type Passed, passThrough } from './support/gateway.ts';

const contract = copyContract();
const through = (calls: readonly Call[]): Promise<Passed[]> => passThrough(contract.json, calls);
const refused = () => ({ status: 400 });
const passed = ({ body = null }: Call): Passed => ({ status: 200, body });

defineChecks('express-openapi-validator', {
  loads: async () => {
    const call = { call: 'GET /v1/debtors?pageSize=2', headers: { 'X-Tenant-Id': '1' } };
    expect(await captureDiagnostics(async () => expect(await through([call])).toEqual([passed(call)]))).toEqual([]);
  },
  patch: async () => expect(await through(patches)).toEqual(patches.map(passed)),
  nonsense: async () => {
    const wrongType = { call: 'PATCH /v1/articles/1', body: { unitPrice: 'much' } };
    expect(await through([...nonsense, wrongType])).toMatchObject([...nonsense, wrongType].map(refused));
  },
  incomplete: async () => expect(await through(incomplete)).toMatchObject(incomplete.map(refused)),
  right: async () => expect(await through(rightBodies)).toEqual(rightBodies.map(passed)),
  aliases: async () => {
    const calls = [{ call: 'GET /v1/debtors?pagesize=2' }, { call: 'GET /v1/debtors', headers: { 'X-TenantId': '1' } }];
    expect(await through(calls)).toEqual(calls.map(passed));
  },
  'read, put': async () => {
    const body = getExample(await readContract(contract.json), '/v1/debtors/{id}', 'get', '200');
    expect(await through([{ call: 'PUT /v1/debtors/1', body }])).toMatchObject([{ status: 200, body }]);
  },
});
