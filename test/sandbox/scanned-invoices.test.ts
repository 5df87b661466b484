import { describe, expect, it } from 'vitest';
import { purchase, sale, useBooks } from '../support/books.ts';

const { call, create, patch, remove, getErrors, getActionErrors, ledger, listPostings, getEntryId, act, outstanding } =
  useBooks();

const put = async (path: string, body: unknown) => (await call(`/v1/${path}`, { method: 'PUT', body })).body;
const get = async (path: string) => (await call(`/v1/${path}`)).body;

const next = (number: string, prefix: string): string =>
  `${prefix}${String(Number(number.slice(prefix.length)) + 1).padStart(prefix === '2026' ? 4 : 0, '0')}`;

describe('number of a sales invoice', () => {
  it('is stored as sent and shown in the ledger', async () => {
    const { id, invoiceNumber } = await create('salesinvoiceswithlines', { ...sale, invoiceNumber: 'WEB-2026/17' });
    expect(invoiceNumber).toBe('WEB-2026/17');
    expect(await listPostings(await getEntryId('WEB-2026/17'))).toEqual(['1300 D 75.76', '8010 C 69.5', '1501 C 6.26']);
    expect(await outstanding('sales', id)).toMatchObject({ invoiceNumber: 'WEB-2026/17' });
  });

  it('is unique', async () => {
    const taken = { invoiceNumber: ['Record 1 already has the value 20260001.'] };
    expect(await getErrors('POST', 'salesinvoices', { debtorId: 1, invoiceNumber: '20260001' })).toEqual(taken);
    expect(await getErrors('PATCH', 'salesinvoices/2', { invoiceNumber: '20260001' })).toEqual(taken);
  });

  it('is kept by a PUT that leaves it out', async () => {
    expect(await put('salesinvoices/12', { debtorId: 1 })).toMatchObject({ invoiceNumber: '20260012' });
  });

  it.each([
    ['salesinvoices', 'invoiceNumber', { debtorId: 1 }],
    ['debtors', 'number', { name: 'Theehuis', debtorKindId: 1 }],
    ['creditors', 'number', { name: 'Stalbouw', creditorKindId: 1 }],
    ['salesorderwithlines', 'number', { debtorId: 1, lines: sale.lines }],
  ])('of %s is assigned once and not reused after a deletion', async (path, field, body) => {
    const first = await create(path, body);
    await remove(`${path}/${first.id}`);
    const second = await create(path, body);
    expect(Number(second[field])).toBe(Number(first[field]) + 1);
  });

  it.each(['renumbered', 'deleted'])('that was typed too high moves the series until it is %s', async (how) => {
    const { id } = await create('salesinvoices', { debtorId: 1, invoiceNumber: '20269999' });
    const next = await create('salesinvoices', { debtorId: 1 });
    expect(next).toMatchObject({ invoiceNumber: '202610000' });
    for (const number of [id, next.id]) {
      if (how === 'deleted') await remove(`salesinvoices/${number}`);
      else await patch(`salesinvoices/${number}`, { invoiceNumber: `X-${number}` });
    }
    expect(await create('salesinvoices', { debtorId: 1 })).toMatchObject({ invoiceNumber: '20260013' });
  });

  describe.each([
    ['salesinvoices', 'invoiceNumber', { debtorId: 1 }, '2026'],
    ['debtors', 'number', { name: 'Theehuis', debtorKindId: 1 }, ''],
    ['creditors', 'number', { name: 'Stalbouw', creditorKindId: 1 }, ''],
    ['debtors/1/mandates', 'reference', { signdate: '2026-04-01', sddType: 1, typeId: 2 }, 'SDD-'],
  ])('at the end of the series of %s', (path, field, body, prefix) => {
    const last = `${prefix}${'9'.repeat(15)}`;
    const ended = `No number follows ${last}. Send a number, or first give the record with that number another one.`;

    it('is followed by none, and by those before it when one that was sent is renumbered', async () => {
      const before = await create(path, body);
      const { id } = await create(path, { ...body, [field]: last });
      expect(await getErrors('POST', path, body)).toEqual({ [field]: [ended] });
      expect(await create(path, { ...body, [field]: 'ANDERS-1' })).toMatchObject({ [field]: 'ANDERS-1' });
      await patch(`${path}/${id}`, { [field]: 'ANDERS-2' });
      expect(await create(path, body)).toMatchObject({ [field]: next(before[field], prefix) });
    });

    it('is followed by none, also when one that was assigned is renumbered', async () => {
      await create(path, { ...body, [field]: last.replace(/9$/, '8') });
      const { id, [field]: number } = await create(path, body);
      expect(number).toBe(last);
      await patch(`${path}/${id}`, { [field]: 'ANDERS-2' });
      expect(await getErrors('POST', path, body)).toEqual({ [field]: [ended] });
    });

    it('has at most fifteen digits, so that a longer one is no part of it', async () => {
      const before = await create(path, body);
      await create(path, { ...body, [field]: `${last}9` });
      expect(await create(path, body)).toMatchObject({ [field]: next(before[field], prefix) });
    });
  });

  it('is not reused when several are deleted in any order, when its invoice was renumbered, or back and forth', async () => {
    const createNext = async (expected: string): Promise<number> => {
      const { id, invoiceNumber } = await create('salesinvoices', { debtorId: 1 });
      expect(invoiceNumber).toBe(expected);
      return id;
    };
    const ids: number[] = [];
    for (const number of [13, 14, 15, 16]) ids.push(await createNext(`202600${number}`));
    for (const index of [2, 0, 3, 1]) await remove(`salesinvoices/${ids[index]}`);
    await patch(`salesinvoices/${await createNext('20260017')}`, { invoiceNumber: 'X-1' });
    await createNext('20260018');
    const { id } = await create('salesinvoices', { debtorId: 1, invoiceNumber: '20260019' });
    await remove(`salesinvoices/${id}`);
    await createNext('20260020');
  });
});

