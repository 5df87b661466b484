import { readFile } from 'node:fs/promises';
import { dereference, validate } from '@scalar/openapi-parser';
import { expect } from 'vitest';
import { complaintsOf } from './support/complaints.ts';
import { copyOfContract } from './support/contract.ts';
import { verdicts } from './support/verdicts.ts';

const contract = copyOfContract();

verdicts('@scalar/openapi-parser', {
  loads: async () => {
    const text = await readFile(contract.json, 'utf8');
    const errors: unknown[] = [];
    const complaints = await complaintsOf(async () => {
      errors.push(...((await validate(text)).errors ?? []));
      errors.push(...(dereference(text).errors ?? []));
    });
    expect([...complaints, ...errors]).toEqual([]);
  },
});
