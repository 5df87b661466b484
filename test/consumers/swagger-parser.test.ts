import { validate } from '@apidevtools/swagger-parser';
import { expect } from 'vitest';
import { copyContract } from './support/contract.ts';
import { defineChecks } from './support/define-checks.ts';
import { captureDiagnostics } from './support/diagnostics.ts';

const contract = copyContract();

defineChecks('@apidevtools/swagger-parser', {
  // Validates against the schema of OpenAPI 3.1, and resolves all references, in JSON and in YAML.
  loads: async () => {
    for (const file of [contract.json, contract.yaml]) {
      expect(await captureDiagnostics(() => validate(file))).toEqual([]);
    }
  },
});
