import { describe, expect, it } from 'vitest';
import { memorial, purchase, sale, useBooks } from '../support/books.ts';

const books = useBooks();
const { call, create, patch, remove, getErrors, ledger, listPostings, getEntryId, listLoggedActions, rows, act } =
  books;

const vat21 = { bookingType: 'V', salesTypeId: 1 };
const carriage = { ledgerAccountId: 73, unitPrice: 100 };

async function sell(lines: readonly object[], fields: object = {}) {
  const invoice = await create('salesinvoiceswithlines', { ...sale, ...fields, lines });
  return { invoice, entryId: await getEntryId(invoice.invoiceNumber) };
}

async function buy(lines: readonly object[], fields: object = {}) {
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
    expect(await listPostings(entryId)).toEqual([
      '1300 D 24.68',
      '8010 C 6.95',
      '8000 C 10',
      '8020 C 5',
      '1500 C 2.1',
      '1501 C 0.63',
    ]);
    const [, cheese] = await ledger(`JournalEntryId=${entryId}`);
    expect(cheese).toMatchObject({ costUnitId: 1 });
  });

  it('uses the control account of the debtor kind', async () => {
    const debtor = await create('debtors', { name: 'Käsehaus', debtorKindId: 2, vatNumber: 'DE000000011' });
    const { entryId } = await sell([{ bookingType: 'V', salesTypeId: 7, unitPrice: 50 }], { debtorId: debtor.id });
    expect(await listPostings(entryId)).toEqual(['1310 D 50', '8030 C 50']);
  });

  it('with text lines only is neither posted nor outstanding', async () => {
    const invoice = await create('salesinvoiceswithlines', {
      ...sale,
      lines: [{ bookingType: 'T', description: 'Niets' }],
    });
    expect(await ledger(`sourceDocumentNumber=${invoice.invoiceNumber}`)).toEqual([]);
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
    expect(await listPostings(entryId)).toEqual([
      expect.stringMatching(/^16\d0 C 100$/),
      '4430 D 100',
      '1521 D 9',
      '1503 C 9',
    ]);
  });

  it('is posted once it has a line', async () => {
    const { lines: _lines, ...header } = purchase;
    const invoice = await create('purchaseinvoices', header);
    expect(await ledger('sourceDocumentNumber=LF-2026-140')).toEqual([]);
    await create(`purchaseinvoices/${invoice.id}/lines`, carriage);
    expect(await listPostings(await getEntryId('LF-2026-140'))).toEqual(['1600 C 121', '4430 D 100', '1520 D 21']);
  });

  it('rejects lines on debtor or creditor accounts', async () => {
    for (const ledgerAccountId of [24, 38])
      expect(await getErrors('POST', 'purchaseinvoices/4/lines', { ledgerAccountId, unitPrice: 1 })).toEqual({
        ledgerAccountId: [
          expect.stringMatching(/^A purchase is not posted to account 1[36]00, which is of type [67]:/),
        ],
      });
  });
});

