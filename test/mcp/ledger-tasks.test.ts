import { describe, expect, it } from 'vitest';
import type { Row } from '../support/books.ts';
import { sum, toCents, useAccountant } from './accountant.ts';

const { books, read, find, findId, findAdministration, write, control, call, expectJson, expectError, getBalance } =
  useAccountant();

describe('purchases', () => {
  it('enters a purchase with reverse-charged VAT, which is owed and deducted', async () => {
    const vatCode = await find('listVatCodes', { salesCode: false, reverseCharged: true, code: 'IR' });
    const [owed, deducted] = [await getBalance('1502'), await getBalance('1520')];
    const ledgerAccountId = await findId('listLedgerAccounts', { number: '7100' });
    const invoice = await write('createPurchaseInvoiceWithLines', {
      creditorId: await findId('listCreditors', { name: 'Machinefabriek De Roestvrije Ketel' }),
      invoiceNumber: 'RK-77',
      lines: [{ ledgerAccountId, vatCodeId: vatCode.id, unitPrice: 500 }],
    });

    expect(await books.outstanding('purchase', invoice.id)).toMatchObject({ outstandingAmount: 500 });
    expect(await getBalance('1502')).toBe(toCents(owed - 105) / 100);
    expect(await getBalance('1520')).toBe(toCents(deducted + 105) / 100);
  });

  it('uploads a scan and has the invoice read from it', async () => {
    const pdf = Buffer.from('%PDF-1.4\n% A scan.\n%%EOF\n').toString('base64');
    const file = await expectJson('write_data', { operation: 'uploadInboxFile', pdf });
    const invoice = await write('createPurchaseInvoice', { inboxFileId: file.id });
    await control('recognisePurchaseInvoice', { administrationId: await findAdministration(), id: invoice.id });

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
    const message = await expectError('write_data', { operation: 'createPurchaseInvoice', body, tenant });
    expect(message).toContain('approvalRouteId: This administration uses approval routes: name one.');
    const { id } = await write('createPurchaseInvoice', { ...body, approvalRouteId: route.id }, {}, tenant);

    const reply = await books.call(`/v1/purchaseinvoices/${id}`, { tenant });
    expect(reply.body).toMatchObject({ invoiceNumber: 'INV-77201', approvalRouteId: route.id });
  });
});

describe('ledger', () => {
  it('enters the depreciation of a month and processes it', async () => {
    const before = await getBalance('4740');
    const journal = await find('listJournals', { code: 'MEM' });
    const lines = [
      { ledgerAccountId: await findId('listLedgerAccounts', { number: '4740' }), amountDebit: 250 },
      { ledgerAccountId: await findId('listLedgerAccounts', { number: '0125' }), amountCredit: 250 },
    ];
    const head = { JournalId: journal.id, bookYear: 2026, bookPeriod: 4, sourceDocumentNumber: 'MEM-X' };
    const entry = await write('createJournalEntryWithLines', { ...head, lines });
    await control('processJournalEntry', { administrationId: await findAdministration(), id: entry.id });

    expect(await books.listPostings(entry.id)).toEqual(['4740 D 250', '0125 C 250']);
    expect(await getBalance('4740')).toBe(toCents(before + 250) / 100);
  });

  it('tells the turnover of the first quarter', async () => {
    const parameters = {
      bookyear: 2026,
      period: [1, 2, 3],
      ledgerAccountId: await findId('listLedgerAccounts', { number: '8010' }),
    };
    const { _data } = await read('listLedgerBalances', parameters);

    const lines = await books.rows('/v1/ledgerlines?Bookyear=2026&Period=1&Period=2&Period=3&ledgerAccountNumber=8010');
    expect(lines.length).toBeGreaterThan(2);
    expect(-_data[0].balance).toBe(toCents(sum(lines, 'amountCredit') - sum(lines, 'amountDebit')) / 100);
  });

  it('closes the book year after its drafts were processed', async () => {
    const administrationId = await findAdministration();
    const close = { operation: 'closeBookYear', parameters: { administrationId, bookyear: 2026 } };
    expect(await expectError('control_sandbox', close)).toContain('journal entries of the year are drafts');
    const { _data } = await read('listJournalEntries', {
      status: 'draft',
      bookYear: 2026,
      fields: ['id', 'JournalId'],
    });
    for (const { id } of _data) {
      const processed = await call('control_sandbox', {
        operation: 'processJournalEntry',
        parameters: { administrationId, id },
      });
      if (processed.isError) await call('write_data', { operation: 'deleteJournalEntry', parameters: { id } });
    }
    const { openingLineCount } = await expectJson('control_sandbox', close);

    expect(await books.rows('/v1/ledgerlines?Bookyear=2027&Period=0')).toHaveLength(openingLineCount);
  });

  it('corrects the last closed year', async () => {
    const administrationId = await findAdministration();
    await control('reopenBookYear', { administrationId, bookyear: 2025 });
    const journal = await find('listJournals', { code: 'MEM' });
    const lines = [
      { ledgerAccountId: await findId('listLedgerAccounts', { number: '4510' }), amountDebit: 40 },
      { ledgerAccountId: await findId('listLedgerAccounts', { number: '1800' }), amountCredit: 40 },
    ];
    const head = { JournalId: journal.id, bookYear: 2025, bookPeriod: 12, sourceDocumentNumber: 'MEM-2025-X' };
    const entry = await write('createJournalEntryWithLines', { ...head, lines });
    await control('processJournalEntry', { administrationId, id: entry.id });
    await control('closeBookYear', { administrationId, bookyear: 2025 });

    expect(await books.listPostings(entry.id)).toEqual(['4510 D 40', '1800 C 40']);
  });
});

it('integration creates one draft although the response to its creation was lost', async () => {
  const fault = { operationId: 'createDraftSalesInvoice', effect: 'answer', status: 502, when: 'after' };
  await control('addFault', {}, fault);
  const body = { debtorId: await findId('listDebtors', { name: 'Bakkerij Zonnestraal' }), reference: 'WEB-1' };
  const creation = { operation: 'createDraftSalesInvoice', body };
  const { text, note } = await call('write_data', creation);
  expect(JSON.parse(text)).toMatchObject(body);
  expect(note).toMatch(/^Nothing was created: .* has a record with this reference, which has these values\.$/);
  expect((await call('write_data', creation)).note).toBe(note);
  const other = await expectError('write_data', { ...creation, body: { ...body, remark: 'Other' } });
  expect(other).toContain('other values in remark. Ask the user');
  expect(await books.rows('/v1/draftsalesinvoices?reference=WEB-1')).toHaveLength(1);
});
