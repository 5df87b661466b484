import { describe, expect, it } from 'vitest';
import { type Row, useBooks } from '../support/books.ts';
import { type Json, useAgent } from './agent.ts';

/**
 * The tasks of accountants, solved by scripts of tool calls: they look identifiers up, and never assume them. `books` reads the outcome
 * without the tools.
 */
const books = useBooks();
const agent = useAgent(() => ({ url: books.url, write: true }));

const read = (operation: string, parameters: object = {}, tenant?: number): Promise<Json> =>
  agent.expectJson('read_data', { operation, parameters, ...(tenant !== undefined && { tenant }) });

async function find(operation: string, parameters: object, tenant?: number): Promise<Json> {
  const { _data } = await read(operation, parameters, tenant);
  expect(_data, `${operation} ${JSON.stringify(parameters)}`).toHaveLength(1);
  return _data[0];
}

/** Finds the administration of requests that name none. */
const findAdministration = async (): Promise<number> =>
  (await read('listAdministrations', { metaOnly: true }))._meta.administrationId;

const write = (operation: string, body: object, parameters: object = {}, tenant?: number): Promise<Json> =>
  agent.expectJson('write_data', { operation, body, parameters, ...(tenant !== undefined && { tenant }) });

const control = (operation: string, parameters: object = {}, body?: object): Promise<Json> =>
  agent.expectJson('control_sandbox', { operation, parameters, ...(body && { body }) });