describe('invoice update', () => {
  it('of a line is posted in the same entry and logged', async () => {
    const { invoice, entryId } = await sell([{ ...vat21, unitPrice: 10 }]);
    await patch(`salesinvoices/${invoice.id}/lines/${invoice.lines[0].id}`, { unitPrice: 20 });
    expect(await listPostings(entryId)).toEqual(['1300 D 24.2', '8000 C 20', '1500 C 4.2']);
    await create(`salesinvoices/${invoice.id}/lines`, { ...vat21, unitPrice: 1 });
    expect(await listPostings(entryId)).toEqual(['1300 D 25.41', '8000 C 20', '8000 C 1', '1500 C 4.41']);
    expect(await listLoggedActions(entryId)).toEqual([1, 1, 1]);
  });

  it('by PUT replaces all postings', async () => {
    const { invoice, entryId } = await sell([{ ...vat21, unitPrice: 10 }]);
    const body = {
      debtorId: 2,
      invoiceDate: '2026-03-01',
      lines: [{ bookingType: 'V', salesTypeId: 2, unitPrice: 100 }],
    };
    expect((await call(`/v1/salesinvoiceswithlines/${invoice.id}`, { method: 'PUT', body })).status).toBe(200);
    expect(await listPostings(entryId)).toEqual(['1300 D 109', '8010 C 100', '1501 C 9']);
    for (const line of await ledger(`JournalEntryId=${entryId}`))
      expect(line).toMatchObject({ debtorId: 2, date: '2026-03-01', Period: 3 });
    expect(await books.outstanding('sales', invoice.id)).toMatchObject({
      debtorId: 2,
      outstandingAmount: 109,
      age: 46,
    });
  });

  it('of the date moves the postings to another period and year', async () => {
    const { invoice, entryId } = await sell([{ ...vat21, unitPrice: 10 }]);
    await patch(`salesinvoices/${invoice.id}`, { invoiceDate: '2027-01-15' });
    for (const line of await ledger(`JournalEntryId=${entryId}`))
      expect(line).toMatchObject({ Bookyear: 2027, Period: 1 });
  });

  it('of the debtor or creditor moves the postings to that party', async () => {
    const sold = await sell([{ ...vat21, unitPrice: 10 }]);
    await patch(`salesinvoices/${sold.invoice.id}`, { debtorId: 2 });
    expect((await ledger(`JournalEntryId=${sold.entryId}`)).map(({ debtorId }) => debtorId)).toEqual([2, 2, 2]);
    const bought = await buy([carriage]);
    await patch(`purchaseinvoices/${bought.invoice.id}`, { creditorId: 2 });
    expect((await ledger(`JournalEntryId=${bought.entryId}`)).map(({ creditorId }) => creditorId)).toEqual([2, 2, 2]);
  });

  it('without effect on the ledger changes neither ledger lines nor the log', async () => {
    const { invoice, entryId } = await sell([{ ...vat21, unitPrice: 10 }]);
    const before = [await ledger(`JournalEntryId=${entryId}`), await listLoggedActions(entryId)];
    await patch(`salesinvoices/${invoice.id}`, { remark: 'Spoed', paymentConditionId: 5 });
    await patch(`salesinvoices/${invoice.id}/lines/${invoice.lines[0].id}`, { unitPrice: 10 });
    expect([await ledger(`JournalEntryId=${entryId}`), await listLoggedActions(entryId)]).toEqual(before);
    expect(await books.outstanding('sales', invoice.id)).toMatchObject({ dueDate: '2026-06-15' });
  });

  it('that removes the last line removes the postings until another line is added', async () => {
    const { invoice, entryId } = await sell([{ ...vat21, unitPrice: 10 }]);
    await remove(`salesinvoices/${invoice.id}/lines/${invoice.lines[0].id}`);
    expect([await listPostings(entryId), await listLoggedActions(entryId)]).toEqual([[], [1, 2]]);
    expect(await books.outstanding('sales', invoice.id)).toBeUndefined();
    await create(`salesinvoices/${invoice.id}/lines`, { ...vat21, unitPrice: 3 });
    const again = await getEntryId(invoice.invoiceNumber);
    expect(again).toBeGreaterThan(entryId);
    expect(await listPostings(again)).toEqual(['1300 D 3.63', '8000 C 3', '1500 C 0.63']);
  });

  it('keeps the control account when the kind of its debtor has changed', async () => {
    const { invoice, entryId } = await sell([{ ...vat21, unitPrice: 10 }]);
    await act(`salesinvoices/${invoice.id}/pay`, { amount: 5 });
    await patch('debtors/1', { debtorKindId: 2 });
    for (const path of ['salesinvoices', 'salesinvoiceswithlines'])
      await patch(`${path}/${invoice.id}`, { remark: 'Spoed' });
    expect(await listPostings(entryId)).toEqual(['1300 D 12.1', '8000 C 10', '1500 C 2.1']);
    const next = await sell([{ ...vat21, unitPrice: 10 }]);
    expect(await listPostings(next.entryId)).toEqual(['1310 D 12.1', '8000 C 10', '1500 C 2.1']);
  });
});

it.each(['sales', 'purchase'] as const)(
  'deleted invoice of %s leaves the ledger and is logged as deleted',
  async (side) => {
    const { invoice, entryId } = side === 'sales' ? await sell([{ ...vat21, unitPrice: 10 }]) : await buy([carriage]);
    const balances = await rows('/v1/ledgergrouped?bookyear=2026');
    await remove(`${side}invoices/${invoice.id}`);
    expect([await listPostings(entryId), await listLoggedActions(entryId)]).toEqual([[], [1, 2]]);
    expect(await books.outstanding(side, invoice.id)).toBeUndefined();
    expect(await rows('/v1/ledgergrouped?bookyear=2026')).not.toEqual(balances);
  },
);

it('invoice of a closed year cannot be deleted', async () => {
  await act('bookyears/2025/reopen');
  const { invoice } = await sell([{ ...vat21, unitPrice: 10 }], { invoiceDate: '2025-12-30' });
  await act('bookyears/2025/close');
  expect(await getErrors('DELETE', `salesinvoices/${invoice.id}`)).toEqual({
    id: [
      'The invoice is posted in book year 2025, which is closed, so its posting cannot change. Correct it with a credit invoice in an open year, or reopen the year.',
    ],
  });
});

