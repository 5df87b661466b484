import { beforeEach, describe, expect, it } from 'vitest';
import { createClientCore } from '../../client/runtime/client-core.ts';
import type { Fetch } from '../../client/runtime/client-options.ts';
import {
  type LedgerStore,
  type MemoryLedgerStore,
  memoryLedgerStore,
  type SyncOptions,
  type SyncReport,
  syncLedger,
} from '../../client/sync/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { memorial, purchase, type Row, sale, useBooks } from '../support/books.ts';
import { addUpLines, getBalances, listLines, omitMeta } from './ledger-totals.ts';

const books = useBooks({ clock: '2026-04-16' });
const { control, create, patch, act, remove, rows } = books;

const bookyears = [2025, 2026, 2027];
/** Book years in which entries can be posted. */
const openYears = [2026, 2027];
/** Small enough for several pages per book year. */
const PAGE_SIZE = 80;

const createTestClient = (settings = {}) =>
  createClientCore({ baseUrl: books.url, token: demoToken, retryDelay: 1, ...settings });
const sync = (store: LedgerStore, options: TestOptions = {}): Promise<SyncReport> =>
  syncLedger({
    client: createTestClient(),
    store,
    bookyears,
    pageSize: PAGE_SIZE,
    ...options,
  });

type TestOptions = Partial<Pick<SyncOptions, 'client' | 'bookyears'>>;

/** Expects the lines and the balances of the platform in the copy. */
async function expectSame(store: MemoryLedgerStore): Promise<void> {
  const client = createTestClient();
  const lines = store.lines().map(omitMeta);
  expect(lines).toEqual(await listLines(client, bookyears));
  expect(addUpLines(lines)).toEqual(await getBalances(client, bookyears));
}

/** Creates another store with the content of this one. */
async function copyStore(store: MemoryLedgerStore): Promise<MemoryLedgerStore> {
  const copy = memoryLedgerStore();
  const state = await store.state();
  if (state) await copy.apply({ removeEntries: [], removeParts: [], lines: store.lines(), state });
  return copy;
}

/** Makes the next requests fail in every temporary way. */
async function injectFaults(): Promise<void> {
  const faults = [
    { operationId: 'listLedgerLines', effect: 'answer', status: 429, retryAfter: 0, times: 2 },
    { operationId: 'listJournalEntryChanges', effect: 'drop' },
    { operationId: 'listLedgerLines', effect: 'drop', times: 2 },
    { operationId: 'listJournalEntryChanges', effect: 'answer', status: 503, times: 2 },
    { operationId: '*', effect: 'answer', status: 503, retryAfter: 0 },
  ];
  for (const fault of faults) expect((await control('faults', fault)).status).toBe(201);
}

const BALANCED_LINES = [
  { ledgerAccountId: 89, amountDebit: 12.34 },
  { ledgerAccountId: 98, amountCredit: 12.34 },
];

async function createPurchases(): Promise<Row[]> {
  return [
    await create('purchaseinvoiceswithlines', purchase),
    await create('purchaseinvoiceswithlines', { ...purchase, invoiceNumber: 'LF-2026-141' }),
  ];
}

/** Makes every kind of change of the ledger. The second purchase moves to another book year. */
async function changeBooks([first, second]: readonly Row[]): Promise<void> {
  const draft = await create('draftsalesinvoiceswithlines', sale);
  const { salesInvoiceId } = await act(`draftsalesinvoices/${draft.id}/finalize`);
  await act(`salesinvoices/${salesInvoiceId}/pay`, { amount: 20 });
  const entry = await create('journalentrieswithlines', { ...memorial, lines: BALANCED_LINES });
  await act(`journalentries/${entry.id}/process`);
  const [processed] = await rows('/v1/journalentries?status=processed&bookYear=2026');
  await remove(`journalentries/${processed?.id}`);
  await patch(`purchaseinvoices/${first?.id}`, { invoiceDate: '2026-03-31' });
  await patch(`purchaseinvoices/${second?.id}`, { invoiceDate: '2027-01-04' });
}

