import { describe, expect, it } from 'vitest';
import { cash, memorial, type Row, useBooks } from '../support/books.ts';

const books = useBooks();
const { call, create, patch, remove, getErrors, ledger, listPostings, listLoggedActions, act, getActionErrors } = books;

const depreciation = [
  { ledgerAccountId: 85, description: 'Machines', amountDebit: 250 },
  { ledgerAccountId: 6, description: 'Machines', amountCredit: 250 },
];
const lopsided = [depreciation[0], { ledgerAccountId: 6, amountCredit: 249.99 }];
const unbalanced = {
  lines: ['The lines do not balance: the debits are 250.00, the credits 249.99, and the difference is 0.01.'],
};
const closed = (year: number) => [`Book year ${year} is closed. The first open book year is 2026.`];

const newEntry = (lines: readonly unknown[] = depreciation, fields: object = {}) =>
  create('journalentrieswithlines', { ...memorial, ...fields, lines });

describe('journal entry', () => {
  it.each(['JournalId', 'bookYear', 'bookPeriod', 'sourceDocumentNumber'])('requires the field %s', async (field) => {
    const { [field as keyof typeof memorial]: _left, ...body } = memorial;
    expect(await getErrors('POST', 'journalentries', body)).toEqual({ [field]: ['This field is required.'] });
    const whole = { ...body, lines: depreciation };
    expect(await getErrors('POST', 'journalentrieswithlines', whole)).toEqual({ [field]: ['This field is required.'] });
  });

  it.each([
    [2025, closed(2025)],
    [1999, ['There is no book year 1999. Available book years: 2026 to 2027.']],
    [2028, ['There is no book year 2028. Available book years: 2026 to 2027.']],
  ])('rejects book year %d, which is not open', async (bookYear, messages) => {
    expect(await getErrors('POST', 'journalentries', { ...memorial, bookYear })).toEqual({ bookYear: messages });
    expect(await getErrors('PATCH', 'journalentries/10', { bookYear })).toEqual({ bookYear: messages });
  });

  it('requires a period from 1 to 12', async () => {
    const outside = { bookPeriod: ['A book year has the periods 1 to 12.'] };
    expect(await getErrors('POST', 'journalentries', { ...memorial, bookPeriod: 13 })).toEqual(outside);
    expect(await getErrors('POST', 'journalentries', { ...memorial, bookPeriod: 0 })).toEqual({
      bookPeriod: ['The value must be at least 1.'],
    });
    for (const bookPeriod of [1, 12]) await create('journalentries', { ...memorial, bookPeriod });
  });

  it('requires an existing journal', async () => {
    expect(await getErrors('POST', 'journalentries', { ...memorial, JournalId: 99 })).toHaveProperty('JournalId');
  });

  it.each(['V', 'I', 'B'])(
    'rejects a journal of type %s, which is not for memorials or cash registers',
    async (type) => {
      const [journal] = await books.rows(`/v1/journals?type=${type}`);
      const refusal = {
        JournalId: [
          `Journal ${journal?.code} does not accept journal entries. Use one of type M (memorial) or K (cash registration).`,
        ],
      };
      const entry = { ...memorial, JournalId: journal?.id };
      expect(await getErrors('POST', 'journalentries', entry)).toEqual(refusal);
      expect(await getErrors('POST', 'journalentrieswithlines', { ...entry, lines: depreciation })).toEqual(refusal);
      const { id } = await create('journalentries', memorial);
      expect(await getErrors('PUT', `journalentries/${id}`, entry)).toEqual(refusal);
      expect(await getErrors('PATCH', `journalentries/${id}`, { JournalId: journal?.id })).toEqual(refusal);
    },
  );
});

