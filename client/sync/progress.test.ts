import { beforeEach, describe, expect, test } from 'vitest';
import { FakeLedger } from '../../test/support/client/fake-ledger.ts';
import { memoryLedgerStore } from './memory-store.ts';
import type { SyncedLine, SyncOptions } from './options.ts';
import type { SyncProgress } from './progress.ts';
import { syncLedger } from './sync-ledger.ts';

let platform: FakeLedger;
let store: ReturnType<typeof memoryLedgerStore<SyncedLine>>;

beforeEach(() => {
  platform = new FakeLedger();
  store = memoryLedgerStore<SyncedLine>();
});

const sync = (options: Partial<SyncOptions> = {}) =>
  syncLedger({ connection: platform.connection, store, bookyears: [2025, 2026], pageSize: 4, ...options });

const copy = () => store.lines().map(({ _meta, ...line }) => line);

/** What a run is refused with. */
const refused = (options?: Partial<SyncOptions>): Promise<unknown> => sync(options).catch((reason: unknown) => reason);

describe('progress', () => {
  test('is told for each phase, up to its end', async () => {
    for (let entry = 0; entry < 5; entry += 1) platform.book({ bookyear: 2026 });
    const told: SyncProgress[] = [];
    await sync({ onProgress: (progress) => told.push(progress) });
    const copying = told.filter(({ phase }) => phase === 'copy');
    expect(copying.map(({ done, total }) => `${done}/${total}`)).toEqual(['2/10', '6/10', '10/10']);
    expect(copying[0]).toMatchObject({ bookyear: 2026, linesWritten: 2 });
    expect(told.findLast(({ phase }) => phase === 'changes')).toMatchObject({ done: 5, total: 5 });
    expect(told.findLast(({ phase }) => phase === 'period0')).toMatchObject({ done: 2, total: 2 });
    expect(told.at(-1)).toMatchObject({ phase: 'check', done: 2, total: 2, linesWritten: 20 });
  });

  test('goes on where a run was broken off', async () => {
    for (let entry = 0; entry < 5; entry += 1) platform.book({ bookyear: 2026 });
    const stop = new Error('stop');
    const first = (progress: SyncProgress) => {
      if (progress.done >= 6) throw stop;
    };
    expect(await refused({ onProgress: first })).toBe(stop);
    const told: SyncProgress[] = [];
    await sync({ onProgress: (progress) => told.push(progress) });
    expect(told[0]).toMatchObject({ phase: 'copy', done: 6, total: 10, linesWritten: 0 });
    expect(copy()).toEqual(platform.lines);
  });

  test('never goes back', async () => {
    for (let entry = 0; entry < 8; entry += 1) platform.book({ bookyear: 2026 });
    platform.before = (_request, number) => {
      if (number % 3 === 0) platform.rebook(1 + (number % 8), { bookyear: 2026, lines: 3 });
    };
    const told: SyncProgress[] = [];
    await sync({ onProgress: (progress) => told.push(progress) });
    for (const phase of ['copy', 'changes', 'period0', 'check']) {
      const ofPhase = told.filter((one) => one.phase === phase);
      expect(ofPhase.map(({ done }) => done)).toEqual(ofPhase.map(({ done }) => done).toSorted((a, b) => a - b));
      expect(ofPhase.every(({ done, total }) => done <= total)).toBe(true);
    }
  });
});

describe('a signal', () => {
  test('ends a run with its reason, and the next run goes on', async () => {
    for (let entry = 0; entry < 8; entry += 1) platform.book({ bookyear: 2026 });
    const controller = new AbortController();
    platform.before = (_request, number) => {
      if (number === 5) controller.abort(new Error('the user left'));
    };
    expect(await refused({ signal: controller.signal })).toBe(controller.signal.reason);
    const before = store.lines().length;
    expect(before).toBeGreaterThan(0);
    const asked = platform.requests.length;
    expect(asked).toBe(6);
    await sync();
    expect(copy()).toEqual(platform.lines);
  });

  test('that is over already lets nothing happen', async () => {
    const signal = AbortSignal.abort();
    expect(await refused({ signal })).toBe(signal.reason);
    expect(platform.requests).toEqual([]);
    expect(store.state()).toBeUndefined();
  });
});
