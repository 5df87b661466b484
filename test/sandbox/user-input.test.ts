import { describe, expect, it } from 'vitest';
import type { MessageKey } from '../../mocks/messages/catalogues.ts';
import type { Message } from '../../mocks/messages/problems.ts';
import { render } from '../../mocks/messages/render.ts';
import { type Row, sale, useBooks } from '../support/books.ts';

const { call, control, create, patch, getErrors } = useBooks();

const says = (key: MessageKey, parameters: Message['parameters'] = {}): string => render({ key, parameters }, 'en');

const debtor = { name: 'Theehuis De Stille Pot', debtorKindId: 1 };
/** Patterns describe stored texts; the sandbox accepts printed spellings too. */
const printed = { mayBreak: ['accepted-body', 'created-as-sent'] } as const;
const article = { ArticleSku: 'Kaas-Proef', description: 'Proefkaas', SalesTypeId: 2 };

describe('text', () => {
  it('of blanks is empty: rejected where required, accepted elsewhere', async () => {
    expect(await getErrors('POST', 'debtors', { ...debtor, name: '   ' })).toEqual({
      name: [says('minLength', { limit: 1 })],
    });
    expect(
      await create('debtors', { ...debtor, contactName: '  ', remark: ' \r\n ', address: { city: '' } }, printed),
    ).toMatchObject({ contactName: null, remark: null, address: { city: null } });
  });

  it('of blanks on a line defaults to the description of its article', async () => {
    const lines = [{ ...sale.lines[0], description: ' ' }];
    const { lines: stored } = await create('draftsalesinvoiceswithlines', { ...sale, lines });
    expect(stored).toMatchObject([{ description: 'Jonge kaas 500 g' }]);
  });

  it.each(['\n', '\v', '\f', '\r', '\u0085'])('on one line has no line break %j inside', async (lineBreak) => {
    const fields = { name: `a${lineBreak}b`, contactName: `a${lineBreak}b`, address: { city: `a ${lineBreak} b` } };
    const message = [says('lineBreak')];
    const errors = { name: message, contactName: message, 'address.city': message };
    expect(await getErrors('POST', 'debtors', { ...debtor, ...fields })).toEqual(errors);
  });

  it.each(['\u2028', '\u2029'])('on one line has a space in place of the separator %j', async (separator) => {
    const text = `a${separator}b`;
    const record = await create('debtors', { ...debtor, name: text, contactName: text, address: { city: text } });
    expect(record).toMatchObject({ name: 'a b', contactName: 'a b', address: { city: 'a b' } });
    expect((await create('debtors', { ...debtor, remark: text })).remark).toBe(text);
  });

  it.each([
    ['\v', 'controlCharacter'],
    ['\f', 'controlCharacter'],
    ['\t', 'controlCharacter'],
    ['\u0000', 'controlCharacter'],
    ['\u001b', 'controlCharacter'],
    ['\u0085', 'controlCharacter'],
    ['\u009f', 'controlCharacter'],
  ] as const)('of several lines has no %j inside', async (character, key) => {
    const errors = { remark: [says(key)] };
    expect(await getErrors('POST', 'debtors', { ...debtor, remark: `a\n${character}b` })).toEqual(errors);
  });

  it.each(['abc', 'K.v.K.', 'HRB', '12345678!', '.1'])('of a trade register needs a digit: %s', async (number) => {
    const errors = await getErrors('POST', 'debtors', { ...debtor, chamberOfCommerceNumber: number });
    expect(Object.keys(errors)).toEqual(['chamberOfCommerceNumber']);
  });

  it.each(['90000001', 'HRB 900001 B', '0000.000.196', 'SC123456', 'FN 123456 a', 'CHE-123.456.789', '556012-5790'])(
    'of a trade register is accepted as its country writes it: %s',
    async (number) => {
      const sent = { ...debtor, chamberOfCommerceNumber: `\u00a0${number}\n` };
      expect(await create('debtors', sent, printed)).toMatchObject({ chamberOfCommerceNumber: number });
    },
  );

  it('may contain line breaks in a remark', async () => {
    const remark = 'Bel eerst.\r\nDaarna leveren.';
    expect(await create('debtors', { ...debtor, remark })).toMatchObject({ remark });
  });
});

