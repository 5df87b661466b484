import { expect, it } from 'vitest';
import { readContract } from '../server/read-contract.ts';
import { RECORD_SCHEMAS } from './record-types.ts';

it('every stored resource has the type of the records that the contract describes', () => {
  const stored = [...readContract().resources.values()].filter(({ hasTable }) => hasTable);
  expect(RECORD_SCHEMAS).toEqual(Object.fromEntries(stored.map(({ name, record }) => [name, record])));
});
