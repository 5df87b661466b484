import { getPeriod } from '../accounting/arithmetic/calendar.ts';
import { calculateBalance, credit, type Posting } from '../accounting/arithmetic/postings.ts';
import type { Context } from '../accounting/context.ts';
import { logChange, postEntry } from '../accounting/ledger/post-entry.ts';
import { createPlatformEntry } from '../store/system-tables.ts';
import type { Directory } from './directory.ts';
import type { BankEntry } from './entry-types.ts';

/** An entry that the platform makes without a record of the API: of a bank statement, or of the books from before. */
export interface PlatformEntry {
  readonly journalId: number;
  readonly sourceDocumentNumber: string;
  readonly date: string;
  readonly postings: readonly Posting[];
}

/** Number of the bank account. */
export const BANK = '1100';

/** An entry in the journal of the bank has the number of its day. */
export function createBankEntry(date: string, postings: readonly Posting[], { journals }: Directory): PlatformEntry {
  return { journalId: journals.getId('BNK'), sourceDocumentNumber: `BNK-${date}`, date, postings };
}

/** What went through the bank without an invoice: one entry for each day. */
export function createBankEntries(movements: readonly BankEntry[], directory: Directory): PlatformEntry[] {
  return [...Map.groupBy(movements, ([date]) => date)].map(([date, sameDay]) => {
    const postings = sameDay.map(([, account, description, amount]) =>
      credit(directory.accounts.getId(account), amount, { description }),
    );
    return createBankStatement(date, postings, directory);
  });
}

/** Contra postings, after what they come to on the bank account. */
export function createBankStatement(date: string, postings: readonly Posting[], directory: Directory): PlatformEntry {
  const [first = null, ...others] = new Set(postings.map(({ description }) => description));
  const description = others.length > 0 ? 'Verzamelbetaling' : first;
  const total = credit(directory.accounts.getId(BANK), calculateBalance(postings), { description });
  return createBankEntry(date, [total, ...postings], directory);
}

export function postPlatformEntry({ postings, ...entry }: PlatformEntry, context: Context): void {
  const { bookYear, bookPeriod } = getPeriod(entry.date);
  const id = createPlatformEntry(context, 'journals', entry.journalId);
  const withoutInvoice = { salesInvoiceId: null, purchaseInvoiceId: null };
  const lines = postings.map((posting) => ({ ...posting, ...withoutInvoice }));
  postEntry({ ...entry, id, bookYear, bookPeriod, postings: lines }, context);
  logChange(id, 1, bookYear, context);
}
