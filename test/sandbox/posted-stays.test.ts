import { describe, expect, it } from 'vitest';
import { purchase, type Row, sale, useBooks } from '../support/books.ts';
import { listRejections } from './rejections.ts';

const { call, create, patch, act, control, listPostings, getEntryId, getErrors, rows, remove, outstanding } =
  useBooks();

/** `KAAS-JONG-500`: 9% VAT, turnover on 8010. Its sales type becomes the one with 21%, on 8000. */
async function changeArticle() {
  const [article] = await rows('/v1/articles?ArticleSku=KAAS-JONG-500');
  await patch(`articles/${article?.id}`, { SalesTypeId: 1, unitPrice: 99 });
}

const booked = ['1300 D 75.76', '8010 C 69.5', '1501 C 6.26'];

const getPostings = async ({ invoiceNumber }: Row) => listPostings(await getEntryId(invoiceNumber));
const readVatNumber = async (path: string) => (await call(`/v1/${path}`)).body.vatNumber;

describe('what an article and a debtor were when an invoice was posted', () => {
  it.each(['header', 'line', 'put'])('stays when something else is changed: %s', async (change) => {
    const invoice = await create('salesinvoiceswithlines', sale);
    expect(invoice).toMatchObject({ controlAccountId: 24, lines: [{ vatCodeId: 2, postingAccountId: 98 }] });
    await changeArticle();
    await patch('debtors/1', { debtorKindId: 4 });
    const path = `salesinvoiceswithlines/${invoice.id}`;
    if (change === 'header') await patch(`salesinvoices/${invoice.id}`, { description: 'Maart' });
    const line = `salesinvoices/${invoice.id}/lines/${invoice.lines[0].id}`;
    if (change === 'line') await patch(line, { description: 'Kaas' });
    const { _meta, ...body } = (await call(`/v1/${path}`)).body;
    if (change === 'put') expect((await call(`/v1/${path}`, { method: 'PUT', body })).body).toMatchObject(body);
    expect(await getPostings(invoice)).toEqual(booked);
    await patch(path.replace('withlines', ''), { invoiceDate: '2026-04-15' });
    expect(await getPostings(invoice)).toEqual(booked);
  });

  it('stays for an invoice that was entered without lines, and for other lines', async () => {
    const invoice = await create('salesinvoices', { debtorId: 1 });
    const line = await create(`salesinvoices/${invoice.id}/lines`, sale.lines[0]);
    await changeArticle();
    await create(`salesinvoices/${invoice.id}/lines`, { bookingType: 'T', description: 'Dank' });
    await create(`salesinvoices/${invoice.id}/lines`, { ...sale.lines[0], quantity: 1 });
    const more = ['1300 D 195.55', '8010 C 69.5', '8000 C 99', '1500 C 20.79', '1501 C 6.26'];
    expect([line.postingAccountId, await getPostings(invoice)]).toEqual([98, more]);
  });

  it('changes with another article, another sales type and another debtor', async () => {
    const invoice = await create('salesinvoiceswithlines', sale);
    const line = `salesinvoices/${invoice.id}/lines/${invoice.lines[0].id}`;
    await patch(line, { bookingType: 'V', salesTypeId: 1, unitPrice: 10 });
    expect((await call(`/v1/${line}`)).body).toMatchObject({ postingAccountId: 97, vatCodeId: 1 });
    expect(await getPostings(invoice)).toEqual(['1300 D 121', '8000 C 100', '1500 C 21']);
    await patch(`salesinvoices/${invoice.id}`, { debtorId: 21 });
    expect((await getPostings(invoice))[0]).toBe('1310 D 121');
  });

  it('takes the VAT code that is sent', async () => {
    const invoice = await create('salesinvoiceswithlines', sale);
    await patch(`salesinvoices/${invoice.id}/lines/${invoice.lines[0].id}`, { vatCodeId: 1 });
    expect(await getPostings(invoice)).toEqual(['1300 D 84.1', '8010 C 69.5', '1500 C 14.6']);
  });

  it('stays of a draft that is made final', async () => {
    const draft = await create('draftsalesinvoiceswithlines', sale);
    await changeArticle();
    const { salesInvoiceId, journalEntryId } = await act(`draftsalesinvoices/${draft.id}/finalize`);
    expect(await listPostings(journalEntryId)).toEqual(booked);
    const [line] = await rows(`/v1/salesinvoices/${salesInvoiceId}/lines`);
    expect(line).toMatchObject({ unitPrice: 6.95, vatCodeId: 2, postingAccountId: 98 });
  });

  it('stays of a purchase invoice and of a recognized scan', async () => {
    const scan = { body: '%PDF-1.4', headers: { 'content-type': 'application/pdf' } };
    const { body: file } = await call('/v1/inboxfiles', scan);
    const scanned = await create('salesinvoices', { inboxFileId: file.id });
    await act(`salesinvoices/${scanned.id}/recognize`, { debtorId: 1 });
    const bought = await create('purchaseinvoiceswithlines', purchase);
    const before = [(await getPostings(scanned))[0], (await getPostings(bought))[0]];
    await patch('debtors/1', { debtorKindId: 4 });
    await patch('creditors/1', { creditorKindId: 2 });
    await patch(`salesinvoices/${scanned.id}`, { description: 'Gelezen' });
    await patch(`purchaseinvoices/${bought.id}`, { description: 'Melk van april' });
    expect([(await getPostings(scanned))[0], (await getPostings(bought))[0]]).toEqual(before);
  });

  it('is in a snapshot', async () => {
    const invoice = await create('salesinvoiceswithlines', sale);
    await control('snapshots', { name: 'posted' });
    await changeArticle();
    await control('snapshots/posted/restore');
    await patch(`salesinvoices/${invoice.id}`, { description: 'Maart' });
    expect(await getPostings(invoice)).toEqual(booked);
  });
});

