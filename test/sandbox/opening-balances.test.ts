import { describe, expect, it } from 'vitest';
import { memorial, purchase, type Row, sale, useBooks } from '../support/books.ts';

const books = useBooks();
const { call, create, patch, act, getActionErrors, rows, remove, ledger, control, setClock } = books;

const newYear = '2027-01-05T09:00:00Z';
const opening = (year: number) => ledger('Period=0').then((lines) => lines.filter(({ Bookyear }) => Bookyear === year));
const cents = (lines: readonly Row[]): number =>
  lines.reduce((sum, line) => sum + Math.round((line.amountDebit - line.amountCredit) * 100), 0);

/** The balance of each account that has one, in cents. */
const byAccount = (lines: readonly Row[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(lines, ({ ledgerAccountNumber }) => ledgerAccountNumber)]
      .map(([number, some]): [string, number] => [number, cents(some)])
      .filter(([, balance]) => balance !== 0),
  );

/** Final balances of the balance accounts of a year, with its result on the account for it. */
async function closingBalances(year: number): Promise<Record<string, number>> {
  const sides = new Map(
    (await rows('/v1/ledgeraccounts')).map((account) => [account.number, account.balanceOrProfitLoss]),
  );
  const lines = (await ledger('')).filter(({ Bookyear }) => Bookyear === year);
  const reported = (side: string) => lines.filter((line) => sides.get(line.ledgerAccountNumber) === side);
  const balances = byAccount(reported('B'));
  return { ...balances, '0590': (balances['0590'] ?? 0) + cents(reported('P')) };
}

/** Expects the opening of a year to be what the year before left. */
const expectCarried = async (year: number): Promise<void> =>
  expect(byAccount(await opening(year)), String(year)).toEqual(await closingBalances(year - 1));

async function process(ledgerAccountId: number, contraId: number): Promise<void> {
  const lines = [
    { ledgerAccountId, amountDebit: 1 },
    { ledgerAccountId: contraId, amountCredit: 1 },
  ];
  const { id } = await create('journalentrieswithlines', { ...memorial, lines });
  await act(`journalentries/${id}/process`);
}

const sell = (invoiceDate = sale.invoiceDate) => create('salesinvoiceswithlines', { ...sale, invoiceDate });
const getOfSale = async (year: number, id: number) =>
  (await opening(year)).filter(({ salesInvoiceId }) => salesInvoiceId === id);

async function removeDrafts(): Promise<void> {
  for (const { id } of await rows('/v1/journalentries?status=draft')) await remove(`journalentries/${id}`);
}

