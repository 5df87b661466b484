import { describe, expect, it } from 'vitest';
import { cash, memorial, useBooks } from '../support/books.ts';
import { describeRejections, type Rejected } from './rejections.ts';

const books = useBooks();
const { call, create, patch, remove, getErrors, ledger, listPostings, listLoggedActions, act, getActionErrors, rows } =
  books;

const path = 'journalentries';
const withLines = 'journalentrieswithlines';
const depreciation = [
  { ledgerAccountId: 85, description: 'Machines', amountDebit: 250 },
  { ledgerAccountId: 6, description: 'Machines', amountCredit: 250 },
];
const lopsided = [...depreciation.slice(0, 1), { ledgerAccountId: 6, amountCredit: 249.99 }];
const takings = [
  { ledgerAccountId: 98, amountCredit: 50 },
  { ledgerAccountId: 31, amountCredit: 4.5 },
  { ledgerAccountId: 77, amountDebit: 1.5 },
];
const week = { ...cash, openingBalance: 415.38, closingBalance: 468.38 };
const onRegister = { ledgerAccountId: 17, amountDebit: 1 };
const negative = { ledgerAccountId: 6, amountDebit: -200 };
const bothNegative = { ledgerAccountId: 6, amountCredit: -0.01, amountDebit: -0.01 };
const coded = [
  { ledgerAccountId: 98, amountCredit: 50, vatCodeId: 2 },
  { ledgerAccountId: 31, amountCredit: 4.5, vatCodeId: 2 },
];
const codedWeek = { ...cash, openingBalance: 415.38, closingBalance: 469.88 };

const newEntry = (lines: readonly unknown[] = depreciation, fields: object = {}) =>
  create(withLines, { ...memorial, ...fields, lines });

const settling = (fields: object) => [
  { ledgerAccountId: 24, amountCredit: 21.97, ...fields },
  { ledgerAccountId: 18, amountDebit: 21.97 },
];
const settlement = { debtorId: 1, invoiceNumber: '20260001' };

/** Drafts that requests would change or process. */
async function createDrafts() {
  const { id: empty } = await create(path, memorial);
  const { id: half } = await create(path, memorial);
  const line = await create(`${path}/${half}/lines`, depreciation[0]);
  const { id: whole } = await newEntry();
  const { id: register } = await create(withLines, { ...week, lines: takings });
  const { id: cent } = await create(withLines, { ...week, lines: takings });
  await patch(`${path}/${cent}`, { closingBalance: 468.39 });
  const { id: own } = await newEntry([onRegister, { ledgerAccountId: 6, amountCredit: 1 }]);
  await patch(`${path}/${own}`, { JournalId: 2, openingBalance: 0, closingBalance: 0 });
  const { invoiceNumber: unposted } = await create('salesinvoices', { debtorId: 1 });
  return { empty, half, line: `${path}/${half}/lines/${line.id}`, whole, register, cent, own, unposted };
}

const toProcess = (id: number) => `/_sandbox/administrations/1/journalentries/${id}/process`;
const enter = (what: string, fields: object): Rejected => [what, 'POST', path, { ...memorial, ...fields }];
const enterLines = (what: string, lines: readonly object[], fields: object = memorial): Rejected => [
  ...([what, 'POST', withLines] as const),
  { ...fields, lines },
];
const settle = (what: string, fields: object): Rejected => enterLines(what, settling(fields));

