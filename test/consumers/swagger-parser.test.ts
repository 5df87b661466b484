import { validate } from '@apidevtools/swagger-parser';
import { expect } from 'vitest';
import { copyContract } from './support/contract.ts';
import { defineChecks } from './support/define-checks.ts';
import { captureDiagnostics } from './support/diagnostics.ts';

const contract = copyContract();

defineChecks('@apidevtools/swagger-parser', {
  // Validates against the schema of OpenAPI 3.1, and resolves all references.
  loads: async () => expect(await captureDiagnostics(() => validate(contract.json))).toEqual([]),
});
