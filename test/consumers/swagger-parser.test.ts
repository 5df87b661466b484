import { validate } from '@apidevtools/swagger-parser';
import { expect, it } from 'vitest';
import { copyContract } from './support/contract.ts';
import { captureDiagnostics } from './support/diagnostics.ts';

const contract = copyContract();

// Validates against the schema of OpenAPI 3.1, and resolves all references.
it.each(['json', 'yaml'] as const)('@apidevtools/swagger-parser reads the contract in %s', async (format) => {
  expect(await captureDiagnostics(() => validate(contract[format]))).toEqual([]);
});
