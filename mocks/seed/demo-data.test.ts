import { describe, expect, it } from 'vitest';
import { hasValidCheckDigits } from '../../contract/check-digits.ts';
import { getAdministrations, getShared } from '../../test/support/seed/read-seed.ts';
import { idsOf, type Row, recordOf } from '../../test/support/seed/rows.ts';
import { calculateBalance, type Posting } from '../accounting/arithmetic/postings.ts';
import { readContract } from '../hosts/node/read-contract.ts';
import { readDemo } from '../package/seed/read-demo.ts';
import type { RecordOf } from '../store/record-types.ts';

/**
 * Others test what any books must be: `verify-books.test.ts` verifies the references and postings of the demo companies,
 * `test/sandbox/state.test.ts` imports them by the schemas of their records, and `test/sandbox/demo-companies.test.ts` makes them again.
 */
const contract = readContract();
const administrations = getAdministrations();
const shared = getShared();
const tables = [...Object.entries(shared), ...administrations.flatMap(({ rows }) => Object.entries(rows))];

const getValues = (...fields: string[]): string[] =>
  tables.flatMap(([, rows]) =>
    rows.flatMap((row) => fields.flatMap((field) => (row[field] == null ? [] : String(row[field])))),
  );

/** GTIN: weights 1 and 3 in turn, from the right; the sum is a multiple of 10. */
function isValidBarcode(barcode: string): boolean {
  return [...barcode].reverse().reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0) % 10 === 0;
}

/** Fields whose values tests and guides count on, in each company. */
const COVERED: Readonly<Record<string, readonly string[]>> = {
  articles: ['active'],
  'draftsalesinvoices/lines': ['bookingType', 'unitPriceIncludingVat', 'discountPercentage', 'quantity', 'vatCodeId'],
  draftsalesinvoices: ['invoiceDate'],
  'salesinvoices/lines': ['bookingType', 'unitPriceIncludingVat', 'discountPercentage', 'vatCodeId'],
  salesinvoices: ['invoiceNumber', 'invoiceDate', 'amountIncludingVat'],
  purchaseinvoices: ['invoiceNumber', 'invoiceDate'],
  journalentries: ['status', 'JournalId', 'sourceDocumentNumber'],
  journalentrylog: ['Action'],
};

function describeCompany({ record, rows, modules }: (typeof administrations)[number]): string {
  const codes = new Map(rows.vatcodes?.map(({ id, code }) => [id, code]));
  const countries = new Map(shared.countries?.map(({ id, code }) => [id, code]));
  const describeValue = (row: Row, field: string) =>
    field === 'vatCodeId' ? codes.get(Number(row[field])) : row[field];
  const lines = Object.entries(rows).flatMap(([name, some]) => (name.endsWith('/lines') ? some : []));
  const sold = new Set(lines.map(({ ArticleSku }) => ArticleSku));
  const unsold = rows.articles?.filter(({ ArticleSku, active }) => active && !sold.has(ArticleSku));
  const texts: readonly [name: string, values: readonly unknown[]][] = [
    ['modules', Object.entries(modules).flatMap(([name, isOn]) => (isOn ? name : []))],
    ...Object.entries(rows).map(([name, some]): [string, number[]] => [name, [some.length]]),
    ...Object.entries(COVERED).flatMap(([name, fields]) =>
      fields.map((field): [string, unknown[]] => [
        `${name}, ${field}`,
        rows[name]?.map((row) => describeValue(row, field)) ?? [],
      ]),
    ),
    ['periods', rows.ledgerlines?.map(({ Bookyear, Period }) => `${Bookyear}/${Period}`) ?? []],
    ['fields of lines', lines.flatMap((line) => ['costCenterId', 'costUnitId'].filter((name) => line[name] != null))],
    [
      'countries of debtors',
      rows.debtors?.map(({ address }) => countries.get(Number((address as Row | null)?.countryId))) ?? [],
    ],
    ['active articles that no line names', unsold?.map(({ ArticleSku }) => ArticleSku) ?? []],
  ];
  return [record.name, ...texts.map(([name, values]) => `  ${name}: ${[...new Set(values)].join(', ')}`), ''].join(
    '\n',
  );
}

it('the demo companies have enough of everything to page, filter and sort', async () => {
  await expect(administrations.map(describeCompany).join('\n')).toMatchFileSnapshot('__snapshots__/demo-data.txt');
});

