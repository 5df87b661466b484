import { describe, expect, it } from 'vitest';
import { getAdministrations, getShared } from '../../../test/support/seed/read-seed.ts';
import { idsOf } from '../../../test/support/seed/rows.ts';

const shared = getShared();
const charts = getAdministrations().map(({ record, rows }) => ({
  name: String(record.name),
  rows,
  accounts: rows.ledgeraccounts ?? [],
}));

describe.each(charts)('chart of accounts of $name', ({ accounts, rows }) => {
  it('has accounts of every type', () => {
    expect(new Set(accounts.map(({ type }) => type))).toEqual(new Set(shared.ledgeraccounttypes?.map(({ id }) => id)));
  });

  it('has one result account', () => {
    expect(accounts.filter(({ type }) => type === 15)).toHaveLength(1);
  });

  it('is sorted by number', () => {
    const numbers = accounts.map(({ number }) => String(number));
    expect(numbers).toEqual(numbers.toSorted());
  });

  it('reports each account on the balance sheet or as profit and loss according to its type', () => {
    const profitAndLoss = new Set<unknown>([2, 9, 10, 12]);
    for (const { number, type, balanceOrProfitLoss } of accounts)
      expect(balanceOrProfitLoss, String(number)).toBe(profitAndLoss.has(type) ? 'P' : 'B');
  });

  it('has reference codes of the balance sheet (B) and of profit and loss (W) where they belong', () => {
    const coded = accounts.filter(({ referenceCode }) => referenceCode !== null);
    expect(coded.length).toBeGreaterThan(90);
    for (const { number, referenceCode, balanceOrProfitLoss } of coded) {
      const letter = balanceOrProfitLoss === 'B' ? 'B' : 'W';
      expect(referenceCode, String(number)).toMatch(new RegExp(`^${letter}([A-Z][a-z]{2}){2,4}$`));
    }
  });

  it.each([
    ['debtorkinds', 6],
    ['creditorkinds', 7],
    ['vatcodes', 14],
    ['salestypes', 9],
  ])('has the accounts of its %s among those of type %i', (resource, type) => {
    const booked = rows[resource]?.map(({ ledgerAccountId }) => ledgerAccountId).filter((id) => id !== null);
    expect(booked?.length).toBeGreaterThan(0);
    expect(idsOf(accounts, (account) => account.type === type)).toEqual(expect.arrayContaining(booked ?? []));
  });

  it('has a journal for each cash register (K) and each bank or giro account (B)', () => {
    const getJournals = (type: string) =>
      rows.journals?.filter((journal) => journal.type === type).map(({ ledgerAccountId }) => ledgerAccountId);
    expect(getJournals('K')).toEqual(idsOf(accounts, ({ type }) => type === 3));
    expect(getJournals('B')).toEqual(idsOf(accounts, ({ type }) => type === 4 || type === 5));
    for (const type of ['M', 'V', 'I']) expect(new Set(getJournals(type))).toEqual(new Set([null]));
  });

  it('has sales VAT codes on turnover accounts and purchase VAT codes on others', () => {
    const forSales = idsOf(rows.vatcodes, ({ salesCode }) => salesCode === true);
    for (const { number, type, vatCodeId } of accounts.filter((account) => account.vatCodeId !== null))
      expect(forSales.includes(Number(vatCodeId)), String(number)).toBe(type === 9);
  });

  it('is classified completely, with names for all reference codes', () => {
    const classified = rows.ledgeraccountclassifications ?? [];
    expect(classified.map((row) => [row.ledgerAccountId, row.ledgerAccountNumber, row.referenceCode])).toEqual(
      accounts.map(({ id, number, referenceCode }) => [id, number, referenceCode]),
    );
    for (const row of classified) {
      expect(String(row.ledgerAccountNumber).startsWith(String(row.groupCode))).toBe(true);
      expect(row.referenceDescription === null).toBe(row.referenceCode === null);
    }
  });
});