describe('the VAT number of an invoice', () => {
  it.each([
    ['salesinvoices', 'debtors', sale],
    ['purchaseinvoices', 'creditors', purchase],
  ] as const)('is as it was when %s were posted', async (invoices, party, body) => {
    const { lines, ...header } = body;
    await patch(`${party}/1`, { vatNumber: 'DE000000011' });
    const { id } = await create(`${invoices}withlines`, body);
    const { id: empty } = await create(invoices, { ...header, invoiceNumber: 'LATER-1' });
    const read = async () => [await readVatNumber(`${invoices}/${id}`), await readVatNumber(`${invoices}/${empty}`)];
    expect(await read()).toEqual(['DE000000011', 'DE000000011']);
    await patch(`${party}/1`, { vatNumber: 'BE0000000196' });
    await patch(`${invoices}/${id}`, { remark: 'Betaald per bank', description: 'Levering van april' });
    await create(`${invoices}/${empty}/lines`, lines[0]);
    expect(await read()).toEqual(['DE000000011', 'BE0000000196']);
    await patch(`${party}/1`, { vatNumber: null });
    expect(await read()).toEqual(['DE000000011', 'BE0000000196']);
    await patch(`${invoices}/${id}`, { invoiceDate: '2026-04-15' });
    expect(await read()).toEqual([null, 'BE0000000196']);
  });

  it('of a draft is in the list of supplies, also when the debtor has another', async () => {
    const filter = async () => (await rows('/v1/salesinvoices?vatNumber=DE000000011&fields=id')).map((row) => row.id);
    await patch('debtors/1', { vatNumber: 'DE000000011' });
    const draft = await create('draftsalesinvoiceswithlines', sale);
    const { salesInvoiceId: id } = await act(`draftsalesinvoices/${draft.id}/finalize`);
    await patch('debtors/1', { vatNumber: 'BE0000000196' });
    expect(await filter()).toEqual([id]);
    await patch(`salesinvoices/${id}`, { reference: 'PO-7' });
    expect(await filter()).toEqual([id]);
  });

  it('of a state from before it was stored is that of the layout, or else of the debtor or creditor', async () => {
    await patch('debtors/1', { vatNumber: 'DE000000011' });
    const draft = await create('draftsalesinvoiceswithlines', sale);
    const { salesInvoiceId, fileId } = await act(`draftsalesinvoices/${draft.id}/finalize`);
    const plain = await create('salesinvoiceswithlines', sale);
    const bought = await create('purchaseinvoiceswithlines', purchase);
    await patch('debtors/1', { vatNumber: 'BE0000000196' });
    await patch('creditors/1', { vatNumber: 'EL123456789' });
    const { body: state } = await control('state', undefined, 'GET');
    const [{ records, internal }] = state.administrations;
    internal.documents = undefined;
    internal.layouts = [{ fileId, layout: { seller: {}, debtor: { vatNumber: 'DE000000011' } } }];
    for (const row of [...records.salesinvoices, ...records.purchaseinvoices]) delete row.vatNumber;
    expect((await control('state', { ...state, contractVersion: '2.0.0' }, 'PUT')).status).toBe(204);
    expect(await readVatNumber(`salesinvoices/${salesInvoiceId}`)).toBe('DE000000011');
    expect(await readVatNumber(`salesinvoices/${plain.id}`)).toBe('BE0000000196');
    expect(await readVatNumber(`purchaseinvoices/${bought.id}`)).toBe('EL123456789');
  });
});

