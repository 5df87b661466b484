import { balanceOf, credit, debit, isNonZero, type Posting } from './postings.ts';

/** A ledger account as far as closing a year goes. */
export interface ClosedAccount {
  readonly id: number;
  readonly type: number;
  readonly balanceOrProfitLoss: 'B' | 'P';
}

const debtorType = 6;
const creditorType = 7;
const resultType = 15;

/**
 * The year-end closing: what the balance accounts begin the next year with (its period 0). Debtor and creditor accounts
 * go over invoice by invoice; the result of the year goes to the account of type 15.
 *
 * @param postings all ledger lines of the year that is closed.
 * @throws an Error when there is no account of type 15.
 */
export function openingPostings(postings: readonly Posting[], accounts: readonly ClosedAccount[]): Posting[] {
  const result = accounts.find(({ type }) => type === resultType);
  if (!result) throw new Error('There is no ledger account of type 15 to take the result');
  const byAccount = Map.groupBy(postings, ({ ledgerAccountId }) => ledgerAccountId);
  const carried = accounts
    .filter(({ balanceOrProfitLoss }) => balanceOrProfitLoss === 'B')
    .flatMap(({ id, type }) => carriedOver(id, byAccount.get(id) ?? [], type === debtorType || type === creditorType));
  return [...carried, credit(result.id, balanceOf(carried))].filter(isNonZero);
}

/** The balance of an account; of an account of debtors or creditors, that of each invoice. */
function carriedOver(ledgerAccountId: number, postings: readonly Posting[], byInvoice: boolean): Posting[] {
  if (!byInvoice) return [debit(ledgerAccountId, balanceOf(postings))];
  const invoices = Map.groupBy(postings, (one) =>
    [one.debtorId, one.creditorId, one.invoiceNumber, one.salesInvoiceId, one.purchaseInvoiceId].join(' '),
  );
  return [...invoices.values()].map((group) => {
    const { debtorId = null, creditorId = null, invoiceNumber = null } = group[0] ?? {};
    const { salesInvoiceId = null, purchaseInvoiceId = null } = group[0] ?? {};
    const opening = debit(ledgerAccountId, balanceOf(group), { debtorId, creditorId, invoiceNumber });
    return { ...opening, salesInvoiceId, purchaseInvoiceId };
  });
}