describe('provisional opening balance', () => {
  it('equals the current closing balance of the previous year once the year starts, and is not logged', async () => {
    const log = await rows('/v1/journalentrylog');
    await setClock('2027-01-01T00:00:00Z');
    const lines = await opening(2027);
    expect(await rows('/v1/journalentrylog')).toEqual(log);
    expect(byAccount(lines)).toEqual(await closingBalances(2026));
    expect(cents(lines)).toBe(0);
    expect(new Set(lines.map(({ JournalEntryId }) => JournalEntryId)).size).toBe(1);
    const head = { sourceDocumentNumber: 'BEGIN-2027', Period: 0, date: '2027-01-01', journalId: 1 };
    for (const line of lines) expect(line).toMatchObject(head);
    const texts = lines.map(({ description }) => description);
    expect(texts.toSorted()).toEqual([...new Array(lines.length - 1).fill('Beginbalans 2027'), 'Resultaat 2026']);
  });

  it('exists while the year has postings', async () => {
    const { id } = await sell('2027-02-01');
    await expectCarried(2027);
    await remove(`salesinvoices/${id}`);
    expect(await opening(2027)).toEqual([]);
  });

  it('does not exist before the year starts, nor when the clock is set back', async () => {
    expect(await opening(2027)).toEqual([]);
    await setClock(newYear);
    expect(await opening(2027)).not.toEqual([]);
    await setClock('2026-12-31T09:00:00Z');
    expect(await opening(2027)).toEqual([]);
  });

  it('follows postings in the previous year', async () => {
    await setClock(newYear);
    const before = await opening(2027);
    const sold = await sell();
    const owed = { ledgerAccountNumber: '1300', amountDebit: 75.76, debtorId: 1, invoiceNumber: sold.invoiceNumber };
    expect(await getOfSale(2027, sold.id)).toMatchObject([owed]);
    await act(`salesinvoices/${sold.id}/pay`, { date: '2026-12-30' });
    expect(await getOfSale(2027, sold.id)).toEqual([]);
    await expectCarried(2027);
    await process(85, 6);
    await expectCarried(2027);
    expect(byAccount(before)).not.toEqual(byAccount(await opening(2027)));
  });

  it('names the purchase invoices that are carried forward', async () => {
    await setClock(newYear);
    const { id } = await create('purchaseinvoiceswithlines', purchase);
    const carried = (await opening(2027)).filter(({ purchaseInvoiceId }) => purchaseInvoiceId === id);
    expect(carried).toMatchObject([{ ledgerAccountNumber: '1600', amountCredit: 680.16, creditorId: 1 }]);
  });

  it('appears in the grouped ledger before its lines were read', async () => {
    await setClock(newYear);
    const balances = await rows('/v1/ledgergrouped?bookyear=2027&period=0');
    expect(byAccount(balances)).toEqual(await closingBalances(2026));
  });

  it('keeps the IDs of unchanged lines', async () => {
    await setClock(newYear);
    const before = await opening(2027);
    await process(85, 85);
    expect(await opening(2027)).toEqual(before);
  });

  it('is up to date when one of its lines is read by ID', async () => {
    await setClock(newYear);
    const result = (await opening(2027)).find(({ description }) => description === 'Resultaat 2026');
    const path = `/v1/ledgerlines/${result?.id}`;
    const sold = await sell();
    expect(cents([(await call(path)).body])).toBe(cents([result ?? {}]) - Math.round(sold.amountExcludingVat * 100));
  });

  it('stays, and what would make an account balance overflow is rejected', async () => {
    const lines = [{ bookingType: 'V', salesTypeId: 1, unitPrice: 90_000_000_000, quantity: 6 }];
    await create('salesinvoiceswithlines', { ...sale, invoiceDate: '2027-01-02', lines });
    const before = await opening(2027);
    expect(before).not.toEqual([]);
    expect(await books.getErrors('POST', 'salesinvoiceswithlines', { ...sale, lines })).toEqual({
      body: [expect.stringContaining('would be too large in book year 2027.')],
    });
    expect(await opening(2027)).toEqual(before);
    await expectCarried(2027);
  });

  it('chains across several open years with their results', async () => {
    await setClock('2029-03-01T09:00:00Z');
    await sell('2027-02-01');
    await sell('2028-02-01');
    for (const year of [2027, 2028, 2029]) await expectCarried(year);
  });

  it('does not affect outstanding amounts, payments and open years', async () => {
    const before = [await rows('/v1/outstandingsalesinvoices?fields=id,outstandingAmount'), await refusedYears()];
    await setClock('2026-12-31T09:00:00Z');
    const sold = await sell('2027-01-02');
    expect(await opening(2027)).not.toEqual([]);
    expect(await books.outstanding('sales', 1)).toMatchObject({ outstandingAmount: 21.97 });
    expect((await act('salesinvoices/1/pay', { amount: 1, date: '2027-01-03' })).outstandingAmount).toBe(20.97);
    expect((await act(`salesinvoices/${sold.id}/pay`)).outstandingAmount).toBe(0);
    await opening(2027);
    const open = await rows('/v1/outstandingsalesinvoices?fields=id,outstandingAmount');
    expect(open).toHaveLength(before[0]?.length ?? 0);
    expect(await refusedYears()).toEqual(before[1]);
  });

  const refusedYears = async () =>
    (await books.getErrors('POST', 'journalentries', { ...memorial, bookYear: 2030 })).bookYear;

  it('blocks neither invoice updates nor the deletion of a debtor with its last invoice', async () => {
    await setClock(newYear);
    const debtor = await create('debtors', { name: 'Tijdelijk', debtorKindId: 1 });
    const sold = await create('salesinvoiceswithlines', { ...sale, debtorId: debtor.id });
    expect((await opening(2027)).some(({ debtorId }) => debtorId === debtor.id)).toBe(true);
    await patch(`salesinvoices/${sold.id}/lines/${sold.lines[0].id}`, { quantity: 2 });
    await remove(`salesinvoices/${sold.id}`);
    await remove(`debtors/${debtor.id}`);
    expect((await opening(2027)).some(({ debtorId }) => debtorId === debtor.id)).toBe(false);
  });

  it('belongs to one administration', async () => {
    await setClock(newYear);
    const ours = await opening(2027);
    const foreign = await rows('/v1/ledgerlines?Bookyear=2027', { tenant: 2 });
    expect(foreign).not.toEqual([]);
    expect(foreign.filter(({ JournalEntryId }) => JournalEntryId === ours[0]?.JournalEntryId)).toEqual([]);
    expect(cents(foreign)).toBe(0);
  });

  it('becomes definitive with the same lines when the previous year is closed', async () => {
    await setClock(newYear);
    await removeDrafts();
    const provisional = await opening(2027);
    expect(await act('bookyears/2026/close')).toMatchObject({ bookyear: 2026, openingLineCount: provisional.length });
    expect(await opening(2027)).toEqual(provisional);
    await sell('2027-01-05');
    expect(await opening(2027)).toEqual(provisional);
  });

  it('is up to date when the year is closed without being read before', async () => {
    await setClock('2028-01-10T09:00:00Z');
    await removeDrafts();
    await opening(2028);
    await sell();
    await act('bookyears/2026/close');
    await sell('2027-05-01');
    await expectCarried(2027);
    const expected = await opening(2028);
    await act('bookyears/2027/close');
    expect(await opening(2028)).toEqual(expected);
    expect(byAccount(expected)).toEqual(await closingBalances(2027));
  });

  it('stops at the end of the calendar', async () => {
    await setClock('9999-12-31T09:00:00Z');
    const lines = (await call('/v1/ledgerlines?Bookyear=9999')).body._data;
    expect(cents(lines)).toBe(0);
    expect(lines.length).toBeGreaterThan(0);
    expect((await control('administrations/1/bookyears/9999/close')).status).toBe(404);
  });
});

