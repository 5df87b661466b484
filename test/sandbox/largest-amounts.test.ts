import { describe, expect, it } from 'vitest';
import { MAX_AMOUNT } from '../../totals/line-amounts.ts';
import { memorial, sale, useBooks } from '../support/books.ts';

const { create, remove, act, getActionErrors, getErrors, rows } = useBooks();

/** Depreciation and machines. */
const accounts = { debit: 85, credit: 6 };

/** Returns the sums of an account in a year, after a check that the list can show all accounts' sums. */
async function getSums(id: number, year = 2026): Promise<{ amountDebit: number; amountCredit: number }> {
  const balances = await rows(`/v1/ledgergrouped?bookyear=${year}`);
  const sums = { amountDebit: 0, amountCredit: 0 };
  return { ...sums, ...balances.find(({ ledgerAccountId }) => ledgerAccountId === id) };
}

/** Returns how much more can be posted to an account on a side, in euros. */
async function getRoom(id: number, side: 'amountDebit' | 'amountCredit', year = 2026): Promise<number> {
  return Math.round(MAX_AMOUNT * 100 - (await getSums(id, year))[side] * 100) / 100;
}

/** Creates a draft entry on two accounts, and returns its path. */
async function createDraft(amount: number, { debit, credit }: typeof accounts, bookYear = 2026): Promise<string> {
  const lines = [
    { ledgerAccountId: debit, amountDebit: amount },
    { ledgerAccountId: credit, amountCredit: amount },
  ];
  const { id } = await create('journalentrieswithlines', { ...memorial, bookYear, lines });
  return `journalentries/${id}`;
}

const process = async (amount: number, on = accounts, year = 2026) =>
  act(`${await createDraft(amount, on, year)}/process`);

const tooLarge = (number: string, year = 2026) => ({
  body: [`The balance of ledger account ${number} would be too large in book year ${year}.`],
});

describe('the sum of an account in a book year', () => {
  it('reaches the largest amount of the contract, and not a cent more', async () => {
    const [{ number = '' } = {}] = await rows(`/v1/ledgeraccounts?id=${accounts.credit}`);
    const room = await getRoom(accounts.credit, 'amountCredit');
    await process(room - 1000);
    await process(1000);
    expect(await getRoom(accounts.credit, 'amountCredit')).toBe(0);
    const before = await getSums(accounts.credit);
    expect(await getActionErrors(`${await createDraft(0.01, accounts)}/process`)).toEqual(tooLarge(number));
    expect(await getSums(accounts.credit)).toEqual(before);
  });

  it('is not exceeded by an entry in the year before, which would take the provisional opening away', async () => {
    const [{ number = '' } = {}] = await rows(`/v1/ledgeraccounts?id=${accounts.credit}`);
    // The first entry of the next year brings its opening.
    await process(1, accounts, 2027);
    await process(await getRoom(accounts.credit, 'amountCredit', 2027), accounts, 2027);
    const getOpening = () => rows('/v1/ledgerlines?Bookyear=2027&Period=0');
    const opening = await getOpening();
    expect(opening.length).toBeGreaterThan(0);
    expect(await getActionErrors(`${await createDraft(1000, accounts)}/process`)).toEqual(tooLarge(number, 2027));
    expect(await getOpening()).toEqual(opening);
  });

  it('is checked for a small invoice on a large balance', async () => {
    const [{ id = 0, number = '' } = {}] = await rows('/v1/ledgeraccounts?number=1500');
    await process((await getRoom(id, 'amountCredit')) - 1, { ...accounts, credit: id });
    const lines = [{ bookingType: 'V', salesTypeId: 1, unitPrice: 4 }];
    await create('salesinvoiceswithlines', { ...sale, lines });
    expect(await getErrors('POST', 'salesinvoiceswithlines', { ...sale, lines })).toEqual(tooLarge(number));
    expect(await getRoom(id, 'amountCredit')).toBe(0.16);
  });

  it('has room again once an entry is removed', async () => {
    const path = await createDraft(await getRoom(accounts.credit, 'amountCredit'), accounts);
    await act(`${path}/process`);
    const small = await createDraft(10, accounts);
    await getActionErrors(`${small}/process`);
    await remove(path);
    await act(`${small}/process`);
  });
});
