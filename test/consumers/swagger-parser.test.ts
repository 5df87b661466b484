import { validate } from '@apidevtools/swagger-parser';
import { expect } from 'vitest';
import { complaintsOf } from './support/complaints.ts';
import { copyOfContract } from './support/contract.ts';
import { verdicts } from './support/verdicts.ts';

const contract = copyOfContract();

verdicts('@apidevtools/swagger-parser', {
  // Validates against the schema of OpenAPI 3.1, and resolves all references.
  loads: async () => expect(await complaintsOf(() => validate(contract.json))).toEqual([]),
});