describe('an intra-community supply', () => {
  const supply = { debtorId: 1, lines: [{ bookingType: 'V', salesTypeId: 1, unitPrice: 100, vatCodeId: 6 }] };
  const message =
    'VAT code VIC (box 3b) needs the VAT number of the debtor or creditor, which has none. Give it one, or use another VAT code.';

  it('needs the VAT number of another member state once it is final, wherever it arises', async () => {
    const draft = await create('draftsalesinvoiceswithlines', supply);
    const domestic = { ...supply, lines: [{ ...supply.lines[0], vatCodeId: 1 }] };
    const final = await create('salesinvoiceswithlines', domestic);
    const line = `/v1/salesinvoices/${final.id}/lines/${final.lines[0].id}`;
    const texts: string[] = [];
    for (const vatNumber of [null, 'NL001000007B58', 'GB123456789', 'CHE123456788', 'US123456789']) {
      await patch('debtors/1', { vatNumber });
      const rejections: Readonly<Record<string, Parameters<typeof call>>> = {
        created: ['/v1/salesinvoiceswithlines', { body: supply }],
        'in Dutch': ['/v1/salesinvoiceswithlines', { body: supply, language: 'nl' }],
        finalized: [`/_sandbox/administrations/1/draftsalesinvoices/${draft.id}/finalize`, { method: 'POST' }],
        'another line': [`/v1/salesinvoices/${final.id}/lines`, { body: supply.lines[0] }],
        replaced: [`/v1/salesinvoiceswithlines/${final.id}`, { method: 'PUT', body: supply }],
        'other lines': [`/v1/salesinvoiceswithlines/${final.id}`, { method: 'PATCH', body: { lines: supply.lines } }],
        'a line with another code': [line, { method: 'PATCH', body: { vatCodeId: 6 } }],
      };
      const getTitle = ([title]: [string, unknown]) => `${vatNumber ?? 'no VAT number'}, ${title}`;
      const some = Object.entries(rejections).slice(0, /^(GB|CH|US)/.test(String(vatNumber)) ? 1 : undefined);
      texts.push(await listRejections(some, ([, request]) => call(...request), getTitle));
    }
    await expect(texts.join('\n')).toMatchFileSnapshot('__snapshots__/supplies-without-a-member-state.txt');
  });

  it('is posted for a debtor of another member state', async () => {
    for (const vatNumber of ['BE0000000196', 'DE000000011', 'EL123456789', 'XI123456789']) {
      await patch('debtors/1', { vatNumber });
      await create('salesinvoiceswithlines', supply);
    }
  });

  it('moves to a debtor of another member state only', async () => {
    await patch('debtors/1', { vatNumber: 'DE000000011' });
    await patch('debtors/2', { vatNumber: 'NL001000020B38' });
    const { id } = await create('salesinvoices', { debtorId: 1 });
    await create(`salesinvoices/${id}/lines`, supply.lines[0]);
    expect(Object.keys(await getErrors('PATCH', `salesinvoices/${id}`, { debtorId: 2 }))).toEqual(['debtorId']);
  });

  it('stays as it was posted when the debtor loses the number, until what is posted changes', async () => {
    await patch('debtors/1', { vatNumber: 'DE000000011' });
    const { id, lines, invoiceNumber } = await create('salesinvoiceswithlines', supply);
    await patch('debtors/1', { vatNumber: null });
    await patch(`salesinvoices/${id}`, { remark: 'Btw-nummer ingetrokken' });
    const line = `salesinvoices/${id}/lines/${lines[0].id}`;
    expect(await getErrors('PATCH', line, { unitPrice: 90 })).toEqual({ invoiceId: [message] });
    expect(await getPostings({ invoiceNumber })).toEqual(['1300 D 100', '8000 C 100']);
    await patch(line, { vatCodeId: 1 });
  });
});

