import { expect, it } from 'vitest';
import { fieldChoices } from './ledger-lines.ts';

it('chooses as many fields for each request, and never the same', () => {
  const choices = [...fieldChoices()];
  expect(choices.length).toBeGreaterThanOrEqual(400);
  expect(new Set(choices.map(String)).size).toBe(choices.length);
  expect(new Set(choices.map(({ length }) => length)).size).toBe(1);
});
