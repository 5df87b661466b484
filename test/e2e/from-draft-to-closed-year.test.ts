import { describe, expect, it } from 'vitest';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox({ clock: '2026-12-30T09:00:00Z' });
const { call } = sandbox;

/** What a person does in the administration, inside the platform. */
async function person(path: string, body?: object) {
  const options = { method: 'POST', token: null, ...(body && { body }) };
  const reply = await call(`/_sandbox/administrations/1/${path}`, options);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body;
}

interface Line {
  readonly JournalEntryId: number;
  readonly Period: number;
  readonly amountDebit: number;
  readonly amountCredit: number;
}

/** The copy of the ledger that an application of a partner keeps, as the guide to synchronization says. */
const copy = new Map<number, readonly Line[]>();
let syncedUntil = '2026-12-30T09:00:00Z';

const getLines = async (query: string): Promise<readonly Line[]> =>
  (await call(`/v1/ledgerlines?pageSize=100000&${query}`)).body._data;

async function synchronize(): Promise<number> {
  const { body } = await call(`/v1/journalentrylog?ChangedDate_from=${syncedUntil}&pageSize=1000`);
  for (const { JournalEntryId: id, Action, Bookyear } of body._data) {
    copy.delete(id);
    const lines = Action === 1 ? await getLines(`Bookyear=${Bookyear}&JournalEntryId=${id}`) : [];
    if (lines.length > 0) copy.set(id, lines);
  }
  syncedUntil = (await call('/_sandbox/clock', { token: null })).body.now;
  return body._data.length;
}

async function expectCopyToBeRight(year: number) {
  const ledger = Map.groupBy(await getLines(`Bookyear=${year}`), ({ JournalEntryId }) => JournalEntryId);
  const ours = [...copy].filter(([id]) => ledger.has(id));
  for (const [id, lines] of ours) expect(lines).toEqual(ledger.get(id));
  return ours.length;
}

const ids = { draft: 0, invoice: 0, entry: 0 };
const totals = { amountExcludingVat: 139, amountVat: 12.51, amountIncludingVat: 151.51 };

it('prologue: a draft is created by the application and stays out of the ledger', async () => {
  const lines = [{ bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 20 }];
  const { status, body } = await call('/v1/draftsalesinvoiceswithlines', { body: { debtorId: 1, lines } });
  expect([status, body]).toEqual([201, expect.objectContaining({ ...totals, invoiceDate: '2026-12-30' })]);
  ids.draft = body.id;
  expect(await synchronize()).toBe(0);
});

describe('chapter 1: the final invoice', () => {
  it('is finalized by a user', async () => {
    const final = await person(`draftsalesinvoices/${ids.draft}/finalize`);
    ids.invoice = final.salesInvoiceId;
    const { body } = await call(`/v1/salesinvoices/${ids.invoice}`);
    expect(body).toMatchObject({ ...totals, invoiceNumber: final.invoiceNumber });
    expect((await call(`/v1/files/${final.fileId}`)).headers.get('content-type')).toBe('application/pdf');
  });

  it('reaches the application through the journal entry log', async () => {
    expect(await synchronize()).toBe(1);
    expect(await expectCopyToBeRight(2026)).toBe(1);
  });
});

it('chapter 2: a partial payment in the old year leaves the rest outstanding', async () => {
  await person(`salesinvoices/${ids.invoice}/pay`, { amount: 75 });
  const { body } = await call(`/v1/outstandingsalesinvoices/${ids.invoice}`);
  expect(body).toMatchObject({ outstandingAmount: 76.51, age: 0, daysUntilExpiry: 30 });
  await synchronize();
  expect(await expectCopyToBeRight(2026)).toBe(2);
});

describe('chapter 3: the year-end closing', () => {
  it('succeeds once draft journal entries are processed or deleted', async () => {
    for (const { id } of (await call('/v1/journalentries?status=draft')).body._data)
      await call(`/v1/journalentries/${id}`, { method: 'DELETE' });
    await call('/_sandbox/clock/advance', { body: { days: 20 }, token: null });
    const { openingLineCount } = await person('bookyears/2026/close');
    const openings = await getLines('Bookyear=2027&Period=0');
    expect(openings).toHaveLength(openingLineCount);
    await synchronize();
    expect(openings.some(({ JournalEntryId }) => copy.has(JournalEntryId))).toBe(false);
  });

  it('leaves the outstanding amount unchanged and older', async () => {
    const { body } = await call(`/v1/outstandingsalesinvoices/${ids.invoice}`);
    expect(body).toMatchObject({ outstandingAmount: 76.51, age: 20, daysUntilExpiry: 10 });
  });
});

describe('epilogue: the final payment in the new year', () => {
  it('leaves nothing outstanding', async () => {
    expect((await person(`salesinvoices/${ids.invoice}/pay`)).outstandingAmount).toBe(0);
    expect((await call(`/v1/outstandingsalesinvoices/${ids.invoice}`)).status).toBe(404);
    await synchronize();
    expect(await expectCopyToBeRight(2027)).toBe(1);
  });

  it('leaves every book year balanced', async () => {
    for (const year of [2026, 2027]) {
      const sum = (await getLines(`Bookyear=${year}`)).reduce(
        (total, { amountDebit, amountCredit }) => total + Math.round((amountDebit - amountCredit) * 100),
        0,
      );
      expect(sum).toBe(0);
    }
  });
});