describe('memorial', () => {
  it('must balance when it is created with lines', async () => {
    expect(await getErrors('POST', 'journalentrieswithlines', { ...memorial, lines: lopsided })).toEqual(unbalanced);
    expect((await newEntry()).status).toBe('draft');
  });

  it('must balance when it is replaced or updated with lines', async () => {
    const { id } = await newEntry();
    const path = `journalentrieswithlines/${id}`;
    expect(await getErrors('PUT', path, { ...memorial, lines: lopsided })).toEqual(unbalanced);
    expect(await getErrors('PATCH', path, { lines: lopsided })).toEqual(unbalanced);
    expect((await call(`/v1/${path}`)).body.lines).toMatchObject(depreciation);
    await patch(path, { description: 'Maart' });
  });

  it('must balance on processing when it is built line by line', async () => {
    const { id } = await create('journalentries', memorial);
    expect(await getActionErrors(`journalentries/${id}/process`)).toEqual({ lines: ['At least 1 must be given.'] });
    await create(`journalentries/${id}/lines`, depreciation[0]);
    expect(await getActionErrors(`journalentries/${id}/process`)).toEqual({
      lines: ['The lines do not balance: the debits are 250.00, the credits 0.00, and the difference is 250.00.'],
    });
    await create(`journalentries/${id}/lines`, depreciation[1]);
    expect(await act(`journalentries/${id}/process`)).toEqual({ journalEntryId: id, ledgerLineCount: 2 });
  });

  it('rejects cash register balances', async () => {
    const none = ['A memorial does not have this balance. Leave it out.'];
    expect(await getErrors('POST', 'journalentries', { ...memorial, openingBalance: 0, closingBalance: 1 })).toEqual({
      openingBalance: none,
      closingBalance: none,
    });
  });

  it('balances to the cent: 0.1 plus 0.2 is 0.3', async () => {
    await newEntry([
      { ledgerAccountId: 85, amountDebit: 0.1 },
      { ledgerAccountId: 85, amountDebit: 0.2 },
      { ledgerAccountId: 6, amountCredit: 0.3 },
    ]);
  });
});

describe('cash registration', () => {
  const takings = [
    { ledgerAccountId: 98, amountCredit: 50 },
    { ledgerAccountId: 31, amountCredit: 4.5 },
    { ledgerAccountId: 77, amountDebit: 1.5 },
  ];
  const week = { ...cash, openingBalance: 415.38, closingBalance: 468.38 };

  it('requires both balances', async () => {
    const needed = ['A cash registration requires this balance.'];
    expect(await getErrors('POST', 'journalentries', cash)).toEqual({ openingBalance: needed, closingBalance: needed });
    expect(await getErrors('POST', 'journalentries', { ...cash, openingBalance: 0 })).toEqual({
      closingBalance: needed,
    });
    const { id } = await create('journalentries', week);
    expect(await getErrors('PATCH', `journalentries/${id}`, { closingBalance: null })).toEqual({
      closingBalance: needed,
    });
  });

  it('requires lines that explain the difference between its balances', async () => {
    const wrong = { ...week, closingBalance: 468.39 };
    const expected = { closingBalance: ['The opening balance and the lines add up to 468.38.'] };
    expect(await getErrors('POST', 'journalentrieswithlines', { ...wrong, lines: takings })).toEqual(expected);
    const { id } = await create('journalentrieswithlines', { ...week, lines: takings });
    await patch(`journalentries/${id}`, { closingBalance: 468.39 });
    expect(await getActionErrors(`journalentries/${id}/process`)).toEqual(expected);
  });

  it('changes the cash register in the ledger once it is processed', async () => {
    const { id } = await create('journalentrieswithlines', { ...week, lines: takings });
    expect(await listPostings(id)).toEqual([]);
    await act(`journalentries/${id}/process`);
    expect(await listPostings(id)).toEqual(['1000 D 53', '8010 C 50', '1501 C 4.5', '4530 D 1.5']);
  });

  it('rejects a line on the account of the cash register itself', async () => {
    const message = [expect.stringMatching(/^This is the account of the cash register itself\./)];
    const lines = [...takings, { ledgerAccountId: 17, amountDebit: 1 }, { ledgerAccountId: 17, amountCredit: 1 }];
    expect(await getErrors('POST', 'journalentrieswithlines', { ...week, lines })).toEqual({
      [`lines[${takings.length}].ledgerAccountId`]: message,
      [`lines[${takings.length + 1}].ledgerAccountId`]: message,
    });
    const { id } = await create('journalentrieswithlines', { ...week, lines: takings });
    expect(await getErrors('POST', `journalentries/${id}/lines`, { ledgerAccountId: 17, amountDebit: 1 })).toEqual({
      ledgerAccountId: message,
    });
    const memorialLines = [
      { ledgerAccountId: 17, amountDebit: 1 },
      { ledgerAccountId: 6, amountCredit: 1 },
    ];
    const entry = await newEntry(memorialLines);
    await patch(`journalentries/${entry.id}`, { JournalId: 2, openingBalance: 0, closingBalance: 0 });
    expect(await getActionErrors(`journalentries/${entry.id}/process`)).toMatchObject({
      'lines[0].ledgerAccountId': message,
    });
  });

  it('becomes a memorial without balances when its journal changes', async () => {
    const { id } = await create('journalentries', week);
    const none = ['A memorial does not have this balance. Leave it out.'];
    expect(await getErrors('PATCH', `journalentries/${id}`, { JournalId: 1 })).toEqual({
      openingBalance: none,
      closingBalance: none,
    });
    await patch(`journalentries/${id}`, { JournalId: 1, openingBalance: null, closingBalance: null });
  });
});