describe('address', () => {
  const empty = { street: null, houseNumber: null, postalCode: null, city: null, countryId: null };

  it('has null for each part that was not sent, in every response', async () => {
    const rijp = { ...empty, city: 'Rijp' };
    const { id, address } = await create('debtors', { ...debtor, address: { city: 'Rijp' } });
    expect(address).toEqual(rijp);
    expect((await call(`/v1/debtors/${id}`)).body.address).toEqual(rijp);
    expect(await patch(`debtors/${id}`, { address: { street: 'Kade' } })).toMatchObject({
      address: { ...empty, street: 'Kade' },
    });
    const put = { method: 'PUT', body: { ...debtor, address: {} } };
    expect((await call(`/v1/debtors/${id}`, put)).body.address).toEqual(empty);
    const invoice = await create('salesinvoices', { debtorId: 1, invoiceAddress: { city: 'Rijp' } });
    expect(invoice.invoiceAddress).toEqual(rijp);
    const { body } = await call('/v1/salesinvoices?orderby=-id&pageSize=1&fields=invoiceAddress');
    expect(body._data[0].invoiceAddress).toEqual(rijp);
  });

  it('of an imported state has null for the parts that it lacks', async () => {
    const { body: state } = await control('state', undefined, 'GET');
    state.administrations[0].records.debtors[0].address = { city: 'Rijp' };
    expect((await control('state', state, 'PUT')).status).toBe(204);
    expect((await call('/v1/debtors/1')).body.address).toEqual({ ...empty, city: 'Rijp' });
  });
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

describe('IBAN', () => {
  it('with invalid check digits is rejected', async () => {
    const messages = [says('ibanCheckDigits')];
    expect(await getErrors('POST', 'debtors', { ...debtor, iban: 'NL14 TEST 0123 4567 89' })).toEqual({
      iban: messages,
    });
    const IBAN = 'NL14TEST0123456789';
    expect(await getErrors('POST', 'debtors/1/mandates', { typeId: 2, sddType: 1, IBAN })).toMatchObject({
      IBAN: messages,
    });
    expect(await getErrors('PATCH', 'creditors/1', { iban: IBAN })).toEqual({ iban: messages });
  });

  it.each([
    // Modulo 97 of these is 1 as well.
    ['NL99ABNA0417164350', 'ibanCheckDigits', {}],
    ['NL00ABNA0417164399', 'ibanCheckDigits', {}],
    ['NL13TEST012345678', 'ibanLength', { country: 'NL', length: 18 }],
    ['BE68 5390 0754 70341', 'ibanLength', { country: 'BE', length: 16 }],
    ['US13TEST0123456789', 'ibanCountry', { country: 'US' }],
    ['XX13TEST0123456789', 'ibanCountry', { country: 'XX' }],
  ] as const)('of the wrong length, country or check digits is rejected: %s', async (iban, key, parameters) => {
    expect(await getErrors('POST', 'debtors', { ...debtor, iban })).toEqual({ iban: [says(key, parameters)] });
  });

  it.each(['nlß3test0123456789', 'NL13TEıT0123456789', 'NL13TEſT0123456789'])(
    'has the letters A to Z only, whatever other letters become as capitals: %s',
    async (iban) => {
      expect(Object.keys(await getErrors('POST', 'debtors', { ...debtor, iban }))).toEqual(['iban']);
    },
  );
});

describe('VAT number', () => {
  it.each([
    ['NL001000008B58', 'NL001000007B58'],
    ['BE0000000197', 'BE0000000196'],
    ['DE000000017', 'DE000000011'],
    ['FR999', 'FR12345678901'],
    ['CH123456788', 'CHE123456789'],
    ['GR123456789', 'EL123456789'],
    ['USABC', 'US123456789'],
  ])(
    'with a wrong form or wrong check digits is rejected with an example of its country: %s',
    async (sent, example) => {
      const messages = { vatNumber: [says('vatNumberCheckDigits', { example })] };
      expect(await getErrors('POST', 'debtors', { ...debtor, vatNumber: sent })).toEqual(messages);
    },
  );

  it.each(['XX123456789', 'UK123456789', 'EU123456789', 'ZZ1234'])(
    'of no country is rejected: %s',
    async (vatNumber) => {
      const messages = { vatNumber: [says('vatNumberCountry', { country: vatNumber.slice(0, 2) })] };
      expect(await getErrors('POST', 'debtors', { ...debtor, vatNumber })).toEqual(messages);
    },
  );

  it('of another country is checked by its form only', async () => {
    expect(await create('debtors', { ...debtor, vatNumber: 'FRXX999999999' })).toMatchObject({
      vatNumber: 'FRXX999999999',
    });
  });

  it.each([
    ['be 0000.000.196', 'BE0000000196'],
    ['CHE-123.456.789', 'CHE123456789'],
    ['NO 123 456 789 MVA', 'NO123456789'],
    [' -- ', null],
  ])('as it is printed, %j, is stored as %s, and found', async (text, stored) => {
    const { id, vatNumber } = await create('debtors', { ...debtor, vatNumber: text }, printed);
    expect(vatNumber).toBe(stored);
    const { body } = await call(`/v1/debtors?${new URLSearchParams({ vatNumber: text, fields: 'id' })}`);
    expect(body._data.some((row: Row) => row.id === id)).toBe(stored !== null);
  });
});

describe('unique field', () => {
  it('is compared case-insensitively', async () => {
    const { id } = await create('articles', article);
    const messages = { ArticleSku: [says('notUnique', { value: 'KAAS-PROEF', id })] };
    expect(await getErrors('POST', 'articles', { ...article, ArticleSku: 'KAAS-PROEF' })).toEqual(messages);
    expect(await patch(`articles/${id}`, { ArticleSku: 'KAAS-PROEF' })).toMatchObject({ ArticleSku: 'KAAS-PROEF' });
    for (const [path, fields] of [
      ['debtors', debtor],
      ['creditors', { name: 'Pot BV', creditorKindId: 1 }],
    ] as const) {
      const party = await create(path, { ...fields, number: 'Pot-1' });
      expect(await getErrors('POST', path, { ...fields, number: 'pOT-1' })).toEqual({
        number: [says('notUnique', { value: 'pOT-1', id: party.id })],
      });
    }
  });

  it('is referenced case-sensitively', async () => {
    const messages = await getErrors('POST', 'draftsalesinvoiceswithlines', {
      ...sale,
      lines: [{ bookingType: 'A', ArticleSku: 'kaas-jong-500' }],
    });
    expect(Object.keys(messages)).toEqual(['lines[0].ArticleSku']);
  });
});

describe('calendar boundary', () => {
  const changes = async (moment: string): Promise<number> => {
    const { status, body } = await call(
      `/v1/journalentrylog?ChangedDate_from=${encodeURIComponent(moment)}&metaOnly=true`,
    );
    expect(status, moment).toBe(200);
    return body._meta.totalCount;
  };

  it('the journal entry log contains everything since the first and nothing since the last timestamp', async () => {
    const all = (await call('/v1/journalentrylog?metaOnly=true')).body._meta.totalCount;
    for (const moment of ['0001-01-01T00:00:00Z', '0000-01-01T00:00:00+23:59']) expect(await changes(moment)).toBe(all);
    for (const moment of ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59-23:59']) expect(await changes(moment)).toBe(0);
  });

  it('the clock accepts a leap second and rejects years before 1', async () => {
    for (const [timestamp, ...expected] of [
      ['2026-06-30T23:59:60Z', 200, '2026-07-01T00:00:00Z'],
      ['0001-01-01T00:00:00Z', 200, '0001-01-01T00:00:00Z'],
      ['0000-01-01T00:00:00+23:59', 400, undefined],
    ]) {
      const reply = await control('clock', { now: timestamp, running: false }, 'PUT');
      expect([reply.status, reply.body.now]).toEqual(expected);
    }
  });

  it('a leap second equals the following second', async () => {
    expect(await changes('2025-12-31T23:59:60Z')).toBe(await changes('2026-01-01T00:00:00Z'));
    expect(await changes('2025-12-31T23:59:60Z')).toBeGreaterThan(0);
  });

  it.each(['0000-01-01', '0001-01-01', '9999-12-31'])(
    'date %s is stored, found or rejected by field name',
    async (date) => {
      const sent: [path: string, body: Row][] = [
        ['draftsalesinvoices', { debtorId: 1, invoiceDate: date }],
        ['salesinvoices', { debtorId: 1, invoiceDate: date }],
        ['purchaseinvoices', { creditorId: 1, invoiceDate: date }],
        ['journalentries', { JournalId: 1, bookYear: 2026, bookPeriod: 3, sourceDocumentNumber: 'M', date }],
        ['debtors/1/mandates', { typeId: 2, sddType: 1, signdate: date }],
      ];
      for (const [path, body] of sent) expect([201, 400], path).toContain((await call(`/v1/${path}`, { body })).status);
      for (const filter of [
        'draftsalesinvoices?invoiceDate',
        'salesinvoices?dueDate',
        'ledgerlines?Bookyear=2026&date',
      ]) {
        expect((await call(`/v1/${filter}=${date}`)).status, filter).toBe(200);
      }
    },
  );
});