describe.each([
  ['salesinvoices', { debtorId: 1 }],
  ['draftsalesinvoices', { debtorId: 1 }],
  ['purchaseinvoices', { creditorId: 1 }],
])('due date of %s', (path, party) => {
  const dated = { ...party, invoiceDate: '2026-04-01', paymentConditionId: 1 };

  it('is stored as sent and kept when the invoice date changes', async () => {
    const { id, dueDate } = await create(path, { ...dated, dueDate: '2026-04-20' });
    expect(dueDate).toBe('2026-04-20');
    expect(await patch(`${path}/${id}`, { invoiceDate: '2026-04-02' })).toMatchObject({ dueDate: '2026-04-20' });
    expect(await put(`${path}/${id}`, dated)).toMatchObject({ dueDate: '2026-05-01' });
  });

  it('follows the invoice date until one is sent', async () => {
    const { id, dueDate } = await create(path, dated);
    const body = { ...(await get(`${path}/${id}`)), invoiceDate: '2026-04-02' };
    const replaced = await put(`${path}/${id}`, body);
    const updated = await patch(`${path}/${id}`, { invoiceDate: '2026-04-03' });
    expect([dueDate, replaced.dueDate, updated.dueDate]).toEqual(['2026-05-01', '2026-05-02', '2026-05-03']);
  });

  it('must not precede the invoice date', async () => {
    const early = { dueDate: ['The due date is before the invoice date.'] };
    expect(await getErrors('POST', path, { ...dated, dueDate: '2026-03-31' })).toEqual(early);
    const { id } = await create(path, { ...dated, dueDate: '2026-04-01' });
    expect(await getErrors('PATCH', `${path}/${id}`, { invoiceDate: '2026-04-02' })).toEqual(early);
  });
});

