import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDemo } from '../../mocks/package/seed/read-demo.ts';
import { calculateVatReturn, type VatCodeBoxes, type VatLedgerLine } from '../../totals/index.ts';
import { type Row, useBooks } from '../support/books.ts';

/**
 * The VAT return by the guide is made from the ledger. Here it is made a second time from the documents: the invoices, the
 * journal entries, and the monthly invoices from before the platform, whose only document is the description of the company.
 * Both share no code. Amounts are in cents.
 */
const { rows, control } = useBooks();

const COMPANIES = readDemo().companies.map((company, index) => ({
  tenant: index + 1,
  user: index === 2 ? 'other' : 'demo',
  company,
}));

/** How much of 2024 there is in a year, in percent. The last month that was invoiced before the platform is February 2026. */
const GROWTH = new Map([
  [2024, 100],
  [2025, 104],
  [2026, 107],
]);
const LAST_MONTH = '2026-02';

const quarters = [...GROWTH.keys()].flatMap((year) => [1, 2, 3, 4].map((quarter) => ({ year, quarter })));

const toCents = (euros: unknown): number => Math.round(Number(euros) * 100);

/** The boxes of a return by hand: cents of base and VAT for each name, and what is deducted. */
function createForm(vatCodes: readonly Row[]) {
  const boxes = new Map<string, { base: number; vat: number }>();
  let deducted = 0;
  for (const { returnBox } of vatCodes) if (returnBox) boxes.set(returnBox, { base: 0, vat: 0 });
  return {
    add(code: Row, { base = 0, owed = 0, deductible = 0 }): void {
      const box = boxes.get(code.returnBox);
      if (box) {
        box.base += base;
        box.vat += owed;
      }
      deducted += deductible;
    },
    getBoxes() {
      const owed = [...boxes.values()].reduce((sum, { vat }) => sum + vat, 0);
      const totals = { '5a': owed, '5b': deducted, '5g': owed - deducted };
      return {
        ...Object.fromEntries(boxes),
        ...Object.fromEntries(Object.entries(totals).map(([name, vat]) => [name, { base: null, vat }])),
      };
    },
  };
}
type Form = ReturnType<typeof createForm>;

/** Adds the VAT of an invoice: a sale owes it, a purchase deducts it, and owes it when it is reverse-charged. */
function addTotal(form: Form, code: Row, base: number, charged: number): void {
  if (code.salesCode) form.add(code, { base, owed: charged });
  else if (code.reverseCharged) {
    const vat = Math.sign(base) * Math.round((Math.abs(base) * code.percentage) / 100);
    form.add(code, { base, owed: vat, deductible: vat });
  } else form.add(code, { base, deductible: charged });
}

/** Numbers of the accounts on which VAT is deducted. */
const DEDUCTED = ['1520', '1521'];

/** Adds a line of a journal entry: VAT on an account of VAT, what it is calculated on elsewhere. */
function addEntryLine(form: Form, code: Row, account: Row, line: Row): void {
  const balance = toCents(line.amountDebit) - toCents(line.amountCredit);
  if (account.type !== 14) form.add(code, { base: code.salesCode ? -balance : balance });
  else if (DEDUCTED.includes(account.number)) form.add(code, { deductible: balance });
  else form.add(code, { owed: -balance });
}

type Company = (typeof COMPANIES)[number]['company'];

/** Data read from an administration. */
interface Books {
  readonly documents: readonly Row[];
  readonly entries: readonly Row[];
  readonly findCode: (id: unknown) => Row;
  readonly findAccount: (test: (account: Row) => boolean) => Row;
}

function addInvoices(form: Form, { documents, findCode }: Books, isInQuarter: (document: Row) => boolean): void {
  for (const { vatTotals } of documents.filter(isInQuarter)) {
    for (const { vatCodeId, amountExcludingVat, amountVat } of vatTotals) {
      if (vatCodeId !== null) addTotal(form, findCode(vatCodeId), toCents(amountExcludingVat), toCents(amountVat));
    }
  }
}

function addEntries(form: Form, { entries, findCode, findAccount }: Books, isInQuarter: (entry: Row) => boolean): void {
  for (const line of entries.filter(isInQuarter).flatMap((entry) => entry.lines)) {
    const account = () => findAccount(({ id }) => id === line.ledgerAccountId);
    if (line.vatCodeId !== null) addEntryLine(form, findCode(line.vatCodeId), account(), line);
  }
}

