import { describe, expect, it } from 'vitest';
import { memorial, purchase, sale, useBooks } from '../support/books.ts';
import { describeRejections, type Rejected } from './rejections.ts';

const books = useBooks();
const { call, create, patch, remove, getErrors, ledger, listPostings, getEntryId, listLoggedActions, rows, act } =
  books;

const vat21 = { bookingType: 'V', salesTypeId: 1 };
const carriage = { ledgerAccountId: 73, unitPrice: 100 };

async function sell(lines: readonly object[] = [{ ...vat21, unitPrice: 10 }], fields: object = {}) {
  const invoice = await create('salesinvoiceswithlines', { ...sale, ...fields, lines });
  return { invoice, entryId: await getEntryId(invoice.invoiceNumber) };
}

async function buy(lines: readonly object[] = [carriage], fields: object = {}) {
  const invoice = await create('purchaseinvoiceswithlines', { ...purchase, ...fields, lines });
  return { invoice, entryId: await getEntryId(invoice.invoiceNumber) };
}

describe('sales invoice', () => {
  it('is posted to debtors against turnover and VAT', async () => {
    const invoice = await create('salesinvoiceswithlines', sale);
    const lines = await ledger(`sourceDocumentNumber=${invoice.invoiceNumber}`);
    expect(lines).toMatchObject([
      { ledgerAccountNumber: '1300', amountDebit: 75.76, amountCredit: 0, vatCodeId: null },
      { ledgerAccountNumber: '8010', amountDebit: 0, amountCredit: 69.5, vatCodeId: 2 },
      { ledgerAccountNumber: '1501', amountDebit: 0, amountCredit: 6.26, vatCodeId: 2 },
    ]);
    const about = { date: '2026-04-16', Bookyear: 2026, Period: 4, debtorId: 1, creditorId: null };
    for (const line of lines) expect(line).toMatchObject({ ...about, invoiceNumber: invoice.invoiceNumber });
    expect(new Set(lines.map(({ JournalEntryId }) => JournalEntryId)).size).toBe(1);
    expect(await listLoggedActions(lines[0]?.JournalEntryId)).toEqual([1]);
  });

  it('posts each line to its own account and skips text lines', async () => {
    const { entryId } = await sell([
      { bookingType: 'A', ArticleSku: 'KAAS-JONG-500', costUnitId: 1 },
      { ...vat21, unitPrice: 10 },
      { bookingType: 'G', ledgerAccountId: 99, unitPrice: 5 },
      { bookingType: 'T', description: 'Met dank', unitPrice: 1000 },
    ]);
    const turnover = ['8010 C 6.95', '8000 C 10', '8020 C 5'];
    expect(await listPostings(entryId)).toEqual(['1300 D 24.68', ...turnover, '1500 C 2.1', '1501 C 0.63']);
    const [, cheese] = await ledger(`JournalEntryId=${entryId}`);
    expect(cheese).toMatchObject({ costUnitId: 1 });
  });

  it('uses the control account of the debtor kind', async () => {
    const debtor = await create('debtors', { name: 'Käsehaus', debtorKindId: 2, vatNumber: 'DE000000011' });
    const { entryId } = await sell([{ bookingType: 'V', salesTypeId: 7, unitPrice: 50 }], { debtorId: debtor.id });
    expect(await listPostings(entryId)).toEqual(['1310 D 50', '8030 C 50']);
  });

  it('with text lines only is neither posted nor outstanding', async () => {
    const { invoice, entryId } = await sell([{ bookingType: 'T', description: 'Niets' }]);
    expect(entryId).toBeUndefined();
    expect(await books.outstanding('sales', invoice.id)).toBeUndefined();
  });

  it('with a total of zero is neither posted nor logged until it has an amount', async () => {
    const log = await rows('/v1/journalentrylog');
    const free = [{ ...vat21, unitPrice: 10, discountPercentage: 100 }];
    const invoice = await create('salesinvoiceswithlines', { ...sale, lines: free });
    expect(await ledger(`sourceDocumentNumber=${invoice.invoiceNumber}`)).toEqual([]);
    expect(await rows('/v1/journalentrylog')).toEqual(log);
    await patch(`salesinvoiceswithlines/${invoice.id}`, { lines: sale.lines });
    const entryId = await getEntryId(invoice.invoiceNumber);
    expect(await listLoggedActions(entryId)).toEqual([1]);
    await patch(`salesinvoiceswithlines/${invoice.id}`, { lines: free });
    expect([await listPostings(entryId), await listLoggedActions(entryId)]).toEqual([[], [1, 2]]);
    await remove(`salesinvoices/${invoice.id}`);
    expect(await listLoggedActions(entryId)).toEqual([1, 2]);
  });
});

