import { describe, expect, it } from 'vitest';
import { type Row, sale, useBooks } from '../support/books.ts';
import { listRejections } from './rejections.ts';

const { call, control, create, patch, getErrors } = useBooks();

const debtor = { name: 'Theehuis De Stille Pot', debtorKindId: 1 };
/** Patterns describe stored texts; the sandbox accepts printed spellings too. */
const printed = { mayBreak: ['accepted-body', 'created-as-sent'] } as const;
const article = { ArticleSku: 'Kaas-Proef', description: 'Proefkaas', SalesTypeId: 2 };

const fill = (field: string, ...values: string[]): Row[] => values.map((value) => ({ [field]: value }));
const onOneLine = (text: string): Row => ({ name: text, contactName: text, address: { city: `a ${text} b` } });

const REJECTED: readonly Row[] = [
  ...fill('name', '   '),
  ...['a\nb', 'a\vb', 'a\fb', 'a\rb', 'a\u0085b'].map(onOneLine),
  ...fill(
    'remark',
    ...['\v', '\f', '\t', '\u0000', '\u001b', '\u0085', '\u009f'].map((character) => `a\n${character}b`),
  ),
  ...fill('chamberOfCommerceNumber', 'abc', 'K.v.K.', 'HRB', '12345678!', '.1'),
  ...fill('iban', 'NL14 TEST 0123 4567 89', 'NL13TEST012345678', 'BE68 5390 0754 70341'),
  // Modulo 97 of these is 1 as well.
  ...fill('iban', 'NL99ABNA0417164350', 'NL00ABNA0417164399'),
  ...fill('iban', 'US13TEST0123456789', 'XX13TEST0123456789'),
  // As capitals, these are the letters A to Z.
  ...fill('iban', 'nlß3test0123456789', 'NL13TEıT0123456789', 'NL13TEſT0123456789'),
  ...fill('vatNumber', 'NL001000008B58', 'BE0000000197', 'DE000000017', 'FR999', 'CH123456788', 'GR123456789', 'USABC'),
  ...fill('vatNumber', 'XX123456789', 'UK123456789', 'EU123456789', 'ZZ1234'),
];

it('a text that its kind forbids is rejected with what it must be', async () => {
  const messages = await listRejections(REJECTED, (fields) => call('/v1/debtors', { body: { ...debtor, ...fields } }));
  await expect(messages).toMatchFileSnapshot('__snapshots__/rejected-texts.txt');
  const iban = 'NL14TEST0123456789';
  const errors = ['The check digits of the IBAN are wrong.'];
  expect(await getErrors('PATCH', 'creditors/1', { iban })).toEqual({ iban: errors });
  const mandate = { typeId: 2, sddType: 1, IBAN: iban };
  expect(await getErrors('POST', 'debtors/1/mandates', mandate)).toMatchObject({ IBAN: errors });
});

/** Texts as they are sent, and as they are stored. */
const STORED: readonly (readonly [sent: Row, stored: Row])[] = [
  [
    { contactName: '  ', address: { city: '' } },
    { contactName: null, address: { city: null } },
  ],
  [{ remark: ' \r\n ' }, { remark: null }],
  ...['Bel eerst.\r\nDaarna leveren.', 'a\u2028b', 'a\u2029b'].map((remark) => [{ remark }, { remark }] as const),
  ...['\u2028', '\u2029'].map((separator) => [onOneLine(`a${separator}b`), onOneLine('a b')] as const),
  ...['90000001', 'HRB 900001 B', '0000.000.196', 'SC123456', 'FN 123456 a', 'CHE-123.456.789', '556012-5790'].map(
    (number) => [{ chamberOfCommerceNumber: `\u00a0${number}\n` }, { chamberOfCommerceNumber: number }] as const,
  ),
  [{ vatNumber: 'FRXX999999999' }, { vatNumber: 'FRXX999999999' }],
];

it('a text is stored without what it need not have', async () => {
  for (const [sent, stored] of STORED)
    expect(await create('debtors', { ...debtor, ...sent }, printed), JSON.stringify(sent)).toMatchObject(stored);
});

it('a text of blanks on a line defaults to the description of its article', async () => {
  const lines = [{ ...sale.lines[0], description: ' ' }];
  const { lines: stored } = await create('draftsalesinvoiceswithlines', { ...sale, lines });
  expect(stored).toMatchObject([{ description: 'Jonge kaas 500 g' }]);
});

it('an address of an imported state has null for the parts that it lacks', async () => {
  const { body: state } = await control('state', undefined, 'GET');
  state.administrations[0].records.debtors[0].address = { city: 'Rijp' };
  expect((await control('state', state, 'PUT')).status).toBe(204);
  const empty = { street: null, houseNumber: null, postalCode: null, countryId: null };
  expect((await call('/v1/debtors/1')).body.address).toEqual({ ...empty, city: 'Rijp' });
});

