import { expect, it } from 'vitest';
import { findUnprintable } from '../../contract/printable.ts';
import { render } from '../../mocks/messages/render.ts';
import { memorial, type Row, useBooks } from '../support/books.ts';
import { createMessage, languages } from '../support/problems.ts';

const { call, create, act } = useBooks();

/** Characters of the planes of Unicode, by what they are. */
const UNPRINTABLE = {
  Hebrew: '\u05d0',
  Arabic: '\u0634',
  Devanagari: '\u0905',
  Thai: '\u0e01',
  Georgian: '\u10d0',
  'Korean letters': '\u1112\u1161',
  Korean: '\ud55c',
  Japanese: '\u3042',
  Chinese: '\u5b57',
  'a symbol': '\u2603',
  'a box': '\u2588',
  'a ligature': '\ufb01',
  'a private use character': '\ue000',
  'a noncharacter': '\ufdd0',
  'plane 1, an emoji': '\u{1f600}',
  'plane 1, a mathematical letter': '\u{1d400}',
  'plane 2, Chinese': '\u{20000}',
  'plane 3, Chinese': '\u{30000}',
  'plane 5, unassigned': '\u{50000}',
  'plane 14, unassigned': '\u{e1000}',
  'plane 15, private use': '\u{f0000}',
  'plane 16, private use': '\u{100000}',
} as const;

const PRINTABLE = ['Café Żółć', 'Ελλάδα', 'Привет', 'a\u0301 €19,95 – “x” № ™ (50%)', 'soft\u00adhyphen\u200b'];

const line = { bookingType: 'T', description: 'x' };

/** Where a printed text is entered: the body with the text, and the field of its message. */
const FIELDS: readonly (readonly [path: string, field: string, createBody: (text: string) => Row])[] = [
  ['debtors', 'name', (name) => ({ name, debtorKindId: 1 })],
  ['debtors', 'address.street', (street) => ({ name: 'x', debtorKindId: 1, address: { street } })],
  ['debtors', 'address.city', (city) => ({ name: 'x', debtorKindId: 1, address: { city } })],
  ['articles', 'description', (description) => ({ ArticleSku: 'NIEUW', description, SalesTypeId: 1 })],
  ...['draftsalesinvoices', 'salesinvoices'].flatMap((path) => [
    [path, 'reference', (reference: string) => ({ debtorId: 1, reference })] as const,
    [path, 'description', (description: string) => ({ debtorId: 1, description })] as const,
    [path, 'invoiceAddress.city', (city: string) => ({ debtorId: 1, invoiceAddress: { city } })] as const,
    [
      `${path}withlines`,
      'lines[1].description',
      (description: string) => ({ debtorId: 1, lines: [line, { ...line, description }] }),
    ] as const,
  ]),
];

it.each(FIELDS.flatMap((row) => Object.entries(UNPRINTABLE).map(([name, text]) => [...row, name, text] as const)))(
  'POST /v1/%s rejects in %s what no document shows: %#',
  async (path, field, createBody, _name, text) => {
    for (const language of languages) {
      const { status, body } = await call(`/v1/${path}`, { body: createBody(`Kaas ${text}`), language });
      const message = render(createMessage('notPrintable', { characters: findUnprintable(text) }), language);
      expect([status, body.errors]).toEqual([400, { [field]: [message] }]);
    }
  },
);

it.each(FIELDS)('POST /v1/%s stores in %s every text that a document shows', async (path, _field, createBody) => {
  for (const [index, text] of PRINTABLE.entries()) {
    const sent = createBody(text);
    const body = 'ArticleSku' in sent ? { ...sent, ArticleSku: `NIEUW-${index}` } : sent;
    expect(await create(path, body)).toMatchObject(body);
  }
});

it.each([
  ['PATCH', 'debtors/1', { name: '\u5b57' }, 'name'],
  ['PATCH', 'salesinvoices/1', { reference: '\u5b57' }, 'reference'],
  ['PUT', 'debtors/1', { name: '\u5b57', debtorKindId: 1 }, 'name'],
])('%s /v1/%s rejects what no document shows', async (method, path, body, field) => {
  const reply = await call(`/v1/${path}`, { method, body });
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([400, [field]]);
});

it('a message shows ten characters at most', async () => {
  const name = Array.from({ length: 60 }, (_none, index) => String.fromCodePoint(0x4e_00 + index)).join('');
  const { body } = await call('/v1/debtors', { body: { name, debtorKindId: 1 } });
  expect(body.errors.name[0]).toContain('\u4e09');
  expect(body.errors.name[0]).not.toContain('\u4e0a');
});

it('texts that no document prints have any character', async () => {
  const text = 'Kaas \u5b57 😀';
  await create('creditors', { name: text, creditorKindId: 1, contactName: text, remark: text });
  await create('draftsalesinvoices', { debtorId: 1, remark: text });
  await create('purchaseinvoices', { creditorId: 1, description: text, remark: text });
  await create('journalentries', { ...memorial, description: text });
});

it('a draft with every printable text becomes final', async () => {
  const { id: debtorId } = await create('debtors', { name: PRINTABLE.join(' '), debtorKindId: 1 });
  const lines = PRINTABLE.map((description) => ({ bookingType: 'V', salesTypeId: 1, unitPrice: 1, description }));
  const draft = await create('draftsalesinvoiceswithlines', { debtorId, reference: 'Ελλάδα', lines });
  expect(await act(`draftsalesinvoices/${draft.id}/finalize`)).toMatchObject({ fileId: expect.any(Number) });
});