describe('draft journal entry', () => {
  it('stays out of the ledger until a user processes it', async () => {
    const { id, status } = await newEntry(depreciation, { date: '2026-04-30' });
    expect([status, await listPostings(id)]).toEqual(['draft', []]);
    expect(await act(`journalentries/${id}/process`)).toEqual({ journalEntryId: id, ledgerLineCount: 2 });
    expect((await call(`/v1/journalentries/${id}`)).body.status).toBe('processed');
    for (const line of await ledger(`JournalEntryId=${id}`)) {
      const where = { Bookyear: 2026, Period: 4, date: '2026-04-30', journalId: 1, sourceDocumentNumber: 'MEM-1' };
      expect(line).toMatchObject(where);
    }
  });

  it.each([
    ['2025-12-31', 'of the year before, which is closed'],
    ['2026-02-10', 'of a period before'],
    ['2026-06-30', 'of a later period'],
  ])('with date %s, %s, is posted in its book year and period with the document date', async (date) => {
    const { id } = await newEntry(depreciation, { date });
    await act(`journalentries/${id}/process`);
    const lines = await ledger(`JournalEntryId=${id}`);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatchObject({ Bookyear: 2026, Period: 4, date });
  });

  it('without a date is posted on the first day of its period', async () => {
    const { id } = await newEntry();
    await act(`journalentries/${id}/process`);
    expect((await ledger(`JournalEntryId=${id}`)).map(({ date }) => date)).toEqual(['2026-04-01', '2026-04-01']);
  });

  it('with both amounts on a line is posted on both sides', async () => {
    const { id } = await newEntry([
      { ledgerAccountId: 85, amountDebit: 250, amountCredit: 50 },
      { ledgerAccountId: 6, amountCredit: 200 },
    ]);
    await act(`journalentries/${id}/process`);
    expect(await listPostings(id)).toEqual(['4740 D 250', '4740 C 50', '0125 C 200']);
  });

  it('has no negative amounts, which would be posted on the other side', async () => {
    const negative = ['Put the amount on the other side, without its sign: a negative debit is a credit.'];
    const lines = [
      { ledgerAccountId: 85, amountDebit: 200 },
      { ledgerAccountId: 6, amountDebit: -200 },
      { ledgerAccountId: 6, amountCredit: -0.01, amountDebit: -0.01 },
    ];
    expect(await getErrors('POST', 'journalentrieswithlines', { ...memorial, lines })).toEqual({
      'lines[1].amountDebit': negative,
      'lines[2].amountDebit': negative,
      'lines[2].amountCredit': negative,
    });
    const { id } = await create('journalentries', memorial);
    const path = `journalentries/${id}/lines`;
    expect(await getErrors('POST', path, lines[1])).toEqual({ amountDebit: negative });
    const line = await create(path, lines[0]);
    expect(await getErrors('PATCH', `${path}/${line.id}`, { amountDebit: -1 })).toEqual({ amountDebit: negative });
  });

  it('prevents its book year from being closed', async () => {
    await newEntry();
    expect((await getActionErrors('bookyears/2026/close')).bookyear[0]).toMatch(
      /journal entries of the year are drafts/,
    );
  });
});

