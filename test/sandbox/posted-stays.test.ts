import { describe, expect, it } from 'vitest';
import { purchase, type Row, sale, useBooks } from '../support/books.ts';

const { call, create, patch, act, control, listPostings, getEntryId, rows, remove, outstanding } = useBooks();

/** `KAAS-JONG-500`: 9% VAT, turnover on 8010. Its sales type becomes the one with 21%, on 8000. */
async function changeArticle() {
  const [article] = await rows('/v1/articles?ArticleSku=KAAS-JONG-500');
  await patch(`articles/${article?.id}`, { SalesTypeId: 1, unitPrice: 99 });
}

const booked = ['1300 D 75.76', '8010 C 69.5', '1501 C 6.26'];

const getPostings = async ({ invoiceNumber }: Row) => listPostings(await getEntryId(invoiceNumber));

describe('what an article and a debtor were when an invoice was posted', () => {
  it.each(['header', 'line', 'put'])('stays when something else is changed: %s', async (change) => {
    const invoice = await create('salesinvoiceswithlines', sale);
    expect(invoice).toMatchObject({ controlAccountId: 24, lines: [{ vatCodeId: 2, postingAccountId: 98 }] });
    await changeArticle();
    await patch('debtors/1', { debtorKindId: 4 });
    const path = `salesinvoiceswithlines/${invoice.id}`;
    if (change === 'header') await patch(`salesinvoices/${invoice.id}`, { description: 'Maart' });
    if (change === 'line') {
      await patch(`salesinvoices/${invoice.id}/lines/${invoice.lines[0].id}`, { description: 'Kaas' });
    }
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
    expect(await getPostings(invoice)).toEqual([
      ...['1300 D 195.55', '8010 C 69.5', '8000 C 99', '1500 C 20.79', '1501 C 6.26'],
    ]);
    expect(line.postingAccountId).toBe(98);
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

  it('stays of a purchase invoice', async () => {
    const invoice = await create('purchaseinvoiceswithlines', purchase);
    const before = await getPostings(invoice);
    await patch('creditors/1', { creditorKindId: 2 });
    await patch(`purchaseinvoices/${invoice.id}`, { description: 'Melk van april' });
    expect((await getPostings(invoice))[0]).toBe(before[0]);
  });

  it('stays of a recognized scan', async () => {
    const scan = { method: 'POST', headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4' };
    const { body } = await call('/v1/inboxfiles', scan);
    const { id, invoiceNumber } = await create('salesinvoices', { inboxFileId: body.id });
    await act(`salesinvoices/${id}/recognize`, { debtorId: 1 });
    const before = await getPostings({ invoiceNumber });
    await patch('debtors/1', { debtorKindId: 4 });
    await patch(`salesinvoices/${id}`, { description: 'Gelezen' });
    expect((await getPostings({ invoiceNumber }))[0]).toBe(before[0]);
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
  const PARTIES = {
    salesinvoices: { party: 'debtors', lines: sale.lines, body: sale },
    purchaseinvoices: { party: 'creditors', lines: purchase.lines, body: purchase },
  } as const;

  it.each(Object.entries(PARTIES))('is as it was when %s were posted', async (invoices, { party, body, lines }) => {
    const read = async (id: number) => (await call(`/v1/${invoices}/${id}`)).body.vatNumber;
    await patch(`${party}/1`, { vatNumber: 'DE000000011' });
    const invoice = await create(`${invoices}withlines`, body);
    const empty = await create(invoices, { ...body, lines: undefined, invoiceNumber: 'LATER-1' });
    expect([invoice.vatNumber, await read(empty.id)]).toEqual(['DE000000011', 'DE000000011']);
    await patch(`${party}/1`, { vatNumber: 'BE0000000196' });
    await patch(`${invoices}/${invoice.id}`, { remark: 'Betaald per bank', description: 'Levering van april' });
    expect(await read(invoice.id)).toBe('DE000000011');
    await create(`${invoices}/${empty.id}/lines`, lines[0]);
    expect(await read(empty.id)).toBe('BE0000000196');
    await patch(`${party}/1`, { vatNumber: null });
    expect([await read(invoice.id), await read(empty.id)]).toEqual(['DE000000011', 'BE0000000196']);
    await patch(`${invoices}/${invoice.id}`, { invoiceDate: '2026-04-15' });
    expect(await read(invoice.id)).toBeNull();
  });

  it('of a draft is in the list of supplies, also when the debtor has another', async () => {
    const filter = async (vatNumber: string) =>
      (await rows(`/v1/salesinvoices?vatNumber=${vatNumber}&fields=id`)).map((row) => row.id);
    await patch('debtors/1', { vatNumber: 'DE000000011' });
    const draft = await create('draftsalesinvoiceswithlines', sale);
    const { salesInvoiceId: id } = await act(`draftsalesinvoices/${draft.id}/finalize`);
    await patch('debtors/1', { vatNumber: 'BE0000000196' });
    expect(await filter('DE000000011')).toEqual([id]);
    await patch(`salesinvoices/${id}`, { reference: 'PO-7' });
    expect(await filter('DE000000011')).toEqual([id]);
  });

  it('of a state from before it was stored is that of the layout, or else of the debtor or creditor', async () => {
    await patch('debtors/1', { vatNumber: 'DE000000011' });
    const draft = await create('draftsalesinvoiceswithlines', sale);
    const { salesInvoiceId, fileId } = await act(`draftsalesinvoices/${draft.id}/finalize`);
    const [{ id: plain }, bought] = [
      await create('salesinvoiceswithlines', sale),
      await create('purchaseinvoiceswithlines', purchase),
    ];
    await patch('debtors/1', { vatNumber: 'BE0000000196' });
    await patch('creditors/1', { vatNumber: 'EL123456789' });
    const { body: state } = await control('state', undefined, 'GET');
    const [{ records, internal }] = state.administrations;
    internal.documents = undefined;
    internal.layouts = [{ fileId, layout: { seller: {}, debtor: { vatNumber: 'DE000000011' } } }];
    for (const row of [...records.salesinvoices, ...records.purchaseinvoices]) delete row.vatNumber;
    expect((await control('state', { ...state, contractVersion: '2.0.0' }, 'PUT')).status).toBe(204);
    const read = async (path: string) => (await call(`/v1/${path}`)).body.vatNumber;
    expect([
      await read(`salesinvoices/${salesInvoiceId}`),
      await read(`salesinvoices/${plain}`),
      await read(`purchaseinvoices/${bought.id}`),
    ]).toEqual(['DE000000011', 'BE0000000196', 'EL123456789']);
  });
});

describe('an intra-community supply', () => {
  const supply = { debtorId: 1, lines: [{ bookingType: 'V', salesTypeId: 1, unitPrice: 100, vatCodeId: 6 }] };
  const message = {
    debtorId: [
      'VAT code VIC (box 3b) needs the VAT number of the debtor or creditor, which has none. Give it one, or use another VAT code.',
    ],
  };

  it('needs the VAT number of the debtor once it is final', async () => {
    await patch('debtors/1', { vatNumber: null });
    const reply = await call('/v1/salesinvoiceswithlines', { body: supply });
    expect([reply.status, reply.body.errors]).toEqual([400, message]);
    const draft = await create('draftsalesinvoiceswithlines', supply);
    const final = await control(`administrations/1/draftsalesinvoices/${draft.id}/finalize`);
    expect([final.status, final.body.errors]).toEqual([400, message]);
    const invoice = await create('salesinvoices', { debtorId: 1 });
    const line = await call(`/v1/salesinvoices/${invoice.id}/lines`, { body: supply.lines[0] });
    expect([line.status, line.body.errors]).toEqual([400, { invoiceId: message.debtorId }]);
  });

  it.each(['NL001000007B58', 'GB123456789', 'CHE123456788', 'US123456789'])(
    'needs a VAT number of another member state, which %s is not',
    async (vatNumber) => {
      await patch('debtors/1', { vatNumber });
      const outside = {
        debtorId: [
          `VAT code VIC (box 3b) needs a debtor or creditor with the VAT number of another member state of the European Union; this one has ${vatNumber}. Correct it, or use another VAT code.`,
        ],
      };
      const draft = await create('draftsalesinvoiceswithlines', supply);
      const domestic = { ...supply, lines: [{ ...supply.lines[0], vatCodeId: 1 }] };
      const final = await create('salesinvoiceswithlines', domestic);
      const rejections = [
        await call('/v1/salesinvoiceswithlines', { body: supply }),
        await control(`administrations/1/draftsalesinvoices/${draft.id}/finalize`),
        await call(`/v1/salesinvoices/${final.id}/lines`, { body: supply.lines[0] }),
        await call(`/v1/salesinvoiceswithlines/${final.id}`, { method: 'PUT', body: supply }),
        await call(`/v1/salesinvoiceswithlines/${final.id}`, { method: 'PATCH', body: { lines: supply.lines } }),
        await call(`/v1/salesinvoices/${final.id}/lines/${final.lines[0].id}`, {
          method: 'PATCH',
          body: { vatCodeId: 6 },
        }),
      ];
      const ofLine = { invoiceId: outside.debtorId };
      const expected = [outside, outside, ofLine, outside, outside, ofLine].map((errors) => [400, errors]);
      expect(rejections.map(({ status, body }) => [status, body.errors])).toEqual(expected);
      const dutch = await call('/v1/salesinvoiceswithlines', { body: supply, headers: { 'accept-language': 'nl' } });
      expect(dutch.body.errors.debtorId[0]).toContain(`andere lidstaat van de Europese Unie; deze heeft ${vatNumber}`);
    },
  );

  it.each(['BE0000000196', 'DE000000011', 'EL123456789', 'XI123456789'])(
    'is posted for a debtor with %s',
    async (vatNumber) => {
      await patch('debtors/1', { vatNumber });
      await create('salesinvoiceswithlines', supply);
    },
  );

  it('moves to a debtor of another member state only', async () => {
    await patch('debtors/1', { vatNumber: 'DE000000011' });
    await patch('debtors/2', { vatNumber: 'NL001000020B38' });
    const { id } = await create('salesinvoices', { debtorId: 1 });
    await create(`salesinvoices/${id}/lines`, supply.lines[0]);
    const moved = await call(`/v1/salesinvoices/${id}`, { method: 'PATCH', body: { debtorId: 2 } });
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([400, ['debtorId']]);
  });

  it('stays as it was posted when the debtor loses the number, until what is posted changes', async () => {
    await patch('debtors/1', { vatNumber: 'DE000000011' });
    const { id, lines, invoiceNumber } = await create('salesinvoiceswithlines', supply);
    await patch('debtors/1', { vatNumber: null });
    await patch(`salesinvoices/${id}`, { remark: 'Btw-nummer ingetrokken' });
    const line = `/v1/salesinvoices/${id}/lines/${lines[0].id}`;
    expect((await call(line, { method: 'PATCH', body: { unitPrice: 90 } })).body.errors).toEqual({
      invoiceId: message.debtorId,
    });
    expect(await getPostings({ invoiceNumber })).toEqual(['1300 D 100', '8000 C 100']);
    await patch(line.slice('/v1/'.length), { vatCodeId: 1 });
  });
});

describe('a VAT code that depends on the other party', () => {
  const address = async (code: string | null) =>
    code === null ? null : { countryId: (await call(`/v1/countries?code=${code}`)).body._data[0].id };

  it.each([
    [
      'sales',
      'VR',
      'DE000000011',
      'NL',
      /needs a debtor or creditor with a Dutch VAT number; this one has DE000000011/,
    ],
    ['sales', 'VR', null, 'NL', /\(box 1e\) needs the VAT number of the debtor or creditor, which has none/],
    ['sales', 'VR', 'NL001000020B38', 'NL', undefined],
    ['sales', 'VN', null, null, undefined],
    ['sales', 'VEX', null, 'NL', /outside the European Union; the country of this one is NL/],
    ['sales', 'VEX', null, 'GR', /outside the European Union; the country of this one is GR/],
    ['sales', 'VEX', null, null, /needs the country of the debtor or creditor, whose address has none/],
    ['sales', 'VEX', null, 'US', undefined],
    ['purchases', 'IR', 'DE000000011', 'NL', /\(box 2a\) needs a debtor or creditor with a Dutch VAT number/],
    ['purchases', 'IR', 'NL001000020B38', 'NL', undefined],
    ['purchases', 'IICH', 'NL001000020B38', 'NL', /\(box 4b\) needs .* of another member state/],
    ['purchases', 'IICH', 'DE000000011', 'DE', undefined],
    ['purchases', 'IIM', null, 'DE', /\(box 4a\) needs a debtor or creditor outside the European Union/],
    ['purchases', 'IIM', null, 'CH', undefined],
  ])('%s with %s, VAT number %s and country %s', async (type, code, vatNumber, country, message) => {
    const vatCodeId = (await call(`/v1/vatcodes?code=${code}`)).body._data[0].id;
    const isSale = type === 'sales';
    const [parties, field] = isSale ? ['debtors', 'debtorId'] : ['creditors', 'creditorId'];
    await patch(`${parties}/1`, { vatNumber, address: await address(country) });
    const lines = isSale
      ? [{ bookingType: 'V', salesTypeId: 1, unitPrice: 100, vatCodeId }]
      : [
          {
            ledgerAccountId: (await call('/v1/ledgeraccounts?number=4600')).body._data[0].id,
            unitPrice: 100,
            quantity: 1,
            vatCodeId,
          },
        ];
    const body = { [field as string]: 1, lines, ...(!isSale && { invoiceNumber: 'A-1', invoiceDate: '2026-04-01' }) };
    const reply = await call(isSale ? '/v1/salesinvoiceswithlines' : '/v1/purchaseinvoiceswithlines', { body });
    expect([reply.status, reply.body.errors?.[field as string]?.[0]]).toEqual(
      message ? [400, expect.stringMatching(message)] : [201, undefined],
    );
  });
});

describe('an invoice from before the administration began', () => {
  it('is posted to a neutral account, without turnover or VAT, and settled as any other', async () => {
    const [account] = await rows('/v1/ledgeraccounts?number=2900');
    const lines = [{ bookingType: 'G', ledgerAccountId: account?.id, unitPrice: 1210 }];
    const header = { debtorId: 1, invoiceNumber: 'OUD-1', invoiceDate: '2025-11-30', bookYear: 2026, bookPeriod: 1 };
    const { id, vatTotals } = await create('salesinvoiceswithlines', { ...header, lines });
    expect(vatTotals).toEqual([{ vatCodeId: null, percentage: 0, amountExcludingVat: 1210, amountVat: 0 }]);
    expect(await getPostings(header)).toEqual(['1300 D 1210', '2900 C 1210']);
    expect(await outstanding('sales', id)).toMatchObject({ outstandingAmount: 1210, invoiceDate: '2025-11-30' });
    await act(`salesinvoices/${id}/pay`, { amount: 1210 });
    expect(await outstanding('sales', id)).toBeUndefined();
  });

  it('has no VAT code, and is no draft', async () => {
    const [account] = await rows('/v1/ledgeraccounts?number=2900');
    const line = { bookingType: 'G', ledgerAccountId: account?.id, unitPrice: 1210 };
    const taxed = await call('/v1/salesinvoiceswithlines', {
      body: { debtorId: 1, lines: [{ ...line, vatCodeId: 1 }] },
    });
    expect(taxed.body.errors).toEqual({
      'lines[0].vatCodeId': [
        'A line on account 2900 has no VAT code: it is neither VAT nor what VAT is calculated on. Leave the code out, or use an account of turnover, costs or an asset.',
      ],
    });
    const draft = await call('/v1/draftsalesinvoiceswithlines', { body: { debtorId: 1, lines: [line] } });
    expect(draft.body.errors).toHaveProperty('lines[0].ledgerAccountId');
  });

  it('of a creditor is posted to a neutral account, too', async () => {
    const [account] = await rows('/v1/ledgeraccounts?number=2900');
    const lines = [{ ledgerAccountId: account?.id, unitPrice: 500 }];
    const invoice = await create('purchaseinvoiceswithlines', { creditorId: 1, invoiceNumber: 'OUD-2', lines });
    expect(await getPostings(invoice)).toEqual(['1600 C 500', '2900 D 500']);
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
