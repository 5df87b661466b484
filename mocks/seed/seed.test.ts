import { describe, expect, it } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { createChecks } from '../validation/ajv.ts';
import { demoSeed } from './seed.ts';
import { ibanIsValid, dutchVatNumberIsValid, barcodeIsValid } from './testing/check-digits.ts';
import { lostReferences, recordOf } from './testing/references.ts';

const contract = readContract();
const checks = createChecks(contract.document);
const seed = demoSeed();
const { shared, administrations, users } = seed;
const [vijfhoek, nergenshuizen, verzinsel] = administrations;
if (!vijfhoek || !nergenshuizen || !verzinsel) throw new Error('The seed has three administrations');

const tables = [
  ...Object.entries(shared),
  ...administrations.flatMap(({ rows }) => Object.entries(rows)),
  ['administrations', administrations.map(({ record }) => record)] as const,
];
const allRows = tables.flatMap(([, rows]) => rows);
const drafts = administrations.flatMap(({ draftSalesInvoices }) => draftSalesInvoices);
const lines = drafts.flatMap((draft) => draft.lines);

const meta = { self: 'https://api.example/1', administrationId: 1, administrationName: 'Demo', profileName: 'Demo user' };

const valuesOf = (field: string): unknown[] => allRows.map((row) => row[field]).filter((value) => value != null);
const repeated = (values: readonly unknown[]): unknown[] => values.filter((value, index) => values.indexOf(value) !== index);
const count = (rows: readonly unknown[] | undefined): number => rows?.length ?? 0;

describe('the rows of the seed', () => {
  it('have every field of their record, and no other', () => {
    for (const [resource, rows] of tables) {
      const fields = recordOf(contract, resource).fields.map(({ name }) => name);
      for (const row of rows) expect(Object.keys(row).sort(), `${resource} ${row.id}`).toEqual(fields.toSorted());
    }
  });

  it('are valid records of the contract', () => {
    for (const [resource, rows] of tables) {
      const check = checks.named(recordOf(contract, resource).record);
      for (const row of rows) expect(check({ ...row, _meta: meta }), `${resource} ${row.id}`).toEqual([]);
    }
  });

  it('have identifiers that no other administration uses', () => {
    const ids = tables.flatMap(([resource, rows]) => rows.map(({ id }) => `${resource} ${id}`));
    expect(repeated(ids)).toEqual([]);
  });

  it.each(['number', 'code', 'ArticleSku'])('use a %s once in an administration', (key) => {
    const perTable = [...Object.values(shared), ...administrations.flatMap(({ rows }) => Object.values(rows))];
    for (const rows of perTable) expect(repeated(rows.map((row) => row[key]).filter(Boolean))).toEqual([]);
  });

  it('refer only to rows of their own administration, or of all', () => {
    for (const { record, rows, draftSalesInvoices } of administrations) {
      const known = { ...shared, ...rows };
      const lost = [
        ...lostReferences(contract, 'Administration', [record], known),
        ...Object.entries(rows).flatMap(([resource, some]) => lostReferences(contract, recordOf(contract, resource).record, some, known)),
        ...lostReferences(contract, 'DraftSalesInvoiceWithLinesInput', draftSalesInvoices, known),
      ];
      expect(lost).toEqual([]);
    }
  });

  it('have bank accounts, VAT numbers and barcodes with the right check digits', () => {
    expect([...valuesOf('iban'), ...valuesOf('IBAN')].filter((iban) => !ibanIsValid(String(iban)))).toEqual([]);
    const dutch = valuesOf('vatNumber').map(String).filter((vatNumber) => vatNumber.startsWith('NL'));
    expect(dutch.length).toBeGreaterThan(25);
    expect(dutch.filter((vatNumber) => !dutchVatNumberIsValid(vatNumber))).toEqual([]);
    expect(valuesOf('barcode').filter((barcode) => !barcodeIsValid(String(barcode)))).toEqual([]);
  });

  it('belong to nobody: reserved names and invented numbers', () => {
    for (const email of valuesOf('email')) expect(email).toMatch(/^[a-z.]+@[a-z-]+\.example$/);
    for (const website of valuesOf('website')) expect(website).toMatch(/^https:\/\/[a-z-]+\.example$/);
    for (const iban of valuesOf('iban')) expect(iban).toMatch(/^NL\d\dTEST/);
    for (const number of valuesOf('chamberOfCommerceNumber')) expect(number).toMatch(/^(9000\d{4}|HRB 9000\d+|0000\.000\.\d+)$/);
    expect(new Set(valuesOf('bic'))).toEqual(new Set(['TESTNL2A']));
  });

  it('give a bank to a debtor with a bank account, and a mandate its IBAN', () => {
    for (const { rows } of administrations) {
      for (const { iban, bic } of rows.debtors ?? []) expect(bic === null).toBe(iban === null);
      for (const { debtorId, IBAN } of rows.mandates ?? []) {
        expect(rows.debtors?.find(({ id }) => id === debtorId)?.iban).toBe(IBAN);
      }
    }
  });

  it('are the same at every call', () => {
    expect(demoSeed()).toEqual(seed);
  });
});