describe('processed journal entry', () => {
  const processed = { id: ['The entry has been processed. Delete it, or correct it with another entry.'] };

  it.each([
    ['PATCH', 'journalentries/7', { description: 'Anders' }],
    ['PUT', 'journalentries/7', memorial],
    ['PUT', 'journalentries/7', { ...memorial, bookYear: 2025 }],
    ['PATCH', 'journalentrieswithlines/7', { lines: depreciation }],
    ['PATCH', 'journalentrieswithlines/7', { lines: lopsided }],
    ['PUT', 'journalentrieswithlines/7', { ...memorial, lines: depreciation }],
  ])('rejects changes: %s %s %j', async (method, path, body) => {
    expect(await getErrors(method, path, body)).toEqual(processed);
  });

  it('keeps its lines', async () => {
    const [line] = await books.rows('/v1/journalentries/7/lines');
    const path = `journalentries/7/lines/${line?.id}`;
    const ofLine = { entryId: processed.id };
    expect(await getErrors('POST', 'journalentries/7/lines', depreciation[0])).toEqual(ofLine);
    expect(await getErrors('PATCH', path, { amountDebit: 1 })).toEqual(ofLine);
    expect(await getErrors('PUT', path, depreciation[0])).toEqual(ofLine);
    expect(await getErrors('DELETE', path)).toEqual(ofLine);
  });

  it('rejects a second processing', async () => {
    expect(await getActionErrors('journalentries/7/process')).toEqual(processed);
  });

  it('leaves the ledger when it is deleted, which is logged', async () => {
    const { id } = await newEntry();
    await act(`journalentries/${id}/process`);
    await remove(`journalentries/${id}`);
    expect([await listPostings(id), await listLoggedActions(id)]).toEqual([[], [1, 1, 2]]);
    expect((await call(`/v1/journalentries/${id}`)).status).toBe(404);
  });

  it('of a closed year cannot be deleted', async () => {
    expect(await getErrors('DELETE', 'journalentries/12')).toEqual({ id: closed(2025) });
    expect(await getErrors('DELETE', 'journalentrieswithlines/12')).toEqual({ id: closed(2025) });
  });
});

describe('line on a debtor or creditor account', () => {
  const settling = (fields: object) => [
    { ledgerAccountId: 24, amountCredit: 21.97, ...fields },
    { ledgerAccountId: 18, amountDebit: 21.97 },
  ];
  const needed = ['A line on an account of debtors or creditors requires this field.'];

  it('requires a debtor and an invoice', async () => {
    expect(await getErrors('POST', 'journalentrieswithlines', { ...memorial, lines: settling({}) })).toEqual({
      'lines[0].debtorId': needed,
      'lines[0].invoiceNumber': needed,
    });
    expect(
      await getErrors('POST', 'journalentries/10/lines', { ledgerAccountId: 38, amountDebit: 1, debtorId: 1 }),
    ).toEqual({ creditorId: needed, invoiceNumber: needed });
  });

  it('requires a posted invoice of that debtor', async () => {
    const none = (number: string) => [
      `No invoice ${number} of this debtor or creditor is in the ledger. See /v1/salesinvoices.`,
    ];
    const draft = await create('salesinvoices', { debtorId: 1 });
    for (const invoiceNumber of ['NIX', '20260002', draft.invoiceNumber]) {
      const lines = settling({ debtorId: 1, invoiceNumber });
      expect(await getErrors('POST', 'journalentrieswithlines', { ...memorial, lines })).toEqual({
        'lines[0].invoiceNumber': none(invoiceNumber),
      });
    }
  });

  it('settles the invoice from processing until deletion', async () => {
    const { id } = await newEntry(settling({ debtorId: 1, invoiceNumber: '20260001' }));
    expect(await books.outstanding('sales', 1)).toMatchObject({ outstandingAmount: 21.97 });
    await act(`journalentries/${id}/process`);
    expect(await books.outstanding('sales', 1)).toBeUndefined();
    await remove(`journalentries/${id}`);
    expect(await books.outstanding('sales', 1)).toMatchObject({ outstandingAmount: 21.97 });
  });

  it('must be on the account that the invoice is posted to', async () => {
    const lines = settling({ ledgerAccountId: 25, debtorId: 1, invoiceNumber: '20260001' });
    const errors = {
      'lines[0].ledgerAccountId': ['The invoice is posted on ledger account 1300. Settle it on that account.'],
    };
    expect(await getErrors('POST', 'journalentrieswithlines', { ...memorial, lines })).toEqual(errors);
    const { id } = await create('journalentries', memorial);
    expect(await getErrors('POST', `journalentries/${id}/lines`, lines[0] ?? {})).toEqual({
      ledgerAccountId: errors['lines[0].ledgerAccountId'],
    });
  });

  it('without a number settles the one outstanding invoice of the creditor that has none', async () => {
    const unnumbered = { creditorId: 1, lines: [{ ledgerAccountId: 85, unitPrice: 100, vatCodeId: null }] };
    const { id, amountIncludingVat } = await create('purchaseinvoiceswithlines', unnumbered);
    const lines = [
      { ledgerAccountId: 38, amountDebit: amountIncludingVat, creditorId: 1 },
      { ledgerAccountId: 18, amountCredit: amountIncludingVat },
    ];
    const entry = await newEntry(lines);
    const second = await create('purchaseinvoiceswithlines', unnumbered);
    expect(await getErrors('POST', 'journalentrieswithlines', { ...memorial, lines })).toEqual({
      'lines[0].invoiceNumber': [
        'The creditor has several outstanding invoices without a number. Give the invoice a number and name it here, or enter the payment on the invoice itself.',
      ],
    });
    await remove(`journalentries/${entry.id}`);
    await patch(`purchaseinvoices/${second.id}`, { invoiceNumber: 'LATER-1' });
    const settlement = await newEntry(lines);
    await act(`journalentries/${settlement.id}/process`);
    expect(await books.outstanding('purchase', id)).toBeUndefined();
    expect(await books.outstanding('purchase', second.id)).toMatchObject({
      outstandingAmount: second.amountIncludingVat,
    });
  });
});

