import { Decimal } from 'decimal.js';
import {
  balanceOf,
  credit,
  disbursementPostings,
  type Posting,
  receiptPostings,
} from '../accounting/arithmetic/postings.ts';
import type { Directory } from './directory.ts';
import { type Entry, platformEntry } from './entries.ts';
import type { BankEntry, PaymentEntry } from './entry-types.ts';

/** Numbers of the accounts that payments are booked on. */
const bank = '1100';
const discountGiven = '8900';
const discountTaken = '7900';

/** An invoice as far as its payments go. */
interface Payable {
  readonly contraAccountId: number;
  readonly invoiceNumber: string;
  readonly total: number;
  readonly payments: readonly PaymentEntry[] | undefined;
}

/** Payments of a debtor. */
export function receipts({ debtorId, ...invoice }: Payable & { readonly debtorId: number }, directory: Directory) {
  return paymentEntries(invoice, directory, discountGiven, (payment) => receiptPostings({ ...payment, debtorId }));
}

/** Payments to a creditor. */
export function disbursements(
  { creditorId, ...invoice }: Payable & { readonly creditorId: number },
  directory: Directory,
) {
  return paymentEntries(invoice, directory, discountTaken, (payment) =>
    disbursementPostings({ ...payment, creditorId }),
  );
}

function paymentEntries(
  { payments = [], total, contraAccountId, invoiceNumber }: Payable,
  directory: Directory,
  discountAccount: string,
  post: (payment: Omit<Parameters<typeof receiptPostings>[0], 'debtorId'>) => Posting[],
): Entry[] {
  const { accounts } = directory;
  let open = new Decimal(total);
  return payments.map(({ date, amount, discount = 0 }) => {
    const paid = amount ?? open.minus(discount).toNumber();
    open = open.minus(paid).minus(discount);
    const postings = post({
      ledgerAccountId: accounts.idOf(bank),
      contraAccountId,
      amount: paid,
      ...(discount !== 0 && { discount: { ledgerAccountId: accounts.idOf(discountAccount), amount: discount } }),
      invoiceNumber,
      description: `Betaling factuur ${invoiceNumber}`,
    });
    return bankEntry(date, postings, directory);
  });
}

/** What went through the bank for something else than an invoice: one entry for each day. */
export function bankEntries(entries: readonly BankEntry[], directory: Directory): Entry[] {
  return [...Map.groupBy(entries, ([date]) => date)].map(([date, movements]) => {
    const postings = movements.map(([, account, description, amount]) =>
      credit(directory.accounts.idOf(account), amount, { description }),
    );
    return throughBank(date, postings, directory);
  });
}

/** An entry of a bank statement: what was paid and received, and what the bank did with all of it together. */
export function throughBank(date: string, postings: readonly Posting[], directory: Directory): Entry {
  const [first, ...others] = postings.map(({ description }) => description);
  const description = others.every((other) => other === first) ? (first ?? null) : 'Verzamelbetaling';
  const moved = credit(directory.accounts.idOf(bank), balanceOf(postings), { description });
  return bankEntry(date, [moved, ...postings], directory);
}

/** It has the number of its day. */
function bankEntry(date: string, postings: readonly Posting[], { journals }: Directory): Entry {
  const journal = 'BNK';
  return platformEntry({
    journalId: journals.idOf(journal),
    sourceDocumentNumber: `${journal}-${date}`,
    date,
    postings,
  });
}