describe('purchase invoice', () => {
  it('is posted to creditors against costs and VAT', async () => {
    const { invoice, entryId } = await buy(purchase.lines);
    expect(await listPostings(entryId)).toEqual(['1600 C 680.16', '7010 D 624', '1521 D 56.16']);
    const [owed] = await ledger(`JournalEntryId=${entryId}`);
    expect(owed).toMatchObject({ creditorId: 1, debtorId: null, invoiceNumber: invoice.invoiceNumber });
  });

  it('of a foreign creditor at 9% deducts at 9%', async () => {
    const { entryId } = await buy([{ ...carriage, vatCodeId: 15 }], { creditorId: 11 });
    const owed = expect.stringMatching(/^16\d0 C 100$/);
    expect(await listPostings(entryId)).toEqual([owed, '4430 D 100', '1521 D 9', '1503 C 9']);
  });

  it('is posted once it has a line', async () => {
    const { lines: _lines, ...header } = purchase;
    const invoice = await create('purchaseinvoices', header);
    expect(await ledger('sourceDocumentNumber=LF-2026-140')).toEqual([]);
    await create(`purchaseinvoices/${invoice.id}/lines`, carriage);
    expect(await listPostings(await getEntryId('LF-2026-140'))).toEqual(['1600 C 121', '4430 D 100', '1520 D 21']);
  });
});

describe('invoice update', () => {
  it('of a line is posted in the same entry and logged', async () => {
    const { invoice, entryId } = await sell();
    await patch(`salesinvoices/${invoice.id}/lines/${invoice.lines[0].id}`, { unitPrice: 20 });
    expect(await listPostings(entryId)).toEqual(['1300 D 24.2', '8000 C 20', '1500 C 4.2']);
    await create(`salesinvoices/${invoice.id}/lines`, { ...vat21, unitPrice: 1 });
    expect(await listPostings(entryId)).toEqual(['1300 D 25.41', '8000 C 20', '8000 C 1', '1500 C 4.41']);
    expect(await listLoggedActions(entryId)).toEqual([1, 1, 1]);
  });

  it('by PUT replaces all postings', async () => {
    const { invoice, entryId } = await sell();
    const lines = [{ bookingType: 'V', salesTypeId: 2, unitPrice: 100 }];
    const body = { debtorId: 2, invoiceDate: '2026-03-01', lines };
    expect((await call(`/v1/salesinvoiceswithlines/${invoice.id}`, { method: 'PUT', body })).status).toBe(200);
    expect(await listPostings(entryId)).toEqual(['1300 D 109', '8010 C 100', '1501 C 9']);
    for (const line of await ledger(`JournalEntryId=${entryId}`))
      expect(line).toMatchObject({ debtorId: 2, date: '2026-03-01', Period: 3 });
    const owed = { debtorId: 2, outstandingAmount: 109, age: 46 };
    expect(await books.outstanding('sales', invoice.id)).toMatchObject(owed);
  });

  it('of the date moves the postings to another period and year', async () => {
    const { invoice, entryId } = await sell();
    await patch(`salesinvoices/${invoice.id}`, { invoiceDate: '2027-01-15' });
    const moved = { Bookyear: 2027, Period: 1 };
    expect(await ledger(`JournalEntryId=${entryId}`)).toMatchObject([moved, moved, moved]);
  });

  it('of the debtor or creditor moves the postings to that party', async () => {
    const sold = await sell();
    await patch(`salesinvoices/${sold.invoice.id}`, { debtorId: 2 });
    expect((await ledger(`JournalEntryId=${sold.entryId}`)).map(({ debtorId }) => debtorId)).toEqual([2, 2, 2]);
    const bought = await buy();
    await patch(`purchaseinvoices/${bought.invoice.id}`, { creditorId: 2 });
    expect((await ledger(`JournalEntryId=${bought.entryId}`)).map(({ creditorId }) => creditorId)).toEqual([2, 2, 2]);
  });

  it('without effect on the ledger changes neither ledger lines nor the log', async () => {
    const { invoice, entryId } = await sell();
    const before = [await ledger(`JournalEntryId=${entryId}`), await listLoggedActions(entryId)];
    await patch(`salesinvoices/${invoice.id}`, { remark: 'Spoed', paymentConditionId: 5 });
    await patch(`salesinvoices/${invoice.id}/lines/${invoice.lines[0].id}`, { unitPrice: 10 });
    expect([await ledger(`JournalEntryId=${entryId}`), await listLoggedActions(entryId)]).toEqual(before);
    expect(await books.outstanding('sales', invoice.id)).toMatchObject({ dueDate: '2026-06-15' });
  });

  it('that removes the last line removes the postings until another line is added', async () => {
    const { invoice, entryId } = await sell();
    await remove(`salesinvoices/${invoice.id}/lines/${invoice.lines[0].id}`);
    expect([await listPostings(entryId), await listLoggedActions(entryId)]).toEqual([[], [1, 2]]);
    expect(await books.outstanding('sales', invoice.id)).toBeUndefined();
    await create(`salesinvoices/${invoice.id}/lines`, { ...vat21, unitPrice: 3 });
    const again = await getEntryId(invoice.invoiceNumber);
    expect(again).toBeGreaterThan(entryId);
    expect(await listPostings(again)).toEqual(['1300 D 3.63', '8000 C 3', '1500 C 0.63']);
  });

  it('keeps the control account when the kind of its debtor has changed', async () => {
    const { invoice, entryId } = await sell();
    await act(`salesinvoices/${invoice.id}/pay`, { amount: 5 });
    await patch('debtors/1', { debtorKindId: 2 });
    for (const path of ['salesinvoices', 'salesinvoiceswithlines'])
      await patch(`${path}/${invoice.id}`, { remark: 'Spoed' });
    expect(await listPostings(entryId)).toEqual(['1300 D 12.1', '8000 C 10', '1500 C 2.1']);
    const next = await sell();
    expect(await listPostings(next.entryId)).toEqual(['1310 D 12.1', '8000 C 10', '1500 C 2.1']);
  });
});

