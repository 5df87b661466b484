import { beforeEach, describe, expect, it } from 'vitest';
import { createContract } from '../../contract/contract.ts';
import { cash, type Row, useBooks } from '../support/books.ts';
import { bundle } from '../support/contract.ts';

const { call, create, patch, remove, getErrors, act, control, rows } = useBooks();

beforeEach(async () => {
  const body = { costCenters: true, costUnits: true };
  await control('administrations/1/modules', body, 'PATCH');
});

/**
 * Fields of an invoice whose posting is fixed, because its book year is closed or something is paid on it: what a ledger line
 * shows stays, what only the paper or the screen shows may be corrected.
 */
type Fields = Readonly<Record<string, { readonly change: Row; readonly isPosted: boolean }>>;

const posted = (change: Row) => ({ change, isPosted: true });
const unposted = (change: Row) => ({ change, isPosted: false });

const SALE: Fields = {
  debtorId: posted({ debtorId: 2 }),
  invoiceNumber: posted({ invoiceNumber: 'N-1' }),
  invoiceDate: posted({ invoiceDate: '2025-12-29' }),
  bookYear: posted({ bookYear: 2026, bookPeriod: 12 }),
  bookPeriod: posted({ bookYear: 2026, bookPeriod: 1 }),
  description: posted({ description: 'December' }),
  dueDate: unposted({ dueDate: '2026-05-01' }),
  paymentConditionId: unposted({ paymentConditionId: 5 }),
  invoiceAddress: unposted({ invoiceAddress: { city: 'Gouda' } }),
  reference: unposted({ reference: 'PO-1' }),
  remark: unposted({ remark: 'Intern' }),
  inboxFileId: unposted({ inboxFileId: 1 }),
};

const PURCHASE: Fields = {
  creditorId: posted({ creditorId: 2 }),
  invoiceNumber: posted({ invoiceNumber: 'N-1' }),
  invoiceDate: posted({ invoiceDate: '2025-12-29' }),
  bookYear: posted({ bookYear: 2026, bookPeriod: 12 }),
  bookPeriod: posted({ bookYear: 2026, bookPeriod: 1 }),
  description: posted({ description: 'December' }),
  dueDate: unposted({ dueDate: '2026-05-01' }),
  paymentConditionId: unposted({ paymentConditionId: 5 }),
  approvalRouteId: unposted({ approvalRouteId: 1 }),
  remark: unposted({ remark: 'Intern' }),
  inboxFileId: unposted({ inboxFileId: 1 }),
};

const AMOUNTS: Fields = {
  description: posted({ description: 'Anders' }),
  quantity: posted({ quantity: 3 }),
  unitPrice: posted({ unitPrice: 7 }),
  unitPriceIncludingVat: posted({ unitPriceIncludingVat: true }),
  discountPercentage: posted({ discountPercentage: 5 }),
  costCenterId: posted({ costCenterId: 1 }),
  costUnitId: posted({ costUnitId: 1 }),
};

const SALES_LINE: Fields = {
  ...AMOUNTS,
  bookingType: posted({ bookingType: 'T' }),
  ledgerAccountId: posted({ ledgerAccountId: 98 }),
  ArticleSku: posted({ bookingType: 'A', ArticleSku: 'KAAS-JONG-500' }),
  salesTypeId: posted({ bookingType: 'V', salesTypeId: 2 }),
  vatCodeId: posted({ vatCodeId: 2 }),
  'quantity and unitPrice': unposted({ quantity: 1, unitPrice: 20 }),
};

/** Of a line of text the ledger shows nothing. */
const TEXT_LINE: Fields = {
  ...Object.fromEntries(Object.entries(AMOUNTS).map(([name, { change }]) => [name, unposted(change)])),
  vatCodeId: unposted({ vatCodeId: 2 }),
  bookingType: posted({ bookingType: 'V', salesTypeId: 2, unitPrice: 5 }),
};

const PURCHASE_LINE: Fields = {
  ...AMOUNTS,
  ledgerAccountId: posted({ ledgerAccountId: 74 }),
  vatCodeId: posted({ vatCodeId: 10 }),
  amountVat: posted({ amountVat: 4.18 }),
  'quantity and unitPrice': unposted({ quantity: 1, unitPrice: 20 }),
};