describe.each([
  ['salesinvoiceswithlines', { ...sale, invoiceNumber: 'JAAR-1' }],
  ['purchaseinvoiceswithlines', { ...purchase, invoiceNumber: 'JAAR-1' }],
])('book year and period of %s', (path, body) => {
  const linesIn = async () => {
    const lines = await ledger('sourceDocumentNumber=JAAR-1');
    return [...new Set(lines.map(({ Bookyear, Period, date }) => `${Bookyear}/${Period} of ${date}`))];
  };

  it('default to those of the invoice date', async () => {
    expect(await create(path, body)).toMatchObject({ bookYear: 2026, bookPeriod: 4 });
    expect(await linesIn()).toEqual(['2026/4 of 2026-04-16']);
  });

  it('are stored as sent, so that an invoice dated in a closed year is posted in an open one', async () => {
    const closed = { ...body, invoiceDate: '2025-12-30' };
    expect(await getErrors('POST', path, closed)).toHaveProperty('invoiceDate');
    expect(await create(path, { ...closed, bookYear: 2026, bookPeriod: 1 })).toMatchObject({ bookPeriod: 1 });
    expect(await linesIn()).toEqual(['2026/1 of 2025-12-30']);
  });

  it('must be sent together and be open', async () => {
    const together = ['Send all of these fields, or none of them: bookYear, bookPeriod.'];
    expect(await getErrors('POST', path, { ...body, bookYear: 2026 })).toEqual({ bookPeriod: together });
    expect(await getErrors('POST', path, { ...body, bookPeriod: 1 })).toEqual({ bookYear: together });
    const odd = { ...body, bookYear: 2025, bookPeriod: 13 };
    expect(Object.keys(await getErrors('POST', path, odd))).toEqual(['bookYear', 'bookPeriod']);
    const { id } = await create(path, body);
    expect(await getErrors('PATCH', `${path}/${id}`, { bookPeriod: 13 })).toHaveProperty('bookPeriod');
  });

  it.each([
    ['invoiceDate', { invoiceDate: '2025-04-16', bookYear: 2025, bookPeriod: 4 }],
    ['bookYear', { invoiceDate: '2026-04-16', bookYear: 2025, bookPeriod: 4 }],
    ['bookYear', { invoiceDate: '2025-04-16', bookYear: 2025, bookPeriod: 5 }],
  ])('are rejected in a closed year by the field %s, which decides the year of %j', async (field, fields) => {
    expect(Object.keys(await getErrors('POST', path, { ...body, ...fields }))).toEqual([field]);
  });

  it('move the postings, and follow the date only while they are not set explicitly', async () => {
    const { id } = await create(path, body);
    expect(await patch(`${path}/${id}`, { invoiceDate: '2026-03-31' })).toMatchObject({ bookPeriod: 3 });
    await patch(`${path}/${id}`, { bookPeriod: 2 });
    expect(await linesIn()).toEqual(['2026/2 of 2026-03-31']);
    expect(await patch(`${path}/${id}`, { invoiceDate: '2026-03-30' })).toMatchObject({ bookPeriod: 2 });
  });
});

describe('VAT of a purchase line', () => {
  const line = { ledgerAccountId: 91, quantity: 3, unitPrice: 33.33 };
  const invoice = (fields: object) => ({ ...purchase, lines: [{ ...line, ...fields }] });

  it('may differ from the computed amount by at most five cents', async () => {
    const created = await create('purchaseinvoiceswithlines', invoice({ amountVat: 9.05 }));
    expect(created).toMatchObject({
      amountExcludingVat: 99.99,
      amountVat: 9.05,
      amountIncludingVat: 109.04,
      vatTotals: [{ amountExcludingVat: 99.99, amountVat: 9.05 }],
      lines: [{ amountVat: 9.05, amountIncludingVat: 109.04 }],
    });
    const [owed, ...otherPostings] = await listPostings(await getEntryId(purchase.invoiceNumber));
    expect([owed, otherPostings.at(-1)]).toEqual(['1600 C 109.04', expect.stringMatching(/ D 9.05$/)]);
  });

  it('is rejected when it differs by more', async () => {
    const far = { 'lines[0].amountVat': ['The computed VAT is 9.00; the amount may differ from it by at most 0.05.'] };
    for (const amountVat of [9.06, 8.94])
      expect(await getErrors('POST', 'purchaseinvoiceswithlines', invoice({ amountVat }))).toEqual(far);
    await create('purchaseinvoiceswithlines', invoice({ amountVat: 8.95 }));
  });

  it('does not change a price including VAT', async () => {
    const lines = { unitPrice: 109, quantity: 1, unitPriceIncludingVat: true, amountVat: 9.02 };
    expect((await create('purchaseinvoiceswithlines', invoice(lines))).lines).toMatchObject([
      { amountExcludingVat: 99.98, amountVat: 9.02, amountIncludingVat: 109 },
    ]);
  });

  it('must be zero where no VAT is charged', async () => {
    const [free] = (await get('vatcodes?salesCode=false&reverseCharged=true'))._data;
    expect(
      await getErrors('POST', 'purchaseinvoiceswithlines', invoice({ vatCodeId: free.id, amountVat: 0.01 })),
    ).toEqual({
      'lines[0].amountVat': ['The computed VAT is 0.00; the amount may differ from it by at most 0.'],
    });
  });

  it('follows the price until it is set, even when a PUT sends it back', async () => {
    const { id, lines } = await create('purchaseinvoiceswithlines', invoice({}));
    const path = `purchaseinvoices/${id}/lines/${lines[0].id}`;
    expect(await patch(path, { quantity: 6 })).toMatchObject({ amountVat: 18 });
    expect(await put(path, { ...(await get(path)), quantity: 9 })).toMatchObject({ amountVat: 27 });
    expect(await patch(path, { amountVat: 27.05 })).toMatchObject({ amountVat: 27.05 });
    expect(await patch(path, { description: 'Melk' })).toMatchObject({ amountVat: 27.05 });
    expect(await getErrors('PATCH', path, { quantity: 3 })).toHaveProperty('amountVat');
  });
});

