import { describe, expect, it } from 'vitest';
import { purchase, sale, useBooks } from '../support/books.ts';

const books = useBooks();
const { create, rows, act, setClock, outstanding } = books;

const { invoiceDate: _sold, ...saleToday } = sale;
const { invoiceDate: _bought, ...purchaseToday } = purchase;

/** Half past one at night in the Netherlands, and the day before in UTC. */
const AT_NIGHT = '2026-04-15T23:30:00Z';

describe('today is the date in the Netherlands', () => {
  it('in documents and payments without a date', async () => {
    await setClock(AT_NIGHT);
    for (const [path, body] of [
      ['draftsalesinvoiceswithlines', saleToday],
      ['purchaseinvoiceswithlines', purchaseToday],
    ] as const)
      expect(await create(path, body), path).toMatchObject({ invoiceDate: '2026-04-16' });
    const { id, invoiceDate } = await create('salesinvoiceswithlines', saleToday);
    const { journalEntryId } = await act(`salesinvoices/${id}/pay`);
    const [line] = await books.ledger(`JournalEntryId=${journalEntryId}`);
    expect([invoiceDate, line?.date]).toEqual(['2026-04-16', '2026-04-16']);
  });

  it('in the age of an outstanding invoice, which grows at midnight there', async () => {
    const { id } = await create('salesinvoiceswithlines', sale);
    for (const [now, age] of [
      ['2026-04-16T21:59:59Z', 0],
      ['2026-04-16T22:00:00Z', 1],
      // Winter time has begun.
      ['2026-10-25T22:59:59Z', 192],
      ['2026-10-25T23:00:00Z', 193],
    ] as const) {
      await setClock(now);
      expect(await outstanding('sales', id), now).toMatchObject({ age });
    }
  });

  it('in the book year, which begins an hour before that of UTC', async () => {
    const readOpening = () => rows('/v1/ledgerlines?Bookyear=2027&Period=0');
    await setClock('2026-12-31T22:59:59Z');
    expect(await readOpening()).toEqual([]);
    await setClock('2026-12-31T23:00:00Z');
    expect(await readOpening()).not.toEqual([]);
  });
});
