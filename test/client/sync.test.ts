import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../client/connection.ts';
import { sqliteFields } from '../../client/examples/sqlite-ledger-store.ts';
import {
  type SyncOptions,
  type SyncPhase,
  type SyncProgress,
  type SyncReport,
  syncLedger,
} from '../../client/sync/index.ts';
import { demoToken } from '../../mocks/demo-access.ts';
import { memorial, purchase, type Row, sale, useBooks } from '../support/books.ts';
import { crashBefore } from './sync/crash.ts';
import { balancesOf, linesOf, totalsOf } from './sync/ledger.ts';
import { stores, type TestStore } from './sync/stores.ts';

const books = useBooks({ clock: '2026-04-16' });
const { control, create, patch, act, remove, rows } = books;

const bookyears = [2025, 2026, 2027];
/** The book years in which something can change. */
const openYears = [2026, 2027];
/** Small enough for a book year to have several pages. */
const pageSize = 80;

const connectionWith = (settings = {}) => connect({ baseUrl: books.url, token: demoToken, retryDelay: 1, ...settings });
const sync = ({ store }: Pick<TestStore, 'store'>, options: Choices = {}): Promise<SyncReport> =>
  syncLedger({
    ...{ connection: connectionWith(), store, bookyears, fields: sqliteFields, pageSize, batchSize: 3 },
    ...options,
  });

type Choices = Partial<Pick<SyncOptions, 'connection' | 'bookyears' | 'onProgress'>>;

/** The copy has the lines of the platform, each once, and comes to the same. */
async function expectSame({ lines }: TestStore): Promise<void> {
  const connection = connectionWith();
  expect(lines()).toEqual(await linesOf(connection, bookyears));
  expect(totalsOf(lines())).toEqual(await balancesOf(connection, bookyears));
}

/** The next requests fail in every way that passes. */
async function fail(): Promise<void> {
  const faults = [
    { operationId: 'listLedgerLines', effect: 'answer', status: 429, retryAfter: 0, times: 2 },
    { operationId: 'listJournalEntryChanges', effect: 'drop' },
    { operationId: 'listLedgerLines', effect: 'drop', times: 2 },
    { operationId: 'listJournalEntryChanges', effect: 'answer', status: 503, times: 2 },
    { operationId: '*', effect: 'answer', status: 503, retryAfter: 0 },
  ];
  for (const fault of faults) expect((await control('faults', fault)).status).toBe(201);
}

const balanced = [
  { ledgerAccountId: 89, amountDebit: 12.34 },
  { ledgerAccountId: 98, amountCredit: 12.34 },
];

/** What is changed later: two purchases. */
async function begin(): Promise<Row[]> {
  return [
    await create('purchaseinvoiceswithlines', purchase),
    await create('purchaseinvoiceswithlines', { ...purchase, invoiceNumber: 'LF-2026-141' }),
  ];
}

/** One of everything that changes the ledger. The first purchase keeps as many lines, the second goes to another year. */
async function changeBooks([first, second]: readonly Row[]): Promise<void> {
  const draft = await create('draftsalesinvoiceswithlines', sale);
  const { salesInvoiceId } = await act(`draftsalesinvoices/${draft.id}/finalize`);
  await act(`salesinvoices/${salesInvoiceId}/pay`, { amount: 20 });
  const entry = await create('journalentrieswithlines', { ...memorial, lines: balanced });
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

describe.each(Object.entries(stores))('a copy in %s', (_, open) => {
  let tested: TestStore;
  beforeEach(async () => {
    tested = await open();
  });
  afterEach(() => tested.remove());

  test('follows the ledger, whatever happens on the way', async () => {
    const purchases = await begin();
    await fail();
    const first = await sync(tested);
    expect(first).toMatchObject({ administrationId: 1, verified: true, from: null });
    await expectSame(tested);

    await control('clock/advance', { hours: 1 });
    await changeBooks(purchases);
    await fail();
    const second = await sync(tested);
    expect(second).toMatchObject({ verified: true, from: first.to });
    expect(second.entriesChanged).toBeGreaterThanOrEqual(4);
    expect(second.entriesDeleted).toBe(1);
    expect(second.linesWritten).toBeLessThan(first.linesWritten / 2);
    await expectSame(tested);

    await close2026();
    expect(await sync(tested)).toMatchObject({ verified: true });
    expect(tested.lines().filter(({ Bookyear, Period }) => Bookyear === 2027 && Period === 0).length).toBeGreaterThan(
      20,
    );
    await expectSame(tested);
  });

  test('goes on after a crash between any two steps of the first run', async () => {
    await everyCrash(open);
  });

  test('goes on after a crash between any two steps of a later run', async () => {
    const purchases = await begin();
    await sync(tested, { bookyears: openYears });
    await control('clock/advance', { hours: 1 });
    await changeBooks(purchases);
    await everyCrash(() => tested.copied());
  });
});

/** Lets a run end before its first step, its second, and so on until it reaches its end; another run follows each. */
async function everyCrash(begin: () => Promise<TestStore>): Promise<void> {
  const [invoice] = await rows('/v1/outstandingsalesinvoices');
  const change = () => act(`salesinvoices/${invoice?.id}/pay`, { amount: 0.01 });
  let crashes = 0;
  for (let step = 1, hasEnded = true; hasEnded; step += 1) {
    const before = await begin();
    const crash = crashBefore(step);
    const connection = connectionWith({ fetch: crash.fetch, maxRetries: 0 });
    const dying = sync({ store: crash.around(before.store) }, { connection, bookyears: openYears });
    await dying.catch(() => undefined);
    hasEnded = crash.happened();
    if (hasEnded) crashes += 1;
    const after = before.reopened();
    // The platform does not wait for who crashed. The clock moves on, or each run would have the payments of all others.
    await change();
    await control('clock/advance', { minutes: 1 });
    const told: SyncPhase[] = [];
    const onProgress = ({ phase }: SyncProgress) => void told.push(phase);
    const report = await sync(after, { bookyears: openYears, onProgress });
    const crashed = `a crash before step ${step}`;
    expect(report, crashed).toHaveProperty('verified', true);
    expect(after.lines(), crashed).toEqual(await linesOf(connectionWith(), openYears));
    // Nothing was wrong, so nothing had to be mended.
    expect(told.slice(told.indexOf('check')), crashed).not.toContain('copy');
    await after.remove();
  }
  expect(crashes).toBeGreaterThan(20);
}
