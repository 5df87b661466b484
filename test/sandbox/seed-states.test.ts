import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readContract } from '../../mocks/hosts/node/read-contract.ts';
import { SCENARIO_NAMES } from '../../mocks/seed/scenario-names.ts';
import { createClock } from '../../mocks/store/clock.ts';
import { exportState, toStoredContract } from '../../mocks/store/state.ts';
import { seedStore } from '../support/seed/read-seed.ts';

/**
 * Seeded states by name, as SHA-256 of `GET /_sandbox/state` without the line of the contract's version. A change of the data
 * or of a rule of posting changes them: read the difference of the states first, then write the received hash into the file.
 */
const hashes: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('seed-states.json', import.meta.url), 'utf8'),
);

const contract = readContract();

function hashState(seed: string, extraLedgerLines: number): string {
  const { database } = seedStore(seed, extraLedgerLines);
  onTestFinished(() => database.close());
  const state = exportState(database, toStoredContract(contract), createClock(database));
  return createHash('sha256')
    .update(state.replace(/^ {2}"contractVersion": .*\n/m, ''))
    .digest('hex');
}

describe('the state that a new sandbox has is the committed one', () => {
  it.each(['demo', ...SCENARIO_NAMES])('%s', (name) => {
    expect(hashState(name, 0)).toBe(hashes[name]);
  });

  it('demo with an odd number of extra ledger lines', () => {
    expect(hashState('demo', 1001)).toBe(hashes['demo with 1001 extra ledger lines']);
  });
});
