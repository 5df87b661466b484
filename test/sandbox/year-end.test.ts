import { beforeEach, describe, expect, it } from 'vitest';
import { memorial, purchase, type Row, sale, useBooks } from '../support/books.ts';
import { listRejections } from './rejections.ts';

const books = useBooks();
const { call, create, patch, remove, getErrors, rows, ledger, act, getActionErrors, control } = books;

const depreciation = [
  { ledgerAccountId: 85, amountDebit: 250 },
  { ledgerAccountId: 6, amountCredit: 250 },
];
const cents = (lines: readonly Row[]): number =>
  lines.reduce((sum, line) => sum + Math.round((line.amountDebit - line.amountCredit) * 100), 0);

/** The balance of each account in some lines, in cents. */
const byAccount = (lines: readonly Row[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(lines, ({ ledgerAccountNumber }) => ledgerAccountNumber)]
      .map(([number, some]) => [number, cents(some)] as const)
      .filter(([, balance]) => balance !== 0),
  );

it('closing a year counts its invoices that are not in the ledger', async () => {
  await act('bookyears/2025/reopen');
  const close = async () => {
    const { draftInvoiceCount, uncodedInvoiceCount } = await act('bookyears/2025/close');
    await act('bookyears/2025/reopen');
    return [draftInvoiceCount, uncodedInvoiceCount];
  };
  expect(await close()).toEqual([0, 0]);
  await create('draftsalesinvoices', { debtorId: 1, invoiceDate: '2025-12-31' });
  await create('draftsalesinvoices', { debtorId: 1, invoiceDate: '2026-01-01' });
  await create('salesinvoices', { inboxFileId: 1, invoiceDate: '2025-01-01' });
  const { id } = await create('purchaseinvoices', { inboxFileId: 1, invoiceDate: '2025-12-31' });
  await create('purchaseinvoices', { inboxFileId: 1, invoiceDate: '2026-01-01' });
  expect(await close()).toEqual([1, 2]);
  await act(`purchaseinvoices/${id}/recognize`);
  expect(await close()).toEqual([1, 1]);
});

it('a year before the books is unknown, and not closed', async () => {
  for (const year of [2023, 2020]) {
    const unknown = [`There is no book year ${year}. Available book years: 2026 to 2027.`];
    expect(await getErrors('POST', 'salesinvoices', { debtorId: 1, invoiceDate: `${year}-05-01` })).toEqual({
      invoiceDate: unknown,
    });
    expect(await getErrors('POST', 'journalentries', { ...memorial, bookYear: year })).toEqual({ bookYear: unknown });
  }
});

it('a book year with drafts, or after an open one, cannot be closed', async () => {
  const drafts = '3 journal entries of the year are drafts. Process or delete them first.';
  expect(await getActionErrors('bookyears/2026/close')).toEqual({ bookyear: [drafts] });
  expect(await getActionErrors('bookyears/2027/close')).toEqual({ bookyear: ['Close book year 2026 first.'] });
});