it('a request that breaks a rule of journal entries is told the field and the rule, and changes nothing', async () => {
  const { empty, half, line, whole, register, cent, own, unposted } = await createDrafts();
  const journals = await rows('/v1/journals');
  const getJournal = (type: string) => ({ JournalId: journals.find((journal) => journal.type === type)?.id });
  const [processed] = await rows(`/v1/${path}/7/lines`);
  const before = await rows(`/v1/${withLines}`);
  const told = await describeRejections(call, {
    'A field that is required': Object.keys(memorial).flatMap((field) => [
      enter(`no ${field}`, { [field]: undefined }),
      enterLines(`no ${field}`, depreciation, { ...memorial, [field]: undefined }),
    ]),
    'A book year that is not open': [2025, 1999, 2028].flatMap((bookYear): Rejected[] => [
      enter(`${bookYear}`, { bookYear }),
      [`${bookYear}`, 'PATCH', `${path}/10`, { bookYear }],
    ]),
    'A period that a year has not': [0, 13].map((bookPeriod) => enter(`${bookPeriod}`, { bookPeriod })),
    'A journal that is not for memorials or cash registers': ['V', 'I', 'B'].flatMap((type): Rejected[] => [
      enter(type, getJournal(type)),
      enterLines(type, depreciation, { ...memorial, ...getJournal(type) }),
      [type, 'PUT', `${path}/${empty}`, { ...memorial, ...getJournal(type) }],
      [type, 'PATCH', `${path}/${empty}`, getJournal(type)],
    ]),
    'A memorial that does not balance': [
      enterLines('created', lopsided),
      ['replaced', 'PUT', `${withLines}/${whole}`, { ...memorial, lines: lopsided }],
      ['updated', 'PATCH', `${withLines}/${whole}`, { lines: lopsided }],
      ['processed without a line', 'POST', toProcess(empty)],
      ['processed with one line', 'POST', toProcess(half)],
    ],
    'The balances of a cash register': [
      enter('a memorial has none', { openingBalance: 0, closingBalance: 1 }),
      ['a memorial has none', 'PATCH', `${path}/${register}`, { JournalId: 1 }],
      ['both are required', 'POST', path, cash],
      ['both are required', 'POST', path, { ...cash, openingBalance: 0 }],
      ['both are required', 'PATCH', `${path}/${register}`, { closingBalance: null }],
      enterLines('lines explain their difference', takings, { ...week, closingBalance: 468.39 }),
      ['lines explain their difference', 'PATCH', `${withLines}/${register}`, { closingBalance: 469 }],
      ['lines explain their difference', 'POST', toProcess(cent)],
    ],
    'A line on the account of the cash register itself': [
      enterLines('two of five', [...takings, onRegister, { ledgerAccountId: 17, amountCredit: 1 }], week),
      ['one', 'POST', `${path}/${register}/lines`, onRegister],
      ['processed', 'POST', toProcess(own)],
    ],
    'A negative amount, which would be posted on the other side': [
      enterLines('debit, and both', [{ ledgerAccountId: 85, amountDebit: 200 }, negative, bothNegative]),
      ['a new line', 'POST', `${path}/${half}/lines`, negative],
      ['a line', 'PATCH', line, { amountDebit: -1 }],
    ],
    'A processed entry': [
      ['a field', 'PATCH', `${path}/7`, { description: 'Anders' }],
      ['all fields', 'PUT', `${path}/7`, memorial],
      ['all fields, with a closed year', 'PUT', `${path}/7`, { ...memorial, bookYear: 2025 }],
      ['lines', 'PATCH', `${withLines}/7`, { lines: depreciation }],
      ['lines that do not balance', 'PATCH', `${withLines}/7`, { lines: lopsided }],
      ['fields and lines', 'PUT', `${withLines}/7`, { ...memorial, lines: depreciation }],
      ['another line', 'POST', `${path}/7/lines`, depreciation[0]],
      ['a line', 'PATCH', `${path}/7/lines/${processed?.id}`, { amountDebit: 1 }],
      ['a line', 'PUT', `${path}/7/lines/${processed?.id}`, depreciation[0]],
      ['a line', 'DELETE', `${path}/7/lines/${processed?.id}`],
      ['processed again', 'POST', toProcess(7)],
      ['in a closed year', 'DELETE', `${path}/12`],
      ['in a closed year', 'DELETE', `${withLines}/12`],
    ],
    'A line on an account of debtors or creditors': [
      settle('requires a debtor and an invoice', {}),
      ['requires a creditor', 'POST', `${path}/10/lines`, { ledgerAccountId: 38, amountDebit: 1, debtorId: 1 }],
      settle('requires an invoice that there is', { debtorId: 1, invoiceNumber: 'NIX' }),
      settle('requires an invoice of that debtor', { debtorId: 1, invoiceNumber: '20260002' }),
      settle('requires an invoice that is posted', { debtorId: 1, invoiceNumber: unposted }),
      settle('is on the account of the invoice', { ...settlement, ledgerAccountId: 25 }),
      ['is on that account', 'POST', `${path}/${whole}/lines`, settling({ ...settlement, ledgerAccountId: 25 })[0]],
    ],
    'A VAT code': [
      enterLines('that there is not', [{ ...coded[0], vatCodeId: 999 }, ...coded.slice(1)], codedWeek),
      enterLines('on an account of debtors', [{ ...coded[0], ...settling(settlement)[0] }, ...coded], codedWeek),
    ],
  });
  expect(await rows(`/v1/${withLines}`)).toEqual(before);
  await expect(told).toMatchFileSnapshot('__snapshots__/journal-entries.txt');
});

