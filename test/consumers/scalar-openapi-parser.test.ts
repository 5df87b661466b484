import { readFile } from 'node:fs/promises';
import { dereference, validate } from '@scalar/openapi-parser';
import { expect } from 'vitest';
import { copyContract } from './support/contract.ts';
import { defineChecks } from './support/define-checks.ts';
import { captureDiagnostics } from './support/diagnostics.ts';

const contract = copyContract();

defineChecks('@scalar/openapi-parser', {
  loads: async () => {
    const text = await readFile(contract.json, 'utf8');
    const errors: unknown[] = [];
    const diagnostics = await captureDiagnostics(async () => {
      errors.push(...((await validate(text)).errors ?? []));
      errors.push(...(dereference(text).errors ?? []));
    });
    expect([...diagnostics, ...errors]).toEqual([]);
  },
});