describe('demo data', () => {
  it('has only fields of its records in the files', () => {
    const demo = readDemo();
    for (const tables of [demo.shared, demo.standard, ...demo.companies.map((company) => company.tables)]) {
      for (const [resource, rows] of Object.entries(tables)) {
        const names = recordOf(contract, resource).fields.map(({ name }) => name);
        for (const row of rows) expect(names, resource).toEqual(expect.arrayContaining(Object.keys(row)));
      }
    }
  });

  it('has bank accounts, VAT numbers and barcodes with valid check digits', () => {
    expect(getValues('iban', 'IBAN').filter((iban) => !hasValidCheckDigits('iban', iban))).toEqual([]);
    const vatNumbers = getValues('vatNumber');
    expect(vatNumbers.filter((vatNumber) => vatNumber.startsWith('NL')).length).toBeGreaterThan(40);
    expect(vatNumbers.filter((vatNumber) => !hasValidCheckDigits('vatNumber', vatNumber))).toEqual([]);
    expect(getValues('barcode').filter((barcode) => !isValidBarcode(barcode))).toEqual([]);
  });

  it.each([
    ['email', /^[a-z.]+@[a-z-]+\.example$/],
    ['website', /^https:\/\/[a-z-]+\.example$/],
    ['iban', /^NL\d\dTEST\d{10}$/],
    ['bic', /^TESTNL2A$/],
    ['chamberOfCommerceNumber', /^(9000\d{4}|HRB 9000\d+|0000\.000\.\d+)$/],
  ])('has a fictitious `%s`', (field, reserved) => {
    expect(getValues(field).length).toBeGreaterThan(10);
    for (const value of getValues(field)) expect(value).toMatch(reserved);
  });

  it('names the bank of every bank account and the bank account of every mandate', () => {
    for (const { rows } of administrations) {
      const accounts = new Map(rows.debtors?.map(({ id, iban }) => [id, iban]));
      for (const { iban, bic } of [...(rows.debtors ?? []), ...(rows.creditors ?? [])])
        expect(bic === null).toBe(iban === null);
      for (const { debtorId, IBAN } of rows['debtors/mandates'] ?? [])
        expect(accounts.get(Number(debtorId))).toBe(IBAN);
    }
  });
});

describe.each(administrations)('the ledger of $record.name', ({ rows }) => {
  const lines = rows.ledgerlines as unknown as readonly (RecordOf<'ledgerlines'> & Posting)[];
  const ofType = (...types: number[]) => {
    const ids = new Set(idsOf(rows.ledgeraccounts, ({ type }) => types.includes(Number(type))));
    return lines.filter(({ ledgerAccountId }) => ids.has(ledgerAccountId));
  };

  it('has a bank and a cash register that are never negative', () => {
    const groups = Map.groupBy(ofType(3, 4), ({ ledgerAccountId, Bookyear }) => `${ledgerAccountId} ${Bookyear}`);
    for (const group of groups.values()) {
      const days = group.toSorted((a, b) => `${a.date}${a.Period}`.localeCompare(`${b.date}${b.Period}`));
      for (const [index, { date }] of days.entries())
        expect(calculateBalance(days.slice(0, index + 1)), date).toBeGreaterThanOrEqual(0);
    }
  });

  it('has a zero balance on suspense accounts in each year', () => {
    const years = Map.groupBy(ofType(8, 13), ({ Bookyear }) => Bookyear);
    for (const [year, some] of years) expect(calculateBalance(some), String(year)).toBe(0);
  });

  it('matches the cash register before each cash entry', () => {
    const registers = new Map(
      rows.journals?.flatMap((row) => (row.type === 'K' ? [[row.id, row.ledgerAccountId]] : [])),
    );
    const cash = rows.journalentries?.filter(({ JournalId }) => registers.has(Number(JournalId))) ?? [];
    expect(cash.length).toBeGreaterThan(0);
    for (const { JournalId, bookYear, date, openingBalance, sourceDocumentNumber } of cash) {
      const before = lines.filter(
        (line) =>
          line.ledgerAccountId === registers.get(Number(JournalId)) &&
          line.Bookyear === bookYear &&
          line.date < String(date),
      );
      expect(calculateBalance(before), String(sourceDocumentNumber)).toBe(openingBalance);
    }
  });
});