describe('memorial', () => {
  it('may be in the first and in the last period, and balances to the cent: 0.1 plus 0.2 is 0.3', async () => {
    for (const bookPeriod of [1, 12]) await create(path, { ...memorial, bookPeriod });
    await newEntry([
      { ledgerAccountId: 85, amountDebit: 0.1 },
      { ledgerAccountId: 85, amountDebit: 0.2 },
      { ledgerAccountId: 6, amountCredit: 0.3 },
    ]);
  });

  it('is processed when it balances, though it was built line by line', async () => {
    const { id } = await create(path, memorial);
    for (const line of depreciation) await create(`${path}/${id}/lines`, line);
    expect(await act(`${path}/${id}/process`)).toEqual({ journalEntryId: id, ledgerLineCount: 2 });
  });
});

describe('cash registration', () => {
  it('changes the cash register in the ledger once it is processed', async () => {
    const { id } = await create(withLines, { ...week, lines: takings });
    expect(await listPostings(id)).toEqual([]);
    await act(`${path}/${id}/process`);
    expect(await listPostings(id)).toEqual(['1000 D 53', '8010 C 50', '1501 C 4.5', '4530 D 1.5']);
  });

  it('becomes a memorial without balances when its journal changes', async () => {
    const { id } = await create(path, week);
    await patch(`${path}/${id}`, { JournalId: 1, openingBalance: null, closingBalance: null });
  });

  it('posts the VAT code of a line, of the VAT and of its base', async () => {
    const { id } = await create(withLines, { ...codedWeek, lines: coded });
    await act(`${path}/${id}/process`);
    expect((await ledger(`JournalEntryId=${id}`)).map((line) => [line.vatCodeId, line.amountCredit])).toEqual([
      [null, 0],
      [2, 50],
      [2, 4.5],
    ]);
  });

  it('is left by PATCH as no PUT would reject it', async () => {
    const { id } = await create(withLines, { ...week, lines: takings });
    await patch(`${withLines}/${id}`, { description: 'Kas' });
    const { _meta, ...body } = (await call(`/v1/${withLines}/${id}`)).body;
    expect(body).toMatchObject({ closingBalance: 468.38, description: 'Kas' });
    expect((await call(`/v1/${withLines}/${id}`, { method: 'PUT', body })).status).toBe(200);
  });
});

