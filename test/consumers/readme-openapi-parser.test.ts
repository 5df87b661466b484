import { type ValidationResult, validate } from '@readme/openapi-parser';
import { expect } from 'vitest';
import { copyContract } from './support/contract.ts';
import { defineChecks } from './support/define-checks.ts';
import { captureDiagnostics } from './support/diagnostics.ts';

const contract = copyContract();

defineChecks('@readme/openapi-parser', {
  // In YAML, which it reads as well.
  loads: async () => {
    const results: ValidationResult[] = [];
    expect(await captureDiagnostics(async () => void results.push(await validate(contract.yaml)))).toEqual([]);
    expect(results).toEqual([expect.objectContaining({ valid: true, warnings: [] })]);
  },
});
