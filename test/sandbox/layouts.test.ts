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

/** Returns the lines of text of a document. */
async function read(fileId: number): Promise<(string | undefined)[]> {
  const headers = { authorization: `Bearer ${demoToken}` };
  const text = await (await fetch(`${books.url}/v1/files/${fileId}`, { headers })).text();
  return [...text.matchAll(/\((.*)\) Tj/g)].map(([, line]) => line);
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
    expect(await read(invoice.fileId)).toContain('Totaal inclusief btw: EUR 7.58');
    expect(await read(fileId)).toEqual(before);
  });

  it.each([
    [{ invoiceNumber: 'N-1' }, 'Factuur N-1'],
    [{ invoiceDate: '2026-04-15' }, 'Factuurdatum 2026-04-15, te betalen voor 2026-05-15'],
    [{ reference: 'PO-1' }, 'Uw referentie: PO-1'],
    [{ description: 'Maart' }, 'Betreft: Maart'],
    [{ invoiceAddress: { city: 'Gouda' } }, 'Gouda'],
    [{ debtorId: 2 }, 'Aan: Kaaswinkel Het Luchtkasteel'],
  ])('is a new document in the response to %j', async (change, text) => {
    const { path, fileId } = await finalizeSale();
    const invoice = await patch(path, change);
    expect(invoice.fileId).toBeGreaterThan(fileId);
    expect(await read(invoice.fileId)).toContain(text);
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
    const before = await read(fileId);
    await remove(path);
    expect(await read(fileId)).toEqual(before);
  });

  it('gives way to a scan, which no change replaces', async () => {
    const { path, fileId, line } = await finalizeSale();
    const before = await read(fileId);
    const scan = await attach(path, 'scan');
    expect(await read(fileId)).toEqual(before);
    await patch(line, { quantity: 1 });
    expect((await call(`/v1/${path}`)).body.fileId).toBe(scan);
  });
});
