import { describe, expect, it } from 'vitest';
import { type Row, sale, useBooks } from '../support/books.ts';

const books = useBooks();
const { act, call, control, create, patch, remove } = books;

async function finalizeSale() {
  const draft = await create('draftsalesinvoiceswithlines', sale);
  const { salesInvoiceId, fileId } = await act(`draftsalesinvoices/${draft.id}/finalize`);
  const [line] = (await call(`/v1/salesinvoiceswithlines/${salesInvoiceId}`)).body.lines as Row[];
  return { path: `salesinvoices/${salesInvoiceId}`, fileId, line: `salesinvoices/${salesInvoiceId}/lines/${line?.id}` };
}

const download = async (fileId: number): Promise<string> => (await call(`/v1/files/${fileId}`)).body;

const getState = async (): Promise<Row> => (await control('state', undefined, 'GET')).body;

/** Returns the parties of the first company by the file of the invoice. */
async function getParties(fileId: number): Promise<Row> {
  const { administrations } = await getState();
  return administrations[0].internal.documents.find((row: Row) => row.fileId === fileId);
}

const attach = async (path: string, text: string) =>
  (await call(`/v1/${path}/file`, { headers: { 'content-type': 'application/pdf' }, body: `%PDF-1.4 ${text}` })).body
    .id;

/** Changes that a document shows. */
const OF_INVOICE: readonly Row[] = [
  { invoiceNumber: 'N-1' },
  { invoiceDate: '2026-04-15' },
  { dueDate: '2026-06-01' },
  { reference: 'PO-1' },
  { description: 'Maart' },
  { invoiceAddress: { city: 'Gouda' } },
  { debtorId: 2 },
  { paymentConditionId: 7 },
];
const OF_LINE: readonly Row[] = [
  { quantity: 1 },
  { description: 'Oude kaas' },
  { unitPrice: 9 },
  { discountPercentage: 3 },
  { vatCodeId: 1 },
];

describe('the document of a final sales invoice', () => {
  it('is drawn as the invoice is after each change, under one identifier', async () => {
    const { path, fileId, line } = await finalizeSale();
    let before = await download(fileId);
    for (const [changed, change] of [
      ...OF_INVOICE.map((change) => [path, change] as const),
      ...OF_LINE.map((change) => [line, change] as const),
    ]) {
      await patch(changed, change);
      expect((await call(`/v1/${path}`)).body.fileId).toBe(fileId);
      const after = await download(fileId);
      expect(after).toMatch(/^%PDF-/);
      expect([change, after === before]).toEqual([change, false]);
      before = after;
    }
  });

  it('has the debtor as it was when the invoice was posted, until it posts something else than other texts', async () => {
    const { path, fileId, line } = await finalizeSale();
    await patch('debtors/1', { name: 'Bakkerij Dageraad' });
    await patch(path, { description: 'Maart' });
    await patch(line, { description: 'Kaas' });
    expect(await getParties(fileId)).toMatchObject({ buyerName: 'Bakkerij Zonnestraal' });
    await patch(line, { quantity: 1 });
    expect(await getParties(fileId)).toMatchObject({ buyerName: 'Bakkerij Dageraad' });
  });

  it('has the parties as they were when the invoice was posted, also after an export and an import', async () => {
    const { path, fileId } = await finalizeSale();
    const before = await download(fileId);
    await patch('debtors/1', { name: 'Bakkerij Dageraad', vatNumber: 'DE000000011', iban: null });
    await patch(path, { remark: 'Intern' });
    expect(await getParties(fileId)).toEqual({
      invoiceId: Number(path.split('/')[1]),
      fileId,
      paymentMethodId: null,
      buyerName: 'Bakkerij Zonnestraal',
      sellerName: 'Kaasmakerij De Vijfhoek B.V.',
      sellerAddress: 'Weidepad 5\n1235 KM Voorbeeldstad',
      sellerCountryId: 1,
      sellerVatNumber: 'NL001000019B47',
      sellerChamberOfCommerceNumber: '90000019',
      sellerIban: 'NL69TEST0000000001',
      sellerBic: 'TESTNL2A',
    });
    const state = await getState();
    const [company] = state.shared.administrations;
    Object.assign(company, { name: 'Kaasmakerij De Zeshoek B.V.', vatNumber: 'NL001000020B38', iban: undefined });
    expect((await control('state', state, 'PUT')).status).toBe(204);
    expect(await download(fileId)).toBe(before);
  });

  it('goes with the invoice, and a scan stays', async () => {
    const [drawn, scanned] = [await finalizeSale(), await finalizeSale()];
    const scan = await attach(scanned.path, 'scan');
    await remove(drawn.path);
    await remove(scanned.path);
    for (const { fileId } of [drawn, scanned]) expect((await call(`/v1/files/${fileId}`)).status).toBe(404);
    expect(await download(scan)).toBe('%PDF-1.4 scan');
    const { administrations } = await getState();
    const { records, internal } = administrations[0];
    const drawnIds = [drawn.fileId, scanned.fileId];
    const kept: Row[] = [...(records.files ?? []), ...(internal.documents ?? [])];
    expect(kept.filter((row) => drawnIds.includes(row.fileId ?? row.id))).toEqual([]);
  });

  it('stays when the invoice cannot be deleted', async () => {
    const { path, fileId } = await finalizeSale();
    await act(`${path}/pay`, { amount: 10 });
    expect((await call(`/v1/${path}`, { method: 'DELETE' })).status).toBe(400);
    expect(await download(fileId)).toMatch(/^%PDF-/);
  });

  it('gives way to a scan, which no change replaces', async () => {
    const { path, fileId, line } = await finalizeSale();
    const before = await download(fileId);
    const scan = await attach(path, 'scan');
    expect(await download(fileId)).toBe(before);
    await patch(line, { quantity: 1 });
    expect((await call(`/v1/${path}`)).body.fileId).toBe(scan);
    expect(await download(scan)).toBe('%PDF-1.4 scan');
  });
});