describe('last closed year', () => {
  const reopen = (year: number) => act(`bookyears/${year}/reopen`);
  const late = '2025-12-30';

  it('can be reopened and accepts invoices, entries and payments again', async () => {
    expect(await reopen(2025)).toEqual({ bookyear: 2025 });
    const sold = await sell(late);
    expect((await act(`salesinvoices/${sold.id}/pay`, { date: '2025-12-31' })).outstandingAmount).toBe(0);
    await create('journalentries', { ...memorial, bookYear: 2025 });
  });

  it('keeps the opening balance of the next year until a new posting', async () => {
    const before = await opening(2026);
    await reopen(2025);
    expect(await opening(2026)).toEqual(before);
    const sold = await sell(late);
    await expectCarried(2026);
    expect(await getOfSale(2026, sold.id)).toMatchObject([{ amountDebit: 75.76 }]);
    const getEntries = (lines: readonly Row[]) => new Set(lines.map(({ JournalEntryId }) => JournalEntryId));
    expect(getEntries(await opening(2026))).toEqual(getEntries(before));
  });

  it('lists its invoices as outstanding once, payable in the next year', async () => {
    const before = await rows('/v1/outstandingsalesinvoices');
    await reopen(2025);
    const sold = await sell(late);
    expect(await getOfSale(2026, sold.id)).toHaveLength(1);
    expect(await books.outstanding('sales', sold.id)).toMatchObject({ outstandingAmount: 75.76 });
    const { outstandingAmount, journalEntryId } = await act(`salesinvoices/${sold.id}/pay`);
    expect([outstandingAmount, await books.listPostings(journalEntryId)]).toEqual([
      0,
      ['1100 D 75.76', '1300 C 75.76'],
    ]);
    expect(await rows('/v1/outstandingsalesinvoices')).toEqual(before);
  });

  it('can be closed again, which makes the opening balance definitive', async () => {
    await reopen(2025);
    await sell(late);
    const provisional = await opening(2026);
    expect(await act('bookyears/2025/close')).toMatchObject({ bookyear: 2025, openingLineCount: provisional.length });
    expect(await opening(2026)).toEqual(provisional);
    expect(await books.getErrors('POST', 'salesinvoiceswithlines', { ...sale, invoiceDate: late })).toHaveProperty(
      'invoiceDate',
    );
  });

  it('takes the opening balance of a year that has not begun with it', async () => {
    await removeDrafts();
    await act('bookyears/2026/close');
    expect(await opening(2027)).not.toEqual([]);
    await reopen(2026);
    expect(await opening(2027)).toEqual([]);
  });

  it('can be followed by reopening all earlier years', async () => {
    const getOpenings = () => Promise.all([2024, 2025, 2026].map(opening));
    const before = await getOpenings();
    await reopen(2025);
    await reopen(2024);
    expect(await getOpenings()).toEqual(before);
    expect(await getActionErrors('bookyears/2024/reopen')).toEqual({ bookyear: ['Book year 2024 is open.'] });
    await sell('2024-12-30');
    await expectCarried(2026);
    expect(await opening(2024)).toEqual(before[0]);
  });

  it('is the only year that can be reopened', async () => {
    expect(await getActionErrors('bookyears/2024/reopen')).toEqual({ bookyear: ['Reopen book year 2025 first.'] });
    expect(await getActionErrors('bookyears/2026/reopen')).toEqual({ bookyear: ['Book year 2026 is open.'] });
    const attempt = async (path: string) => (await control(`administrations/${path}/reopen`)).status;
    const years = ['1/bookyears/1999', '1/bookyears/2031', '9/bookyears/2025', '1/bookyears/soon'];
    expect(await Promise.all(years.map(attempt))).toEqual([404, 404, 404, 400]);
  });

  it('belongs to one administration', async () => {
    await reopen(2025);
    expect(await getActionErrors('bookyears/2025/close', undefined, 2)).toHaveProperty('bookyear');
  });
});
