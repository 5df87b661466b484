import { describe, expect, it } from 'vitest';
import { readContract } from '../contract/contract.ts';
import { demoSeed } from './seed.ts';
import { barcodeIsValid, dutchVatNumberIsValid, ibanIsValid } from './testing/check-digits.ts';
import { lostReferences, recordOf } from './testing/references.ts';
import { repeated } from './testing/rows.ts';
import { validity } from './testing/validity.ts';

const contract = readContract();
const faultsOf = validity(contract.document);
const seed = demoSeed();
const { shared, administrations, users } = seed;

const tables = [
  ...Object.entries(shared),
  ...administrations.flatMap(({ rows }) => Object.entries(rows)),
  ['administrations', administrations.map(({ record }) => record)] as const,
];

const valuesOf = (...fields: string[]): string[] =>
  tables.flatMap(([, rows]) =>
    rows.flatMap((row) =>
      fields
        .map((field) => row[field])
        .filter((value) => value != null)
        .map(String),
    ),
  );

describe('the rows of the seed', () => {
  it('have every field of their record, and no other', () => {
    for (const [resource, rows] of tables) {
      const fields = recordOf(contract, resource).fields.map(({ name }) => name);
      for (const row of rows) expect(Object.keys(row).sort(), `${resource} ${row.id}`).toEqual(fields.toSorted());
    }
  });

  it('are valid records of the contract', () => {
    const _meta = { self: 'https://api.example/1', administrationId: 1, administrationName: 'A', profileName: 'B' };
    for (const [resource, rows] of tables) {
      const { record } = recordOf(contract, resource);
      for (const row of rows) expect(faultsOf(record, { ...row, _meta }), `${resource} ${row.id}`).toEqual([]);
    }
  });

  it('have identifiers that no other administration uses', () => {
    expect(repeated(tables.flatMap(([resource, rows]) => rows.map(({ id }) => `${resource} ${id}`)))).toEqual([]);
  });

  it.each(['number', 'code', 'ArticleSku'])('have a `%s` that is theirs alone in their administration', (key) => {
    for (const [resource, rows] of tables) {
      expect(repeated(rows.map((row) => row[key]).filter(Boolean)), resource).toEqual([]);
    }
  });

  it('refer only to rows of their own administration, or of all', () => {
    for (const { record, rows } of administrations) {
      const known = { ...shared, ...rows };
      for (const [resource, some] of [...Object.entries(rows), ['administrations', [record]] as const]) {
        expect(lostReferences(contract, recordOf(contract, resource).record, some, known)).toEqual([]);
      }
    }
  });

  it('have bank accounts, VAT numbers and barcodes with the right check digits', () => {
    expect(valuesOf('iban', 'IBAN').filter((iban) => !ibanIsValid(iban))).toEqual([]);
    const dutch = valuesOf('vatNumber').filter((vatNumber) => vatNumber.startsWith('NL'));
    expect(dutch.length).toBeGreaterThan(25);
    expect(dutch.filter((vatNumber) => !dutchVatNumberIsValid(vatNumber))).toEqual([]);
    expect(valuesOf('barcode').filter((barcode) => !barcodeIsValid(barcode))).toEqual([]);
  });

  it.each([
    ['email', /^[a-z.]+@[a-z-]+\.example$/],
    ['website', /^https:\/\/[a-z-]+\.example$/],
    ['iban', /^NL\d\dTEST\d{10}$/],
    ['bic', /^TESTNL2A$/],
    ['chamberOfCommerceNumber', /^(9000\d{4}|HRB 9000\d+|0000\.000\.\d+)$/],
  ])('have a `%s` that belongs to nobody', (field, reserved) => {
    expect(valuesOf(field).length).toBeGreaterThan(10);
    for (const value of valuesOf(field)) expect(value).toMatch(reserved);
  });

  it('name the bank of every bank account, and the bank account of every mandate', () => {
    for (const { rows } of administrations) {
      const accounts = new Map(rows.debtors?.map(({ id, iban }) => [id, iban]));
      for (const { iban, bic } of rows.debtors ?? []) expect(bic === null).toBe(iban === null);
      for (const { debtorId, IBAN } of rows['debtors/mandates'] ?? [])
        expect(accounts.get(Number(debtorId))).toBe(IBAN);
    }
  });

  it('are the same at every call', () => {
    expect(demoSeed()).toEqual(seed);
  });
});

describe('the companies', () => {
  it('are large enough to page, filter and sort in', () => {
    const sizes = administrations.map(({ rows, draftSalesInvoices }) => ({
      ...Object.fromEntries(Object.entries(rows).map(([resource, some]) => [resource, some.length])),
      drafts: draftSalesInvoices.length,
    }));
    const standard = { vatcodes: 16, salestypes: 9, paymentconditions: 7, debtorkinds: 4 };
    expect(sizes).toEqual([
      { ...standard, ledgeraccounts: 114, debtors: 32, 'debtors/mandates': 7, articles: 24, drafts: 15 },
      { ...standard, ledgeraccounts: 105, debtors: 12, 'debtors/mandates': 2, articles: 6, drafts: 6 },
      { ...standard, ledgeraccounts: 97, debtors: 5, 'debtors/mandates': 1, articles: 3, drafts: 2 },
    ]);
  });

  it('have articles that are not sold any more', () => {
    const inactive = administrations.map(({ rows }) => rows.articles?.filter(({ active }) => active === false).length);
    expect(inactive).toEqual([5, 1, 1]);
  });

  it('have different modules: the cheese maker trades, the consultancy divides its costs', () => {
    const [cheeseMaker, consultancy] = administrations;
    expect(cheeseMaker?.modules).toMatchObject({ tradePack: true, salesOrders: true, approvalRoutes: false });
    expect(consultancy?.modules).toMatchObject({ tradePack: false, salesOrders: false, costCenters: true });
  });

  it('are open to one user each: the first two to demo, the third to another', () => {
    expect(administrations.map(({ record }) => record.id)).toEqual([1, 2, 3]);
    expect(users).toEqual([
      { name: 'demo', profileName: 'Demo user', administrations: [1, 2] },
      { name: 'other', profileName: 'Other user', administrations: [3] },
    ]);
  });

  it('have customers in the Netherlands, the European Union and the rest of the world', () => {
    const codes = new Map(shared.countries.map(({ id, code }) => [id, code]));
    const addresses = administrations.flatMap(({ rows }) => rows.debtors ?? []).map(({ address }) => address);
    const used = addresses.filter(Boolean).map((address) => codes.get((address as { countryId: number }).countryId));
    expect([...codes.values()].slice(0, 3)).toEqual(['NL', 'BE', 'DE']);
    expect([...new Set(used)].sort()).toEqual(['BE', 'CH', 'DE', 'FR', 'GB', 'NL', 'US']);
  });
});
