import { beforeEach, describe, expect, it } from 'vitest';
import { readEverything } from '../support/problems.ts';
import { type CallOptions, useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { call } = sandbox;
beforeEach(() => sandbox.reset());

const get = async (path: string) => (await call(path)).body;
const patch = (path: string, body: object, options: CallOptions = {}) =>
  call(path, { method: 'PATCH', body, ...options });
const put = (path: string, body: object) => call(path, { method: 'PUT', body });
const remove = async (path: string) => (await call(path, { method: 'DELETE' })).status;

const header = '/v1/draftsalesinvoices/1';
const withLinesPath = '/v1/draftsalesinvoiceswithlines/1';
const lineIds = async (): Promise<number[]> => (await get(`${header}/lines`))._data.map(({ id }: { id: number }) => id);
const text = { bookingType: 'T', description: 'Dank u' };
const workshop = { bookingType: 'V', salesTypeId: 3, unitPrice: 45 };

describe('draft with and without its lines', () => {
  it('is one record, whichever view changes it', async () => {
    await patch(header, { reference: 'PO-A' });
    expect((await get(withLinesPath)).reference).toBe('PO-A');
    await patch(withLinesPath, { reference: 'PO-B' });
    expect((await get(header)).reference).toBe('PO-B');
    const { totalCount } = (await get('/v1/draftsalesinvoices'))._meta;
    expect((await get('/v1/draftsalesinvoiceswithlines'))._meta.totalCount).toBe(totalCount);
  });

  it('is created and deleted in both views at once', async () => {
    const { id } = (await call('/v1/draftsalesinvoices', { body: { debtorId: 1 } })).body;
    expect((await get(`/v1/draftsalesinvoiceswithlines/${id}`)).lines).toEqual([]);
    expect(await remove(`/v1/draftsalesinvoiceswithlines/${id}`)).toBe(204);
    expect((await call(`/v1/draftsalesinvoices/${id}`)).status).toBe(404);
    expect(await remove(header)).toBe(204);
    expect((await call(withLinesPath)).status).toBe(404);
    expect((await call(`${header}/lines`)).status).toBe(404);
  });

  it('keeps its lines when only the header is written', async () => {
    const { lines, amountIncludingVat } = await get(withLinesPath);
    await put(header, { debtorId: 2 });
    await patch(withLinesPath, { remark: 'Spoed' });
    expect(await get(withLinesPath)).toMatchObject({ lines, amountIncludingVat, debtorId: 2, remark: 'Spoed' });
  });

  it('replaces its lines with new identifiers when lines are sent', async () => {
    const before = await lineIds();
    for (const send of [put, patch]) {
      const { status, body } = await send(withLinesPath, { debtorId: 1, lines: [workshop, text, workshop] });
      expect(status).toBe(200);
      expect(body).toMatchObject({ lines: [workshop, text, workshop], amountExcludingVat: 90, amountVat: 18.9 });
      const after = await lineIds();
      expect(after.filter((id) => before.includes(id))).toEqual([]);
      expect(body.lines.map(({ id }: { id: number }) => id)).toEqual(after);
      before.push(...after);
    }
  });
});

describe('draft line', () => {
  const line = `${header}/lines/1`;

  it('clears the reference of its previous booking type', async () => {
    const change = { bookingType: 'G', ledgerAccountId: 108 };
    const { status, body } = await patch(line, change);
    expect(status).toBe(200);
    expect(body).toMatchObject(change);
    expect(body).not.toHaveProperty('ArticleSku');
    // The VAT code follows the kind of the line, and a text line gets none.
    const { body: text } = await patch(line, { bookingType: 'T' }, { mayBreak: ['patch-keeps'] });
    expect(text).not.toHaveProperty('ledgerAccountId');
    // Deleted data do not come back.
    const again = await patch(line, { bookingType: 'A' });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([400, ['ArticleSku']]);
  });

  it('takes the price of its article again when its own is cleared', async () => {
    expect((await patch(line, { unitPrice: 5 })).body.unitPrice).toBe(5);
    expect((await patch(line, { unitPrice: null })).body.unitPrice).toBe(6.95);
  });

  it('keeps an article that became inactive but rejects a new one', async () => {
    await patch('/v1/articles/1', { active: false });
    expect((await patch(line, { quantity: 11 })).status).toBe(200);
    const { status, body } = await patch(`${header}/lines/2`, { bookingType: 'A', ArticleSku: 'KAAS-JONG-500' });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['ArticleSku']]);
  });

  it('belongs to one draft only', async () => {
    const elsewhere = '/v1/draftsalesinvoices/2/lines/1';
    expect((await call(elsewhere)).status).toBe(404);
    expect((await patch(elsewhere, { quantity: 5 })).status).toBe(404);
    expect(await remove(elsewhere)).toBe(404);
    expect((await get(line)).quantity).toBe(10);
  });
});

describe('due date', () => {
  it('follows the invoice date and the payment condition', async () => {
    expect((await patch(header, { invoiceDate: '2026-01-15' })).body.dueDate).toBe('2026-02-14');
    expect((await patch(header, { paymentConditionId: 6 })).body.dueDate).toBe('2026-02-28');
    expect((await patch(header, { paymentConditionId: 2 })).body.dueDate).toBe('2026-01-15');
  });

  it('falls back to the payment condition of the debtor', async () => {
    const body = { debtorId: 2, invoiceDate: '2026-03-02' };
    const expected = { paymentConditionId: 4, dueDate: '2026-03-16' };
    expect((await call('/v1/draftsalesinvoices', { body })).body).toMatchObject(expected);
  });
});

