import fc from 'fast-check';
import { describe, it } from 'vitest';
import { createInitialRecords, readCompany } from '../random/sequences/initial-records.ts';
import type { SentRequest } from '../random/sequences/requests.ts';
import { createSequences } from '../random/sequences/sequences.ts';
import { isChange, useSequences } from '../random/sequences/test-sequences.ts';
import { startFastSandbox } from '../support/fast-client.ts';
import { assertProperty } from '../support/property-settings.ts';
import { isHledgerMissing } from './hledger.ts';
import { type Finding, judge } from './judge.ts';
import { type Ledger, readLedger } from './ledger.ts';

/** How many ledgers are in a file: hledger starts once for each, and takes minutes for 100 large ones. */
const BATCH = 10;

/** The most commands in a history. */
const COMMANDS = 40;

/** The longest time that a timer takes, in milliseconds; 0 is the limit of the project. */
const NO_LIMIT = 2 ** 31 - 1;

/**
 * Tests that hledger finds the books in order after any history. The histories come from `test/random`: seeded, and
 * made as small as they can be when one is wrong.
 *
 * @param count how many: a tenth of them in the demo companies, the others in books with minimal records.
 * @returns the changes that the histories made, filled by the tests: `PATCH /v1/salesinvoices/3`.
 */
export function testHistories(count: number): ReadonlySet<string> {
  const changes = new Set<string>();
  describe.skipIf(isHledgerMissing())('hledger', () => {
    const tenth = count / 10;
    const demo = useSequences(startFastSandbox, 'demo', readCompany);
    const minimal = useSequences(startFastSandbox, 'empty', createInitialRecords);

    it.each([
      { books: 'the demo companies', histories: tenth, sequences: demo },
      { books: 'books with minimal records', histories: count - tenth, sequences: minimal },
    ])('finds $books in order after each of $histories histories', { timeout: NO_LIMIT }, ({ sequences, histories }) =>
      assertHistories(sequences, histories, changes),
    );
  });
  return changes;
}

async function assertHistories(
  { run, getData, getCall }: ReturnType<typeof useSequences>,
  count: number,
  changes: Set<string>,
): Promise<void> {
  const createProperty = (check: (ledgers: readonly Ledger[], requests: readonly SentRequest[]) => Promise<void>) => {
    let number = 0;
    return fc.asyncProperty(createSequences(getData(), COMMANDS), async (commands) => {
      const requests = await run(commands, { isPredicting: false, isCheckedAlways: false });
      const touched = new Set(requests.map(({ administration }) => administration));
      const ledgers: Ledger[] = [];
      for (const id of touched) ledgers.push(await readLedger(getCall(), id, `H${number}-A${id}`, true));
      number += 1;
      await check(ledgers, requests);
    });
  };
  const batch: Ledger[] = [];
  const total = { entries: 0, balances: 0 };
  const judgeBatch = async (): Promise<void> => {
    const ledgers = batch.splice(0);
    const { findings, compared } = await judge(ledgers);
    total.entries += ledgers.reduce((sum, { transactions }) => sum + transactions.length, 0);
    total.balances += compared;
    if (findings[0]) await shrink(findings[0]);
  };
  /** Makes a history that is wrong smaller. */
  const shrink = async (finding: Finding): Promise<void> => {
    const [, number] = /\bH(\d+)-A\d/.exec(finding.text) ?? [];
    const property = createProperty(async (ledgers, requests) => {
      const { findings } = await judge(ledgers);
      const texts = [...findings.slice(0, 5), ...requests].map(({ text }) => text);
      if (findings.length > 0) throw new Error(texts.join('\n'));
    });
    await assertProperty(property, 1, number);
    throw new Error(`Only together with other histories: ${finding.text}`);
  };

  const collect = createProperty(async (ledgers, requests) => {
    batch.push(...ledgers);
    for (const { method, path } of requests.filter(isChange)) changes.add(`${method} ${path}`);
    if (batch.length >= BATCH) await judgeBatch();
  });
  await assertProperty(collect, count);
  await judgeBatch();
  process.stdout.write(`${count} histories: ${total.entries} entries, ${total.balances} balances.\n`);
}
