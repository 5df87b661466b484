import { describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { type Row, sale, useBooks } from '../support/books.ts';

const books = useBooks();
const { act, call, create, patch, remove } = books;

async function finalizeSale() {
  const draft = await create('draftsalesinvoiceswithlines', sale);
  const { salesInvoiceId, fileId } = await act(`draftsalesinvoices/${draft.id}/finalize`);
  const [line] = (await call(`/v1/salesinvoiceswithlines/${salesInvoiceId}`)).body.lines as Row[];
  return { path: `salesinvoices/${salesInvoiceId}`, fileId, line: `salesinvoices/${salesInvoiceId}/lines/${line?.id}` };
}

async function download(fileId: number): Promise<string> {
  const headers = { authorization: `Bearer ${demoToken}` };
  return (await fetch(`${books.url}/v1/files/${fileId}`, { headers })).text();
}

/** Returns what is printed on a document. `test/books/documents.slow.test.ts` reads it from the PDF. */
async function read(fileId: number): Promise<Row> {
  const { administrations } = (await call('/_sandbox/state', { token: null })).body;
  const layouts: Row[] = administrations[0].internal.layouts;
  return layouts.find((layout) => layout.fileId === fileId)?.layout as Row;
}

const attach = async (path: string, text: string) =>
  (await call(`/v1/${path}/file`, { headers: { 'content-type': 'application/pdf' }, body: `%PDF-1.4 ${text}` })).body
    .id;

describe('the layout of a final sales invoice', () => {
  it('is a new document when a line changes, and the old one stays', async () => {
    const { path, fileId, line } = await finalizeSale();
    const before = await read(fileId);
    await patch(line, { quantity: 1 });
    const invoice = (await call(`/v1/${path}`)).body;
    expect(invoice.fileId).toBeGreaterThan(fileId);
    expect(await read(invoice.fileId)).toMatchObject({ amountIncludingVat: 7.58 });
    expect(await read(fileId)).toEqual(before);
    expect(await download(invoice.fileId)).not.toEqual(await download(fileId));
  });

  it.each([
    [{ invoiceNumber: 'N-1' }, { invoiceNumber: 'N-1' }],
    [{ invoiceDate: '2026-04-15' }, { invoiceDate: '2026-04-15', dueDate: '2026-05-15' }],
    [{ reference: 'PO-1' }, { reference: 'PO-1' }],
    [{ description: 'Maart' }, { description: 'Maart' }],
    [{ invoiceAddress: { city: 'Gouda' } }, { debtor: { address: ['Gouda'] } }],
    [{ debtorId: 2 }, { debtor: { name: 'Kaaswinkel Het Luchtkasteel' } }],
  ])('is a new document in the response to %j', async (change, printed) => {
    const { path, fileId } = await finalizeSale();
    const invoice = await patch(path, change);
    expect(invoice.fileId).toBeGreaterThan(fileId);
    expect(await read(invoice.fileId)).toMatchObject(printed);
  });

  it('stays when nothing that it prints changes, also when the debtor has another name', async () => {
    const { path, fileId, line } = await finalizeSale();
    await patch('debtors/1', { name: 'Bakkerij Dageraad' });
    expect(await patch(path, { remark: 'Intern', bookYear: 2026, bookPeriod: 3 })).toMatchObject({ fileId });
    await patch(line, { unitPrice: 6.95 });
    const { _meta, ...body } = (await call(`/v1/${path}`)).body;
    expect((await call(`/v1/${path}`, { method: 'PUT', body })).body).toMatchObject({ fileId });
  });

  it('stays after the invoice is deleted', async () => {
    const { path, fileId } = await finalizeSale();
    const before = await download(fileId);
    expect(before).toMatch(/^%PDF-/);
    await remove(path);
    expect(await download(fileId)).toEqual(before);
  });

  it('gives way to a scan, which no change replaces', async () => {
    const { path, fileId, line } = await finalizeSale();
    const before = await download(fileId);
    const scan = await attach(path, 'scan');
    expect(await download(fileId)).toEqual(before);
    await patch(line, { quantity: 1 });
    expect((await call(`/v1/${path}`)).body.fileId).toBe(scan);
  });

  it('has the company, the debtor and the VAT of each code, as the law asks', async () => {
    const { fileId } = await finalizeSale();
    expect(await read(fileId)).toMatchObject({
      language: 'nl',
      seller: { vatNumber: 'NL001000019B47', chamberOfCommerceNumber: '90000019', iban: 'NL69TEST0000000001' },
      vat: [{ percentage: 9, amountExcludingVat: 69.5, amountVat: 6.26, note: null }],
    });
  });

  it('is in English for a debtor outside the countries where people speak Dutch', async () => {
    const germany = (await call('/v1/countries?code=DE')).body._data[0].id;
    const draft = await create('draftsalesinvoiceswithlines', { ...sale, invoiceAddress: { countryId: germany } });
    expect(await read((await act(`draftsalesinvoices/${draft.id}/finalize`)).fileId)).toMatchObject({ language: 'en' });
  });

  it('is the same after an export and an import of the state', async () => {
    const { fileId } = await finalizeSale();
    const before = await download(fileId);
    const { body } = await call('/_sandbox/state', { token: null });
    expect((await call('/_sandbox/state', { method: 'PUT', body, token: null })).status).toBe(204);
    expect(await download(fileId)).toEqual(before);
  });
});