describe('rejected write', () => {
  const invalidLine = { bookingType: 'V', salesTypeId: 4711 };

  it.each([
    ['POST', '/v1/draftsalesinvoiceswithlines', { debtorId: 1, lines: [workshop, text, invalidLine] }],
    ['PUT', withLinesPath, { debtorId: 2, lines: [workshop, invalidLine] }],
    ['PATCH', withLinesPath, { reference: 'PO-X', lines: [workshop, invalidLine] }],
    ['PATCH', `${header}/lines/1`, { quantity: 3, vatCodeId: 4711 }],
    ['DELETE', '/v1/debtors/1', undefined],
  ])('stores nothing: %s %s', async (method, path, body) => {
    const before = await readEverything(sandbox);
    expect((await call(path, { method, ...(body && { body }) })).status).toBe(400);
    expect(await readEverything(sandbox)).toEqual(before);
  });
});

describe('debtor number', () => {
  const create = async (number?: string) =>
    (await call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1, number } })).body.number;

  it('defaults to the highest number plus one', async () => {
    expect(await create()).toBe('10033');
    expect(await create('20000')).toBe('20000');
    expect(await create()).toBe('20001');
    expect(await create('THEE-30000')).toBe('THEE-30000');
    expect(await create()).toBe('20002');
  });

  it('is unique among concurrently created debtors', async () => {
    const numbers = await Promise.all(Array.from({ length: 12 }, () => create()));
    expect(numbers.toSorted()).toEqual(Array.from({ length: 12 }, (_none, index) => String(10_033 + index)));
  });

  it('is assigned beside numbers that exceed an integer', async () => {
    const longest = '9'.repeat(20);
    expect(await create(longest)).toBe(longest);
    expect([await create(), await create()]).toEqual(['10033', '10034']);
  });

  it('can be reused after its debtor is deleted', async () => {
    const { body } = await call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1, number: 'T-1' } });
    await call(body._meta.self, { method: 'DELETE' });
    expect(await create('T-1')).toBe('T-1');
  });
});

describe('mandate', () => {
  const mandate = '/v1/debtors/1/mandates/1';
  const fields = { typeId: 2, sddType: 1 };

  it('keeps its bank account until another one is sent', async () => {
    await patch('/v1/debtors/1', { iban: 'NL42TEST0000000099' });
    expect((await patch(mandate, { signdate: '2026-04-01' })).body.IBAN).toBe('NL13TEST0123456789');
    expect((await put(mandate, { signdate: '2026-04-02' })).body.IBAN).toBe('NL13TEST0123456789');
    expect((await put(mandate, { IBAN: 'NL42TEST0000000099' })).body.IBAN).toBe('NL42TEST0000000099');
  });

  it('gets its signing date by PUT and keeps what identifies it', async () => {
    const identity = { IBAN: 'NL13TEST0123456789', typeId: 2, sddType: 1, reference: 'MND-10001-1' };
    expect((await put(mandate, { signdate: '2026-04-02' })).body).toMatchObject({
      ...identity,
      signdate: '2026-04-02',
    });
    expect((await put(mandate, { typeId: 2 })).body).toMatchObject({ ...identity, signdate: null });
  });

  it('gets a reference that was never used in the administration', async () => {
    const create = async (debtor: number, fields: object) =>
      await call(`/v1/debtors/${debtor}/mandates`, { body: { typeId: 2, sddType: 1, ...fields } });
    const first = await create(1, {});
    expect(first.body.reference).toMatch(/^SDD-\d{5}$/);
    await call(first.body._meta.self, { method: 'DELETE' });
    const second = await create(3, {});
    expect(second.body.reference).toMatch(/^SDD-\d{5}$/);
    expect(second.body.reference).not.toBe(first.body.reference);
    expect((await create(1, { reference: second.body.reference })).body.errors).toHaveProperty('reference');
  });

  it('accepts the bank account of its debtor only', async () => {
    await patch('/v1/debtors/1', { iban: 'NL42TEST0000000099' });
    expect((await patch(mandate, { IBAN: 'NL42TEST0000000099' })).status).toBe(200);
    expect((await patch(mandate, { IBAN: 'NL13TEST0123456789' })).status).toBe(400);
  });

  it('is deleted with its debtor', async () => {
    const { body: debtor } = await call('/v1/debtors', {
      body: { name: 'Theehuis', debtorKindId: 1, iban: 'NL42TEST0000000099' },
    });
    const created = await call(`/v1/debtors/${debtor.id}/mandates`, { body: fields });
    expect(created.status).toBe(201);
    expect(await remove(debtor._meta.self)).toBe(204);
    expect((await call(created.body._meta.self)).status).toBe(404);
  });

  it('belongs to one debtor only', async () => {
    const elsewhere = '/v1/debtors/3/mandates/1';
    expect((await call(elsewhere)).status).toBe(404);
    expect((await put(elsewhere, fields)).status).toBe(404);
    expect(await remove(elsewhere)).toBe(404);
  });
});
