import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSeedImage } from '../../mocks/hosts/node/read-contract.ts';
import { SCENARIO_NAMES, type ScenarioName } from '../../mocks/seed/scenario-names.ts';
import { readBooks } from '../random/sequences/books.ts';
import { findViolations } from '../random/sequences/invariants.ts';
import type { Row } from '../support/books.ts';
import { type Caller, type FastSandbox, startFastSandbox } from '../support/fast-client.ts';

const { scenarios } = readSeedImage();

async function start(scenario: ScenarioName): Promise<FastSandbox> {
  const sandbox = await startFastSandbox({ scenario });
  onTestFinished(async () => {
    await sandbox.close();
    expect(sandbox.loggedErrors).toEqual([]);
  });
  return sandbox;
}

const readBody = async (call: Caller, path: string): Promise<Row> => {
  const { status, body } = await call('GET', path);
  expect(status, path).toBe(200);
  return body as Row;
};
const list = async (call: Caller, path: string): Promise<Row[]> => (await readBody(call, path))._data;
const count = async (call: Caller, path: string): Promise<number> => (await readBody(call, path))._meta.totalCount;

/** The ledger accounts of a type that debtors or creditors are owed on. */
async function getControlAccounts(call: Caller) {
  const accounts = await list(call, '/v1/ledgeraccounts?pageSize=1000&fields=id,type');
  const ofType = (wanted: number) => new Set(accounts.filter(({ type }) => type === wanted).map(({ id }) => id));
  return { sales: ofType(6), purchase: ofType(7) };
}

async function expectClock(call: Caller, name: ScenarioName): Promise<void> {
  const { clock: now } = scenarios[name];
  const clock = await readBody(call, '/_sandbox/clock');
  if (now === undefined) expect(clock.real).toBe(true);
  else expect(clock).toEqual({ now, running: false, real: false });
}

describe.each(SCENARIO_NAMES)('scenario %s', (name) => {
  it('starts on its day with books that keep their invariants', async () => {
    const { call } = await start(name);
    await expectClock(call, name);
    // Its debtors do not fit on the one page that the invariants read; its balance is tested below.
    if (name === 'many-pages') return;
    const books = await readBooks(call, 1, await getControlAccounts(call));
    expect(findViolations(books)).toEqual([]);
  });

  it('says what it is for and what to check, in the guide too', () => {
    const guide = readFileSync(new URL('../../openapi/guides/sandbox.md', import.meta.url), 'utf8');
    const text = guide.replaceAll(/\s+/g, ' ');
    expect(text).toContain(`### ${name}`);
    expect(text).toContain(scenarios[name].purpose);
    for (const check of scenarios[name].checks) expect(text).toContain(`- ${check}`);
  });

  it('is restored by a reset', async () => {
    const { call } = await start(name);
    const before = await count(call, '/v1/debtors');
    expect((await call('POST', '/v1/debtors', { name: 'Theehuis', debtorKindId: 1 })).status).toBe(201);
    await call('POST', '/_sandbox/reset');
    expect(await count(call, '/v1/debtors')).toBe(before);
    await expectClock(call, name);
  });
});

const findByReference = async (call: Caller, reference: string): Promise<Row> => {
  const [invoice] = await list(call, `/v1/salesinvoices?reference=${reference}`);
  if (!invoice) throw new Error(`There is no invoice ${reference}`);
  return invoice;
};