/** Adds the invoices of a month from before the platform, by the description of the company. */
function addMonth(
  form: Form,
  { findCode, findAccount }: Books,
  { history }: Company,
  year: number,
  month: number,
): void {
  const share = Number(history.season[month - 1]) * Number(GROWTH.get(year));
  for (const side of ['sales', 'purchases'] as const) {
    const bases = new Map<Row, number>();
    for (const { ledgerAccountId, amount } of history[side].lines) {
      const reference = String(ledgerAccountId);
      const code = findCode(findAccount(({ number }) => reference === `@ledgeraccounts/${number}`).vatCodeId);
      bases.set(code, (bases.get(code) ?? 0) + Math.round((toCents(amount) * share) / 10_000));
    }
    for (const [code, base] of bases) addTotal(form, code, base, Math.round((base * code.percentage) / 100));
  }
}

const isBeforePlatform = (year: number, month: number): boolean =>
  `${year}-${String(month).padStart(2, '0')}` <= LAST_MONTH;

/** The boxes by the ledger, in cents. */
function calculateInCents(lines: readonly Row[], codes: readonly Row[]): object {
  const calculated = calculateVatReturn(lines as readonly VatLedgerLine[], codes as unknown as readonly VatCodeBoxes[]);
  return Object.fromEntries(
    [...calculated].map(([name, { base, vat }]) => [
      name,
      { base: base === null ? null : toCents(base), vat: toCents(vat) },
    ]),
  );
}

describe.each(COMPANIES)('VAT return of administration $tenant', ({ tenant, user, company }) => {
  it('adds up to the documents in every quarter of the demo years', async () => {
    const token = (await control('tokens', { user })).body.access_token;
    const list = (path: string) => rows(`/v1/${path}`, { tenant, token });
    const codes = await list('vatcodes');
    const accounts = await list('ledgeraccounts');
    const books: Books = {
      documents: [...(await list('salesinvoiceswithlines')), ...(await list('purchaseinvoiceswithlines'))],
      entries: await list('journalentrieswithlines?status=processed'),
      findCode: (id) => codes.find((code) => code.id === id) as Row,
      findAccount: (test) => accounts.find(test) as Row,
    };
    for (const { year, quarter } of quarters) {
      const months = [1, 2, 3].map((month) => (quarter - 1) * 3 + month);
      const isInQuarter = ({ bookYear, bookPeriod }: Row) => bookYear === year && months.includes(bookPeriod);
      const form = createForm(codes);
      addInvoices(form, books, isInQuarter);
      addEntries(form, books, isInQuarter);
      for (const month of months.filter((each) => isBeforePlatform(year, each)))
        addMonth(form, books, company, year, month);

      const lines = await listLines(list, year, months);
      expect(calculateInCents(lines, codes), `${year} quarter ${quarter}`).toEqual(form.getBoxes());
    }
  });

  it('is in the table of the guide, for the first quarter of 2026', async () => {
    const token = (await control('tokens', { user })).body.access_token;
    const list = (path: string) => rows(`/v1/${path}`, { tenant, token });
    const boxes = calculateInCents(await listLines(list, 2026, [1, 2, 3]), await list('vatcodes'));
    expect(readTable(tenant)).toEqual(boxes);
  });
});

const listLines = (list: (path: string) => Promise<Row[]>, year: number, months: readonly number[]): Promise<Row[]> =>
  list(`ledgerlines?Bookyear=${year}&${months.map((month) => `Period=${month}`).join('&')}`);

/** Reads the columns of an administration from the last table of the guide, in cents. */
function readTable(tenant: number): object {
  const text = readFileSync(new URL('../../openapi/guides/vat-return.md', import.meta.url), 'utf8');
  const table = text.slice(text.indexOf('| box | 1: amount |'));
  const rows = [...table.matchAll(/^\| (\d[a-z]) \| (.+) \|$/gm)].map(([, box, cells = '']) => {
    const [base = '', vat = ''] = cells.split(' | ').slice((tenant - 1) * 2);
    const cents = (cell: string) => (cell === '–' ? null : toCents(cell.replaceAll(',', '')));
    return [box, { base: cents(base), vat: cents(vat) }];
  });
  return Object.fromEntries(rows);
}
