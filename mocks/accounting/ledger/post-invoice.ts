import type { ValidationIssue } from '../../messages/problems.ts';
import { countPayments, findSettlingDraft } from '../../store/ledger-queries.ts';
import type { RecordOf } from '../../store/record-types.ts';
import { createPlatformEntry, findPlatformEntry, removePlatformEntry } from '../../store/system-tables.ts';
import { createInvoicePostings, type Posting } from '../arithmetic/postings.ts';
import { type Context, getRecords, listStatic, lookup } from '../context.ts';
import { checkBookYear, getFirstOpenYear, getYearField } from './book-years.ts';
import { updateParties } from './invoice-documents.ts';
import { INVOICE_TYPES, type Invoice, type InvoiceLine, type InvoiceType } from './invoice-types.ts';
import { getJournal } from './journals.ts';
import { updateOutstanding } from './outstanding.ts';
import { getEntryLines, isPosted, type LedgerEntry, logChange, postEntry, removeEntryLines } from './post-entry.ts';
import { checkParty } from './vat-parties.ts';

/** Posts a new or changed invoice, if it has a party and lines. A posting in a closed year, or with payments, is fixed. */
export function postInvoice(
  type: InvoiceType,
  invoice: Invoice,
  getLines: () => readonly InvoiceLine[],
  context: Context,
): readonly ValidationIssue[] {
  const { invoices } = INVOICE_TYPES[type];
  const created = createInvoiceEntry(type, invoice, getLines, context);
  if (!created) {
    saveParties(type, invoice, context);
    return unpostInvoice(type, invoice, context);
  }

  const { postings } = created;
  const entryId = findPlatformEntry(context, invoices, invoice.id);
  const entry = { ...created, id: entryId ?? createPlatformEntry(context, invoices, invoice.id) };
  if (entryId === undefined || !isPosted(entry, context)) {
    const issues = checkPosting(type, invoice, entryId, postings, context);
    if (issues.length > 0) return issues;
    if (!isPosted(entry, context, { ignoresTexts: true })) saveParties(type, invoice, context);
    const previousYear = entryId === undefined ? undefined : removePosted(entryId, context);
    postEntry(entry, context);
    // The log lists ledger entries to read again, and an entry without lines is not in the ledger.
    if (postings.length > 0) logChange(entry, 1, context);
    else if (previousYear !== undefined) logChange({ ...entry, bookYear: previousYear }, 2, context);
  }
  updateOutstanding(type, invoice, context);
  return [];
}

/** Saves the current parties. They stay until the posting changes in more than texts. */
function saveParties(type: InvoiceType, invoice: Invoice, context: Context): void {
  const { invoices, parties, partyField } = INVOICE_TYPES[type];
  const vatNumber = lookup(context, parties, invoice[partyField])?.vatNumber ?? null;
  if (vatNumber !== invoice.vatNumber) getRecords(context, invoices).update(context.scope, invoice.id, { vatNumber });
  if (type === 'sales') updateParties(invoice as RecordOf<'salesinvoices'>, context);
}

export function unpostInvoice(type: InvoiceType, invoice: Invoice, context: Context): readonly ValidationIssue[] {
  const entryId = findPlatformEntry(context, INVOICE_TYPES[type].invoices, invoice.id);
  if (entryId === undefined) return [];
  const issues = checkIsChangeable(type, invoice.id, entryId, context);
  if (issues.length > 0) return issues;
  const year = removePosted(entryId, context);
  removePlatformEntry(context, entryId);
  const sourceDocumentNumber = invoice.invoiceNumber;
  if (year !== undefined) logChange({ id: entryId, bookYear: year, sourceDocumentNumber }, 2, context);
  updateOutstanding(type, invoice, context);
  return [];
}

/** Creates the entry of an invoice; undefined without a party, or without lines that count. */
export function createInvoiceEntry(
  type: InvoiceType,
  invoice: Invoice,
  getLines: () => readonly InvoiceLine[],
  context: Context,
): Omit<LedgerEntry, 'id'> | undefined {
  const { partyField, invoiceField, journalType } = INVOICE_TYPES[type];
  const { [partyField]: partyId, controlAccountId, invoiceNumber, bookYear, bookPeriod } = invoice;
  if (!partyId || controlAccountId === null) return undefined;
  const lines = getLines().filter(({ bookingType }) => bookingType !== 'T');
  if (lines.length === 0) return undefined;
  const postings = createInvoicePostings(type, partyId, {
    contraAccountId: controlAccountId,
    invoiceNumber,
    description: invoice.description,
    lines: lines.map((line) => ({ ...line, ledgerAccountId: Number(line.postingAccountId ?? line.ledgerAccountId) })),
    totals: invoice,
    vatRules: listStatic(context, 'vatcodes'),
  });
  return {
    journalId: getJournal(journalType, context),
    sourceDocumentNumber: invoiceNumber,
    date: invoice.invoiceDate,
    bookYear,
    bookPeriod,
    postings: postings.map((posting) => ({ ...posting, [invoiceField]: invoice.id })),
  };
}

/** Removes the lines of an entry. Returns their book year; undefined without lines. */
function removePosted(entryId: number, context: Context): number | undefined {
  const year = getPostedYear(entryId, context);
  if (year !== undefined) removeEntryLines(entryId, context);
  return year;
}

/** Checks a new or changed posting. A fixed posting has this one issue only. */
function checkPosting(
  type: InvoiceType,
  invoice: Invoice,
  entryId: number | undefined,
  postings: readonly Posting[],
  context: Context,
): ValidationIssue[] {
  const fixed = entryId === undefined ? [] : checkIsChangeable(type, invoice.id, entryId, context, postings);
  if (fixed.length > 0) return fixed;
  return [...checkBookYear(getYearField(invoice), invoice.bookYear, context), ...checkParty(type, invoice, context)];
}

/** Checks that a posting may change: its year is open, it is unpaid, and no draft entry names a changed value. */
function checkIsChangeable(
  type: InvoiceType,
  id: number,
  entryId: number,
  context: Context,
  [posting]: readonly Posting[] = [],
): ValidationIssue[] {
  const { invoiceField, partyField, controlType } = INVOICE_TYPES[type];
  const [posted] = getEntryLines(entryId, context);
  if (!posted) return [];
  const { Bookyear: year, invoiceNumber, [partyField]: partyId } = posted;
  const issues: ValidationIssue[] = [];
  if (year < getFirstOpenYear(context)) issues.push({ field: 'id', key: 'invoiceInClosedYear', parameters: { year } });
  if (countPayments(context, invoiceField, id, entryId) > 0) issues.push({ field: 'id', key: 'invoicePaid' });
  if (posting?.invoiceNumber === invoiceNumber && posting?.[partyField] === partyId) return issues;
  const draft = findSettlingDraft(context, partyField, Number(partyId), invoiceNumber, controlType);
  if (draft !== undefined) issues.push({ field: 'id', key: 'invoiceInDraft', parameters: { id: draft } });
  return issues;
}

const getPostedYear = (entryId: number, context: Context): number | undefined =>
  getEntryLines(entryId, context)[0]?.Bookyear;