describe('what a scenario promises', () => {
  it('month-end has drafts, an overdue invoice, a purchase without coding and an unprocessed accrual', async () => {
    const { call } = await start('month-end');
    expect(await count(call, '/v1/draftsalesinvoices?reference=ME-DRAFT')).toBe(1);
    const overdue = await findByReference(call, 'ME-OVERDUE');
    const outstanding = await readBody(call, `/v1/outstandingsalesinvoices/${overdue.id}`);
    expect([outstanding.outstandingAmount, outstanding.daysUntilExpiry]).toEqual([100, -15]);
    const purchases = await list(call, '/v1/purchaseinvoices?inboxFileId=1&invoiceDate=2026-04-29');
    expect(purchases.map(({ creditorId = null }) => creditorId)).toEqual([null]);
    const [accrual] = await list(call, '/v1/journalentries?sourceDocumentNumber=ME-ACCRUAL');
    expect(accrual?.status).toBe('draft');
    const path = `/_sandbox/administrations/1/journalentries/${accrual?.id}/process`;
    expect((await call('POST', path)).status).toBe(200);
  });

  it('credit-notes has credits that settle invoices, and one that was paid back', async () => {
    const { call } = await start('credit-notes');
    const getAmount = async (reference: string) => {
      const { id } = await findByReference(call, reference);
      const [row] = await list(call, `/v1/outstandingsalesinvoices?id=${id}`);
      return row?.outstandingAmount ?? 0;
    };
    expect(await Promise.all(['CN-FULL', 'CN-FULL-C', 'CN-PART', 'CN-PART-C'].map(getAmount))).toEqual([
      484, -484, 0, 0,
    ]);
    const open = await list(call, '/v1/outstandingpurchaseinvoices?pageSize=1000');
    const ofSupplier = open.filter(({ invoiceNumber }) => String(invoiceNumber).startsWith('CN-SUPPLIER'));
    expect(ofSupplier.map(({ outstandingAmount }) => outstandingAmount)).toEqual([363, -145.2]);
  });

  it('reverse-charge has VAT that is owed and deducted at once', async () => {
    const { call } = await start('reverse-charge');
    for (const reference of ['RC-SALE-NL', 'RC-SALE-EU'])
      expect((await findByReference(call, reference)).amountVat).toBe(0);
    const accounts = await list(call, '/v1/ledgeraccounts?pageSize=1000&fields=id,type');
    const vatAccounts = new Set(accounts.filter(({ type }) => type === 14).map(({ id }) => id));
    for (const [invoiceNumber, vat] of [
      ['RC-NL', 210],
      ['RC-EU', 420],
      ['RC-IMPORT', 630],
    ] as const) {
      const [invoice] = await list(call, `/v1/purchaseinvoices?invoiceNumber=${invoiceNumber}`);
      expect([invoice?.amountVat, invoice?.amountIncludingVat]).toEqual([0, vat / 0.21]);
      const lines = await list(call, `/v1/ledgerlines?Bookyear=2026&purchaseInvoiceId=${invoice?.id}`);
      const ofVat = lines.filter(({ ledgerAccountId }) => vatAccounts.has(ledgerAccountId));
      const amounts = ofVat.map(({ amountDebit, amountCredit }) => amountDebit - amountCredit);
      expect(amounts.toSorted((a, b) => a - b)).toEqual([-vat, vat]);
    }
  });

  it('closed-year has an opening, and rejects an invoice in the closed year until it is reopened', async () => {
    const { call } = await start('closed-year');
    expect(await count(call, '/v1/ledgerlines?Bookyear=2027&Period=0')).toBeGreaterThan(10);
    const invoice = {
      creditorId: 1,
      invoiceNumber: 'LATE-1',
      invoiceDate: '2026-12-31',
      lines: [{ ledgerAccountId: 91, quantity: 1, unitPrice: 10 }],
    };
    const create = async () => (await call('POST', '/v1/purchaseinvoiceswithlines', invoice)).status;
    expect(await create()).toBe(400);
    expect((await call('POST', '/_sandbox/administrations/1/bookyears/2026/reopen')).status).toBe(200);
    expect(await create()).toBe(201);
  });

  it('many-pages has lists of several pages, in balance', async () => {
    const { call } = await start('many-pages');
    const { _meta: debtors } = await readBody(call, '/v1/debtors');
    expect(debtors.totalCount).toBeGreaterThan(2500);
    expect(debtors.pageCount).toBeGreaterThan(25);
    const lines = await list(call, '/v1/ledgerlines?Bookyear=2026&pageSize=100000&fields=amountDebit,amountCredit');
    expect(lines.length).toBeGreaterThan(25_000);
    const cents = (euros: number) => Math.round(euros * 100);
    expect(lines.reduce((sum, line) => sum + cents(line.amountDebit) - cents(line.amountCredit), 0)).toBe(0);
    expect((await readBody(call, '/v1/ledgerlines?Bookyear=2026'))._meta.pageCount).toBe(3);
  });

  it('empty has accounts, VAT codes and journals, and nothing else', async () => {
    const { call } = await start('empty');
    const counts = ['debtors', 'articles', 'salesinvoices', 'ledgerlines?Bookyear=2026'].map((path) =>
      count(call, `/v1/${path}`),
    );
    expect(await Promise.all(counts)).toEqual([0, 0, 0, 0]);
    expect(await count(call, '/v1/ledgeraccounts')).toBeGreaterThan(50);
  });
});
