import { describe, expect, it } from 'vitest';
import { hasValidCheckDigits } from '../../contract/check-digits.ts';
import { findRecordViolations } from '../../test/support/contract.ts';
import { barcodeIsValid } from '../../test/support/seed/check-digits.ts';
import { getAdministrations, getShared, readAdministrations } from '../../test/support/seed/read-seed.ts';
import { lostReferences, recordOf } from '../../test/support/seed/references.ts';
import { repeated } from '../../test/support/seed/rows.ts';
import type { Modules } from '../accounting/modules.ts';
import { readContract } from '../hosts/node/read-contract.ts';
import { readDemo } from '../package/seed/read-demo.ts';
import { demoUsers } from './demo-users.ts';

const contract = readContract();
const administrations = getAdministrations();
const shared = getShared();

const tables = [...Object.entries(shared), ...administrations.flatMap(({ rows }) => Object.entries(rows))];

const getValues = (...fields: string[]): string[] =>
  tables.flatMap(([, rows]) =>
    rows.flatMap((row) =>
      fields
        .map((field) => row[field])
        .filter((value) => value != null)
        .map(String),
    ),
  );

describe('seeded rows', () => {
  it('have only fields of their record in the files', () => {
    const demo = readDemo();
    for (const tables of [demo.shared, demo.standard, ...demo.companies.map((company) => company.tables)]) {
      for (const [resource, rows] of Object.entries(tables)) {
        const names = recordOf(contract, resource).fields.map(({ name }) => name);
        for (const row of rows) expect(names, resource).toEqual(expect.arrayContaining(Object.keys(row)));
      }
    }
  });

  it('are valid records of the contract', () => {
    const _meta = { self: 'https://api.example/1', administrationId: 1, administrationName: 'A', profileName: 'B' };
    for (const [resource, rows] of tables) {
      const { record } = recordOf(contract, resource);
      for (const row of rows)
        expect(findRecordViolations(record, { ...row, _meta }), `${resource} ${row.id}`).toEqual([]);
    }
  });

  it('have identifiers that no other administration uses', () => {
    expect(repeated(tables.flatMap(([resource, rows]) => rows.map(({ id }) => `${resource} ${id}`)))).toEqual([]);
  });

  it('have lines and mandates of existing records', () => {
    for (const { rows } of administrations) {
      for (const [resource, some] of Object.entries(rows)) {
        const { parent } = recordOf(contract, resource);
        if (!parent) continue;
        const parents = new Set(rows[parent.resource]?.map(({ id }) => id));
        for (const row of some) expect(parents, `${resource} ${row.id}`).toContain(row[parent.parameter]);
      }
    }
  });

  it('have unique numbers and codes within their administration', () => {
    for (const [resource, rows] of tables) {
      const { fields } = recordOf(contract, resource);
      for (const { name, isUnique: unique } of fields) {
        if (!unique && name !== 'number' && name !== 'code') continue;
        const values = rows.map((row) => row[name]).filter(Boolean);
        expect(repeated(values.map((value) => String(value).toLowerCase())), `${resource}.${name}`).toEqual([]);
      }
    }
  });

  it('refer only to rows of their own administration or shared ones', () => {
    for (const { record, rows } of administrations) {
      const known = { ...shared, ...rows };
      for (const [resource, some] of [...Object.entries(rows), ['administrations', [record]] as const])
        expect(lostReferences(contract, recordOf(contract, resource).record, some, known)).toEqual([]);
    }
  });

  it('have bank accounts, VAT numbers and barcodes with valid check digits', () => {
    expect(getValues('iban', 'IBAN').filter((iban) => !hasValidCheckDigits('iban', iban))).toEqual([]);
    const vatNumbers = getValues('vatNumber');
    expect(vatNumbers.filter((vatNumber) => vatNumber.startsWith('NL')).length).toBeGreaterThan(40);
    expect(vatNumbers.filter((vatNumber) => !hasValidCheckDigits('vatNumber', vatNumber))).toEqual([]);
    expect(getValues('barcode').filter((barcode) => !barcodeIsValid(barcode))).toEqual([]);
  });

  it.each([
    ['email', /^[a-z.]+@[a-z-]+\.example$/],
    ['website', /^https:\/\/[a-z-]+\.example$/],
    ['iban', /^NL\d\dTEST\d{10}$/],
    ['bic', /^TESTNL2A$/],
    ['chamberOfCommerceNumber', /^(9000\d{4}|HRB 9000\d+|0000\.000\.\d+)$/],
  ])('have a fictitious `%s`', (field, reserved) => {
    expect(getValues(field).length).toBeGreaterThan(10);
    for (const value of getValues(field)) expect(value).toMatch(reserved);
  });

  it('name the bank of every bank account and the bank account of every mandate', () => {
    for (const { rows } of administrations) {
      const accounts = new Map(rows.debtors?.map(({ id, iban }) => [id, iban]));
      const parties = [...(rows.debtors ?? []), ...(rows.creditors ?? [])];
      for (const { iban, bic } of parties) expect(bic === null).toBe(iban === null);
      for (const { debtorId, IBAN } of rows['debtors/mandates'] ?? [])
        expect(accounts.get(Number(debtorId))).toBe(IBAN);
    }
  });

  it('are the same in every run', () => {
    expect(readAdministrations()).toEqual(administrations);
  });
});

