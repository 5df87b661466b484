import { describe, expect, it } from 'vitest';
import { getAdministrations, getShared } from '../../../test/support/seed/read-seed.ts';
import { idsOf } from '../../../test/support/seed/rows.ts';

const types = getShared().ledgeraccounttypes?.map(({ id }) => id);

describe.each(getAdministrations())('chart of accounts of $record.name', ({ rows }) => {
  const accounts = rows.ledgeraccounts ?? [];
  const ofType = (...wanted: number[]) => idsOf(accounts, ({ type }) => wanted.includes(Number(type)));

  it('has accounts of every type, one for the result, in the order of their numbers', () => {
    expect(new Set(accounts.map(({ type }) => type))).toEqual(new Set(types));
    expect(ofType(15)).toHaveLength(1);
    const numbers = accounts.map(({ number }) => String(number));
    expect(numbers).toEqual(numbers.toSorted());
  });

  it('reports each account on the balance sheet (B) or as profit and loss (P, W) according to its type', () => {
    const profitAndLoss = new Set(ofType(2, 9, 10, 12));
    for (const { id, number, balanceOrProfitLoss, referenceCode } of accounts) {
      const isResult = profitAndLoss.has(id);
      expect(balanceOrProfitLoss, String(number)).toBe(isResult ? 'P' : 'B');
      if (referenceCode !== null)
        expect(referenceCode).toMatch(isResult ? /^W([A-Z][a-z]{2}){2,4}$/ : /^B([A-Z][a-z]{2}){2,4}$/);
    }
    expect(accounts.filter(({ referenceCode }) => referenceCode !== null).length).toBeGreaterThan(90);
  });

  it.each([
    ['debtorkinds', 6],
    ['creditorkinds', 7],
    ['vatcodes', 14],
    ['salestypes', 9],
  ])('has the accounts of its %s among those of type %i', (resource, type) => {
    const booked = rows[resource]?.map(({ ledgerAccountId }) => ledgerAccountId).filter((id) => id !== null);
    expect(booked?.length).toBeGreaterThan(0);
    expect(ofType(type)).toEqual(expect.arrayContaining(booked ?? []));
  });

  it('has a journal for each cash register (K) and each bank or giro account (B)', () => {
    const getJournals = (type: string) =>
      rows.journals?.filter((journal) => journal.type === type).map(({ ledgerAccountId }) => ledgerAccountId);
    expect([getJournals('K'), getJournals('B')]).toEqual([ofType(3), ofType(4, 5)]);
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
    for (const { ledgerAccountNumber, groupCode, referenceCode, referenceDescription } of classified) {
      expect(String(ledgerAccountNumber).startsWith(String(groupCode))).toBe(true);
      expect(referenceDescription === null).toBe(referenceCode === null);
    }
  });
});
