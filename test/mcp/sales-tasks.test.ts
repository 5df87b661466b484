import { describe, expect, it } from 'vitest';
import type { Row } from '../support/books.ts';
import { toCents, useAccountant } from './accountant.ts';

const { books, read, find, findId, findAdministration, write, control, call, expectJson, getBalance } = useAccountant();

describe('sales', () => {
  it('invoices the new customer Café X for three cheeses and finalizes the draft', async () => {
    const hits = await expectJson('search_docs', { query: 'finalize a draft invoice' });
    expect(hits.map(({ name }: Row) => name)).toContain('finalizeDraft');
    const { text } = await call('describe_operation', { name: 'createDraftSalesInvoiceWithLines' });
    expect(text).toContain('`ArticleSku` *string* **required**');
    const kind = await find('listDebtorKinds', { code: 'NL' });
    const debtor = await write('createDebtor', { name: 'Café X', debtorKindId: kind.id });
    const article = await find('listArticles', { ArticleSku: 'KAAS-JONG-500' });
    const lines = [{ bookingType: 'A', ArticleSku: article.ArticleSku, quantity: 3 }];
    const draft = await write('createDraftSalesInvoiceWithLines', { debtorId: debtor.id, lines });
    const administrationId = await findAdministration();
    const final = await control('finalizeDraft', { administrationId, id: draft.id });

    expect(await books.outstanding('sales', final.salesInvoiceId)).toMatchObject({
      debtorName: 'Café X',
      outstandingAmount: 22.73,
    });
    expect(await books.listPostings(final.journalEntryId)).toEqual(['1300 D 22.73', '8010 C 20.85', '1501 C 1.88']);
  });

  it('corrects the quantity of a draft', async () => {
    const { _data } = await read('listDraftSalesInvoices', {
      debtorId: await findId('listDebtors', { name: 'Bakkerij Zonnestraal' }),
    });
    const invoiceId = _data[0].id;
    const { _data: lines } = await read('listDraftSalesInvoiceLines', { invoiceId });
    await write('updateDraftSalesInvoiceLine', { quantity: 20 }, { invoiceId, lineId: lines[0].id });

    expect((await books.call(`/v1/draftsalesinvoices/${invoiceId}`)).body.amountIncludingVat).toBe(143.93);
  });

  it('deletes a draft that nobody wants', async () => {
    const { _data } = await read('listDraftSalesInvoices', { orderby: '-id', pageSize: 1, fields: ['id'] });
    expect(
      (await call('write_data', { operation: 'deleteDraftSalesInvoice', parameters: { id: _data[0].id } })).isError,
    ).toBe(false);

    expect((await books.call(`/v1/draftsalesinvoices/${_data[0].id}`)).status).toBe(404);
  });

  it('credits an invoice in full', async () => {
    const debtorId = await findId('listDebtors', { name: 'Kaashandel Verzonnen BV' });
    const { _data } = await read('listOutstandingSalesInvoices', { debtorId });
    const invoice = await read('getSalesInvoiceWithLines', { id: _data[0].id });
    const before = await getBalance('1310');
    const lines = invoice.lines.map(
      ({ id: _id, amountExcludingVat, amountVat, amountIncludingVat, postingAccountId, ...line }: Row) => ({
        ...line,
        ...(line.bookingType !== 'T' && { quantity: -line.quantity }),
      }),
    );
    const credit = await write('createSalesInvoiceWithLines', { debtorId, reference: invoice.invoiceNumber, lines });

    expect(credit.amountIncludingVat).toBe(-invoice.amountIncludingVat);
    expect(await getBalance('1310')).toBe(toCents(before - invoice.amountIncludingVat) / 100);
  });

  it('invoices a service with reverse-charged VAT', async () => {
    const vatCode = await find('listVatCodes', { salesCode: true, reverseCharged: true, code: 'VR' });
    const salesType = await find('listSalesTypes', { vatCodeId: vatCode.id });
    const lines = [{ bookingType: 'V', salesTypeId: salesType.id, description: 'Installatie', unitPrice: 1000 }];
    const debtorId = await findId('listDebtors', { name: 'Bakkerij Zonnestraal' });
    const { id, invoiceNumber } = await write('createSalesInvoiceWithLines', { debtorId, lines });

    expect((await books.call(`/v1/salesinvoices/${id}`)).body).toMatchObject({
      amountVat: 0,
      amountIncludingVat: 1000,
    });
    const entryId = await books.getEntryId(invoiceNumber);
    expect(await books.listPostings(entryId)).toEqual(['1300 D 1000', '8110 C 1000']);
  });

  it('takes an order, which lowers the stock', async () => {
    const { currentStock } = await find('listArticles', { ArticleSku: 'KAAS-JONG-500' });
    const lines = [{ bookingType: 'A', ArticleSku: 'KAAS-JONG-500', quantity: 5 }];
    await write('createSalesOrderWithLines', {
      debtorId: await findId('listDebtors', { name: 'Bakkerij Zonnestraal' }),
      lines,
    });

    const [article] = await books.rows('/v1/articles?ArticleSku=KAAS-JONG-500');
    expect(article?.currentStock).toBe(currentStock - 5);
  });

  it('adds an article and sells it', async () => {
    const SalesTypeId = await findId('listSalesTypes', { code: 'GOED9' });
    await write('createArticle', { ArticleSku: 'KAAS-X', description: 'Kaas X', SalesTypeId, unitPrice: 12.5 });
    const debtorId = await findId('listDebtors', { name: 'Bakkerij Zonnestraal' });
    const lines = [{ bookingType: 'A', ArticleSku: 'KAAS-X', quantity: 2 }];
    const { id } = await write('createSalesInvoiceWithLines', { debtorId, lines });

    expect(await books.outstanding('sales', id)).toMatchObject({ outstandingAmount: 27.25 });
  });

  it('gives a customer another payment condition, which the next draft follows', async () => {
    const condition = await find('listPaymentConditions', { dueDays: 14, code: '14' });
    const id = await findId('listDebtors', { name: 'Bakkerij Zonnestraal' });
    await write('updateDebtor', { paymentConditionId: condition.id }, { id });
    const draft = await write('createDraftSalesInvoice', { debtorId: id, invoiceDate: '2026-04-16' });

    expect((await books.call(`/v1/draftsalesinvoices/${draft.id}`)).body.dueDate).toBe('2026-04-30');
  });
});