describe('a list in the order of a text', () => {
  it('has equal texts in the order of their identifiers, by the case folding of Unicode', async () => {
    const names = ['Élan', 'zoë', 'élan', 'E\u0301lan', 'Groß', 'GROSS', 'Gross', 'ZOË', 'a'];
    for (const name of names) await create('debtors', { ...debtor, name, contactName: 'Volgorde' });
    for (const [order, expected] of [
      ['name', ['a', 'Groß', 'GROSS', 'Gross', 'zoë', 'ZOË', 'Élan', 'élan', 'E\u0301lan']],
      ['-name', ['Élan', 'élan', 'E\u0301lan', 'zoë', 'ZOË', 'Groß', 'GROSS', 'Gross', 'a']],
    ] as const) {
      const { body } = await call(`/v1/debtors?contactName=Volgorde&orderby=${order}`);
      expect(body._data.map(({ name }: Row) => name)).toEqual(expected);
      const page = await call(`/v1/debtors?contactName=Volgorde&orderby=${order}&pageSize=3&page=2`);
      expect(page.body._data.map(({ name }: Row) => name)).toEqual(expected.slice(3, 6));
    }
  });
});

it('a VAT number as it is printed is stored without its signs, and found', async () => {
  for (const [text, stored] of [
    ['be 0000.000.196', 'BE0000000196'],
    ['CHE-123.456.789', 'CHE123456789'],
    ['NO 123 456 789 MVA', 'NO123456789'],
    [' -- ', null],
  ] as const) {
    const { id, vatNumber } = await create('debtors', { ...debtor, vatNumber: text }, printed);
    expect(vatNumber).toBe(stored);
    const { body } = await call(`/v1/debtors?${new URLSearchParams({ vatNumber: text, fields: 'id' })}`);
    expect(body._data.some((row: Row) => row.id === id)).toBe(stored !== null);
  }
});

describe('unique field', () => {
  it('is compared case-insensitively', async () => {
    const { id } = await create('articles', article);
    const messages = { ArticleSku: [`Record ${id} already has the value KAAS-PROEF.`] };
    expect(await getErrors('POST', 'articles', { ...article, ArticleSku: 'KAAS-PROEF' })).toEqual(messages);
    expect(await patch(`articles/${id}`, { ArticleSku: 'KAAS-PROEF' })).toMatchObject({ ArticleSku: 'KAAS-PROEF' });
    for (const [path, fields] of [
      ['debtors', debtor],
      ['creditors', { name: 'Pot BV', creditorKindId: 1 }],
    ] as const) {
      const party = await create(path, { ...fields, number: 'Pot-1' });
      expect(await getErrors('POST', path, { ...fields, number: 'pOT-1' })).toEqual({
        number: [`Record ${party.id} already has the value pOT-1.`],
      });
    }
  });
});

describe('calendar boundary', () => {
  const countSince = async (moment: string): Promise<number> => {
    const query = new URLSearchParams({ ChangedDate_from: moment, metaOnly: 'true' });
    return (await call(`/v1/journalentrylog?${query}`)).body._meta.totalCount;
  };

  it('the journal entry log contains everything since the first and nothing since the last timestamp', async () => {
    const all = (await call('/v1/journalentrylog?metaOnly=true')).body._meta.totalCount;
    for (const moment of ['0001-01-01T00:00:00Z', '0000-01-01T00:00:00+23:59'])
      expect(await countSince(moment)).toBe(all);
    for (const moment of ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59-23:59'])
      expect(await countSince(moment)).toBe(0);
  });

  it('a leap second equals the following second', async () => {
    const leap = { now: '2026-06-30T23:59:60Z', running: false };
    expect((await control('clock', leap, 'PUT')).body.now).toBe('2026-07-01T00:00:00Z');
    expect(await countSince('2025-12-31T23:59:60Z')).toBe(await countSince('2026-01-01T00:00:00Z'));
    expect(await countSince('2025-12-31T23:59:60Z')).toBeGreaterThan(0);
  });

  it('the first and last dates are stored, found or rejected by field name', async () => {
    const entry = { JournalId: 1, bookYear: 2026, bookPeriod: 3, sourceDocumentNumber: 'M' };
    for (const date of ['0000-01-01', '0001-01-01', '9999-12-31']) {
      for (const [path, body] of [
        ['draftsalesinvoices', { debtorId: 1, invoiceDate: date }],
        ['salesinvoices', { debtorId: 1, invoiceDate: date }],
        ['purchaseinvoices', { creditorId: 1, invoiceDate: date }],
        ['journalentries', { ...entry, date }],
        ['debtors/1/mandates', { typeId: 2, sddType: 1, signdate: date }],
      ] as const)
        expect([201, 400], path).toContain((await call(`/v1/${path}`, { body })).status);
      for (const filter of [
        'draftsalesinvoices?invoiceDate',
        'salesinvoices?dueDate',
        'ledgerlines?Bookyear=2026&date',
      ])
        expect((await call(`/v1/${filter}=${date}`)).status, filter).toBe(200);
    }
  });
});
