import type { Balance } from '../../store/ledger-queries.ts';
import { calculateBalance, credit, debit, isNonZero, type Posting } from './postings.ts';

export interface ClosedAccount {
  readonly id: number;
  readonly type: number;
  readonly balanceOrProfitLoss: 'B' | 'P';
}

const DEBTOR_TYPE = 6;
const CREDITOR_TYPE = 7;
export const RESULT_TYPE = 15;

/**
 * Returns the year-end closing: what the balance accounts begin the next year with (its period 0). Debtor and creditor
 * accounts are carried over by invoice; the result of the year goes to the account of type 15.
 *
 * @param balances the ledger lines of the years that are closed, or their sums.
 * @throws an Error when there is no account of type 15.
 */
export function createOpeningPostings(balances: readonly Balance[], accounts: readonly ClosedAccount[]): Posting[] {
  const result = accounts.find(({ type }) => type === RESULT_TYPE);
  if (!result) throw new Error('There is no ledger account of type 15 to take the result');
  const byAccount = Map.groupBy(balances, ({ ledgerAccountId }) => ledgerAccountId);
  const carried = accounts
    .filter(({ balanceOrProfitLoss }) => balanceOrProfitLoss === 'B')
    .flatMap(({ id, type }) => carryOver(id, byAccount.get(id) ?? [], type === DEBTOR_TYPE || type === CREDITOR_TYPE));
  return [...carried, credit(result.id, calculateBalance(carried))].filter(isNonZero);
}

function carryOver(ledgerAccountId: number, balances: readonly Balance[], isByInvoice: boolean): Posting[] {
  if (!isByInvoice) return [debit(ledgerAccountId, calculateBalance(balances))];
  const invoices = Map.groupBy(balances, (balance) => Object.values(getInvoice(balance)).join(' '));
  return [...invoices.values()].map((group) =>
    debit(ledgerAccountId, calculateBalance(group), group[0] && getInvoice(group[0])),
  );
}

const getInvoice = ({ debtorId, creditorId, invoiceNumber, salesInvoiceId, purchaseInvoiceId }: Balance) => ({
  debtorId,
  creditorId,
  invoiceNumber,
  salesInvoiceId,
  purchaseInvoiceId,
});