describe('seeded companies', () => {
  it('have enough records to page, filter and sort', () => {
    const getSizes = (...resources: string[]) =>
      administrations.map(({ rows }) => resources.map((resource) => rows[resource]?.length));
    const standard = ['vatcodes', 'salestypes', 'paymentconditions', 'paymentmethod', 'debtorkinds', 'creditorkinds'];
    expect(getSizes(...standard)).toEqual([1, 2, 3].map(() => [16, 9, 7, 5, 4, 3]));
    expect(getSizes('journals', 'approvalroutes', 'costunittypes')).toEqual([1, 2, 3].map(() => [8, 3, 3]));
    expect(getSizes('ledgeraccounts', 'debtors', 'debtors/mandates', 'creditors', 'articles')).toEqual([
      [114, 32, 7, 12, 25],
      [105, 12, 2, 6, 6],
      [97, 5, 1, 4, 3],
    ]);
    expect(getSizes('costcenters', 'costunits', 'articlelocations', 'salesorders')).toEqual([
      [3, 4, 5, 6],
      [3, 3, 0, 0],
      [2, 1, 0, 2],
    ]);
    expect(getSizes('salesinvoices', 'purchaseinvoices', 'journalentries')).toEqual([
      [12, 8, 11],
      [5, 4, 6],
      [3, 3, 4],
    ]);
    expect(getSizes('draftsalesinvoices').flat()).toEqual([15, 6, 2]);
  });

  it('have enough ledger lines to page in every administration', () => {
    for (const { rows } of administrations) {
      expect(rows.ledgerlines?.length).toBeGreaterThan(400);
      expect(rows.journalentrylog?.length).toBeGreaterThan(100);
    }
  });

  it('have discontinued articles', () => {
    const inactive = administrations.map(({ rows }) => rows.articles?.filter(({ active }) => active === false).length);
    expect(inactive).toEqual([5, 1, 1]);
  });

  it('have an active article that no line names, which can be deleted', () => {
    const [cheeseMaker] = administrations;
    const lines = Object.entries(cheeseMaker?.rows ?? {}).flatMap(([name, rows]) =>
      name.endsWith('/lines') ? rows : [],
    );
    const sold = new Set(lines.map(({ ArticleSku }) => ArticleSku));
    const unsold = cheeseMaker?.rows.articles?.filter(({ ArticleSku, active }) => active && !sold.has(ArticleSku));
    expect(unsold?.map(({ ArticleSku }) => ArticleSku)).toEqual(['SCHORT-KATOEN']);
  });

  it('have different modules: the cheese maker trades, the consultancy uses cost centers', () => {
    const [cheeseMaker, consultancy, shop] = administrations;
    expect(cheeseMaker?.modules).toMatchObject({ tradePack: true, salesOrders: true, approvalRoutes: false });
    expect(consultancy?.modules).toMatchObject({ tradePack: false, approvalRoutes: true, costCenters: true });
    for (const module of Object.keys(shop?.modules ?? {}) as (keyof Modules)[])
      expect(new Set(administrations.map(({ modules }) => modules[module])), module).toEqual(new Set([true, false]));
  });

  it('are accessible to one user each: the first two to demo, the third to another', () => {
    expect(administrations.map(({ record }) => record.id)).toEqual([1, 2, 3]);
    expect(demoUsers).toEqual([
      { name: 'demo', profileName: 'Demo user', administrations: [1, 2] },
      { name: 'other', profileName: 'Other user', administrations: [3] },
    ]);
  });

  it('have customers in the Netherlands, the European Union and the rest of the world', () => {
    const codes = new Map(shared.countries?.map(({ id, code }) => [id, code]));
    const addresses = administrations.flatMap(({ rows }) => rows.debtors ?? []).map(({ address }) => address);
    const used = addresses.filter(Boolean).map((address) => codes.get((address as { countryId: number }).countryId));
    expect([...codes.values()].slice(0, 3)).toEqual(['NL', 'BE', 'DE']);
    expect([...new Set(used)].sort()).toEqual(['BE', 'CH', 'DE', 'FR', 'GB', 'NL', 'US']);
  });
});
