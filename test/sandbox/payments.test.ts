import { describe, expect, it } from 'vitest';
import { purchase, sale, useBooks } from '../support/books.ts';
import { listRejections } from './rejections.ts';

const books = useBooks();
const { create, patch, listPostings, act, ledger, listLoggedActions, control } = books;

const pay = (side: 'sales' | 'purchase', id: number, order?: object) => act(`${side}invoices/${id}/pay`, order);

describe('payment', () => {
  it('of a debtor is posted to the bank and settles the invoice', async () => {
    const { id, invoiceNumber } = await create('salesinvoiceswithlines', sale);
    const paid = await pay('sales', id);
    expect(paid).toEqual({ invoiceId: id, journalEntryId: expect.any(Number), outstandingAmount: 0 });
    expect(await listPostings(paid.journalEntryId)).toEqual(['1100 D 75.76', '1300 C 75.76']);
    for (const line of await ledger(`JournalEntryId=${paid.journalEntryId}`))
      expect(line).toMatchObject({ date: '2026-04-16', debtorId: 1, invoiceNumber });
    expect(await listLoggedActions(paid.journalEntryId)).toEqual([1]);
    expect(await books.outstanding('sales', id)).toBeUndefined();
  });

  it('to a creditor is posted in the year and period of its date', async () => {
    const { id } = await create('purchaseinvoiceswithlines', purchase);
    const { journalEntryId, outstandingAmount } = await pay('purchase', id, { amount: 80.16, date: '2026-05-02' });
    expect(outstandingAmount).toBe(600);
    expect(await listPostings(journalEntryId)).toEqual(['1100 C 80.16', '1600 D 80.16']);
    expect(await ledger(`JournalEntryId=${journalEntryId}&Period=5`)).toHaveLength(2);
  });

  it('names its invoice in the description, and on the line that settles it only', async () => {
    const { id, invoiceNumber } = await create('salesinvoiceswithlines', sale);
    const { journalEntryId } = await pay('sales', id, { amount: 10, date: '2026-05-02' });
    const about = { description: `Betaling factuur ${invoiceNumber}`, sourceDocumentNumber: 'BNK-2026-05-02' };
    expect(await ledger(`JournalEntryId=${journalEntryId}`)).toMatchObject([
      { ...about, ledgerAccountNumber: '1100', salesInvoiceId: null, purchaseInvoiceId: null },
      { ...about, ledgerAccountNumber: '1300', salesInvoiceId: id, purchaseInvoiceId: null },
    ]);
  });

  it('has a plain description when its invoice has no number', async () => {
    const lines = [{ ledgerAccountId: 91, unitPrice: 10 }];
    const { id } = await create('purchaseinvoiceswithlines', { creditorId: 1, invoiceDate: '2026-04-16', lines });
    const { journalEntryId } = await pay('purchase', id);
    expect((await ledger(`JournalEntryId=${journalEntryId}`))[0]?.description).toBe('Betaling');
  });

  it.each([
    [17, '1000'],
    [19, '1110'],
    [20, '1150'],
  ])('can be posted to ledger account %d', async (ledgerAccountId, number) => {
    const { journalEntryId } = await pay('sales', 5, { amount: 1, ledgerAccountId });
    expect(await listPostings(journalEntryId)).toEqual([`${number} D 1`, '1310 C 1']);
  });

  it('refunds a credit invoice', async () => {
    const lines = [{ ...sale.lines[0], quantity: -10 }];
    const sold = await create('salesinvoiceswithlines', { ...sale, lines });
    expect(await listPostings((await pay('sales', sold.id)).journalEntryId)).toEqual(['1100 C 75.76', '1300 D 75.76']);
    const paid = await pay('purchase', 8, { amount: 14.95 });
    expect(paid.outstandingAmount).toBe(-100);
    expect(await listPostings(paid.journalEntryId)).toEqual(['1100 D 14.95', '1600 C 14.95']);
  });

  it('uses the control account of the invoice after the kind of its debtor changed', async () => {
    const { id } = await create('salesinvoiceswithlines', sale);
    await patch('debtors/1', { debtorKindId: 2 });
    expect(await listPostings((await pay('sales', id)).journalEntryId)).toEqual(['1100 D 75.76', '1300 C 75.76']);
  });
});

describe('rejected payment', () => {
  it('has an invalid body, or is for a settled invoice', async () => {
    const { id } = await create('salesinvoices', { debtorId: 1 });
    const orders: readonly (readonly [invoice: number, order: object])[] = [
      ...[{ amount: 21.98 }, { amount: 0 }, { amount: 1.005 }, { date: '2025-12-31' }].map(
        (order) => [1, order] as const,
      ),
      ...[73, 9999].map((ledgerAccountId) => [1, { ledgerAccountId }] as const),
      [2, {}],
      [id, {}],
    ];
    const messages = await listRejections(orders, ([invoice, order]) =>
      control(`administrations/1/salesinvoices/${invoice}/pay`, order),
    );
    await expect(messages).toMatchFileSnapshot('__snapshots__/rejected-payments.txt');
    expect(await books.outstanding('sales', 1)).toMatchObject({ outstandingAmount: 21.97 });
  });

  it('is for an invoice of another administration', async () => {
    for (const administration of [2, 9])
      expect((await control(`administrations/${administration}/salesinvoices/1/pay`)).status).toBe(404);
  });
});