describe('payments', () => {
  it('finds the invoices that are overdue', async () => {
    const { _data } = await read('listOutstandingSalesInvoices', { fields: ['id', 'daysUntilExpiry'] });
    const overdue = _data.filter(({ daysUntilExpiry }: Row) => daysUntilExpiry < 0).map(({ id }: Row) => id);

    const rows = await books.rows('/v1/outstandingsalesinvoices');
    expect(overdue.length).toBeGreaterThan(1);
    expect(overdue).toEqual(rows.filter(({ dueDate }) => dueDate < '2026-04-16').map(({ id }) => id));
  });

  it('books the bank payment of a whole invoice', async () => {
    const debtorId = await findId('listDebtors', { name: 'Kaashandel Verzonnen BV' });
    const { _data } = await read('listOutstandingSalesInvoices', { debtorId });
    const { id, outstandingAmount } = _data[0];
    const paid = await control('paySalesInvoice', { administrationId: await findAdministration(), id });

    expect(await books.outstanding('sales', id)).toBeUndefined();
    expect(await books.listPostings(paid.journalEntryId)).toEqual([
      `1100 D ${outstandingAmount}`,
      `1310 C ${outstandingAmount}`,
    ]);
  });

  it('books a partial payment', async () => {
    const debtorId = await findId('listDebtors', { name: 'Kaashandel Verzonnen BV' });
    const { _data } = await read('listOutstandingSalesInvoices', { debtorId });
    const administrationId = await findAdministration();
    await control('paySalesInvoice', { administrationId, id: _data[0].id }, { amount: 237.15, date: '2026-04-15' });

    expect(await books.outstanding('sales', _data[0].id)).toMatchObject({ outstandingAmount: 1000 });
  });

  it('enters the invoice of a supplier and pays it', async () => {
    const body = {
      creditorId: await findId('listCreditors', { name: 'Melkveebedrijf De Stille Weide' }),
      invoiceNumber: 'LF-2026-140',
      lines: [
        {
          ledgerAccountId: await findId('listLedgerAccounts', { number: '7010' }),
          description: 'Rauwe melk',
          quantity: 1200,
          unitPrice: 0.52,
        },
      ],
    };
    const invoice = await write('createPurchaseInvoiceWithLines', body);
    const administrationId = await findAdministration();
    const paid = await control('payPurchaseInvoice', { administrationId, id: invoice.id });

    expect(await books.outstanding('purchase', invoice.id)).toBeUndefined();
    expect(await books.listPostings(paid.journalEntryId)).toEqual(['1100 C 680.16', '1600 D 680.16']);
  });
});