describe('a VAT code that depends on the other party', () => {
  type Trade = readonly [side: 'sales' | 'purchase', code: string, vatNumber: string | null, country: string | null];

  const find = async (query: string): Promise<number> => (await rows(`/v1/${query}`))[0]?.id;

  /** Posts an invoice of 100 euros. */
  async function post([side, code, vatNumber, country]: Trade, index = 99) {
    const vatCodeId = await find(`vatcodes?code=${code}`);
    const address = country && { countryId: await find(`countries?code=${country}`) };
    const isSale = side === 'sales';
    await patch(isSale ? 'debtors/1' : 'creditors/1', { vatNumber, address });
    const sold = { bookingType: 'V', salesTypeId: 1, unitPrice: 100, vatCodeId };
    const bought = { ledgerAccountId: await find('ledgeraccounts?number=4600'), unitPrice: 100, vatCodeId };
    const body = isSale
      ? { debtorId: 1, lines: [sold] }
      : { creditorId: 1, lines: [bought], invoiceNumber: `A-${index}`, invoiceDate: '2026-04-01' };
    return call(`/v1/${side}invoiceswithlines`, { body });
  }

  it('is accepted for the right one, and rejected for another', async () => {
    const accepted: readonly Trade[] = [
      ['sales', 'VR', 'NL001000020B38', 'NL'],
      ['sales', 'VN', null, null],
      ['sales', 'VEX', null, 'US'],
      ['purchase', 'IR', 'NL001000020B38', 'NL'],
      ['purchase', 'IICH', 'DE000000011', 'DE'],
      ['purchase', 'IIM', null, 'CH'],
    ];
    for (const [index, trade] of accepted.entries()) expect((await post(trade, index)).status, trade.join()).toBe(201);
    const trades: readonly Trade[] = [
      ['sales', 'VR', 'DE000000011', 'NL'],
      ['sales', 'VR', null, 'NL'],
      ['sales', 'VEX', null, 'NL'],
      ['sales', 'VEX', null, 'GR'],
      ['sales', 'VEX', null, null],
      ['purchase', 'IR', 'DE000000011', 'NL'],
      ['purchase', 'IICH', 'NL001000020B38', 'NL'],
      ['purchase', 'IIM', null, 'DE'],
    ];
    const messages = await listRejections(
      trades,
      (trade) => post(trade),
      (trade) => trade.map((part) => part ?? 'none').join(' '),
    );
    await expect(messages).toMatchFileSnapshot('__snapshots__/vat-codes-of-other-parties.txt');
  });
});

