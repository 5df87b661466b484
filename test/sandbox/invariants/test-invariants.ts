import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, FastSandbox, StartFastSandbox } from '../../support/fast-client.ts';
import { type Books, readBooks } from './books.ts';
import { findStockViolations, findViolations } from './checks.ts';
import { type Command, commandsFor } from './commands.ts';
import { createInitialRecords } from './initial-records.ts';
import { type MasterData, readMasterData } from './master-data.ts';
import { allActions, type Run, readIds, startRun } from './run.ts';
import { simulate } from './simulate.ts';
import { readState, type SandboxState } from './state.ts';

/** The same sequences at each run. Others, and more of them, are chosen by `INVARIANTS_SEED` and `INVARIANTS_RUNS`. */
const seed = Number(process.env.INVARIANTS_SEED ?? 20_260_416);
const runs = Number(process.env.INVARIANTS_RUNS ?? 1);

const administrations = [1, 2];
const clock = '2026-04-16T09:30:00Z';

interface SequenceOptions {
  readonly start: StartFastSandbox;
  readonly seed?: 'empty';
  readonly prepare?: (call: Caller) => Promise<void>;
  /** Counts how often which request was carried out. */
  readonly succeeded: Map<string, number>;
}

/** Sequences of commands in a sandbox that goes back to a snapshot between them. */
function useSequences({
  start: startSandbox,
  seed: initialData,
  prepare = async () => {},
  succeeded,
}: SequenceOptions) {
  let sandbox: FastSandbox;
  let data: readonly MasterData[];
  let ids: ReadonlyMap<string, readonly number[]>;
  let holdings: SandboxState;
  let start: Books['stock'];
  beforeAll(async () => {
    sandbox = await startSandbox({ ...(initialData && { seed: initialData }), clock });
    await prepare(sandbox.call);
    data = await Promise.all(administrations.map((id) => readMasterData(sandbox.call, id)));
    ids = await readIds(sandbox.call, administrations);
    holdings = await readState(sandbox.call, administrations);
    const held = holdings.total();
    const stocks = await Promise.all(data.map((masterData) => booksOf(masterData).then(({ stock }) => [...stock])));
    start = new Map(stocks.flat().map(([id, quantity]) => [id, quantity + (held.get(id) ?? 0)]));
    await sandbox.call('POST', '/_sandbox/snapshots', { name: 'start' });
  });
  afterAll(() => sandbox.close());

  const booksOf = ({ administration, controlAccounts }: MasterData) =>
    readBooks(sandbox.call, administration, controlAccounts);

  /** Throws with the requests of the round when the books of an administration are wrong. */
  async function check(round: Run, touched: ReadonlySet<number>): Promise<void> {
    for (const masterData of data.filter(({ administration }) => touched.has(administration))) {
      const books = await booksOf(masterData);
      const faults = [...findViolations(books), ...findStockViolations(books.stock, start, round.state.total())];
      if (faults.length > 0) throw new Error(`Administration ${masterData.administration}: ${faults.join('; ')}`);
    }
    if (sandbox.loggedErrors.length > 0) throw new Error(sandbox.loggedErrors.join('\n'));
  }

  async function run(commands: readonly Command[], isChecked: 'always' | 'at the end'): Promise<void> {
    await sandbox.call('POST', '/_sandbox/snapshots/start/restore');
    sandbox.loggedErrors.length = 0;
    const round = startRun(sandbox.call, ids, holdings);
    try {
      for (const command of commands) {
        const before = round.changes.length;
        await simulate(command, round);
        const isChanged = round.changes.length > before;
        if (isChecked === 'always' && isChanged) await check(round, new Set([command.in]));
      }
      await check(round, new Set(commands.map((command) => command.in)));
      for (const change of round.changes) succeeded.set(change, (succeeded.get(change) ?? 0) + 1);
    } catch (error) {
      throw new Error(`${(error as Error).message}\n\n${round.requests.join('\n')}\n`);
    }
  }

  return {
    /** A sequence: mostly in one administration. */
    sequences(maxLength: number): fc.Arbitrary<Command[]> {
      const [first, second] = data.map(commandsFor) as [fc.Arbitrary<Command>, fc.Arbitrary<Command>];
      const mostly = fc.oneof({ weight: 9, arbitrary: first }, { weight: 1, arbitrary: second });
      const constraints = { minLength: 1, maxLength, size: 'max' } as const;
      // Without a bias to what is small, which would make most of them too short to lead anywhere.
      return fc.noBias(
        fc.oneof(
          { weight: 4, arbitrary: fc.array(first, constraints) },
          { weight: 2, arbitrary: fc.array(second, constraints) },
          { weight: 1, arbitrary: fc.array(mostly, constraints) },
        ),
      );
    },
    run,
    booksOf: async () => await Promise.all(data.map(booksOf)),
  };
}

/** Tests that the books of a sandbox satisfy all invariants, whatever is done. */
export function testInvariants(start: StartFastSandbox): void {
  const succeeded = new Map<string, number>();

  describe('books of the demo companies', () => {
    const { sequences, run, booksOf } = useSequences({ start, succeeded });

    it('satisfy all invariants initially', async () => {
      for (const books of await booksOf()) expect(findViolations(books)).toEqual([]);
    });

    it('satisfy all invariants after any sequence of commands', async () => {
      const property = fc.asyncProperty(sequences(10), (commands) => run(commands, 'at the end'));
      await fc.assert(property, { seed, numRuns: 130 * runs });
    }, 600_000);
  });

  describe('books with minimal records', () => {
    const { sequences, run } = useSequences({ start, succeeded, seed: 'empty', prepare: createInitialRecords });

    it.each([
      ['any sequence of commands', 'at the end', 270],
      ['each command of any sequence', 'always', 110],
    ] as const)(
      'satisfy all invariants after %s',
      async (_what, isChecked, numRuns) => {
        const property = fc.asyncProperty(sequences(10), (commands) => run(commands, isChecked));
        await fc.assert(property, { seed, numRuns: numRuns * runs });
      },
      600_000,
    );
  });

  it('the sequences together perform every kind of change', () => {
    expect(allActions.filter((deed) => !succeeded.has(deed))).toEqual([]);
  });
}