describe('draft journal entry', () => {
  it('stays out of the ledger until a user processes it', async () => {
    const { id, status } = await newEntry();
    expect([status, await listPostings(id)]).toEqual(['draft', []]);
    expect(await act(`${path}/${id}/process`)).toEqual({ journalEntryId: id, ledgerLineCount: 2 });
    expect((await call(`/v1/${path}/${id}`)).body.status).toBe('processed');
  });

  it.each<[date: string | null, posted: string, which: string]>([
    ['2025-12-31', '2025-12-31', 'of the year before, which is closed'],
    ['2026-02-10', '2026-02-10', 'of a period before'],
    ['2026-04-30', '2026-04-30', 'of its period'],
    ['2026-06-30', '2026-06-30', 'of a later period'],
    [null, '2026-04-01', 'which is none, and so is the first day of its period'],
  ])('with date %s is posted in its book year and period on %s, %s', async (date, posted) => {
    const { id } = await newEntry(depreciation, { date });
    await act(`${path}/${id}/process`);
    const where = { Bookyear: 2026, Period: 4, date: posted, journalId: 1, sourceDocumentNumber: 'MEM-1' };
    expect(await ledger(`JournalEntryId=${id}`)).toMatchObject([where, where]);
  });

  it('with both amounts on a line is posted on both sides', async () => {
    const { id } = await newEntry([
      { ledgerAccountId: 85, amountDebit: 250, amountCredit: 50 },
      { ledgerAccountId: 6, amountCredit: 200 },
    ]);
    await act(`${path}/${id}/process`);
    expect(await listPostings(id)).toEqual(['4740 D 250', '4740 C 50', '0125 C 200']);
  });

  it('prevents its book year from being closed', async () => {
    await newEntry();
    const { bookyear } = await getActionErrors('bookyears/2026/close');
    expect(bookyear).toEqual([expect.stringMatching(/journal entries of the year are drafts/)]);
  });

  it('is not processed when it would overflow an account balance', async () => {
    const { id } = await newEntry([
      { ledgerAccountId: 85, amountDebit: 999_999_999_999.99 },
      { ledgerAccountId: 6, amountCredit: 999_999_999_999.99 },
    ]);
    expect(await getActionErrors(`${path}/${id}/process`)).toEqual({
      body: [expect.stringMatching(/^The balance of ledger account \d+ would be too large in book year 2026\.$/)],
    });
    expect((await call(`/v1/${path}/${id}`)).body.status).toBe('draft');
  });
});

it('processed journal entry leaves the ledger when it is deleted, which is logged', async () => {
  const { id } = await newEntry();
  await act(`${path}/${id}/process`);
  await remove(`${path}/${id}`);
  expect([await listPostings(id), await listLoggedActions(id)]).toEqual([[], [1, 1, 2]]);
  expect((await call(`/v1/${path}/${id}`)).status).toBe(404);
});

describe('line on a debtor or creditor account', () => {
  it('settles the invoice from processing until deletion', async () => {
    const { id } = await newEntry(settling(settlement));
    expect(await books.outstanding('sales', 1)).toMatchObject({ outstandingAmount: 21.97 });
    await act(`${path}/${id}/process`);
    expect(await books.outstanding('sales', 1)).toBeUndefined();
    await remove(`${path}/${id}`);
    expect(await books.outstanding('sales', 1)).toMatchObject({ outstandingAmount: 21.97 });
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
    const several = {
      'lines[0].invoiceNumber': [
        'The creditor has several outstanding invoices without a number. Give the invoice a number and name it here, or enter the payment on the invoice itself.',
      ],
    };
    expect(await getErrors('POST', withLines, { ...memorial, lines })).toEqual(several);
    expect(await getActionErrors(`${path}/${entry.id}/process`)).toEqual(several);
    await remove(`${path}/${entry.id}`);
    await patch(`purchaseinvoices/${second.id}`, { invoiceNumber: 'LATER-1' });
    const settlement = await newEntry(lines);
    await act(`${path}/${settlement.id}/process`);
    expect(await books.outstanding('purchase', id)).toBeUndefined();
    expect(await books.outstanding('purchase', second.id)).toMatchObject({
      outstandingAmount: second.amountIncludingVat,
    });
  });
});
