import { describe, expect, it } from 'vitest';
import { SCENARIO_NAMES } from '../../mocks/seed/scenario-names.ts';
import { startFastSandbox } from '../support/fast-client.ts';
import { isHledgerMissing } from './hledger.ts';
import { judge } from './judge.ts';
import { type Ledger, readLedger } from './ledger.ts';

/** Those that the demo user may read. */
const ADMINISTRATIONS = [1, 2];

describe.skipIf(isHledgerMissing())('hledger', () => {
  it('finds the books of the demo years and of every scenario in order', { timeout: 300_000 }, async () => {
    const ledgers: Ledger[] = [];
    for (const name of ['demo', ...SCENARIO_NAMES] as const) {
      const sandbox = await startFastSandbox(name === 'demo' ? { seed: name } : { scenario: name });
      for (const id of ADMINISTRATIONS) ledgers.push(await readLedger(sandbox.call, id, `S-${name}-A${id}`));
      await sandbox.close();
    }
    const { findings, compared } = await judge(ledgers);
    expect(findings.slice(0, 10)).toEqual([]);
    expect(compared).toBeGreaterThan(1000);
  });
});
