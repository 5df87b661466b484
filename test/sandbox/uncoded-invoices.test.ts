import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { type Row, useBooks } from '../support/books.ts';
import { PDF_HEADERS } from '../support/operations.ts';

const books = useBooks();
const { call, create, patch, remove, getErrors, listPostings, act, getActionErrors, getEntryId, ledger } = books;

const pdf = `%PDF-1.4\n${'Factuur '.repeat(50)}\n%%EOF\n`;

async function scanned(resource: 'salesinvoices' | 'purchaseinvoices', fields: object = {}) {
  const scan = await create('inboxfiles', pdf, { headers: PDF_HEADERS });
  return create(resource, { inboxFileId: scan.id, ...fields });
}

/** The invoice after the recognition of its scan, which invents everything. */
async function invent(resource: 'salesinvoices' | 'purchaseinvoices', id: number): Promise<Row> {
  await act(`${resource}/${id}/recognize`);
  return (await call(`/v1/${resource}withlines/${id}`)).body;
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
    expect(Object.values(await getErrors('POST', 'purchaseinvoices', { remark: 'X' })).flat()).toEqual([
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

describe('recognized scan', () => {
  it('fills and posts a purchase invoice', async () => {
    const { id } = await scanned('purchaseinvoices');
    const result = await act(`purchaseinvoices/${id}/recognize`, milk);
    expect(result).toEqual({
      invoiceId: id,
      amountIncludingVat: 680.16,
      journalEntryId: await getEntryId('LF-2026-140'),
    });
    expect(await listPostings(result.journalEntryId)).toEqual(['1600 C 680.16', '7010 D 624', '1521 D 56.16']);
    const { body } = await call(`/v1/purchaseinvoiceswithlines/${id}`);
    expect(body).toMatchObject({ ...milk, dueDate: '2026-05-15', amountIncludingVat: 680.16 });
    expect(await books.outstanding('purchase', id)).toMatchObject({ outstandingAmount: 680.16 });
  });

  it('fills and posts a sales invoice', async () => {
    const { id, invoiceNumber } = await scanned('salesinvoices', { debtorId: 2 });
    const lines = [{ ledgerAccountId: 98, quantity: 10, unitPrice: 6.95 }];
    await act(`salesinvoices/${id}/recognize`, { debtorId: 1, reference: 'PO-1', lines });
    expect(await listPostings(await getEntryId(invoiceNumber))).toEqual(['1300 D 75.76', '8010 C 69.5', '1501 C 6.26']);
    expect((await call(`/v1/salesinvoices/${id}`)).body).toMatchObject({ debtorId: 1, reference: 'PO-1' });
  });

  it('reads the VAT of the paper, a price with VAT, a discount, a cost center and a cost unit', async () => {
    await books.control('administrations/1/modules', { costCenters: true, costUnits: true }, 'PATCH');
    const [costCenter] = await books.rows('/v1/costcenters');
    const [costUnit] = await books.rows('/v1/costunits');
    const assigned = { costCenterId: costCenter?.id, costUnitId: costUnit?.id };
    const { id } = await scanned('purchaseinvoices');
    const lines = [
      { ledgerAccountId: 91, quantity: 1200, unitPrice: 0.52, vatCodeId: 10, amountVat: 56.15, ...assigned },
      { ledgerAccountId: 91, unitPrice: 109, unitPriceIncludingVat: true, discountPercentage: 50, vatCodeId: 10 },
    ];
    expect(await act(`purchaseinvoices/${id}/recognize`, { ...milk, lines })).toMatchObject({
      amountIncludingVat: 734.65,
    });
    expect((await call(`/v1/purchaseinvoiceswithlines/${id}`)).body.lines).toMatchObject(lines);
    const sold = await scanned('salesinvoices');
    const sales = [
      { ledgerAccountId: 98, unitPrice: 10.9, unitPriceIncludingVat: true, discountPercentage: 10, ...assigned },
    ];
    await act(`salesinvoices/${sold.id}/recognize`, { debtorId: 1, lines: sales });
    expect((await call(`/v1/salesinvoiceswithlines/${sold.id}`)).body.lines).toMatchObject(sales);
  });

  it.each([
    ['purchaseinvoices', { amountVat: 1 }, 'lines[0].amountVat'],
    ['purchaseinvoices', { costCenterId: 1 }, 'lines[0].costCenterId'],
    ['salesinvoices', { amountVat: 1 }, 'lines[0].amountVat'],
    ['salesinvoices', { discountPercentage: 101 }, 'lines[0].discountPercentage'],
  ] as const)('of %s rejects a line with %j by field', async (resource, fields, field) => {
    const { id } = await scanned(resource);
    const lines = [{ ledgerAccountId: resource === 'salesinvoices' ? 98 : 91, unitPrice: 100, ...fields }];
    expect(Object.keys(await getActionErrors(`${resource}/${id}/recognize`, { lines }))).toEqual([field]);
  });

  it('becomes the unchanged file of the invoice', async () => {
    const { id } = await scanned('purchaseinvoices');
    await act(`purchaseinvoices/${id}/recognize`, milk);
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
      const invoice = await scanned(resource, party);
      const first = await act(`${resource}/${invoice.id}/recognize`);
      const { body } = await call(`/v1/${resource}withlines/${invoice.id}`);
      expect(body.amountIncludingVat).toBeGreaterThan(0);
      expect(body).toMatchObject(party);
      await books.control('snapshots/start/restore');
      const again = await scanned(resource, party);
      expect(await act(`${resource}/${again.id}/recognize`)).toEqual(first);
    },
  );

  it('without values names the invoice, if it has no number, and its line after the scan', async () => {
    const { id, inboxFileId } = await scanned('purchaseinvoices');
    expect(await invent('purchaseinvoices', id)).toMatchObject({
      invoiceNumber: `SCAN-${inboxFileId}`,
      lines: [{ description: `Scan ${inboxFileId}`, quantity: 1 }],
    });
    const bought = await scanned('purchaseinvoices', { invoiceNumber: 'LF-2026-141' });
    expect(await invent('purchaseinvoices', bought.id)).toMatchObject({ invoiceNumber: 'LF-2026-141' });
    const sold = await scanned('salesinvoices');
    expect(await invent('salesinvoices', sold.id)).toMatchObject({ invoiceNumber: sold.invoiceNumber });
  });

  it('without values has a line on the account of its creditor, or the first one for turnover or costs', async () => {
    const getAccounts = async (path: 'salesinvoices' | 'purchaseinvoices', fields: object) => {
      const { lines } = await invent(path, (await scanned(path, fields)).id);
      return lines.map(({ ledgerAccountId }: Row) => ledgerAccountId);
    };
    const creditor = { name: 'Stalbouw', creditorKindId: 1 };
    const plain = await create('creditors', creditor);
    const usual = await create('creditors', { ...creditor, ledgerAccountId: 73 });
    const [turnover] = await books.rows('/v1/ledgeraccounts?type=9');
    const [costs] = await books.rows('/v1/ledgeraccounts?type=10');
    // The debtor with the id of that creditor.
    expect(await getAccounts('salesinvoices', { debtorId: usual.id })).toEqual([turnover?.id]);
    expect(await getAccounts('purchaseinvoices', { creditorId: plain.id })).toEqual([costs?.id]);
    expect(await getAccounts('purchaseinvoices', { creditorId: usual.id })).toEqual([73]);
  });

  it('without values has another price for another scan, from 25 to 425 euros', async () => {
    const prices: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const { lines } = await invent('purchaseinvoices', (await scanned('purchaseinvoices')).id);
      prices.push(lines[0].unitPrice);
    }
    expect(new Set(prices.map(Math.floor)).size).toBe(4);
    for (const price of prices) {
      expect(price).toBeGreaterThan(25);
      expect(price).toBeLessThan(425);
      expect(Number(price.toFixed(2))).toBe(price);
    }
  });

  it('is recognized once', async () => {
    const { id } = await scanned('purchaseinvoices');
    await act(`purchaseinvoices/${id}/recognize`, milk);
    expect(await getActionErrors(`purchaseinvoices/${id}/recognize`, milk)).toEqual({
      id: ['The invoice already has lines. Delete them first.'],
    });
  });

  it('can be recognized again after its lines were removed', async () => {
    const { id } = await scanned('purchaseinvoices');
    await act(`purchaseinvoices/${id}/recognize`, milk);
    const [line] = await books.rows(`/v1/purchaseinvoices/${id}/lines`);
    await remove(`purchaseinvoices/${id}/lines/${line?.id}`);
    await act(`purchaseinvoices/${id}/recognize`, milk);
    expect(await listPostings(await getEntryId('LF-2026-140'))).toHaveLength(3);
  });

  it('is required', async () => {
    const { id } = await create('purchaseinvoices', { creditorId: 1 });
    expect(await getActionErrors(`purchaseinvoices/${id}/recognize`)).toEqual({
      id: ['The invoice has no scan in the inbox files. Upload one, and create an invoice with its inboxFileId.'],
    });
  });

  it('rejects values that an invoice cannot have', async () => {
    const { id } = await scanned('purchaseinvoices');
    const getErrors = (reading: object) => getActionErrors(`purchaseinvoices/${id}/recognize`, reading);
    expect(await getErrors({ creditorId: 99_999 })).toHaveProperty('creditorId');
    expect(await getErrors({ lines: [] })).toEqual({ lines: ['At least 1 must be given.'] });
    expect(await getErrors({ nonsense: 1 })).toHaveProperty('nonsense');
    expect(await getErrors({ lines: [{ ledgerAccountId: 38, unitPrice: 1 }] })).toEqual({
      'lines[0].ledgerAccountId': [
        'A purchase is not posted to account 1600, which is of type 7: types 3, 4 and 5 hold money, 6 and 7 what is owed on invoices. Use an account of another type, such as 10 (costs).',
      ],
    });
    expect(await getErrors({ lines: [{ ledgerAccountId: 91, unitPrice: 1, vatCodeId: 1 }] })).toEqual({
      'lines[0].vatCodeId': ['This VAT code is for sales; use one for purchases.'],
    });
    expect(await getErrors({ invoiceDate: '2025-12-31' })).toHaveProperty('invoiceDate');
    expect((await call(`/v1/purchaseinvoiceswithlines/${id}`)).body).toMatchObject({
      lines: [],
      amountIncludingVat: 0,
    });
  });

  it('with a total of zero is accepted', async () => {
    const { id } = await scanned('purchaseinvoices');
    const reading = { ...milk, lines: [{ ledgerAccountId: 91, unitPrice: 0 }] };
    const { amountIncludingVat, journalEntryId } = await act(`purchaseinvoices/${id}/recognize`, reading);
    expect([amountIncludingVat, await listPostings(journalEntryId)]).toEqual([0, []]);
  });
});

it('an uncoded invoice is posted when a user codes it manually', async () => {
  const { id } = await scanned('purchaseinvoices');
  await create(`purchaseinvoices/${id}/lines`, { ledgerAccountId: 73, unitPrice: 100 });
  expect(await ledger('sourceDocumentNumber=HAND-1')).toEqual([]);
  await patch(`purchaseinvoices/${id}`, { creditorId: 1, invoiceNumber: 'HAND-1' });
  expect(await listPostings(await getEntryId('HAND-1'))).toEqual(['1600 C 121', '4430 D 100', '1520 D 21']);
});

describe('recognition in an administration without creditors', () => {
  const empty = useBooks({ seed: 'empty' });

  it('requires the creditor', async () => {
    const scan = await empty.create('inboxfiles', pdf, { headers: PDF_HEADERS });
    const { id } = await empty.create('purchaseinvoices', { inboxFileId: scan.id });
    expect(await empty.getActionErrors(`purchaseinvoices/${id}/recognize`)).toEqual({
      creditorId: ['This field is required.'],
    });
  });
});
