import { BALANCES, findBalanceIssue, LEDGER_LINES } from '../balances.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

/** The balance of a ledger account is the sum of its ledger lines, in each period of a book year. */
export const balancesCheck = createListCheck(
  'balances',
  async (collection, { session, inventory }) => {
    const [[, year] = []] = collection.required;
    if (year === undefined || !inventory.getCollection(LEDGER_LINES)) return;
    await reportReproducible(session, collection, async ({ rows }) => {
      const accounts = [...new Set(rows.map(({ ledgerAccountId }) => ledgerAccountId))];
      const issue = await findBalanceIssue(session, year, accounts);
      return issue ? [issue] : [];
    });
  },
  ({ path }) => path === BALANCES,
);
