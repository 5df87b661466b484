import { describe, expect, it } from 'vitest';
import { type Row, sale, useBooks } from '../support/books.ts';
import { describeRejections } from './rejections.ts';

const books = useBooks();
const { call, create, listPostings, act, rows, listLoggedActions, control } = books;

const finalize = (id: number) => act(`draftsalesinvoices/${id}/finalize`);
const draft = async (fields: object = {}) => (await create('draftsalesinvoiceswithlines', { ...sale, ...fields })).id;

describe('finalized draft', () => {
  it('becomes a sales invoice with the next number and is no longer a draft', async () => {
    const { lines: _lines, ...before } = (await call('/v1/draftsalesinvoiceswithlines/1')).body;
    const final = await finalize(1);
    expect(final).toMatchObject({ salesInvoiceId: expect.any(Number), invoiceNumber: '20260013' });
    for (const path of ['draftsalesinvoices', 'draftsalesinvoiceswithlines'])
      expect((await call(`/v1/${path}/1`)).status).toBe(404);
    // How a draft is to be paid is not kept on the invoice.
    const { id: _id, _meta, paymentMethodId: _method, ...fields } = before;
    const { body } = await call(`/v1/salesinvoices/${final.salesInvoiceId}`);
    expect(body).toMatchObject({ ...fields, invoiceNumber: '20260013', fileId: final.fileId });
    expect((await finalize(2)).invoiceNumber).toBe('20260014');
  });

  it('keeps its lines', async () => {
    const { lines } = (await call('/v1/draftsalesinvoiceswithlines/5')).body;
    const { salesInvoiceId } = await finalize(5);
    const { body } = await call(`/v1/salesinvoiceswithlines/${salesInvoiceId}`);
    expect(body.lines).toEqual(lines.map((line: Row) => ({ ...line, id: expect.any(Number) })));
  });

  it('appears in the ledger, in the log and as outstanding, and has a document', async () => {
    const { salesInvoiceId, journalEntryId, fileId } = await finalize(await draft());
    expect(await listPostings(journalEntryId)).toEqual(['1300 D 75.76', '8010 C 69.5', '1501 C 6.26']);
    expect(await listLoggedActions(journalEntryId)).toEqual([1]);
    expect(await books.outstanding('sales', salesInvoiceId)).toMatchObject({ outstandingAmount: 75.76 });
    const { status, headers, body } = await call(`/v1/files/${fileId}`);
    expect([status, headers.get('content-type'), body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  });

  it('is absent from the ledger before', async () => {
    const before = await rows('/v1/ledgergrouped?bookyear=2026');
    const id = await draft();
    expect(await rows('/v1/ledgergrouped?bookyear=2026')).toEqual(before);
    await finalize(id);
    expect(await rows('/v1/ledgergrouped?bookyear=2026')).not.toEqual(before);
  });

  it('with a total of zero gets an entry without lines', async () => {
    const lines = [{ bookingType: 'V', salesTypeId: 1, unitPrice: 10, discountPercentage: 100 }];
    const { journalEntryId, salesInvoiceId } = await finalize(await draft({ lines }));
    expect(await listPostings(journalEntryId)).toEqual([]);
    expect(await books.outstanding('sales', salesInvoiceId)).toBeUndefined();
  });
});

it('finalized draft with text lines only becomes an invoice of zero without ledger lines', async () => {
  const lines = [{ bookingType: 'T', description: 'Garantie, zonder kosten' }];
  const { journalEntryId, salesInvoiceId } = await finalize(await draft({ lines }));
  expect(journalEntryId).toBeUndefined();
  const entered = await create('salesinvoiceswithlines', { ...sale, lines });
  for (const invoice of [salesInvoiceId, entered.id]) {
    const { body } = await call(`/v1/salesinvoiceswithlines/${invoice}`);
    expect(body).toMatchObject({ amountIncludingVat: 0, vatTotals: [], lines });
    expect(await books.outstanding('sales', invoice)).toBeUndefined();
  }
});

describe('finalization', () => {
  it('rejects a draft without lines, and a date in a closed book year, without consuming a number', async () => {
    const closed = { invoiceDate: '2025-12-31' };
    const late = await draft(closed);
    // It would not be posted.
    const ofText = await draft({ ...closed, lines: [{ bookingType: 'T', description: 'Bedankt' }] });
    const { id: empty } = await create('draftsalesinvoices', { debtorId: 1 });
    const path = (id: number) => `/_sandbox/administrations/1/draftsalesinvoices/${id}/finalize`;
    const told = await describeRejections(call, {
      'A draft to finalize': [
        ['without lines', 'POST', path(empty)],
        ['in a closed book year', 'POST', path(late)],
        ['of text, in a closed book year', 'POST', path(ofText)],
      ],
    });
    await expect(told).toMatchFileSnapshot('__snapshots__/finalized-drafts.txt');
    expect((await call(`/v1/draftsalesinvoiceswithlines/${late}`)).body.lines).toHaveLength(1);
    expect((await finalize(1)).invoiceNumber).toBe('20260013');
  });

  it('rejects a draft of another administration and a second attempt', async () => {
    expect((await control('administrations/2/draftsalesinvoices/1/finalize')).status).toBe(404);
    await finalize(1);
    expect((await control('administrations/1/draftsalesinvoices/1/finalize')).status).toBe(404);
  });
});