describe('closed book year', () => {
  beforeEach(async () => {
    for (const { id } of await rows('/v1/journalentries?status=draft')) await remove(`journalentries/${id}`);
  });
  const close = () => act('bookyears/2026/close');

  it('carries its balance accounts to period 0 of the next year and its result to the result account', async () => {
    const accounts = new Map((await rows('/v1/ledgeraccounts')).map((account) => [account.number, account]));
    const lines = await ledger('Bookyear=2026');
    const year = lines.filter(({ Bookyear }) => Bookyear === 2026);
    const { openingLineCount } = await close();
    const openings = (await ledger('Period=0')).filter(({ Bookyear }) => Bookyear === 2027);
    expect(openings).toHaveLength(openingLineCount);
    expect(cents(openings)).toBe(0);
    expect(new Set(openings.map(({ JournalEntryId }) => JournalEntryId)).size).toBe(1);
    for (const line of openings) expect(line).toMatchObject({ date: '2027-01-01', Period: 0 });
    const before = byAccount(
      year.filter((line) => accounts.get(line.ledgerAccountNumber)?.balanceOrProfitLoss === 'B'),
    );
    const result = cents(year.filter((line) => accounts.get(line.ledgerAccountNumber)?.balanceOrProfitLoss === 'P'));
    const expected = { ...before, '0590': (before['0590'] ?? 0) + result };
    expect(byAccount(openings)).toEqual(expected);
  });

  it('leaves each outstanding invoice unchanged, and accepts payments in the next year', async () => {
    const list = async () => [
      await rows('/v1/outstandingsalesinvoices'),
      await rows('/v1/outstandingpurchaseinvoices'),
    ];
    const before = await list();
    await close();
    expect(await list()).toEqual(before);
    const owed = (await ledger('Period=0&ledgerAccountId=24')).filter(({ Bookyear }) => Bookyear === 2027);
    const sums = before[0]?.map(({ invoiceNumber, outstandingAmount }) => [invoiceNumber, outstandingAmount]) ?? [];
    for (const line of owed) expect(sums).toContainEqual([line.invoiceNumber, line.amountDebit - line.amountCredit]);
    await control('clock/advance', { days: 300 });
    expect((await act('salesinvoices/1/pay')).outstandingAmount).toBe(0);
    expect(await books.outstanding('sales', 1)).toBeUndefined();
  });

  it('rejects new and changed invoices, entries and payments', async () => {
    const { id, lines } = await create('salesinvoiceswithlines', sale);
    const entry = await create('journalentrieswithlines', { ...memorial, lines: depreciation });
    await act(`journalentries/${entry.id}/process`);
    await close();
    const line = `/v1/salesinvoices/${id}/lines/${lines[0].id}`;
    const years = '/_sandbox/administrations/1/bookyears';
    const requests: Readonly<Record<string, Parameters<typeof call>>> = {
      'a sale': ['/v1/salesinvoiceswithlines', { body: sale }],
      'a purchase': ['/v1/purchaseinvoiceswithlines', { body: purchase }],
      'an entry': ['/v1/journalentrieswithlines', { body: { ...memorial, lines: depreciation } }],
      'the deletion of an entry': [`/v1/journalentries/${entry.id}`, { method: 'DELETE' }],
      'the deletion of an invoice': [`/v1/salesinvoices/${id}`, { method: 'DELETE' }],
      'a changed line': [line, { method: 'PATCH', body: { quantity: 1 } }],
      'a payment': [`/_sandbox/administrations/1/salesinvoices/${id}/pay`, { method: 'POST' }],
      'another closing': [`${years}/2026/close`, { method: 'POST' }],
      'the closing of a year that has not begun': [`${years}/2027/close`, { method: 'POST' }],
      'a closing of no year': [`${years}/soon/close`, { method: 'POST' }],
    };
    const messages = await listRejections(
      Object.entries(requests),
      ([, request]) => call(...request),
      ([what]) => what,
    );
    await expect(messages).toMatchFileSnapshot('__snapshots__/closed-book-year.txt');
    await patch(`salesinvoices/${id}`, { remark: 'Afgesloten' });
    await create('salesinvoiceswithlines', { ...sale, invoiceDate: '2027-01-02' });
    await books.setClock('2028-01-10T09:00:00Z');
    expect(await act('bookyears/2027/close')).toMatchObject({ bookyear: 2027 });
    expect((await ledger('Period=0')).some(({ Bookyear }) => Bookyear === 2028)).toBe(true);
  });

  it('must exist', async () => {
    for (const year of [1999, 2031]) {
      const { status, body } = await control(`administrations/1/bookyears/${year}/close`);
      expect([status, body.detail]).toEqual([404, `There is no book year ${year} in this administration.`]);
    }
  });

  it('belongs to one administration', async () => {
    await close();
    const [creditor] = await rows('/v1/creditors', { tenant: 2 });
    const [route] = await rows('/v1/approvalroutes', { tenant: 2 });
    const body = { creditorId: creditor?.id, approvalRouteId: route?.id, invoiceDate: '2026-04-16' };
    expect((await call('/v1/purchaseinvoices', { body, tenant: 2 })).status).toBe(201);
  });
});

describe('empty books', () => {
  const empty = useBooks({ seed: 'empty' });

  /** Returns a function that makes the body of an invoice with a date, for a new debtor. */
  async function prepareInvoices() {
    const [kind] = await empty.rows('/v1/debtorkinds');
    const [salesType] = await empty.rows('/v1/SalesTypes');
    const debtor = await empty.create('debtors', { name: 'Eerste', debtorKindId: kind?.id });
    const lines = [{ bookingType: 'V', salesTypeId: salesType?.id, unitPrice: 100 }];
    return (invoiceDate: string) => ({ debtorId: debtor.id, invoiceDate, lines });
  }

  it('accept the previous, the current and the next year, also after the first posting', async () => {
    const invoice = await prepareInvoices();
    for (const date of ['2026-04-16', '2025-12-31', '2027-01-01'])
      await empty.create('salesinvoiceswithlines', invoice(date));
    expect(await empty.getErrors('POST', 'salesinvoiceswithlines', invoice('2024-12-31'))).toEqual({
      invoiceDate: ['There is no book year 2024. Available book years: 2025 to 2027.'],
    });
    expect(await empty.act('bookyears/2025/close')).toMatchObject({ openingLineCount: 3 });
    expect(await empty.act('bookyears/2026/close')).toMatchObject({ bookyear: 2026 });
  });

  it('have no opening balance once their only invoice is removed', async () => {
    const invoice = await prepareInvoices();
    const { id } = await empty.create('salesinvoiceswithlines', invoice('2025-12-31'));
    expect(await empty.ledger('Period=0')).toHaveLength(3);
    await empty.remove(`salesinvoices/${id}`);
    expect(await empty.ledger('Period=0')).toEqual([]);
    const counts = { openingLineCount: 0, draftInvoiceCount: 0, uncodedInvoiceCount: 0 };
    expect(await empty.act('bookyears/2025/close')).toEqual({ bookyear: 2025, ...counts });
  });
});
