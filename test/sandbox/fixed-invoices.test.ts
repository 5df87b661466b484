import { beforeEach, describe, expect, it } from 'vitest';
import { createContract } from '../../contract/contract.ts';
import { cash, type Row, useBooks } from '../support/books.ts';
import { bundle } from '../support/contract.ts';

const { create, patch, remove, getErrors, act, control, rows } = useBooks();

beforeEach(async () => {
  const body = { costCenters: true, costUnits: true };
  await control('administrations/1/modules', body, 'PATCH');
});

/**
 * Changes of an invoice whose posting is fixed, because its book year is closed or something is paid on it: what a ledger line
 * shows stays, what only the paper or the screen shows may be corrected. The first field of each is the one that it tries.
 */
interface Changes {
  readonly posted: readonly Row[];
  readonly unposted: readonly Row[];
}

const POSTED_FIELDS: readonly Row[] = [
  { invoiceNumber: 'N-1' },
  { invoiceDate: '2025-12-29' },
  { bookYear: 2026, bookPeriod: 12 },
  { bookPeriod: 1, bookYear: 2026 },
  { description: 'December' },
];
const UNPOSTED_FIELDS: readonly Row[] = [
  { dueDate: '2026-05-01' },
  { paymentConditionId: 5 },
  { remark: 'Intern' },
  { inboxFileId: 1 },
];

const SALE: Changes = {
  posted: [{ debtorId: 2 }, ...POSTED_FIELDS],
  unposted: [...UNPOSTED_FIELDS, { invoiceAddress: { city: 'Gouda' } }, { reference: 'PO-1' }],
};

const PURCHASE: Changes = {
  posted: [{ creditorId: 2 }, ...POSTED_FIELDS],
  unposted: [...UNPOSTED_FIELDS, { approvalRouteId: 1 }],
};

const AMOUNTS: readonly Row[] = [
  { description: 'Anders' },
  { quantity: 3 },
  { unitPrice: 7 },
  { unitPriceIncludingVat: true },
  { discountPercentage: 5 },
  { costCenterId: 1 },
  { costUnitId: 1 },
];
const SAME_AMOUNT = { quantity: 1, unitPrice: 20 };

const SALES_LINE: Changes = {
  posted: [
    ...AMOUNTS,
    { bookingType: 'T' },
    { ledgerAccountId: 98 },
    { ArticleSku: 'KAAS-JONG-500', bookingType: 'A' },
    { salesTypeId: 2, bookingType: 'V' },
    { vatCodeId: 2 },
  ],
  unposted: [SAME_AMOUNT],
};

/** Of a line of text the ledger shows nothing. */
const TEXT_LINE: Changes = {
  posted: [{ bookingType: 'V', salesTypeId: 2, unitPrice: 5 }],
  unposted: [...AMOUNTS, { vatCodeId: 2 }],
};

const PURCHASE_LINE: Changes = {
  posted: [...AMOUNTS, { ledgerAccountId: 74 }, { vatCodeId: 10 }, { amountVat: 4.18 }],
  unposted: [SAME_AMOUNT],
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
    message:
      'The invoice is posted in book year 2025, which is closed, so its posting cannot change. Correct it with a credit invoice in an open year, or reopen the year.',
  },
  'with a payment': {
    fix: (type: string, id: number) => act(`${type}invoices/${id}/pay`, { amount: 1 }),
    message: 'The invoice has payments, so its posting cannot change. Correct it with a credit invoice.',
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

  it.each(cases)('of %s keeps what the ledger shows of its %s, and nothing else', async (type, part, changes) => {
    const { id, lines } = await createInvoice(type);
    await fix(type, id);
    const getPostings = () => rows(`/v1/ledgerlines?Bookyear=2025&${type}InvoiceId=${id}`);
    const postings = await getPostings();
    const [path, field] = getTarget(type, part, { id, lines });
    for (const change of changes.posted)
      expect([change, await getErrors('PATCH', path, change)]).toEqual([change, { [field]: [message] }]);
    for (const change of changes.unposted) await patch(path, change);
    expect(await getPostings()).toEqual(postings);
  });

  it.each(['sales', 'purchase'])('of %s is not deleted', async (type) => {
    const { id } = await createInvoice(type);
    await fix(type, id);
    expect(await getErrors('DELETE', `${type}invoices/${id}`)).toEqual({ id: [message] });
  });
});

it.each(cases)('of %s every field of a %s can change while its year is open and nothing is paid', async (...row) => {
  const [type, part, { posted, unposted }] = row;
  const { id, lines } = await createInvoice(type);
  const [path] = getTarget(type, part, { id, lines });
  await control('snapshots', { name: 'open' });
  for (const change of [...posted, ...unposted]) {
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
])('the table has every field of %s that a client writes', (name, { posted, unposted }) => {
  const tried = new Set([...posted, ...unposted].map((change) => Object.keys(change)[0]));
  expect([...tried].toSorted()).toEqual(listWritable(name));
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
      id: [
        `Draft journal entry ${draft.id} settles this invoice. Delete that entry first, or take the invoice out of its lines.`,
      ],
    };
    expect(await getErrors('DELETE', path)).toEqual(errors);
    for (const change of [{ invoiceNumber: 'N-1' }, type === 'sales' ? { debtorId: 2 } : { creditorId: 2 }])
      expect(await getErrors('PATCH', path, change)).toMatchObject(errors);
    await patch(path, { description: 'December', remark: 'Contant' });
    await remove(`journalentries/${draft.id}`);
    await patch(path, { invoiceNumber: 'N-1' });
  });

  it('without a number gets none until the entry is processed', async () => {
    const unnumbered = { creditorId: 1, lines: [{ ledgerAccountId: 73, unitPrice: 5 }] };
    const { id, controlAccountId } = await create('purchaseinvoiceswithlines', unnumbered);
    const draft = await create('journalentries', { ...cash, openingBalance: 5, closingBalance: 0 });
    const settlement = { ledgerAccountId: controlAccountId, creditorId: 1, amountDebit: 5 };
    await create(`journalentries/${draft.id}/lines`, settlement);
    const number = () => getErrors('PATCH', `purchaseinvoices/${id}`, { invoiceNumber: 'N-1' });
    expect(Object.keys(await number())).toEqual(['id']);
    await act(`journalentries/${draft.id}/process`);
    expect(await number()).toEqual({ id: [FIXED['with a payment'].message] });
  });
});
