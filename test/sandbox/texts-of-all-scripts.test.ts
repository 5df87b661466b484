import { expect, it } from 'vitest';
import { type Row, useBooks } from '../support/books.ts';

const { call, create, act } = useBooks();

/** Characters of the scripts and planes of Unicode. */
const CHARACTERS = {
  'Latin, Greek and Cyrillic': 'Żółć Ελλάδα Привет',
  'a composed letter': 'a\u0301 €19,95 – “x” № ™ (50%)',
  'a soft hyphen and a zero-width space': 'soft\u00adhyphen\u200b.',
  'a right-to-left mark': '\u200f\u0634\u200f.',
  'an arrow': '\u2192',
  'emoji joined by zero-width joiners': '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
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

const line = { bookingType: 'T', description: 'x' };

/** Where people enter texts: a field, and the body with it. */
const FIELDS: readonly (readonly [path: string, field: string, createBody: (text: string) => Row])[] = [
  ['debtors', 'name', (name) => ({ name, debtorKindId: 1 })],
  ['debtors', 'address.street', (street) => ({ name: 'x', debtorKindId: 1, address: { street } })],
  ['debtors', 'address.city', (city) => ({ name: 'x', debtorKindId: 1, address: { city } })],
  ['creditors', 'contactName', (contactName) => ({ name: 'x', creditorKindId: 1, contactName })],
  ['creditors', 'remark', (remark) => ({ name: 'x', creditorKindId: 1, remark })],
  ['purchaseinvoices', 'description', (description) => ({ creditorId: 1, description })],
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

it.each(FIELDS)('POST /v1/%s stores in %s the letters of every script, and emoji', async (path, _field, createBody) => {
  for (const [index, text] of Object.values(CHARACTERS).entries()) {
    const sent = createBody(text);
    const body = 'ArticleSku' in sent ? { ...sent, ArticleSku: `NIEUW-${index}` } : sent;
    expect(await create(path, body)).toMatchObject(body);
  }
});

it.each([
  ['PATCH', 'debtors/1', { name: '李小龙' }],
  ['PUT', 'debtors/1', { name: 'مؤسسة', debtorKindId: 1 }],
  ['PATCH', 'creditors/1', { name: 'Café 🍰', address: { city: 'Łódź → Kraków' } }],
  ['PATCH', 'salesinvoices/1', { reference: '李小龙' }],
])('%s /v1/%s stores them too', async (method, path, body) => {
  const reply = await call(`/v1/${path}`, { method, body });
  expect([reply.status, reply.body]).toMatchObject([200, body]);
});

it('a list filters on them', async () => {
  await create('debtors', { name: '李小龙 🍰', debtorKindId: 1 });
  const { body } = await call(`/v1/debtors?fields=name&name=${encodeURIComponent('李小龙 🍰')}`);
  expect(body._data).toMatchObject([{ name: '李小龙 🍰' }]);
});

it('a draft with the texts of all scripts becomes final, with a document', async () => {
  const texts = Object.values(CHARACTERS);
  const { id: debtorId } = await create('debtors', { name: texts.join('').slice(0, 90), debtorKindId: 1 });
  const lines = texts.map((description) => ({ bookingType: 'V', salesTypeId: 1, unitPrice: 1, description }));
  const draft = await create('draftsalesinvoiceswithlines', { debtorId, reference: '李小龙', lines });
  const { fileId } = await act(`draftsalesinvoices/${draft.id}/finalize`);
  expect((await call(`/v1/files/${fileId}`)).status).toBe(200);
});
