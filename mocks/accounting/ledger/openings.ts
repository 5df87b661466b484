import { MAX_AMOUNT } from '../../../totals/line-amounts.ts';
import type { ValidationIssue } from '../../messages/problems.ts';
import { renderForBooks } from '../../messages/render.ts';
import {
  deleteEntryLines,
  findOpeningLine,
  findTooLargeAccount,
  insertOpeningLines,
  type Opening,
  type OpeningKey,
} from '../../store/ledger-queries.ts';
import {
  createPlatformEntry,
  findPlatformEntry,
  listPlatformEntries,
  removePlatformEntry,
} from '../../store/system-tables.ts';
import { calculateBalance, debit } from '../arithmetic/postings.ts';
import { type ChangedLine, type Context, getRecords, lookup } from '../context.ts';
import { getFirstOpenYear, getPostedYears, getYear } from './book-years.ts';
import { CONTROL_TYPES } from './invoice-types.ts';
import { getJournal } from './journals.ts';
import { checkSums, toLine } from './post-entry.ts';

/** Resource of opening entries. The record of an entry is its book year. */
export const OPENINGS = 'openings';

/** Maximum number of provisional openings to update. Only the latest count when the clock is far ahead of the books. */
const MAX_OPENINGS = 25;

/** Type of the account of a year's result. */
export const RESULT_TYPE = 15;

/**
 * Updates the provisional openings, after a change of the ledger and at the start of a day. A year has one from its start or its
 * first posting, until the year before is closed.
 * @throws ProblemError 400 when a change makes an existing opening too large: it would vanish silently.
 */
export function updateOpenings(context: Context): void {
  const firstOpen = getFirstOpenYear(context);
  const years = getPostedYears(context);
  const last = Math.max(firstOpen, getYear(context), years.last ?? 0);
  const first = Math.max(firstOpen, last - MAX_OPENINGS, years.earliest ?? last) + 1;
  const openings = listPlatformEntries(context, OPENINGS);
  for (const [year, id] of openings) if (year > firstOpen && (year < first || year > last)) removeOpening(id, context);
  for (let year = first; year <= last; year += 1) {
    // An opening that was always too large waits for the closing.
    if (openings.has(year)) changeOpening(year, context);
    else makeOpening(year, context);
  }
  context.changes.lines.length = 0;
}

/** Creates the missing opening of a year. Returns why it cannot. */
export function makeOpening(year: number, context: Context): readonly ValidationIssue[] {
  if (findPlatformEntry(context, OPENINGS, year) !== undefined) return [];
  const opening = createOpening(year, context);
  const count = insertOpeningLines(context, opening, getPostedYears(context));
  const number = findTooLargeAccount(context, year, MAX_AMOUNT);
  if (count === 0 || number !== undefined) removeOpening(opening.id, context);
  return number === undefined ? [] : [{ field: 'body', key: 'ledgerTooLarge', parameters: { number, year } }];
}

type OpeningEntry = Opening & { readonly bookPeriod: number };

/** Returns the opening of a year, with its current entry or a new one. */
export const createOpening = (
  year: number,
  context: Context,
  id = findPlatformEntry(context, OPENINGS, year) ?? createPlatformEntry(context, OPENINGS, year),
): OpeningEntry => ({
  id,
  journalId: getJournal('M', context),
  sourceDocumentNumber: `BEGIN-${year}`,
  date: `${year}-01-01`,
  bookYear: year,
  bookPeriod: 0,
  description: renderForBooks('books.opening', { year }),
  resultDescription: renderForBooks('books.result', { year: year - 1 }),
  resultType: RESULT_TYPE,
  controlTypes: CONTROL_TYPES,
});

/** Adds changes of earlier years to an opening. Unchanged lines keep their identifiers. */
function changeOpening(year: number, context: Context): void {
  const lines = context.changes.lines.filter(({ Bookyear }) => Bookyear < year);
  if (lines.length === 0) return;
  const opening = createOpening(year, context);
  const groups = Map.groupBy(lines, (line) => JSON.stringify(toKey(line, opening, context)));
  const changed = [...groups].flatMap(([key, group]) => changeLine(JSON.parse(key), group, opening, context));
  checkSums(year, changed, context);
}

/** Returns the opening line that a ledger line counts in. */
function toKey(line: ChangedLine, { bookYear, description, resultDescription }: Opening, context: Context): OpeningKey {
  const account = lookup(context, 'ledgeraccounts', line.ledgerAccountId);
  const isResult = account?.balanceOrProfitLoss === 'P';
  const isOfInvoice = CONTROL_TYPES.includes(Number(account?.type));
  return {
    ledgerAccountId: isResult
      ? Number(lookup(context, 'ledgeraccounts', RESULT_TYPE, 'type')?.id)
      : line.ledgerAccountId,
    description: isResult && line.Bookyear === bookYear - 1 ? resultDescription : description,
    salesInvoiceId: isOfInvoice ? line.salesInvoiceId : null,
    purchaseInvoiceId: isOfInvoice ? line.purchaseInvoiceId : null,
    invoiceNumber: isOfInvoice ? line.invoiceNumber : null,
    debtorId: isOfInvoice ? line.debtorId : null,
    creditorId: isOfInvoice ? line.creditorId : null,
  };
}

function changeLine(key: OpeningKey, changed: readonly ChangedLine[], opening: OpeningEntry, context: Context) {
  const records = getRecords(context, 'ledgerlines');
  const existing = findOpeningLine(context, opening.id, key);
  const balance = calculateBalance([...changed, { amountDebit: existing?.balance ?? 0, amountCredit: 0 }]);
  const line = toLine(opening, debit(key.ledgerAccountId, balance, key), context);
  if (!existing) return balance === 0 ? [] : [records.insert(context.scope, line)];
  if (balance === 0) records.remove(context.scope, existing.id);
  else records.update(context.scope, existing.id, line);
  return [{ ...line, id: existing.id }];
}

function removeOpening(entryId: number, context: Context): void {
  deleteEntryLines(context, entryId);
  removePlatformEntry(context, entryId);
}
