import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/demo-access.ts';
import { useBooks } from '../support/books.ts';
import { asPdf } from '../support/operations.ts';

const books = useBooks();
const { call, create, patch, remove, errors, booked, person, refused, entryOf, ledger } = books;

const pdf = `%PDF-1.4\n${'Factuur '.repeat(50)}\n%%EOF\n`;

/** An invoice of nothing but its scan. */
async function scanned(resource: 'salesinvoices' | 'purchaseinvoices', fields: object = {}) {
  const scan = await create('inboxfiles', pdf, { headers: asPdf });
  return create(resource, { inboxFileId: scan.id, ...fields });
}

const milk = {
  creditorId: 1,
  invoiceNumber: 'LF-2026-140',
  invoiceDate: '2026-04-15',
  lines: [{ ledgerAccountId: 91, description: 'Rauwe melk', quantity: 1200, unitPrice: 0.52, vatCodeId: 10 }],
};

describe('uncoded invoice', () => {
  it('requires a scan, or the party and its lines', async () => {
    const either = (field: string) => expect.stringContaining(field);
    expect(Object.values(await errors('POST', 'purchaseinvoices', { remark: 'X' })).flat()).toEqual([
      either('inboxFileId'),
    ]);
  });

  it('is neither posted nor outstanding', async () => {
    const lines = await ledger('');
    const { id } = await scanned('purchaseinvoices');
    expect(await ledger('')).toEqual(lines);
    expect(await books.outstanding('purchase', id)).toBeUndefined();
  });
});

describe('recognised scan', () => {
  it('fills and posts a purchase invoice', async () => {
    const { id } = await scanned('purchaseinvoices');
    const result = await person(`purchaseinvoices/${id}/recognise`, milk);
    expect(result).toEqual({ invoiceId: id, amountIncludingVat: 680.16, journalEntryId: await entryOf('LF-2026-140') });
    expect(await booked(result.journalEntryId)).toEqual(['1600 C 680.16', '7010 D 624', '1521 D 56.16']);
    const { body } = await call(`/v1/purchaseinvoiceswithlines/${id}`);
    expect(body).toMatchObject({ ...milk, dueDate: '2026-05-15', amountIncludingVat: 680.16 });
    expect(await books.outstanding('purchase', id)).toMatchObject({ outstandingAmount: 680.16 });
  });

  it('fills and posts a sales invoice', async () => {
    const { id, invoiceNumber } = await scanned('salesinvoices', { debtorId: 2 });
    const lines = [{ ledgerAccountId: 98, quantity: 10, unitPrice: 6.95 }];
    await person(`salesinvoices/${id}/recognise`, { debtorId: 1, reference: 'PO-1', lines });
    expect(await booked(await entryOf(invoiceNumber))).toEqual(['1300 D 75.76', '8010 C 69.5', '1501 C 6.26']);
    expect((await call(`/v1/salesinvoices/${id}`)).body).toMatchObject({ debtorId: 1, reference: 'PO-1' });
  });

  it('becomes the unchanged file of the invoice', async () => {
    const { id } = await scanned('purchaseinvoices');
    await person(`purchaseinvoices/${id}/recognise`, milk);
    const { fileId } = (await call(`/v1/purchaseinvoices/${id}`)).body;
    const headers = { authorization: `Bearer ${demoToken}` };
    const file = Buffer.from(await (await fetch(`${books.url}/v1/files/${fileId}`, { headers })).arrayBuffer());
    const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(digest(file)).toBe(digest(Buffer.from(pdf)));
  });

  it.each(['salesinvoices', 'purchaseinvoices'] as const)(
    'without values fills one of the %s with the same plausible values each time',
    async (resource) => {
      const party = resource === 'salesinvoices' ? { debtorId: 3 } : {};
      const one = await scanned(resource, party);
      const first = await person(`${resource}/${one.id}/recognise`);
      const { body } = await call(`/v1/${resource}withlines/${one.id}`);
      expect(body.amountIncludingVat).toBeGreaterThan(0);
      expect(body).toMatchObject(party);
      await books.control('snapshots/start/restore');
      const again = await scanned(resource, party);
      expect(await person(`${resource}/${again.id}/recognise`)).toEqual(first);
    },
  );

  it('is recognised once', async () => {
    const { id } = await scanned('purchaseinvoices');
    await person(`purchaseinvoices/${id}/recognise`, milk);
    expect(await refused(`purchaseinvoices/${id}/recognise`, milk)).toEqual({ id: ['The invoice is coded already.'] });
  });

  it('can be recognised again after its lines were removed', async () => {
    const { id } = await scanned('purchaseinvoices');
    await person(`purchaseinvoices/${id}/recognise`, milk);
    const [line] = await books.rows(`/v1/purchaseinvoices/${id}/lines`);
    await remove(`purchaseinvoices/${id}/lines/${line?.id}`);
    await person(`purchaseinvoices/${id}/recognise`, milk);
    expect(await booked(await entryOf('LF-2026-140'))).toHaveLength(3);
  });

  it('is required', async () => {
    const { id } = await create('purchaseinvoices', { creditorId: 1 });
    expect(await refused(`purchaseinvoices/${id}/recognise`)).toEqual({
      id: ['The invoice names no scan in the inbox files.'],
    });
  });

  it('rejects values that an invoice cannot have', async () => {
    const { id } = await scanned('purchaseinvoices');
    const wrong = (reading: object) => refused(`purchaseinvoices/${id}/recognise`, reading);
    expect(await wrong({ creditorId: 99_999 })).toHaveProperty('creditorId');
    expect(await wrong({ lines: [] })).toEqual({ lines: ['At least 1 must be given.'] });
    expect(await wrong({ nonsense: 1 })).toHaveProperty('nonsense');
    expect(await wrong({ lines: [{ ledgerAccountId: 38, unitPrice: 1 }] })).toEqual({
      'lines[0].ledgerAccountId': ['Ledger accounts of type 6 (debtors) and 7 (creditors) cannot be used here.'],
    });
    expect(await wrong({ lines: [{ ledgerAccountId: 91, unitPrice: 1, vatCodeId: 1 }] })).toEqual({
      'lines[0].vatCodeId': ['This VAT code is for sales; use one for purchases.'],
    });
    expect(await wrong({ invoiceDate: '2025-12-31' })).toHaveProperty('invoiceDate');
    expect((await call(`/v1/purchaseinvoiceswithlines/${id}`)).body).toMatchObject({
      lines: [],
      amountIncludingVat: 0,
    });
  });

  it('with a total of zero is accepted', async () => {
    const { id } = await scanned('purchaseinvoices');
    const reading = { ...milk, lines: [{ ledgerAccountId: 91, unitPrice: 0 }] };
    const { amountIncludingVat, journalEntryId } = await person(`purchaseinvoices/${id}/recognise`, reading);
    expect([amountIncludingVat, await booked(journalEntryId)]).toEqual([0, []]);
  });
});

it('an uncoded invoice is posted when a user codes it manually', async () => {
  const { id } = await scanned('purchaseinvoices');
  await create(`purchaseinvoices/${id}/lines`, { ledgerAccountId: 73, unitPrice: 100 });
  expect(await ledger('sourceDocumentNumber=HAND-1')).toEqual([]);
  await patch(`purchaseinvoices/${id}`, { creditorId: 1, invoiceNumber: 'HAND-1' });
  expect(await booked(await entryOf('HAND-1'))).toEqual(['1600 C 121', '4430 D 100', '1520 D 21']);
});