async function close2026(): Promise<void> {
  for (const { id } of await rows('/v1/journalentries?status=draft')) await remove(`journalentries/${id}`);
  await act('bookyears/2026/close');
}

describe('a copy', () => {
  let store: MemoryLedgerStore;
  beforeEach(() => {
    store = memoryLedgerStore();
  });

  it('matches the ledger after changes and faults', async () => {
    const purchases = await createPurchases();
    await injectFaults();
    const first = await sync(store);
    expect(first).toMatchObject({ administrationId: 1, verified: true, from: null });
    await expectSame(store);

    await control('clock/advance', { hours: 1 });
    await changeBooks(purchases);
    await injectFaults();
    const second = await sync(store);
    expect(second).toMatchObject({ verified: true, from: first.to });
    expect(second.entriesChanged).toBeGreaterThanOrEqual(4);
    expect(second.entriesDeleted).toBe(1);
    expect(second.linesWritten).toBeLessThan(first.linesWritten / 2);
    await expectSame(store);

    await close2026();
    expect(await sync(store)).toMatchObject({ verified: true });
    const opening = store.lines().filter(({ Bookyear, Period }) => Bookyear === 2027 && Period === 0);
    expect(opening.length).toBeGreaterThan(20);
    await expectSame(store);
  });

  it('resumes after a crash at any step of the first run', async () => {
    await testEveryCrash(async () => memoryLedgerStore());
  });

  it('resumes after a crash at any step of a later run', async () => {
    const purchases = await createPurchases();
    await sync(store, { bookyears: openYears });
    await control('clock/advance', { hours: 1 });
    await changeBooks(purchases);
    await testEveryCrash(() => copyStore(store));
  });
});

/**
 * Simulates a program that stops before a request or a use of the store.
 *
 * @param step number of the first step that is not executed, from 1; later ones are not executed either.
 */
function crashBefore(step: number) {
  let steps = 0;
  const counted =
    <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
    (...args: Args): Result => {
      steps += 1;
      if (steps >= step) throw new Error(`The program stopped before step ${step}`);
      return work(...args);
    };
  return {
    fetch: (async (url, init) => counted(fetch)(url, init)) as Fetch,
    wrapStore: ({ state, apply, count }: LedgerStore): LedgerStore => {
      return { state: counted(state), apply: counted(apply), count: counted(count) };
    },
    hasHappened: (): boolean => steps >= step,
  };
}

/** Crashes runs at the first step, the second, and so on until one completes; another run follows each. */
async function testEveryCrash(createStore: () => Promise<MemoryLedgerStore>): Promise<void> {
  const [invoice] = await rows('/v1/outstandingsalesinvoices');
  const change = () => act(`salesinvoices/${invoice?.id}/pay`, { amount: 0.01 });
  let crashes = 0;
  for (let step = 1, hasCrashed = true; hasCrashed; step += 1) {
    const crashing = await createStore();
    const crash = crashBefore(step);
    const client = createTestClient({ fetch: crash.fetch, maxRetries: 0 });
    const crashedRun = sync(crash.wrapStore(crashing), { client, bookyears: openYears });
    await crashedRun.catch(() => undefined);
    hasCrashed = crash.hasHappened();
    if (hasCrashed) crashes += 1;
    // The ledger changes between the runs. The clock advances, so that each run reads its own payment only.
    await change();
    await control('clock/advance', { minutes: 1 });
    const report = await sync(crashing, { bookyears: openYears });
    const message = `a crash before step ${step}`;
    expect(report, message).toHaveProperty('verified', true);
    expect(crashing.lines().map(omitMeta), message).toEqual(await listLines(createTestClient(), openYears));
    // The copy was consistent, so nothing is copied again after the check.
    expect((await crashing.state())?.repairs, message).toEqual({});
  }
  expect(crashes).toBeGreaterThan(15);
}
