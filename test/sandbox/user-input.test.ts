import { describe, expect, it } from 'vitest';
import type { MessageKey } from '../../mocks/messages/en.ts';
import type { Message } from '../../mocks/messages/problems.ts';
import { render } from '../../mocks/messages/render.ts';
import { type Row, sale, useBooks } from '../support/books.ts';

const { call, control, create, patch, getErrors } = useBooks();

const says = (key: MessageKey, parameters: Message['parameters'] = {}): string => render({ key, parameters }, 'en');

const debtor = { name: 'Theehuis De Stille Pot', debtorKindId: 1 };
const article = { ArticleSku: 'Kaas-Proef', description: 'Proefkaas', SalesTypeId: 2 };

describe('text', () => {
  it('is trimmed', async () => {
    const sent = {
      ...debtor,
      name: '  Theehuis De Stille Pot ',
      contactName: ' P. Pot\u00a0',
      address: { city: ' Rijp ' },
    };
    const created = await create('debtors', sent);
    expect(created).toMatchObject({ name: 'Theehuis De Stille Pot', contactName: 'P. Pot', address: { city: 'Rijp' } });
    expect(await patch(`debtors/${created.id}`, { name: ' De Pot' })).toMatchObject({ name: 'De Pot' });
  });

  it('is trimmed in invoice lines', async () => {
    const lines = [{ ...sale.lines[0], description: ' Jonge kaas\nvan de week \n' }];
    const { lines: stored } = await create('draftsalesinvoiceswithlines', { ...sale, lines });
    expect(stored).toMatchObject([{ description: 'Jonge kaas\nvan de week' }]);
  });

  it('of blanks is empty: rejected where required, accepted elsewhere', async () => {
    expect(await getErrors('POST', 'debtors', { ...debtor, name: '   ' })).toEqual({
      name: [says('minLength', { limit: 1 })],
    });
    expect(
      await create('debtors', { ...debtor, contactName: '  ', remark: ' \r\n ', address: { city: '' } }),
    ).toMatchObject({ contactName: null, remark: null, address: { city: null } });
  });

  it('of blanks on a line defaults to the description of its article', async () => {
    const lines = [{ ...sale.lines[0], description: ' ' }];
    const { lines: stored } = await create('draftsalesinvoiceswithlines', { ...sale, lines });
    expect(stored).toMatchObject([{ description: 'Jonge kaas 500 g' }]);
  });

  it.each([
    ['a line break in a name', { name: 'Theehuis\nDe Pot' }, 'name', 'lineBreak'],
    ['a line break at the end of a name', { name: 'Theehuis\n' }, 'name', 'lineBreak'],
    ['a tab in a name', { name: 'Theehuis\tDe Pot' }, 'name', 'controlCharacter'],
    ['an escape in a contact', { contactName: '\u001b[31mPot' }, 'contactName', 'controlCharacter'],
    ['a control character of Latin-1 in a remark', { remark: 'x\u0085y' }, 'remark', 'controlCharacter'],
    ['a null character in a city', { address: { city: 'Rijp\u0000' } }, 'address.city', 'controlCharacter'],
  ] as const)('is rejected with %s', async (_what, fields, field, key) => {
    expect(await getErrors('POST', 'debtors', { ...debtor, ...fields })).toEqual({ [field]: [says(key)] });
  });

  it('may contain line breaks in a remark', async () => {
    const remark = 'Bel eerst.\r\nDaarna leveren.';
    expect(await create('debtors', { ...debtor, remark })).toMatchObject({ remark });
  });
});

describe('IBAN', () => {
  it.each(['NL13 TEST 0123 4567 89', ' nl13 test0123456789 ', 'NL1 3TEST01 23456 789'])(
    'is normalized to capitals without spaces: %s',
    async (iban) => {
      const { id } = await create('debtors', { ...debtor, iban });
      expect((await call(`/v1/debtors/${id}`)).body.iban).toBe('NL13TEST0123456789');
      const mandate = await create(`debtors/${id}/mandates`, { typeId: 2, sddType: 1, IBAN: iban });
      expect(mandate.IBAN).toBe('NL13TEST0123456789');
    },
  );

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
});

describe('VAT number', () => {
  it('is normalized to capitals without spaces', async () => {
    const { vatNumber } = await create('creditors', {
      name: 'Pot BV',
      creditorKindId: 1,
      vatNumber: 'nl 001000007 b58',
    });
    expect(vatNumber).toBe('NL001000007B58');
  });

  it.each(['NL001000008B58', 'BE0000000197', 'DE000000017'])(
    'with invalid check digits is rejected: %s',
    async (vatNumber) => {
      const messages = { vatNumber: [says('vatNumberCheckDigits')] };
      expect(await getErrors('POST', 'debtors', { ...debtor, vatNumber })).toEqual(messages);
    },
  );

  it('of another country is checked by its format only', async () => {
    expect(await create('debtors', { ...debtor, vatNumber: 'FRXX999999999' })).toMatchObject({
      vatNumber: 'FRXX999999999',
    });
  });
});

describe('unique field', () => {
  it('is compared case-insensitively', async () => {
    const { id } = await create('articles', article);
    const messages = { ArticleSku: [says('notUnique', { value: 'KAAS-PROEF' })] };
    expect(await getErrors('POST', 'articles', { ...article, ArticleSku: 'KAAS-PROEF' })).toEqual(messages);
    expect(await patch(`articles/${id}`, { ArticleSku: 'KAAS-PROEF' })).toMatchObject({ ArticleSku: 'KAAS-PROEF' });
    for (const [path, fields] of [
      ['debtors', debtor],
      ['creditors', { name: 'Pot BV', creditorKindId: 1 }],
    ] as const) {
      await create(path, { ...fields, number: 'Pot-1' });
      expect(await getErrors('POST', path, { ...fields, number: 'pOT-1' })).toEqual({
        number: [says('notUnique', { value: 'pOT-1' })],
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