describe('an invoice from before the administration began', () => {
  const line = async () => {
    const [account] = await rows('/v1/ledgeraccounts?number=2900');
    return { bookingType: 'G', ledgerAccountId: account?.id, unitPrice: 1210 };
  };

  it('is posted to a neutral account, without turnover or VAT, and settled as any other', async () => {
    const header = { debtorId: 1, invoiceNumber: 'OUD-1', invoiceDate: '2025-11-30', bookYear: 2026, bookPeriod: 1 };
    const { id, vatTotals } = await create('salesinvoiceswithlines', { ...header, lines: [await line()] });
    expect(vatTotals).toEqual([{ vatCodeId: null, percentage: 0, amountExcludingVat: 1210, amountVat: 0 }]);
    expect(await getPostings(header)).toEqual(['1300 D 1210', '2900 C 1210']);
    expect(await outstanding('sales', id)).toMatchObject({ outstandingAmount: 1210, invoiceDate: '2025-11-30' });
    await act(`salesinvoices/${id}/pay`, { amount: 1210 });
    expect(await outstanding('sales', id)).toBeUndefined();
  });

  it('has no VAT code, and is no draft', async () => {
    const lines = [{ ...(await line()), vatCodeId: 1 }];
    expect(await getErrors('POST', 'salesinvoiceswithlines', { debtorId: 1, lines })).toEqual({
      'lines[0].vatCodeId': [
        'A line on account 2900 has no VAT code: it is neither VAT nor what VAT is calculated on. Leave the code out, or use an account of turnover, costs or an asset.',
      ],
    });
    const draft = { debtorId: 1, lines: [await line()] };
    const errors = await getErrors('POST', 'draftsalesinvoiceswithlines', draft);
    expect(errors).toHaveProperty(['lines[0].ledgerAccountId']);
  });

  it('of a creditor is posted to a neutral account, too', async () => {
    const { bookingType: _sale, ...bought } = await line();
    const invoice = await create('purchaseinvoiceswithlines', {
      creditorId: 1,
      invoiceNumber: 'OUD-2',
      lines: [bought],
    });
    expect(await getPostings(invoice)).toEqual(['1600 C 1210', '2900 D 1210']);
    await remove(`purchaseinvoices/${invoice.id}`);
  });
});

it('customs VAT is a line of 0 that states its VAT', async () => {
  const lines = [{ ledgerAccountId: 91, unitPrice: 0, vatCodeId: 9, amountVat: 210 }];
  const invoice = await create('purchaseinvoiceswithlines', { creditorId: 1, invoiceNumber: 'DOUANE-1', lines });
  expect(invoice).toMatchObject({
    amountExcludingVat: 0,
    amountIncludingVat: 210,
    vatTotals: [{ vatCodeId: 9, percentage: 21, amountExcludingVat: 0, amountVat: 210 }],
  });
  expect(await getPostings(invoice)).toEqual(['1600 C 210', '1520 D 210']);
  const { body } = await call('/v1/vatcodes/9');
  expect(body).toMatchObject({ returnBox: null, deductionBox: '5b' });
});

describe('the number of a sales invoice', () => {
  const dated = (invoiceDate: string) =>
    create('salesinvoiceswithlines', { ...sale, invoiceDate, bookYear: 2026, bookPeriod: 4 });

  it('begins with the year of its date, each year with a series of its own', async () => {
    expect((await dated('2025-12-31')).invoiceNumber).toMatch(/^2025\d{4}$/);
    expect((await dated('2026-04-16')).invoiceNumber).toBe('20260013');
    expect((await dated('2024-12-31')).invoiceNumber).toBe('20240001');
    expect((await dated('2024-12-30')).invoiceNumber).toBe('20240002');
    await control('clock', { now: '2027-01-04T09:00:00Z' }, 'PUT');
    const next = await create('salesinvoiceswithlines', { debtorId: 1, lines: sale.lines });
    expect(next.invoiceNumber).toBe('20270001');
    await remove(`salesinvoices/${next.id}`);
    expect((await create('salesinvoices', { debtorId: 1 })).invoiceNumber).toBe('20270002');
  });

  it('goes on after 9999', async () => {
    await create('salesinvoices', { debtorId: 1, invoiceNumber: '20239999', invoiceDate: '2026-04-01' });
    expect((await dated('2023-04-01')).invoiceNumber).toBe('202310000');
    expect((await dated('2024-04-01')).invoiceNumber).toBe('20240001');
  });
});