const sale = { debtorId: 1, invoiceDate: '2025-12-30' };
const purchase = { creditorId: 1, invoiceNumber: 'LF-2025-99', invoiceDate: '2025-12-30' };
const line = { ledgerAccountId: 97, vatCodeId: 1, quantity: 2, unitPrice: 10 };

async function createInvoice(type: string): Promise<Row> {
  await act('bookyears/2025/reopen');
  const lines = [
    { bookingType: 'G', ...line },
    { bookingType: 'T', description: 'Met dank' },
  ];
  return type === 'sales'
    ? create('salesinvoiceswithlines', { ...sale, lines })
    : create('purchaseinvoiceswithlines', { ...purchase, lines: [{ ...line, ledgerAccountId: 73, vatCodeId: 9 }] });
}

/** Returns the path of a part of an invoice, and the field that names the invoice in messages. */
function getTarget(type: string, part: string, { id, lines }: Row): [path: string, field: string] {
  const header = `${type}invoices/${id}`;
  if (part === 'header') return [header, 'id'];
  return [`${header}/lines/${lines[part === 'line' ? 0 : 1].id}`, 'invoiceId'];
}

const FIXED = {
  'in a closed year': {
    fix: (_type: string, _id: number) => act('bookyears/2025/close'),
    message: 'The invoice is posted in book year 2025, which is closed, so its posting cannot change.',
  },
  'with a payment': {
    fix: (type: string, id: number) => act(`${type}invoices/${id}/pay`, { amount: 1 }),
    message: 'The invoice has payments, so its posting cannot change.',
  },
} as const;

const cases = [
  ['sales', 'header', SALE],
  ['sales', 'line', SALES_LINE],
  ['sales', 'text line', TEXT_LINE],
  ['purchase', 'header', PURCHASE],
  ['purchase', 'line', PURCHASE_LINE],
] as const;

describe.each(Object.keys(FIXED) as (keyof typeof FIXED)[])('an invoice %s', (state) => {
  const { fix, message } = FIXED[state];

  it.each(cases)('of %s keeps what the ledger shows of its %s, and nothing else', async (type, part, fields) => {
    const { id, lines } = await createInvoice(type);
    await fix(type, id);
    const postings = await rows(`/v1/ledgerlines?Bookyear=2025&${type}InvoiceId=${id}`);
    const [path, field] = getTarget(type, part, { id, lines });
    await control('snapshots', { name: 'fixed' });
    for (const [name, { change, isPosted }] of Object.entries(fields)) {
      const { status, body } = await call(`/v1/${path}`, { method: 'PATCH', body: change });
      expect([name, status]).toEqual([name, isPosted ? 400 : 200]);
      if (isPosted) expect(body.errors).toEqual({ [field]: [message] });
      expect(await rows(`/v1/ledgerlines?Bookyear=2025&${type}InvoiceId=${id}`), name).toEqual(postings);
      await control('snapshots/fixed/restore');
    }
  });

  it.each(['sales', 'purchase'])('of %s is not deleted', async (type) => {
    const { id } = await createInvoice(type);
    await fix(type, id);
    expect(await getErrors('DELETE', `${type}invoices/${id}`)).toEqual({ id: [message] });
  });
});

it.each(cases)('of %s every field of a %s can change while its year is open and nothing is paid', async (...row) => {
  const [type, part, fields] = row;
  const { id, lines } = await createInvoice(type);
  const [path] = getTarget(type, part, { id, lines });
  await control('snapshots', { name: 'open' });
  for (const { change } of Object.values(fields)) {
    await patch(path, change);
    await control('snapshots/open/restore');
  }
});

const { resources } = createContract(bundle);
const listWritable = (name: string): string[] =>
  resources
    .get(name)
    ?.fields.filter(({ writable }) => writable)
    .map(({ name: field }) => field)
    .toSorted() ?? [];

it.each([
  ['salesinvoices', SALE],
  ['salesinvoices/lines', SALES_LINE],
  ['purchaseinvoices', PURCHASE],
  ['purchaseinvoices/lines', PURCHASE_LINE],
])('the table has every field of %s that a client writes', (name, fields) => {
  expect(
    Object.keys(fields)
      .filter((field) => !field.includes(' '))
      .toSorted(),
  ).toEqual(listWritable(name));
});

