import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { readSeedImage } from '../../mocks/hosts/node/read-contract.ts';
import { SCENARIO_NAMES, type ScenarioName } from '../../mocks/seed/scenario-names.ts';
import { readBooks } from '../random/sequences/books.ts';
import { findViolations } from '../random/sequences/invariants.ts';
import type { Row } from '../support/books.ts';
import { type FastSandbox, startFastSandbox } from '../support/fast-client.ts';
import { prepareTests } from '../support/sandbox.ts';

const { scenarios } = readSeedImage();

const GUIDE = readFileSync(new URL('../../openapi/guides/sandbox.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');

/** Reads the books of a scenario. */
function createReader({ call }: FastSandbox) {
  async function read(path: string): Promise<Row> {
    const { status, body } = await call('GET', path);
    expect(status, path).toBe(200);
    return body as Row;
  }
  const list = async (path: string): Promise<Row[]> => (await read(`/v1/${path}`))._data;
  return {
    call,
    read,
    list,
    count: async (path: string): Promise<number> => (await read(`/v1/${path}`))._meta.totalCount,
    findSale: async (reference: string): Promise<Row> => (await list(`salesinvoices?reference=${reference}`))[0] as Row,
    findAccounts: async (wanted: number) => {
      const accounts = await list('ledgeraccounts?pageSize=1000&fields=id,type');
      return new Set(accounts.filter(({ type }) => type === wanted).map(({ id }) => id));
    },
  };
}

type Reader = ReturnType<typeof createReader>;

/** What a scenario promises in its guide. */
const PROMISES: Readonly<Record<ScenarioName, (reader: Reader) => Promise<void>>> = {
  async 'month-end'({ count, findSale, read, list, call }) {
    expect(await count('draftsalesinvoices?reference=ME-DRAFT')).toBe(1);
    const overdue = await read(`/v1/outstandingsalesinvoices/${(await findSale('ME-OVERDUE')).id}`);
    expect([overdue.outstandingAmount, overdue.daysUntilExpiry]).toEqual([100, -15]);
    const purchases = await list('purchaseinvoices?inboxFileId=1&invoiceDate=2026-04-29');
    expect(purchases.map(({ creditorId = null }) => creditorId)).toEqual([null]);
    const [accrual] = await list('journalentries?sourceDocumentNumber=ME-ACCRUAL');
    expect(accrual?.status).toBe('draft');
    const path = `/_sandbox/administrations/1/journalentries/${accrual?.id}/process`;
    expect((await call('POST', path)).status).toBe(200);
  },

  async 'credit-notes'({ findSale, list }) {
    const amounts: number[] = [];
    for (const reference of ['CN-FULL', 'CN-FULL-C', 'CN-PART', 'CN-PART-C']) {
      const [row] = await list(`outstandingsalesinvoices?id=${(await findSale(reference)).id}`);
      amounts.push(row?.outstandingAmount ?? 0);
    }
    expect(amounts).toEqual([484, -484, 0, 0]);
    const open = await list('outstandingpurchaseinvoices?pageSize=1000');
    const ofSupplier = open.filter(({ invoiceNumber }) => String(invoiceNumber).startsWith('CN-SUPPLIER'));
    expect(ofSupplier.map(({ outstandingAmount }) => outstandingAmount)).toEqual([363, -145.2]);
  },

  async 'reverse-charge'({ findSale, findAccounts, list }) {
    for (const reference of ['RC-SALE-NL', 'RC-SALE-EU']) expect((await findSale(reference)).amountVat).toBe(0);
    const vatAccounts = await findAccounts(14);
    for (const [number, vat] of Object.entries({ 'RC-NL': 210, 'RC-EU': 420, 'RC-IMPORT': 630 })) {
      const [invoice] = await list(`purchaseinvoices?invoiceNumber=${number}`);
      expect([invoice?.amountVat, invoice?.amountIncludingVat]).toEqual([0, vat / 0.21]);
      const lines = await list(`ledgerlines?Bookyear=2026&purchaseInvoiceId=${invoice?.id}`);
      const ofVat = lines.filter(({ ledgerAccountId }) => vatAccounts.has(ledgerAccountId));
      const amounts = ofVat.map(({ amountDebit, amountCredit }) => amountDebit - amountCredit);
      expect(amounts.toSorted((a, b) => a - b)).toEqual([-vat, vat]);
    }
  },

  async 'closed-year'({ count, call }) {
    expect(await count('ledgerlines?Bookyear=2027&Period=0')).toBeGreaterThan(10);
    const lines = [{ ledgerAccountId: 91, quantity: 1, unitPrice: 10 }];
    const invoice = { creditorId: 1, invoiceNumber: 'LATE-1', invoiceDate: '2026-12-31', lines };
    const create = async () => (await call('POST', '/v1/purchaseinvoiceswithlines', invoice)).status;
    expect(await create()).toBe(400);
    expect((await call('POST', '/_sandbox/administrations/1/bookyears/2026/reopen')).status).toBe(200);
    expect(await create()).toBe(201);
  },

  async 'many-pages'({ read, list }) {
    const { _meta: debtors } = await read('/v1/debtors');
    expect(debtors.totalCount).toBeGreaterThan(2500);
    expect(debtors.pageCount).toBeGreaterThan(25);
    const lines = await list('ledgerlines?Bookyear=2026&pageSize=100000&fields=amountDebit,amountCredit');
    expect(lines.length).toBeGreaterThan(25_000);
    const cents = (euros: number) => Math.round(euros * 100);
    expect(lines.reduce((sum, line) => sum + cents(line.amountDebit) - cents(line.amountCredit), 0)).toBe(0);
    expect((await read('/v1/ledgerlines?Bookyear=2026'))._meta.pageCount).toBe(3);
  },

  async empty({ count }) {
    for (const path of ['debtors', 'articles', 'salesinvoices', 'ledgerlines?Bookyear=2026'])
      expect(await count(path), path).toBe(0);
    expect(await count('ledgeraccounts')).toBeGreaterThan(50);
  },
};

describe.each(SCENARIO_NAMES)('scenario %s', (name) => {
  const getSandbox = prepareTests(() => startFastSandbox({ scenario: name }));
  const { clock: now, purpose, checks } = scenarios[name];
  const expected = now === undefined ? { real: true } : { now, running: false, real: false };
  afterAll(async () => {
    await getSandbox().close();
    expect(getSandbox().loggedErrors).toEqual([]);
  });

  it('starts on its day with books that keep their invariants and its promises', async () => {
    const reader = createReader(getSandbox());
    expect(await reader.read('/_sandbox/clock')).toMatchObject(expected);
    // Its debtors do not fit on the one page that the invariants read; its balance is a promise.
    if (name !== 'many-pages') {
      const accounts = { sales: await reader.findAccounts(6), purchase: await reader.findAccounts(7) };
      expect(findViolations(await readBooks(reader.call, 1, accounts))).toEqual([]);
    }
    await PROMISES[name](reader);
  });

  it('says what it is for and what to check, in the guide too', () => {
    for (const text of [`### ${name}`, purpose, ...checks.map((check) => `- ${check}`)]) expect(GUIDE).toContain(text);
  });
});