it('rejects an entry that would overflow an account balance', async () => {
  const lines = [
    { ledgerAccountId: 85, amountDebit: 999_999_999_999.99 },
    { ledgerAccountId: 6, amountCredit: 999_999_999_999.99 },
  ];
  const first = await newEntry(lines);
  expect(await getActionErrors(`journalentries/${first.id}/process`)).toEqual({
    body: [expect.stringMatching(/^The balance of ledger account \d+ would be too large in book year 2026\.$/)],
  });
  expect((await call(`/v1/journalentries/${first.id}`)).body.status).toBe('draft');
});

it('a PATCH of an entry with its lines leaves none that PUT would reject', async () => {
  const lines = [{ ledgerAccountId: 98, amountCredit: 10 }];
  const entry = await create('journalentrieswithlines', { ...cash, openingBalance: 0, closingBalance: 10, lines });
  const errors = await getErrors('PATCH', `journalentrieswithlines/${entry.id}`, { closingBalance: 11 });
  expect(Object.keys(errors)).toEqual(['closingBalance']);
  await patch(`journalentrieswithlines/${entry.id}`, { description: 'Kas' });
  const { _meta, ...body } = (await call(`/v1/journalentrieswithlines/${entry.id}`)).body;
  expect(body).toMatchObject({ closingBalance: 10, description: 'Kas' });
  expect((await call(`/v1/journalentrieswithlines/${entry.id}`, { method: 'PUT', body })).status).toBe(200);
});

describe('VAT code of a line', () => {
  const coded = [
    { ledgerAccountId: 98, amountCredit: 50, vatCodeId: 2 },
    { ledgerAccountId: 31, amountCredit: 4.5, vatCodeId: 2 },
  ];
  const week = { ...cash, openingBalance: 415.38, closingBalance: 469.88 };

  it('reaches the ledger line of the VAT and that of its base', async () => {
    const { id } = await create('journalentrieswithlines', { ...week, lines: coded });
    await act(`journalentries/${id}/process`);
    const { body } = await call(`/v1/ledgerlines?Bookyear=2026&JournalEntryId=${id}`);
    expect(body._data.map(({ vatCodeId, amountCredit }: Row) => [vatCodeId, amountCredit])).toEqual([
      [null, 0],
      [2, 50],
      [2, 4.5],
    ]);
  });

  it('must exist, and is rejected on an account of debtors', async () => {
    const unknown = [{ ...coded[0], vatCodeId: 999 }, coded[1]];
    expect(Object.keys(await getErrors('POST', 'journalentrieswithlines', { ...week, lines: unknown }))).toEqual([
      'lines[0].vatCodeId',
    ]);
    const owed = [{ ...coded[0], ledgerAccountId: 24, debtorId: 1, invoiceNumber: '20260001' }, coded[1]];
    expect(await getErrors('POST', 'journalentrieswithlines', { ...week, lines: owed })).toMatchObject({
      'lines[0].vatCodeId': [expect.stringMatching(/has no VAT code/)],
    });
  });
});
