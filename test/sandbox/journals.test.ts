import { describe, expect, it } from 'vitest';
import { cash, memorial, purchase, type Row, sale, useBooks } from '../support/books.ts';

const books = useBooks();
const { create, act, ledger, rows, remove } = books;

const pay = (side: 'sales' | 'purchase', id: number, order?: object) => act(`${side}invoices/${id}/pay`, order);
const getJournals = async (lines: readonly Row[]) => {
  const journals = new Map((await rows('/v1/journals')).map(({ id, code }) => [id, code]));
  return [...new Set(lines.map(({ journalId }) => journals.get(journalId)))];
};

/** Account number and invoices of each line of an entry. */
const getInvoices = async (entryId: number) => {
  const lines = await ledger(`JournalEntryId=${entryId}`);
  return lines.map((line) => [line.ledgerAccountNumber, line.salesInvoiceId, line.purchaseInvoiceId]);
};
const sellAndBuy = async () => {
  const [sold, bought] = [
    await create('salesinvoiceswithlines', sale),
    await create('purchaseinvoiceswithlines', purchase),
  ];
  return { sold, bought };
};

describe('list of journals', () => {
  it('contains every type, with the ledger account of a cash register or bank', async () => {
    const accounts = new Map((await rows('/v1/ledgeraccounts')).map(({ id, number }) => [id, number]));
    const journals = (await rows('/v1/journals')).map(
      ({ code, type, ledgerAccountId }) => `${code} ${type} ${accounts.get(ledgerAccountId) ?? '-'}`,
    );
    expect(journals).toEqual([
      ...['MEM M -', 'KAS K 1000', 'LOON M -', 'VRK V -', 'INK I -'],
      ...['BNK B 1100', 'SPA B 1110', 'GIRO B 1150'],
    ]);
  });

  it('finds none of an unknown type', async () => expect(await rows('/v1/journals?type=X')).toEqual([]));
});

describe('journal of a ledger line', () => {
  it('is the sales or purchase journal for invoices', async () => {
    const { sold, bought } = await sellAndBuy();
    expect(await getJournals(await ledger(`sourceDocumentNumber=${sold.invoiceNumber}`))).toEqual(['VRK']);
    expect(await getJournals(await ledger(`sourceDocumentNumber=${bought.invoiceNumber}`))).toEqual(['INK']);
  });

  it.each<[account: number | undefined, code: string, whose: string]>([
    [undefined, 'BNK', 'the first bank account'],
    [17, 'KAS', 'the cash register'],
    [18, 'BNK', 'the bank account'],
    [19, 'SPA', 'the savings account'],
    [20, 'GIRO', 'the giro account'],
  ])('of a payment on account %s is %s, that of %s', async (ledgerAccountId, code) => {
    const order = { amount: 1, ...(ledgerAccountId && { ledgerAccountId }) };
    for (const side of ['sales', 'purchase'] as const) {
      const [open] = await rows(`/v1/outstanding${side}invoices`);
      const { journalEntryId } = await pay(side, open?.id, order);
      const lines = await ledger(`JournalEntryId=${journalEntryId}`);
      expect(await getJournals(lines)).toEqual([code]);
      for (const line of lines) expect(line.sourceDocumentNumber).toBe(`${code}-2026-04-16`);
    }
  });

  it('is the journal of the journal entry', async () => {
    const lines = [{ ledgerAccountId: 85, amountDebit: 5 }];
    const wages = { ...memorial, JournalId: 3, lines: [...lines, { ledgerAccountId: 6, amountCredit: 5 }] };
    const till = { ...cash, openingBalance: 10, closingBalance: 5, lines };
    for (const [entry, code] of [[wages, 'LOON'] as const, [till, 'KAS'] as const]) {
      const { id } = await create('journalentrieswithlines', entry);
      await act(`journalentries/${id}/process`);
      expect(await getJournals(await ledger(`JournalEntryId=${id}`))).toEqual([code]);
    }
  });

  it('is the first memorial journal for an opening balance', async () => {
    for (const { id } of await rows('/v1/journalentries?status=draft')) await remove(`journalentries/${id}`);
    await act('bookyears/2026/close');
    expect(await getJournals(await ledger('Period=0'))).toEqual(['MEM']);
  });

  it.each([1, 2])('is always set in administration %d, so that grouping by journal is complete', async (tenant) => {
    const lines = await ledger('', { tenant });
    const years = [2024, 2025, 2026].map((year) => `bookyear=${year}`).join('&');
    const balances = await rows(`/v1/ledgergrouped?${years}&groupBy=journal`, { tenant });
    expect(new Set(balances.map(({ bookyear }) => bookyear)).size).toBe(3);
    for (const { journalId } of [...lines, ...balances]) expect(journalId).toEqual(expect.any(Number));
  });
});

describe('invoice of a ledger line', () => {
  it('is set on every line of its entry, and on the control account line of a payment', async () => {
    const { sold, bought } = await sellAndBuy();
    const getEntry = async ({ invoiceNumber }: Row) => getInvoices(await books.getEntryId(invoiceNumber));
    expect(await getEntry(sold)).toEqual(['1300', '8010', '1501'].map((account) => [account, sold.id, null]));
    expect(await getEntry(bought)).toEqual(['1600', '7010', '1521'].map((account) => [account, null, bought.id]));
    const [received, paid] = [await pay('sales', sold.id), await pay('purchase', bought.id)];
    const bank = ['1100', null, null];
    expect(await getInvoices(received.journalEntryId)).toEqual([bank, ['1300', sold.id, null]]);
    expect(await getInvoices(paid.journalEntryId)).toEqual([bank, ['1600', null, bought.id]]);
  });

  it('is set on the control account line of a settling journal entry', async () => {
    const sold = await create('salesinvoiceswithlines', sale);
    const about = { debtorId: 1, invoiceNumber: sold.invoiceNumber };
    const lines = [
      { ledgerAccountId: 85, amountDebit: 10, ...about },
      { ledgerAccountId: 24, amountCredit: 10, ...about },
    ];
    const { id } = await create('journalentrieswithlines', { ...memorial, lines });
    await act(`journalentries/${id}/process`);
    expect(await getInvoices(id)).toEqual([
      ['4740', null, null],
      ['1300', sold.id, null],
    ]);
    expect(await books.outstanding('sales', sold.id)).toMatchObject({ outstandingAmount: 65.76 });
    await remove(`journalentries/${id}`);
    expect(await books.outstanding('sales', sold.id)).toMatchObject({ outstandingAmount: 75.76 });
  });

  it('selects all lines of one invoice despite equal numbers', async () => {
    const sold = await create('salesinvoiceswithlines', sale);
    const { journalEntryId } = await pay('sales', sold.id, { amount: 5 });
    const lines = await ledger(`salesInvoiceId=${sold.id}`);
    expect([lines.length, lines.at(-1)?.JournalEntryId]).toEqual([4, journalEntryId]);
    expect(await ledger(`purchaseInvoiceId=${sold.id}&sourceDocumentNumber=${sold.invoiceNumber}`)).toEqual([]);
  });

  it('separates sales and purchases with equal identifiers', async () => {
    const purchases = await rows('/v1/outstandingpurchaseinvoices');
    const sales = await rows('/v1/outstandingsalesinvoices');
    await pay('sales', sales.find(({ id }) => purchases.some((bought) => bought.id === id))?.id);
    expect(await rows('/v1/outstandingpurchaseinvoices')).toEqual(purchases);
  });
});