describe('the charts of accounts', () => {
  const typeOf = (rows: typeof vijfhoek.rows, id: unknown) => rows.ledgeraccounts?.find((account) => account.id === id)?.type;

  it.each(administrations)('of $record.name have every type of account, and one that takes the result', ({ rows }) => {
    const types = (rows.ledgeraccounts ?? []).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(shared.ledgeraccounttypes.map(({ id }) => id)));
    expect(types.filter((type) => type === 15)).toHaveLength(1);
  });

  it.each(administrations)('of $record.name stand in the order of their numbers', ({ rows }) => {
    const numbers = (rows.ledgeraccounts ?? []).map(({ number }) => String(number));
    expect(numbers).toEqual(numbers.toSorted());
  });

  it('report an account where its reference code and its type do', () => {
    const profitAndLoss = new Set<unknown>([2, 9, 10, 12]);
    for (const { number, type, referenceCode, balanceOrProfitLoss } of administrations.flatMap(({ rows }) => rows.ledgeraccounts ?? [])) {
      expect(balanceOrProfitLoss, String(number)).toBe(profitAndLoss.has(type) ? 'P' : 'B');
      if (referenceCode) expect(referenceCode, String(number)).toMatch(balanceOrProfitLoss === 'B' ? /^B[A-Z]/ : /^W[A-Z]/);
    }
  });

  it.each(administrations)('of $record.name have the right accounts behind kinds, VAT codes and sales types', ({ rows }) => {
    const salesCodes = new Set((rows.vatcodes ?? []).filter(({ salesCode }) => salesCode).map(({ id }) => id));
    for (const kind of rows.debtorkinds ?? []) expect(typeOf(rows, kind.ledgerAccountId)).toBe(6);
    for (const { ledgerAccountId } of rows.vatcodes ?? []) if (ledgerAccountId) expect(typeOf(rows, ledgerAccountId)).toBe(14);
    for (const { ledgerAccountId, vatCodeId } of rows.salestypes ?? []) {
      expect(typeOf(rows, ledgerAccountId)).toBe(9);
      expect(salesCodes).toContain(vatCodeId);
    }
    for (const { type, vatCodeId } of rows.ledgeraccounts ?? []) {
      if (vatCodeId !== null) expect(salesCodes.has(Number(vatCodeId))).toBe(type === 9);
    }
  });
});