it.each(['sales', 'purchase'] as const)(
  'deleted invoice of %s leaves the ledger and is logged as deleted',
  async (side) => {
    const { invoice, entryId } = side === 'sales' ? await sell() : await buy();
    const balances = await rows('/v1/ledgergrouped?bookyear=2026');
    await remove(`${side}invoices/${invoice.id}`);
    expect([await listPostings(entryId), await listLoggedActions(entryId)]).toEqual([[], [1, 2]]);
    expect(await books.outstanding(side, invoice.id)).toBeUndefined();
    expect(await rows('/v1/ledgergrouped?bookyear=2026')).not.toEqual(balances);
  },
);

it('an invoice that is paid in part, or is in a year that is not open, keeps its postings', async () => {
  await act('bookyears/2025/reopen');
  const { invoice } = await sell(undefined, { invoiceDate: '2025-12-30' });
  await act('bookyears/2025/close');
  const { lines: _lines, ...header } = sale;
  const dated = (invoiceDate: string): readonly Rejected[] => [
    [invoiceDate, 'POST', 'salesinvoiceswithlines', { ...sale, invoiceDate }],
    [invoiceDate, 'POST', 'salesinvoices', { ...header, invoiceDate }],
    [invoiceDate, 'POST', 'purchaseinvoices', { creditorId: 1, invoiceDate }],
    [invoiceDate, 'PATCH', 'salesinvoices/5', { invoiceDate }],
  ];
  const told = await describeRejections(call, {
    'An invoice that is paid in part': [
      ['its debtor', 'PATCH', 'salesinvoices/1', { debtorId: 2 }],
      ['its date', 'PATCH', 'salesinvoices/1', { invoiceDate: '2026-04-01' }],
      ['its description', 'PATCH', 'salesinvoices/1', { description: 'Anders' }],
      ['all fields', 'PUT', 'salesinvoices/1', { debtorId: 1 }],
      ['a line', 'PATCH', 'salesinvoices/1/lines/1', { quantity: 2 }],
      ['another line', 'POST', 'salesinvoices/1/lines', { ...vat21, unitPrice: 1 }],
      ['other lines', 'PATCH', 'salesinvoiceswithlines/1', { lines: [{ ...vat21, unitPrice: 1 }] }],
      ['its number', 'PATCH', 'purchaseinvoices/1', { invoiceNumber: 'LF-ANDERS' }],
      ['a line', 'DELETE', 'salesinvoices/1/lines/1'],
      ['the invoice', 'DELETE', 'salesinvoices/1'],
      ['the invoice', 'DELETE', 'purchaseinvoices/1'],
    ],
    'An invoice of a closed year': [['the invoice', 'DELETE', `salesinvoices/${invoice.id}`]],
    'A date outside the open book years': ['2025-12-31', '2028-01-01'].flatMap(dated),
    'A purchase on an account of debtors or creditors': [24, 38].map(
      (ledgerAccountId): Rejected => [
        `${ledgerAccountId}`,
        'POST',
        'purchaseinvoices/4/lines',
        { ...carriage, ledgerAccountId },
      ],
    ),
  });
  await expect(told).toMatchFileSnapshot('__snapshots__/ledger-postings.txt');
});

