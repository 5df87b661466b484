import { describe, expect, it } from 'vitest';
import { useBooks } from '../support/books.ts';

const { call, create, patch, remove, getErrors } = useBooks();

const getStatus = async (path: string, method = 'GET', body?: object) =>
  (await call(`/v1/${path}`, { method, ...(body && { body }) })).status;
const put = (path: string, body: object) => call(`/v1/${path}`, { method: 'PUT', body });

const header = 'draftsalesinvoices/1';

interface Line {
  readonly id: number;
  readonly description: string | null;
}

const text = (description: string) => ({ bookingType: 'T', description });
const getIds = (lines: readonly Line[]): number[] => lines.map(({ id }) => id);

async function createDraft(): Promise<{ path: string; lines: Line[] }> {
  const { id, lines } = await create('draftsalesinvoiceswithlines', { debtorId: 1, lines: ['A', 'B', 'C'].map(text) });
  return { path: `draftsalesinvoiceswithlines/${id}`, lines };
}

async function send(method: string, path: string, lines: readonly object[]): Promise<Line[]> {
  const { status, body } = await call(`/v1/${path}`, { method, body: { debtorId: 1, lines } });
  expect(status).toBe(200);
  return body.lines;
}

describe('lines that replace the lines of a record (decision draft-lines-replaced)', () => {
  it('keep their IDs in a PUT, which removes the lines that are not sent', async () => {
    const { path, lines } = await createDraft();
    const [a, , c] = lines as [Line, Line, Line];
    const after = await send('PUT', path, [a, { ...c, description: 'Changed' }]);
    expect(after).toMatchObject([a, { ...c, description: 'Changed' }]);
  });

  it('get new IDs in a PUT when sent without one', async () => {
    const { path, lines } = await createDraft();
    const after = await send('PUT', path, [...lines, text('D')]);
    expect(getIds(after).slice(0, 3)).toEqual(getIds(lines));
    expect(getIds(lines)).not.toContain(after[3]?.id);
  });

  it('get a new ID in a PUT after a line with a higher ID', async () => {
    const { path, lines } = await createDraft();
    const [a, b, c] = lines as [Line, Line, Line];
    const after = await send('PUT', path, [a, text('new'), b, c]);
    expect(after.map(({ description }) => description)).toEqual(['A', 'new', 'B', 'C']);
    expect(getIds(after).filter((id) => getIds(lines).includes(id))).toEqual([a.id]);
  });

  it('get new IDs in every PATCH', async () => {
    const { path, lines } = await createDraft();
    const first = await send('PATCH', path, [text('A')]);
    const second = await send('PATCH', path, [text('A')]);
    expect(new Set([...getIds(lines), ...getIds(first), ...getIds(second)]).size).toBe(5);
    expect(second).toHaveLength(1);
  });

  it('are rejected in a PATCH when sent with an ID', async () => {
    const { path, lines } = await createDraft();
    const sent = [{ ...text('A'), id: lines[0]?.id }];
    expect(Object.keys(await getErrors('PATCH', path, { lines: sent }))).toEqual(['lines[0].id']);
  });

  it('are rejected in a PUT with one line twice, or with a line that is not there', async () => {
    const { path, lines } = await createDraft();
    const [a, b] = lines as [Line, Line];
    const body = { debtorId: 1, lines: [a, b, a, text('D'), { ...b, id: 4711 }] };
    expect(await getErrors('PUT', path, body)).toEqual({
      'lines[2].id': [`Line ${a.id} is in this list twice. Send it once.`],
      'lines[4].id': ['There is no line 4711 in this record.'],
    });
  });
});

describe('draft line', () => {
  const line = `${header}/lines/1`;

  it('clears the reference of its previous booking type', async () => {
    const change = { bookingType: 'G', ledgerAccountId: 108 };
    const changed = await patch(line, change);
    expect(changed).toMatchObject(change);
    expect(changed).not.toHaveProperty('ArticleSku');
    // The VAT code follows the kind of the line, and a text line gets none.
    const asText = await patch(line, { bookingType: 'T' }, { mayBreak: ['patch-keeps'] });
    expect(asText).not.toHaveProperty('ledgerAccountId');
    // Deleted data do not come back.
    expect(Object.keys(await getErrors('PATCH', line, { bookingType: 'A' }))).toEqual(['ArticleSku']);
  });

  it('takes the price of its article again when its own is cleared', async () => {
    expect((await patch(line, { unitPrice: 5 })).unitPrice).toBe(5);
    expect((await patch(line, { unitPrice: null })).unitPrice).toBe(6.95);
  });

  it('keeps an article that became inactive but rejects a new one', async () => {
    await patch('articles/1', { active: false });
    await patch(line, { quantity: 11 });
    const another = { bookingType: 'A', ArticleSku: 'KAAS-JONG-500' };
    expect(Object.keys(await getErrors('PATCH', `${header}/lines/2`, another))).toEqual(['ArticleSku']);
  });
});

