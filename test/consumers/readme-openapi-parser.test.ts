import { type ValidationResult, validate } from '@readme/openapi-parser';
import { expect } from 'vitest';
import { complaintsOf } from './support/complaints.ts';
import { copyOfContract } from './support/contract.ts';
import { verdicts } from './support/verdicts.ts';

const contract = copyOfContract();

verdicts('@readme/openapi-parser', {
  // In YAML, which it reads as well.
  loads: async () => {
    const results: ValidationResult[] = [];
    expect(await complaintsOf(async () => void results.push(await validate(contract.yaml)))).toEqual([]);
    expect(results).toEqual([expect.objectContaining({ valid: true, warnings: [] })]);
  },
});