describe('partly paid invoice', () => {
  const message = ['The invoice has payments, so its posting cannot change. Correct it with a credit invoice.'];
  /** The key `id` is the record that the URL names; the invoice of a line is `invoiceId`. */
  const getPaid = (path: string) => (path.includes('/lines') ? { invoiceId: message } : { id: message });

  it.each([
    ['PATCH', 'salesinvoices/1', { debtorId: 2 }],
    ['PATCH', 'salesinvoices/1', { invoiceDate: '2026-04-01' }],
    ['PATCH', 'salesinvoices/1', { description: 'Anders' }],
    ['PUT', 'salesinvoices/1', { debtorId: 1 }],
    ['PATCH', 'salesinvoices/1/lines/1', { quantity: 2 }],
    ['POST', 'salesinvoices/1/lines', { ...vat21, unitPrice: 1 }],
    ['PATCH', 'salesinvoiceswithlines/1', { lines: [{ ...vat21, unitPrice: 1 }] }],
    ['PATCH', 'purchaseinvoices/1', { invoiceNumber: 'LF-ANDERS' }],
  ])('rejects changes of its postings: %s %s %j', async (method, path, body) => {
    expect(await getErrors(method, path, body)).toEqual(getPaid(path));
  });

  it.each(['salesinvoices/1/lines/1', 'salesinvoices/1', 'purchaseinvoices/1'])(
    'rejects changes of its postings: DELETE %s',
    async (path) => expect(await getErrors('DELETE', path)).toEqual(getPaid(path)),
  );

  it('accepts a remark, another payment condition, text lines and a scan', async () => {
    await patch('salesinvoices/1', { remark: 'Betaald deel', paymentConditionId: 5 });
    await create('salesinvoices/1/lines', { bookingType: 'T', description: 'Met dank' });
    expect(await books.outstanding('sales', 1)).toMatchObject({ outstandingAmount: 21.97, dueDate: '2026-05-01' });
  });
});

it('grouped ledger follows every change by as much as the ledger lines', async () => {
  const getBalance = async (ledgerAccountId: number): Promise<number> => {
    const [row] = await rows(`/v1/ledgergrouped?bookyear=2026&ledgerAccountId=${ledgerAccountId}`);
    return Math.round((row?.balance ?? 0) * 100);
  };
  const before = [await getBalance(24), await getBalance(97), await getBalance(30)];
  const difference = async () => {
    const after = [await getBalance(24), await getBalance(97), await getBalance(30)];
    return after.map((balance, index) => balance - (before[index] ?? 0));
  };
  const { invoice } = await sell([{ ...vat21, unitPrice: 10 }]);
  expect(await difference()).toEqual([1210, -1000, -210]);
  await patch(`salesinvoices/${invoice.id}/lines/${invoice.lines[0].id}`, { quantity: 3 });
  expect(await difference()).toEqual([3630, -3000, -630]);
  await remove(`salesinvoices/${invoice.id}`);
  expect(await difference()).toEqual([0, 0, 0]);
});

describe('invoice date', () => {
  const closed = [
    'Book year 2025 is closed. Send an invoice date from 2026 on, or keep the date and send bookYear and bookPeriod of an open year.',
  ];
  const unknown = ['There is no book year 2028. Available book years: 2026 to 2027.'];

  it.each([
    ['2025-12-31', closed],
    ['2028-01-01', unknown],
  ])('%s is rejected outside open book years', async (invoiceDate, messages) => {
    const wrong = { invoiceDate: messages };
    const { lines: _lines, ...header } = sale;
    expect(await getErrors('POST', 'salesinvoiceswithlines', { ...sale, invoiceDate })).toEqual(wrong);
    expect(await getErrors('POST', 'salesinvoices', { ...header, invoiceDate })).toEqual(wrong);
    expect(await getErrors('POST', 'purchaseinvoices', { creditorId: 1, invoiceDate })).toEqual(wrong);
    expect(await getErrors('PATCH', 'salesinvoices/5', { invoiceDate })).toEqual(wrong);
  });
});

describe('amounts that overflow a grouped balance', () => {
  it('are those above the maximum of the contract', async () => {
    const booked = new Set((await rows('/v1/ledgergrouped?bookyear=2026')).map((row) => row.ledgerAccountId));
    const accounts = (await rows('/v1/ledgeraccounts')).filter(({ id, type }) => !booked.has(id) && type < 6);
    const [debit, credit] = accounts.map(({ id }) => id);
    const post = async (amount: number) => {
      const lines = [
        { ledgerAccountId: debit, amountDebit: amount },
        { ledgerAccountId: credit, amountCredit: amount },
      ];
      const { id } = await create('journalentrieswithlines', { ...memorial, lines });
      return (await books.control(`administrations/1/journalentries/${id}/process`)).status;
    };
    expect([await post(999_999_999_999.99), await post(2_000_000)]).toEqual([200, 400]);
    const [row] = await rows(`/v1/ledgergrouped?bookyear=2026&ledgerAccountId=${debit}`);
    expect(row?.balance).toBe(999_999_999_999.99);
  });

  it('are rejected', async () => {
    const large = { ...vat21, vatCodeId: 3, unitPrice: 90_000_000_000, quantity: 6 };
    await sell([large]);
    const log = await rows('/v1/journalentrylog');
    expect(await getErrors('POST', 'salesinvoiceswithlines', { ...sale, lines: [large] })).toEqual({
      body: ['The balance of ledger account 1300 would be too large in book year 2026.'],
    });
    expect((await call('/v1/ledgergrouped?bookyear=2026')).status).toBe(200);
    expect(await rows('/v1/journalentrylog')).toEqual(log);
  });
});