describe('the drafts', () => {
  it('are what a client may post', () => {
    const check = checks.named('DraftSalesInvoiceWithLinesInput');
    for (const draft of drafts) expect(check(draft), JSON.stringify(draft)).toEqual([]);
  });

  it('sell active articles, book on turnover accounts, and use VAT codes for sales', () => {
    for (const { rows, draftSalesInvoices } of administrations) {
      const active = (rows.articles ?? []).filter((row) => row.active).map((row) => row.ArticleSku);
      const turnover = (rows.ledgeraccounts ?? []).filter((row) => row.type === 9).map((row) => row.id);
      const salesCodes = (rows.vatcodes ?? []).filter((row) => row.salesCode).map((row) => row.id);
      for (const line of draftSalesInvoices.flatMap((draft) => draft.lines)) {
        if (line.bookingType === 'A') expect(active).toContain(line.ArticleSku);
        if (line.bookingType === 'G') expect(turnover).toContain(line.ledgerAccountId);
        if (line.vatCodeId) expect(salesCodes).toContain(line.vatCodeId);
      }
    }
  });

  it('show every booking type, both price modes, discounts, credits and prices on text', () => {
    expect(new Set(lines.map(({ bookingType }) => bookingType))).toEqual(new Set(['A', 'V', 'G', 'T']));
    expect(new Set(lines.map(({ unitPriceIncludingVat }) => unitPriceIncludingVat ?? false))).toEqual(new Set([true, false]));
    expect(lines.filter(({ discountPercentage }) => discountPercentage).length).toBeGreaterThan(5);
    expect(lines.filter(({ quantity = 1 }) => quantity < 0).length).toBeGreaterThan(3);
    expect(lines.some(({ bookingType, unitPrice }) => bookingType === 'T' && unitPrice)).toBe(true);
  });

  it('are dated from March to November 2026, in order', () => {
    for (const { draftSalesInvoices } of administrations) {
      const dates = draftSalesInvoices.map(({ invoiceDate }) => String(invoiceDate));
      expect(dates).toEqual(dates.toSorted());
      for (const date of dates) expect(date >= '2026-03-01' && date <= '2026-11-30', date).toBe(true);
    }
  });
});

describe('the companies', () => {
  it('are large enough to page, filter and sort in', () => {
    const sizes = administrations.map(({ rows, draftSalesInvoices }) => ({
      debtors: count(rows.debtors),
      articles: count(rows.articles),
      accounts: count(rows.ledgeraccounts) >= (rows === vijfhoek.rows ? 70 : 60),
      mandates: count(rows.mandates) > 0,
      drafts: draftSalesInvoices.length,
    }));
    expect(sizes).toEqual([
      { debtors: 32, articles: 24, accounts: true, mandates: true, drafts: 15 },
      { debtors: 12, articles: 6, accounts: true, mandates: true, drafts: 6 },
      { debtors: 5, articles: 3, accounts: true, mandates: true, drafts: 2 },
    ]);
    expect(vijfhoek.rows.articles?.filter(({ active }) => !active).length).toBeGreaterThanOrEqual(4);
  });

  it('have different modules', () => {
    expect(vijfhoek.modules).toMatchObject({ tradePack: true, salesOrders: true, approvalRoutes: false });
    expect(nergenshuizen.modules).toMatchObject({ tradePack: false, salesOrders: false, costCenters: true });
  });

  it('are open to one user each: the first two to demo, the third to another', () => {
    const ids = administrations.map(({ record }) => record.id);
    expect(users.map(({ name, administrations: open }) => [name, open])).toEqual([
      ['demo', ids.slice(0, 2)],
      ['other', ids.slice(2)],
    ]);
  });

  it('live in countries of the European Union and elsewhere, the Netherlands first', () => {
    expect(shared.countries.slice(0, 3).map(({ id, code }) => [id, code])).toEqual([[1, 'NL'], [2, 'BE'], [3, 'DE']]);
    expect(count(shared.countries)).toBeGreaterThanOrEqual(27 + 12);
    const used = administrations.flatMap(({ rows }) => rows.debtors ?? []).map(({ address }) => (address as { countryId: number } | null)?.countryId);
    expect(new Set(used).size).toBeGreaterThan(5);
  });
});
