import { describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { type Row, useBooks } from '../support/books.ts';
import { PDF_HEADERS } from '../support/operations.ts';
import { listRejections } from './rejections.ts';

const books = useBooks();
const { call, create, patch, remove, getErrors, listPostings, act, getEntryId, ledger } = books;

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
    const errors = await getErrors('POST', 'purchaseinvoices', { remark: 'X' });
    expect(Object.values(errors).flat()).toEqual([expect.stringContaining('inboxFileId')]);
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
    const journalEntryId = await getEntryId('LF-2026-140');
    expect(result).toEqual({ invoiceId: id, amountIncludingVat: 680.16, journalEntryId });
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
    const { amountIncludingVat } = await act(`purchaseinvoices/${id}/recognize`, { ...milk, lines });
    expect(amountIncludingVat).toBe(734.65);
    expect((await call(`/v1/purchaseinvoiceswithlines/${id}`)).body.lines).toMatchObject(lines);
    const sold = await scanned('salesinvoices');
    const sales = [
      { ledgerAccountId: 98, unitPrice: 10.9, unitPriceIncludingVat: true, discountPercentage: 10, ...assigned },
    ];
    await act(`salesinvoices/${sold.id}/recognize`, { debtorId: 1, lines: sales });
    expect((await call(`/v1/salesinvoiceswithlines/${sold.id}`)).body.lines).toMatchObject(sales);
  });

  it('rejects what an invoice cannot have, and is needed once', async () => {
    const bought = await scanned('purchaseinvoices');
    const sold = await scanned('salesinvoices');
    const [known, plain] = [await scanned('purchaseinvoices'), await create('purchaseinvoices', { creditorId: 1 })];
    await act(`purchaseinvoices/${known.id}/recognize`, milk);
    const purchase = `purchaseinvoices/${bought.id}`;
    const lineOf = (fields: object) => ({ lines: [{ ledgerAccountId: 91, unitPrice: 100, ...fields }] });
    const soldAs = (fields: object) => lineOf({ ledgerAccountId: 98, ...fields });
    const cases: readonly (readonly [path: string, reading: object])[] = [
      [purchase, lineOf({ amountVat: 1 })],
      [purchase, lineOf({ costCenterId: 1 })],
      [purchase, lineOf({ ledgerAccountId: 38 })],
      [purchase, lineOf({ vatCodeId: 1 })],
      [purchase, { creditorId: 99_999 }],
      [purchase, { lines: [] }],
      [purchase, { nonsense: 1 }],
      [purchase, { invoiceDate: '2025-12-31' }],
      [`salesinvoices/${sold.id}`, soldAs({ amountVat: 1 })],
      [`salesinvoices/${sold.id}`, soldAs({ discountPercentage: 101 })],
      // It has lines already, and it has no scan.
      [`purchaseinvoices/${known.id}`, milk],
      [`purchaseinvoices/${plain.id}`, {}],
    ];
    const messages = await listRejections(cases, ([path, body]) =>
      books.control(`administrations/1/${path}/recognize`, body),
    );
    await expect(messages).toMatchFileSnapshot('__snapshots__/rejected-scans.txt');
    const { body } = await call(`/v1/${purchase.replace('/', 'withlines/')}`);
    expect(body).toMatchObject({ lines: [], amountIncludingVat: 0 });
  });

  it('becomes the unchanged file of the invoice', async () => {
    const { id } = await scanned('purchaseinvoices');
    await act(`purchaseinvoices/${id}/recognize`, milk);
    const { fileId } = (await call(`/v1/purchaseinvoices/${id}`)).body;
    const headers = { authorization: `Bearer ${demoToken}` };
    expect(await (await fetch(`${books.url}/v1/files/${fileId}`, { headers })).text()).toBe(pdf);
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
    for (const price of prices)
      expect([price > 25, price < 425, Number(price.toFixed(2))]).toEqual([true, true, price]);
  });

  it('can be recognized again after its lines were removed', async () => {
    const { id } = await scanned('purchaseinvoices');
    await act(`purchaseinvoices/${id}/recognize`, milk);
    const [line] = await books.rows(`/v1/purchaseinvoices/${id}/lines`);
    await remove(`purchaseinvoices/${id}/lines/${line?.id}`);
    await act(`purchaseinvoices/${id}/recognize`, milk);
    expect(await listPostings(await getEntryId('LF-2026-140'))).toHaveLength(3);
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

const empty = useBooks({ seed: 'empty' });

it('recognition in an administration without creditors requires the creditor', async () => {
  const scan = await empty.create('inboxfiles', pdf, { headers: PDF_HEADERS });
  const { id } = await empty.create('purchaseinvoices', { inboxFileId: scan.id });
  const errors = await empty.getActionErrors(`purchaseinvoices/${id}/recognize`);
  expect(errors).toEqual({ creditorId: ['This field is required.'] });
});
