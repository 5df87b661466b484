import { expect, it } from 'vitest';
import { type Row, useBooks } from '../support/books.ts';

const { call, create, act } = useBooks();

/** Characters of the scripts and planes of Unicode, in texts that fit into every field. */
const TEXTS = [
  // A composed letter, a soft hyphen, a zero-width space and a right-to-left mark.
  'Żółć Ελλάδα Привет a\u0301 €19,95 – “x” № ™ (50%)',
  'soft\u00adhyphen\u200b. \u200f\u0634\u200f. \u2192 \u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  // Hebrew, Arabic, Devanagari, Thai, Georgian, Korean letters, Korean, Japanese, Chinese.
  '\u05d0 \u0634 \u0905 \u0e01 \u10d0 \u1112\u1161 \ud55c \u3042 \u5b57',
  // A symbol, a box, a ligature, a private use character, a noncharacter, and characters of the planes 1 to 16.
  '\u2603 \u2588 \ufb01 \ue000 \ufdd0 \u{1f600} \u{1d400} \u{20000} \u{30000}',
  '\u{50000} \u{e1000} \u{f0000} \u{100000}',
];

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
  for (const [index, text] of TEXTS.entries()) {
    const sent = createBody(text);
    const body = 'ArticleSku' in sent ? { ...sent, ArticleSku: `NIEUW-${index}` } : sent;
    expect(await create(path, body)).toMatchObject(body);
  }
});

it('PATCH and PUT store them too', async () => {
  for (const [method, path, body] of [
    ['PUT', 'debtors/1', { name: 'مؤسسة', debtorKindId: 1 }],
    ['PATCH', 'creditors/1', { name: 'Café 🍰', address: { city: 'Łódź → Kraków' } }],
    ['PATCH', 'salesinvoices/1', { reference: '李小龙' }],
  ] as const)
    expect((await call(`/v1/${path}`, { method, body })).body).toMatchObject(body);
});

it('a draft with the texts of all scripts becomes final, with a document', async () => {
  const { id: debtorId } = await create('debtors', { name: TEXTS.join('').slice(0, 90), debtorKindId: 1 });
  const lines = TEXTS.map((description) => ({ bookingType: 'V', salesTypeId: 1, unitPrice: 1, description }));
  const draft = await create('draftsalesinvoiceswithlines', { debtorId, reference: '李小龙', lines });
  const { fileId } = await act(`draftsalesinvoices/${draft.id}/finalize`);
  expect((await call(`/v1/files/${fileId}`)).status).toBe(200);
});
