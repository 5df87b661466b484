import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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
function addMonth(form: Form, { findCode, findAccount }: Books, { history }: Company, [year, month]: Month): void {
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

type Month = readonly [year: number, month: number];

const isBeforePlatform = ([year, month]: Month): boolean => `${year}-${String(month).padStart(2, '0')}` <= LAST_MONTH;

/** The boxes by the ledger, in cents. */
function calculateInCents(lines: readonly Row[], codes: readonly Row[]) {
  const calculated = calculateVatReturn(lines as readonly VatLedgerLine[], codes as unknown as readonly VatCodeBoxes[]);
  const boxes = [...calculated].map(([name, { base, vat }]) => [
    name,
    { base: base === null ? null : toCents(base), vat: toCents(vat) },
  ]);
  return Object.fromEntries(boxes) as Readonly<Record<string, { readonly base: number | null; readonly vat: number }>>;
}

async function createReader({ tenant, user }: (typeof COMPANIES)[number]) {
  const token = (await control('tokens', { user })).body.access_token;
  const list = (path: string) => rows(`/v1/${path}`, { tenant, token });
  const listLines = (year: number, months: readonly number[]) =>
    list(`ledgerlines?Bookyear=${year}&${months.map((month) => `Period=${month}`).join('&')}`);
  return { list, listLines, codes: await list('vatcodes') };
}

it.each(COMPANIES)(
  'the VAT returns of administration $tenant add up to the documents in every quarter of the demo years',
  async (owner) => {
    const { list, listLines, codes } = await createReader(owner);
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
      const earlier = months.map((month) => [year, month] as const).filter(isBeforePlatform);
      for (const month of earlier) addMonth(form, books, owner.company, month);
      const boxes = calculateInCents(await listLines(year, months), codes);
      expect(boxes, `${year} quarter ${quarter}`).toEqual(form.getBoxes());
    }
  },
);

it('the table of the guide has the returns of the first quarter of 2026', async () => {
  const readers = await Promise.all(COMPANIES.map(createReader));
  const returns = await Promise.all(
    readers.map(async ({ listLines, codes }) => calculateInCents(await listLines(2026, [1, 2, 3]), codes)),
  );
  const format = (cents: number | null = null): string =>
    cents === null ? '–' : (cents / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  const table = Object.keys(returns[0] ?? {}).map((box) => {
    const cells = returns.flatMap((boxes) => [format(boxes[box]?.base), format(boxes[box]?.vat)]);
    return `| ${[box, ...cells].join(' | ')} |\n`;
  });
  const guide = readFileSync(new URL('../../openapi/guides/vat-return.md', import.meta.url), 'utf8');
  expect(guide.slice(guide.indexOf('| 1a |'), guide.indexOf('\n\n## What to look at'))).toBe(table.join('').trimEnd());
});
