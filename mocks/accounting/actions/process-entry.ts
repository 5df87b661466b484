import { validationError } from '../../messages/problems.ts';
import { createJournalEntryPostings, type Posting } from '../arithmetic/postings.ts';
import { type Context, getRecords, lookup } from '../context.ts';
import { findInvoiceType, INVOICE_TYPES } from '../ledger/invoice-types.ts';
import { updateSettledInvoices } from '../ledger/outstanding.ts';
import { type LedgerEntry, logChange, postEntry } from '../ledger/post-entry.ts';
import {
  checkBalance,
  checkEntryLine,
  checkEntryPeriod,
  checkRegisterLines,
  findSettledInvoices,
  getCashBalances,
  type JournalEntry,
  type JournalEntryLine,
  rejectProcessed,
} from '../resources/journal-entries.ts';

/**
 * Posts a draft entry.
 * @throws ProblemError 400 when it does not balance, its year is closed, or a line settles a deleted invoice.
 */
export function processEntry(entry: JournalEntry, context: Context): void {
  rejectProcessed(entry);
  const lines = getRecords(context, 'journalentries/lines').all({ ...context.scope, parentId: entry.id });
  const issues = [
    ...checkEntryPeriod(entry, context),
    ...checkBalance(entry, lines, context),
    ...checkRegisterLines(entry, lines, context),
  ];
  if (lines.length === 0) issues.push({ field: 'lines', key: 'minItems', parameters: { limit: 1 } });
  for (const [index, line] of lines.entries()) {
    for (const issue of checkEntryLine(line, context))
      issues.push({ ...issue, field: `lines[${index}].${issue.field}` });
  }
  if (issues.length > 0) throw validationError(issues);
  const created = createEntry(entry, lines, context);
  postEntry(created, context);
  getRecords(context, 'journalentries').update(context.scope, entry.id, { status: 'processed' });
  logChange(entry, 1, context);
  updateSettledInvoices(created.postings, context);
}

/** Creates the ledger entry of a journal entry. */
export function createEntry(entry: JournalEntry, lines: readonly JournalEntryLine[], context: Context): LedgerEntry {
  const { id, bookYear, bookPeriod, sourceDocumentNumber, JournalId: journalId } = entry;
  const date = entry.date ?? getFirstDay(bookYear, bookPeriod);
  const postings = createJournalEntryPostings(lines, getCashBalances(entry, context)).map((posting) =>
    link(posting, context),
  );
  return { id, journalId, sourceDocumentNumber, date, bookYear, bookPeriod, postings };
}

function link(posting: Posting, context: Context): Posting {
  const type = findInvoiceType(lookup(context, 'ledgeraccounts', posting.ledgerAccountId)?.type);
  const settled = type && {
    [INVOICE_TYPES[type].invoiceField]: findSettledInvoices(type, posting, context)[0] ?? null,
  };
  return { ...posting, ...settled };
}

const getFirstDay = (year: number, period: number): string => `${year}-${String(period).padStart(2, '0')}-01`;