describe('a state of before 3.0.0', () => {
  const party = { address: ['Weidepad 5', 'Nederland'], chamberOfCommerceNumber: null, iban: null, bic: null };
  const layout = {
    language: 'nl',
    seller: { ...party, name: 'Kaasmakerij De Driehoek', vatNumber: 'NL001000019B47' },
    debtor: { ...party, name: 'Bakkerij Avondrood', vatNumber: 'DE000000011' },
    lines: [],
  };

  /** Makes a state one of version 2.0.0, in which an invoice has a layout. */
  async function toEarlier(fileId: number, rows: readonly Row[]): Promise<Row> {
    const state = { ...(await getState()), contractVersion: '2.0.0' } as Row;
    const [{ records, internal }] = state.administrations;
    internal.documents = undefined;
    internal.layouts = rows;
    for (const invoice of records.salesinvoices) invoice.vatNumber = undefined;
    records.files.push({ id: fileId + 1000 });
    return state;
  }

  it('has the parties of a layout at its invoice, and the file of no invoice goes', async () => {
    const { path, fileId } = await finalizeSale();
    const state = await toEarlier(fileId, [
      { fileId, layout },
      { fileId: fileId + 1000, layout },
    ]);
    expect((await control('state', state, 'PUT')).status).toBe(204);
    expect(await getParties(fileId)).toMatchObject({
      buyerName: 'Bakkerij Avondrood',
      sellerName: 'Kaasmakerij De Driehoek',
      sellerAddress: 'Weidepad 5\nNederland',
      sellerCountryId: null,
    });
    expect((await call(`/v1/${path}`)).body.vatNumber).toBe('DE000000011');
    expect(await download(fileId)).toMatch(/^%PDF-/);
    expect((await call(`/v1/files/${fileId + 1000}`)).status).toBe(404);
  });

  it.each([{}, { seller: null, debtor: 5 }, { seller: [], debtor: { name: 5 } }, { ...layout, seller: { name: '' } }])(
    'is imported or rejected, and never fails, with the layout %j',
    async (odd) => {
      const { fileId } = await finalizeSale();
      const state = await toEarlier(fileId, [
        { fileId, layout: odd },
        { fileId: fileId + 1000, printed: '{"debtorId":' },
      ]);
      expect([204, 400]).toContain((await control('state', state, 'PUT')).status);
    },
  );
});
