import { expect, it } from 'vitest';
import { readContract } from '../hosts/node/read-contract.ts';
import { RECORD_SCHEMAS } from './record-types.ts';

it('every resource with a type has that of the records that the contract describes', () => {
  const stored = [...readContract().resources.values()].filter(({ hasTable }) => hasTable);
  expect(Object.fromEntries(stored.map(({ name, record }) => [name, record]))).toMatchObject(RECORD_SCHEMAS);
});