it('an invoice that is paid in part accepts a remark, another payment condition and text lines', async () => {
  await patch('salesinvoices/1', { remark: 'Betaald deel', paymentConditionId: 5 });
  await create('salesinvoices/1/lines', { bookingType: 'T', description: 'Met dank' });
  expect(await books.outstanding('sales', 1)).toMatchObject({ outstandingAmount: 21.97, dueDate: '2026-05-01' });
});

it('grouped ledger follows every change by as much as the ledger lines', async () => {
  const getBalance = async (ledgerAccountId: number): Promise<number> => {
    const [row] = await rows(`/v1/ledgergrouped?bookyear=2026&ledgerAccountId=${ledgerAccountId}`);
    return Math.round((row?.balance ?? 0) * 100);
  };
  const getBalances = () => Promise.all([24, 97, 30].map(getBalance));
  const before = await getBalances();
  const difference = async () => (await getBalances()).map((balance, index) => balance - (before[index] ?? 0));
  const { invoice } = await sell();
  expect(await difference()).toEqual([1210, -1000, -210]);
  await patch(`salesinvoices/${invoice.id}/lines/${invoice.lines[0].id}`, { quantity: 3 });
  expect(await difference()).toEqual([3630, -3000, -630]);
  await remove(`salesinvoices/${invoice.id}`);
  expect(await difference()).toEqual([0, 0, 0]);
});

describe('the sum of an account in a book year', () => {
  const [depreciation, machines] = [85, 6];
  const MAX = 999_999_999_999.99;
  const getRoom = async (ledgerAccountId: number): Promise<number> => {
    const [row] = await rows(`/v1/ledgergrouped?bookyear=2026&ledgerAccountId=${ledgerAccountId}`);
    return Math.round(MAX * 100 - (row?.amountCredit ?? 0) * 100) / 100;
  };
  const createDraft = async (amountDebit: number, ledgerAccountId: number): Promise<number> => {
    const lines = [
      { ledgerAccountId: depreciation, amountDebit },
      { ledgerAccountId, amountCredit: amountDebit },
    ];
    return (await create('journalentrieswithlines', { ...memorial, lines })).id;
  };
  const process = (id: number) => act(`journalentries/${id}/process`);
  const tooLarge = (number: string) => ({
    body: [`The balance of ledger account ${number} would be too large in book year 2026.`],
  });

  it('reaches the largest amount of the contract, and not a cent more until an entry is removed', async () => {
    const large = await createDraft((await getRoom(machines)) - 1000, machines);
    await process(large);
    await process(await createDraft(1000, machines));
    expect(await getRoom(machines)).toBe(0);
    const cent = await createDraft(0.01, machines);
    expect(await books.getActionErrors(`journalentries/${cent}/process`)).toEqual(tooLarge('0125'));
    expect(await getRoom(machines)).toBe(0);
    await remove(`journalentries/${large}`);
    await process(cent);
  });

  it('is checked for a small invoice on a large balance', async () => {
    const [{ id = 0 } = {}] = await rows('/v1/ledgeraccounts?number=1500');
    await process(await createDraft((await getRoom(id)) - 1, id));
    const lines = [{ ...vat21, unitPrice: 4 }];
    await sell(lines);
    expect(await getErrors('POST', 'salesinvoiceswithlines', { ...sale, lines })).toEqual(tooLarge('1500'));
    expect(await getRoom(id)).toBe(0.16);
  });

  it('is checked for a large invoice, which changes nothing', async () => {
    const lines = [{ ...vat21, vatCodeId: 3, unitPrice: 90_000_000_000, quantity: 6 }];
    await sell(lines);
    const before = [await rows('/v1/journalentrylog'), await rows('/v1/ledgergrouped?bookyear=2026')];
    expect(await getErrors('POST', 'salesinvoiceswithlines', { ...sale, lines })).toEqual(tooLarge('1300'));
    expect([await rows('/v1/journalentrylog'), await rows('/v1/ledgergrouped?bookyear=2026')]).toEqual(before);
  });
});