describe('number of a purchase invoice', () => {
  const taken = (id: number, number: string) => ({
    invoiceNumber: [`Invoice ${id} of this creditor already has the number ${number}.`],
  });

  it('is unique for each creditor, ignoring case', async () => {
    const { id } = await create('purchaseinvoices', { creditorId: 1, invoiceNumber: 'ab-1' });
    const sent = { creditorId: 1, invoiceNumber: 'AB-1' };
    expect(await getErrors('POST', 'purchaseinvoices', sent)).toEqual(taken(id, 'AB-1'));
    const { id: other } = await create('purchaseinvoices', { ...sent, creditorId: 2 });
    expect(await getErrors('PATCH', `purchaseinvoices/${other}`, { creditorId: 1 })).toEqual(taken(id, 'AB-1'));
    await patch(`purchaseinvoices/${id}`, { invoiceNumber: 'AB-1' });
    expect(await getActionErrors(`purchaseinvoices/${other}/recognize`, { creditorId: 1 })).toBeDefined();
  });

  it.each([
    ['FACT-\u00c9-1', 'fact-e\u0301-1', 'Fact-\u00e9-1'],
    ['GROSS-1', 'groß-1', 'GROẞ-1'],
    ['groß-1', 'GROSS-1', 'Gross-1'],
    ['ΟΔΟΣ', 'οδος', 'οδοσ'],
    ['İ-1', 'i\u0307-1'],
  ])('is unique by the case folding of Unicode: %s', async (first, ...others) => {
    const send = (invoiceNumber: string) => ({ creditorId: 1, invoiceNumber });
    const { id } = await create('purchaseinvoices', send(first));
    for (const number of others)
      expect(await getErrors('POST', 'purchaseinvoices', send(number))).toEqual(taken(id, number));
    for (const number of [`${first}2`, 'i-1', 'é']) await create('purchaseinvoices', send(number));
    await patch(`purchaseinvoices/${id}`, { invoiceNumber: others[0] });
  });
});

describe.each(['salesinvoices', 'draftsalesinvoices'])('address of %s', (path) => {
  const own = { street: 'Kade', houseNumber: '1', postalCode: '1234 CD', city: 'Voorbeeldstad', countryId: 2 };

  it('is copied from the debtor', async () => {
    const { address } = await get('debtors/1');
    const { id, invoiceAddress } = await create(path, { debtorId: 1 });
    expect(invoiceAddress).toEqual(address);
    await patch('debtors/1', { address: own });
    expect((await get(`${path}/${id}`)).invoiceAddress).toEqual(address);
    expect((await put(`${path}/${id}`, { debtorId: 1 })).invoiceAddress).toEqual(own);
  });

  it('is stored as sent with an existing country', async () => {
    const { id, invoiceAddress } = await create(path, { debtorId: 1, invoiceAddress: own });
    expect(invoiceAddress).toEqual(own);
    expect(await patch(`${path}/${id}`, { reference: 'PO-2' })).toMatchObject({ invoiceAddress: own });
    const errors = await getErrors('PATCH', `${path}/${id}`, { invoiceAddress: { ...own, countryId: 9999 } });
    expect(errors).toHaveProperty(['invoiceAddress.countryId']);
  });

  it('changes with the debtor', async () => {
    const { id } = await create(path, { debtorId: 1, invoiceAddress: own });
    const { address } = await get('debtors/3');
    expect(await patch(`${path}/${id}`, { debtorId: 3 })).toMatchObject({ invoiceAddress: address });
    expect(await patch(`${path}/${id}`, { debtorId: 1, invoiceAddress: own })).toMatchObject({ invoiceAddress: own });
  });
});

it('the address of a draft is kept when it is finalized', async () => {
  const invoiceAddress = { street: 'Kade', houseNumber: '1', postalCode: '1234 CD', city: 'Rijp', countryId: 2 };
  const { id } = await create('draftsalesinvoiceswithlines', { ...sale, invoiceAddress });
  const { salesInvoiceId } = await act(`draftsalesinvoices/${id}/finalize`);
  expect((await get(`salesinvoices/${salesInvoiceId}`)).invoiceAddress).toEqual(invoiceAddress);
});
