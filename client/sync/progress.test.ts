import { beforeEach, describe, expect, it } from 'vitest';
import { createLedgerCopy } from '../../test/support/client/ledger-copy.ts';
import type { SyncOptions } from './options.ts';
import type { SyncProgress } from './progress.ts';

let { platform, store, sync, listCopy } = createLedgerCopy();

beforeEach(() => {
  ({ platform, store, sync, listCopy } = createLedgerCopy());
});

const getError = (options?: Partial<SyncOptions>): Promise<unknown> => sync(options).catch((reason: unknown) => reason);

describe('the progress of a run', () => {
  it('is reported for each phase up to its end', async () => {
    for (let entry = 0; entry < 5; entry += 1) platform.post({ bookyear: 2026 });
    const reports: SyncProgress[] = [];
    await sync({ onProgress: (progress) => reports.push(progress) });
    const copying = reports.filter(({ phase }) => phase === 'copy');
    expect(copying.map(({ done, total }) => `${done}/${total}`)).toEqual(['2/10', '6/10', '10/10']);
    expect(copying[0]).toMatchObject({ bookyear: 2026, linesWritten: 2 });
    expect(reports.findLast(({ phase }) => phase === 'changes')).toMatchObject({ done: 5, total: 5 });
    expect(reports.findLast(({ phase }) => phase === 'period0')).toMatchObject({ done: 2, total: 2 });
    expect(reports.at(-1)).toMatchObject({ phase: 'check', done: 2, total: 2, linesWritten: 20 });
  });

  it('continues where an earlier run was interrupted', async () => {
    for (let entry = 0; entry < 5; entry += 1) platform.post({ bookyear: 2026 });
    const stop = new Error('stop');
    const stopAtSix = (progress: SyncProgress) => {
      if (progress.done >= 6) throw stop;
    };
    expect(await getError({ onProgress: stopAtSix })).toBe(stop);
    const reports: SyncProgress[] = [];
    await sync({ onProgress: (progress) => reports.push(progress) });
    expect(reports[0]).toMatchObject({ phase: 'copy', done: 6, total: 10, linesWritten: 0 });
    expect(listCopy()).toEqual(platform.lines);
  });

  it('never decreases', async () => {
    for (let entry = 0; entry < 8; entry += 1) platform.post({ bookyear: 2026 });
    platform.beforeResponse = (_request, number) => {
      if (number % 3 === 0) platform.repost(1 + (number % 8), { bookyear: 2026, lines: 3 });
    };
    const reports: SyncProgress[] = [];
    await sync({ onProgress: (progress) => reports.push(progress) });
    for (const phase of ['copy', 'changes', 'period0', 'check']) {
      const ofPhase = reports.filter((report) => report.phase === phase);
      expect(ofPhase.map(({ done }) => done)).toEqual(ofPhase.map(({ done }) => done).toSorted((a, b) => a - b));
      expect(ofPhase.every(({ done, total }) => done <= total)).toBe(true);
    }
  });
});

describe('a signal', () => {
  it('aborts a run with its reason, and the next run resumes', async () => {
    for (let entry = 0; entry < 8; entry += 1) platform.post({ bookyear: 2026 });
    const controller = new AbortController();
    platform.beforeResponse = (_request, number) => {
      if (number === 6) controller.abort(new Error('the user left'));
    };
    expect(await getError({ signal: controller.signal })).toBe(controller.signal.reason);
    expect(store.lines().length).toBeGreaterThan(0);
    expect(platform.requests).toHaveLength(7);
    await sync();
    expect(listCopy()).toEqual(platform.lines);
  });

  it('prevents every request when it is already aborted', async () => {
    const signal = AbortSignal.abort();
    expect(await getError({ signal })).toBe(signal.reason);
    expect(platform.requests).toEqual([]);
    expect(store.state()).toBeUndefined();
  });
});