it.each([
  ['draft line', 'draftsalesinvoices/2/lines/1', { quantity: 5 }],
  ['mandate', 'debtors/3/mandates/1', { typeId: 2, sddType: 1 }],
])('%s belongs to one record only', async (_what, path, body) => {
  const statuses = [await getStatus(path), await getStatus(path, 'PATCH', body), await getStatus(path, 'DELETE')];
  expect(statuses).toEqual([404, 404, 404]);
});

describe('due date', () => {
  it('follows the invoice date and the payment condition', async () => {
    expect((await patch(header, { invoiceDate: '2026-01-15' })).dueDate).toBe('2026-02-14');
    expect((await patch(header, { paymentConditionId: 6 })).dueDate).toBe('2026-02-28');
    expect((await patch(header, { paymentConditionId: 2 })).dueDate).toBe('2026-01-15');
  });

  it('falls back to the payment condition of the debtor', async () => {
    const draft = await create('draftsalesinvoices', { debtorId: 2, invoiceDate: '2026-03-02' });
    expect(draft).toMatchObject({ paymentConditionId: 4, dueDate: '2026-03-16' });
  });
});

describe('debtor number', () => {
  const createDebtor = (number?: string) => create('debtors', { name: 'Theehuis', debtorKindId: 1, number });
  const getNumber = async (number?: string) => (await createDebtor(number)).number;

  it('defaults to the highest number plus one, beside other texts', async () => {
    const numbers: string[] = [];
    for (const number of [undefined, '20000', undefined, 'THEE-30000', undefined])
      numbers.push(await getNumber(number));
    expect(numbers).toEqual(['10033', '20000', '20001', 'THEE-30000', '20002']);
  });

  it('is unique among concurrently created debtors', async () => {
    const numbers = await Promise.all(Array.from({ length: 12 }, () => getNumber()));
    expect(numbers.toSorted()).toEqual(Array.from({ length: 12 }, (_none, index) => String(10_033 + index)));
  });

  it('is assigned beside numbers that exceed an integer', async () => {
    await createDebtor('9'.repeat(20));
    expect([await getNumber(), await getNumber()]).toEqual(['10033', '10034']);
  });

  it('can be reused after its debtor is deleted', async () => {
    await remove(`debtors/${(await createDebtor('T-1')).id}`);
    await createDebtor('T-1');
  });
});

describe('mandate', () => {
  const mandate = 'debtors/1/mandates/1';
  const fields = { typeId: 2, sddType: 1 };
  const [old, another] = ['NL13TEST0123456789', 'NL42TEST0000000099'];

  it('keeps its bank account until the IBAN of its debtor is sent', async () => {
    await patch('debtors/1', { iban: another });
    expect((await patch(mandate, { signdate: '2026-04-01' })).IBAN).toBe(old);
    expect((await put(mandate, { signdate: '2026-04-02' })).body.IBAN).toBe(old);
    expect((await put(mandate, { IBAN: another })).body.IBAN).toBe(another);
    expect(Object.keys(await getErrors('PATCH', mandate, { IBAN: old }))).toEqual(['IBAN']);
  });

  it('gets a reference that was never used in the administration', async () => {
    const first = await create('debtors/1/mandates', fields);
    await remove(`debtors/1/mandates/${first.id}`);
    const { reference } = await create('debtors/3/mandates', fields);
    expect([first.reference, reference]).toEqual([
      expect.stringMatching(/^SDD-\d{5}$/),
      expect.stringMatching(/^SDD-/),
    ]);
    expect(reference).not.toBe(first.reference);
    expect(await getErrors('POST', 'debtors/1/mandates', { ...fields, reference })).toHaveProperty('reference');
  });

  it('is deleted with its debtor', async () => {
    const { id } = await create('debtors', { name: 'Theehuis', debtorKindId: 1, iban: another });
    const created = await create(`debtors/${id}/mandates`, fields);
    await remove(`debtors/${id}`);
    expect(await getStatus(`debtors/${id}/mandates/${created.id}`)).toBe(404);
  });
});