describe('an agent with the tools', () => {
  it('invoices the new customer Café X for three cheeses and finalizes the draft', async () => {
    const hits = await agent.expectJson('search_docs', { query: 'finalize a draft invoice' });
    expect(hits.map(({ name }: Row) => name)).toContain('finalizeDraft');
    const { text } = await agent.call('describe_operation', { operation: 'createDraftSalesInvoiceWithLines' });
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
      debtorId: (await find('listDebtors', { name: 'Bakkerij Zonnestraal' })).id,
    });
    const invoiceId = _data[0].id;
    const { _data: lines } = await read('listDraftSalesInvoiceLines', { invoiceId });
    await write('updateDraftSalesInvoiceLine', { quantity: 20 }, { invoiceId, lineId: lines[0].id });

    expect((await books.call(`/v1/draftsalesinvoices/${invoiceId}`)).body.amountIncludingVat).toBe(143.93);
  });

  it('credits an invoice in full', async () => {
    const debtorId = (await find('listDebtors', { name: 'Kaashandel Verzonnen BV' })).id;
    const { _data } = await read('listOutstandingSalesInvoices', { debtorId });
    const invoice = await read('getSalesInvoiceWithLines', { id: _data[0].id });
    const lines = invoice.lines.map(
      ({ id: _id, amountExcludingVat, amountVat, amountIncludingVat, postingAccountId, ...line }: Row) => ({
        ...line,
        ...(line.bookingType !== 'T' && { quantity: -line.quantity }),
      }),
    );
    const body = { debtorId, reference: invoice.invoiceNumber, lines };
    const creation = { operation: 'createSalesInvoiceWithLines', body };
    expect(await agent.expectError('write_data', creation)).toContain('Call createDraftSalesInvoiceWithLines');
    const credit = await agent.expectJson('write_data', { ...creation, final: true });

    expect(credit.amountIncludingVat).toBe(-invoice.amountIncludingVat);
  });

  it('finds the invoices that are overdue', async () => {
    const { _data } = await read('listOutstandingSalesInvoices', { fields: ['id', 'daysUntilExpiry'] });
    const overdue = _data.filter(({ daysUntilExpiry }: Row) => daysUntilExpiry < 0).map(({ id }: Row) => id);

    const rows = await books.rows('/v1/outstandingsalesinvoices');
    expect(overdue.length).toBeGreaterThan(1);
    expect(overdue).toEqual(rows.filter(({ dueDate }) => dueDate < '2026-04-16').map(({ id }) => id));
  });

  it('books a partial payment', async () => {
    const debtorId = (await find('listDebtors', { name: 'Kaashandel Verzonnen BV' })).id;
    const { _data } = await read('listOutstandingSalesInvoices', { debtorId });
    const administrationId = await findAdministration();
    await control('paySalesInvoice', { administrationId, id: _data[0].id }, { amount: 237.15, date: '2026-04-15' });

    expect(await books.outstanding('sales', _data[0].id)).toMatchObject({ outstandingAmount: 1000 });
  });

  it('uploads a scan and has the invoice read from it', async () => {
    const pdf = Buffer.from('%PDF-1.4\n% A scan.\n%%EOF\n').toString('base64');
    const file = await agent.expectJson('write_data', { operation: 'uploadInboxFile', pdf });
    const invoice = await write('createPurchaseInvoice', { inboxFileId: file.id });
    await control('recognizePurchaseInvoice', { administrationId: await findAdministration(), id: invoice.id });

    const { body } = await books.call(`/v1/purchaseinvoiceswithlines/${invoice.id}`);
    expect(body).toMatchObject({ invoiceNumber: `SCAN-${file.id}` });
    expect(body.amountIncludingVat).toBeGreaterThan(0);
  });

  it('enters a purchase in another administration, with an approval route', async () => {
    const { _data } = await read('listAdministrations', { fields: ['id', 'name'] });
    const { id: tenant } = _data.find(({ name }: Row) => name.startsWith('Adviesbureau'));
    const creditor = await find('listCreditors', { name: 'Softwarehuis De Lege Variabele' }, tenant);
    const route = await find('listApprovalRoutes', { code: 'VAST' }, tenant);
    const body = { creditorId: creditor.id, invoiceNumber: 'INV-77201' };
    const message = await agent.expectError('write_data', { operation: 'createPurchaseInvoice', body, tenant });
    expect(message).toContain('approvalRouteId: This administration uses approval routes: name one.');
    const { id } = await write('createPurchaseInvoice', { ...body, approvalRouteId: route.id }, {}, tenant);

    const reply = await books.call(`/v1/purchaseinvoices/${id}`, { tenant });
    expect(reply.body).toMatchObject({ invoiceNumber: 'INV-77201', approvalRouteId: route.id });
  });

  it('closes the book year after its drafts were processed', async () => {
    const administrationId = await findAdministration();
    const close = { operation: 'closeBookYear', parameters: { administrationId, bookyear: 2026 } };
    expect(await agent.expectError('control_sandbox', close)).toContain('journal entries of the year are drafts');
    const { _data } = await read('listJournalEntries', {
      status: 'draft',
      bookYear: 2026,
      fields: ['id', 'JournalId'],
    });
    for (const { id } of _data) {
      const processed = await agent.call('control_sandbox', {
        operation: 'processJournalEntry',
        parameters: { administrationId, id },
      });
      if (processed.isError) await agent.call('write_data', { operation: 'deleteJournalEntry', parameters: { id } });
    }
    const { openingLineCount } = await agent.expectJson('control_sandbox', close);

    expect(await books.rows('/v1/ledgerlines?Bookyear=2027&Period=0')).toHaveLength(openingLineCount);
  });

  it('creates one draft although the response to its creation was lost', async () => {
    const fault = { operationId: 'createDraftSalesInvoice', effect: 'answer', status: 502, when: 'after' };
    await control('addFault', {}, fault);
    const body = { debtorId: (await find('listDebtors', { name: 'Bakkerij Zonnestraal' })).id, reference: 'WEB-1' };
    const creation = { operation: 'createDraftSalesInvoice', body };
    const { text, note } = await agent.call('write_data', creation);
    expect(JSON.parse(text)).toMatchObject(body);
    expect(note).toMatch(/^Nothing was created: .* has a record with this reference, which has these values\.$/);
    expect((await agent.call('write_data', creation)).note).toBe(note);
    const other = await agent.expectError('write_data', { ...creation, body: { ...body, remark: 'Other' } });
    expect(other).toContain('other values in remark. Ask the user');
    expect(await books.rows('/v1/draftsalesinvoices?reference=WEB-1')).toHaveLength(1);
  });
});