/** A processed entry is nothing but its posting, so all of it stays. */
const ENTRY: Row = {
  JournalId: 1,
  bookYear: 2027,
  bookPeriod: 5,
  sourceDocumentNumber: 'KAS-2',
  description: 'Anders',
  date: '2026-04-02',
  openingBalance: 1,
  closingBalance: 1,
};

const ENTRY_LINE: Row = {
  ledgerAccountId: 74,
  description: 'Anders',
  amountDebit: 1,
  amountCredit: 1,
  vatCodeId: 9,
  costCenterId: 1,
  costUnitId: 1,
  debtorId: 1,
  creditorId: 1,
  invoiceNumber: 'N-1',
};

it('a processed entry keeps every field, and so do its lines', async () => {
  const lines = [{ ledgerAccountId: 73, amountDebit: 5 }];
  const entry = await create('journalentrieswithlines', { ...cash, openingBalance: 10, closingBalance: 5, lines });
  await act(`journalentries/${entry.id}/process`);
  const path = `journalentries/${entry.id}`;
  const processed = { status: ['The entry has been processed. Delete it, or correct it with another entry.'] };
  for (const [field, value] of Object.entries(ENTRY))
    expect([field, await getErrors('PATCH', path, { [field]: value })]).toEqual([field, processed]);
  for (const [field, value] of Object.entries(ENTRY_LINE)) {
    const errors = await getErrors('PATCH', `${path}/lines/${entry.lines[0].id}`, { [field]: value });
    expect([field, errors]).toEqual([field, processed]);
  }
  expect(Object.keys(ENTRY).toSorted()).toEqual(listWritable('journalentries'));
  expect(Object.keys(ENTRY_LINE).toSorted()).toEqual(listWritable('journalentries/lines'));
});

describe('an invoice that a draft entry settles', () => {
  it.each(['sales', 'purchase'] as const)('of %s keeps its number and its party, and is not deleted', async (type) => {
    const { id, invoiceNumber, controlAccountId } = await createInvoice(type);
    const settlement = {
      ledgerAccountId: controlAccountId,
      [type === 'sales' ? 'debtorId' : 'creditorId']: 1,
      invoiceNumber,
      [type === 'sales' ? 'amountCredit' : 'amountDebit']: 5,
    };
    const draft = await create('journalentries', { ...cash, openingBalance: 0, closingBalance: 0 });
    await create(`journalentries/${draft.id}/lines`, settlement);
    const path = `${type}invoices/${id}`;
    const errors = {
      id: [`Draft journal entry ${draft.id} settles this invoice. Process it, or change or delete it first.`],
    };
    expect(await getErrors('DELETE', path)).toEqual(errors);
    expect(await getErrors('PATCH', path, { invoiceNumber: 'N-1' })).toEqual(errors);
    expect(await getErrors('PATCH', path, type === 'sales' ? { debtorId: 2 } : { creditorId: 2 })).toMatchObject({
      id: errors.id,
    });
    await patch(path, { description: 'December', remark: 'Contant' });
    await remove(`journalentries/${draft.id}`);
    await patch(path, { invoiceNumber: 'N-1' });
  });

  it('without a number gets none until the entry is processed', async () => {
    const { id, controlAccountId } = await create('purchaseinvoiceswithlines', {
      creditorId: 1,
      lines: [{ ledgerAccountId: 73, unitPrice: 5 }],
    });
    const draft = await create('journalentries', { ...cash, openingBalance: 5, closingBalance: 0 });
    await create(`journalentries/${draft.id}/lines`, {
      ledgerAccountId: controlAccountId,
      creditorId: 1,
      amountDebit: 5,
    });
    expect(Object.keys(await getErrors('PATCH', `purchaseinvoices/${id}`, { invoiceNumber: 'N-1' }))).toEqual(['id']);
    await act(`journalentries/${draft.id}/process`);
    expect(await getErrors('PATCH', `purchaseinvoices/${id}`, { invoiceNumber: 'N-1' })).toEqual({
      id: ['The invoice has payments, so its posting cannot change.'],
    });
  });
});
