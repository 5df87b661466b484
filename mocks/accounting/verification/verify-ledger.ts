import { MAX_AMOUNT } from '../../../totals/line-amounts.ts';
import { findTooLargeAccount } from '../../store/ledger-queries.ts';
import type { RecordOf, ResourceName } from '../../store/record-types.ts';
import { listPlatformEntryRecords } from '../../store/system-tables.ts';
import {
  findSharedEntries,
  findUnloggedLines,
  findWrongChanges,
  findWrongOpeningAccount,
} from '../../store/verification-queries.ts';
import { createEntry } from '../actions/process-entry.ts';
import { getPeriod } from '../arithmetic/calendar.ts';
import { calculateBalance } from '../arithmetic/postings.ts';
import { type Context, getRecords, lookup } from '../context.ts';
import { checkPeriod, getPostedYears } from '../ledger/book-years.ts';
import { ALL_INVOICE_TYPES, CONTROL_TYPES, findInvoiceType, INVOICE_TYPES } from '../ledger/invoice-types.ts';
import { createOpening, OPENINGS } from '../ledger/openings.ts';
import { type LedgerEntry, toLine } from '../ledger/post-entry.ts';
import { createInvoiceEntry } from '../ledger/post-invoice.ts';
import { checkVatCode } from '../ledger/vat-accounts.ts';
import { compareFields, createFound, type Found } from './discrepancies.ts';

type Line = RecordOf<'ledgerlines'>;

/** The record that the platform made an entry for. */
interface Origin {
  readonly resource: string;
  readonly recordId: number;
}

/** The lines of the ledger, and the origins of entries, by entry. */
interface Ledger {
  readonly entries: ReadonlyMap<number, readonly Line[]>;
  readonly origins: ReadonlyMap<number, Origin>;
}

/** Posts again what is posted, and compares. */
export function* verifyLedger(context: Context): Generator<Found> {
  const entries = Map.groupBy(getRecords(context, 'ledgerlines').all(context.scope), (line) => line.JournalEntryId);
  const ledger = { entries, origins: listPlatformEntryRecords(context) };
  for (const id of findSharedEntries(context))
    yield createFound('platform_entries', id, 'id', { key: 'stateTwice', parameters: { value: String(id) } });
  for (const lines of entries.values()) yield* verifyEntry(lines, ledger, context);
  yield* verifyInvoices(ledger, context);
  yield* verifyJournalEntries(ledger, context);
  yield* verifyOrigins(ledger, context);
  yield* verifyUnlinked(ledger, context);
  yield* verifyOpenings(ledger, context);
  for (const { id, field } of findWrongChanges(context))
    yield createFound('journalentrylog', id, field, { key: 'stateLog' });
  for (const id of findUnloggedLines(context))
    yield createFound('ledgerlines', id, 'JournalEntryId', { key: 'stateUnlogged' });
}

/** Checks that an entry balances, in a period that exists, and that its lines have one head. */
function* verifyEntry(lines: readonly Line[], { origins }: Ledger, context: Context): Generator<Found> {
  const [first] = lines as [Line, ...Line[]];
  const { id: line, JournalEntryId: id, Bookyear, Period, journalId, date, sourceDocumentNumber } = first;
  for (const each of lines) {
    yield* compareFields('ledgerlines', each, { Bookyear, Period, journalId, date, sourceDocumentNumber });
    yield* verifyLine(each, context);
  }
  const isOpening = origins.get(id)?.resource === OPENINGS;
  if (Period === 0 && !isOpening) yield createFound('ledgerlines', line, 'Period', { key: 'stateUnopened' });
  for (const { field: _, ...message } of checkPeriod(Period)) yield createFound('ledgerlines', line, 'Period', message);
  if (calculateBalance(lines) !== 0)
    yield createFound('ledgerlines', line, 'JournalEntryId', { key: 'stateUnbalanced', parameters: { id } });
}

/** Checks that a line has one side, the texts of its account, and a VAT code that fits it. */
function* verifyLine(line: Line, context: Context): Generator<Found> {
  const { id, amountDebit: debit, amountCredit: credit } = line;
  if (Math.min(debit, credit) !== 0 || debit === credit)
    yield createFound('ledgerlines', id, debit < 0 ? 'amountDebit' : 'amountCredit', { key: 'stateOneSide' });
  const account = lookup(context, 'ledgeraccounts', line.ledgerAccountId);
  const { number: ledgerAccountNumber, description: ledgerAccountDescription } = account ?? {};
  yield* compareFields('ledgerlines', line, { ledgerAccountNumber, ledgerAccountDescription });
  const code = lookup(context, 'vatcodes', line.vatCodeId);
  for (const { field, ...message } of checkVatCode('entries', code, account, context))
    yield createFound('ledgerlines', id, field, message);
}

function* verifyInvoices({ entries, origins }: Ledger, context: Context): Generator<Found> {
  const entryIds = new Map([...origins].map(([id, { resource, recordId }]) => [`${resource} ${recordId}`, id]));
  for (const type of ALL_INVOICE_TYPES) {
    const { invoices } = INVOICE_TYPES[type];
    for (const invoice of getRecords(context, invoices).all(context.scope)) {
      for (const { field, ...message } of checkPeriod(invoice.bookPeriod))
        yield createFound(invoices, invoice.id, field, message);
      const lines = getRecords(context, `${invoices}/lines`).all({ ...context.scope, parentId: invoice.id });
      const entry = createInvoiceEntry(type, invoice, () => lines, context);
      const id = entryIds.get(`${invoices} ${invoice.id}`);
      const record = [invoices, invoice.id, 'amountIncludingVat'] as const;
      if (entry && id !== undefined) yield* compareEntry({ ...entry, id }, entries.get(id) ?? [], record, context);
      else if (entry || id !== undefined) yield createFound(...record, { key: 'stateNotPosted' });
    }
  }
}

function* verifyJournalEntries({ entries }: Ledger, context: Context): Generator<Found> {
  const records = getRecords(context, 'journalentries').all(context.scope);
  for (const record of records) {
    for (const { field, ...message } of checkPeriod(record.bookPeriod))
      yield createFound('journalentries', record.id, field, message);
    const lines = getRecords(context, 'journalentries/lines').all({ ...context.scope, parentId: record.id });
    const posted = entries.get(record.id) ?? [];
    const [first] = posted;
    if (record.status === 'processed')
      yield* compareEntry(
        createEntry(record, lines, context),
        posted,
        ['journalentries', record.id, 'status'],
        context,
      );
    else if (first) yield createFound('ledgerlines', first.id, 'JournalEntryId', { key: 'stateUnprocessed' });
  }
}

/** Compares an entry in the ledger with what its record posts. Another number of lines is a fault of the record. */
function* compareEntry(
  entry: LedgerEntry,
  posted: readonly Line[],
  [table, id, field]: readonly [table: string, id: number, field: string],
  context: Context,
): Generator<Found> {
  if (entry.postings.length !== posted.length) {
    yield createFound(table, id, field, { key: 'stateNotPosted' });
    return;
  }
  for (const [index, posting] of entry.postings.entries()) {
    const { salesInvoiceId, purchaseInvoiceId, ...expected } = toLine(entry, posting, context);
    const line = posted[index] as Line;
    // An invoice without a number is found only as long as it is outstanding.
    const isFound = table !== 'journalentries' || posting.invoiceNumber !== null;
    yield* compareFields('ledgerlines', line, isFound ? { ...expected, salesInvoiceId, purchaseInvoiceId } : expected);
  }
}

/** Checks that the record exists that the platform made an entry for, and that each entry is of a client or of the platform. */
function* verifyOrigins({ entries, origins }: Ledger, context: Context): Generator<Found> {
  for (const [id, { resource, recordId }] of origins) {
    const name = ORIGINS[resource];
    const unknown = { by: 'id', value: String(recordId), path: `/v1/${name}` };
    if (name === undefined)
      yield createFound('platform_entries', id, 'resource', {
        key: 'stateResourceUnknown',
        parameters: { value: resource },
      });
    else if (name !== OPENINGS && !lookup(context, name, recordId))
      yield createFound('platform_entries', id, 'recordId', { key: 'referenceUnknown', parameters: unknown });
  }
  const own = new Set(
    getRecords(context, 'journalentries')
      .all(context.scope)
      .map(({ id }) => id),
  );
  const changes = getRecords(context, 'journalentrylog').all(context.scope);
  const logged = new Set(changes.map((change) => change.JournalEntryId));
  for (const [id, lines] of entries) {
    const [first] = lines as [Line, ...Line[]];
    const origin = origins.get(id);
    const unknown = { by: 'id', value: String(id), path: '/v1/journalentries' };
    if (!origin && !own.has(id) && !logged.has(id))
      yield createFound('ledgerlines', first.id, 'JournalEntryId', { key: 'referenceUnknown', parameters: unknown });
    if (!own.has(id)) yield* verifyHead(first, origin, context);
    for (const line of lines) yield* verifyInvoiceOf(line, origin, context);
  }
}

/** The resources whose records the platform makes entries for: an invoice, its payment, or the journal of the bank. */
const ORIGINS: Readonly<Record<string, ResourceName | typeof OPENINGS>> = {
  [OPENINGS]: OPENINGS,
  journals: 'journals',
  salesinvoices: 'salesinvoices',
  purchaseinvoices: 'purchaseinvoices',
  outstandingsalesinvoices: 'salesinvoices',
  outstandingpurchaseinvoices: 'purchaseinvoices',
};

/** Checks the head of an entry of the platform: an opening, or money that moves on its day. Those of invoices are compared. */
function* verifyHead(line: Line, origin: Origin | undefined, context: Context): Generator<Found> {
  if (origin?.resource === OPENINGS) {
    const { journalId, sourceDocumentNumber, date, bookYear: Bookyear } = createOpening(origin.recordId, context);
    yield* compareFields('ledgerlines', line, { journalId, sourceDocumentNumber, date, Bookyear, Period: 0 });
  } else if (!ALL_INVOICE_TYPES.some((type) => INVOICE_TYPES[type].invoices === origin?.resource)) {
    const { bookYear: Bookyear, bookPeriod: Period } = getPeriod(line.date);
    const journal = origin?.resource === 'journals' && { journalId: origin.recordId };
    yield* compareFields('ledgerlines', line, { Bookyear, Period, ...journal });
  }
}

/** Checks that a line has the number, and the debtor or creditor, of the invoice that it names or pays. */
function* verifyInvoiceOf(line: Line, origin: Origin | undefined, context: Context): Generator<Found> {
  for (const type of ALL_INVOICE_TYPES) {
    const { invoices, outstanding, invoiceField, partyField } = INVOICE_TYPES[type];
    const paid = origin?.resource === outstanding ? origin.recordId : null;
    const invoice = lookup(context, invoices, line[invoiceField] ?? paid);
    const { invoiceNumber } = invoice ?? {};
    if (invoice) yield* compareFields('ledgerlines', line, { invoiceNumber, [partyField]: invoice[partyField] });
  }
}

/** Checks that lines of debtors and creditors that name no invoice come to nothing: they are of books from before the platform. */
function* verifyUnlinked({ entries }: Ledger, context: Context): Generator<Found> {
  const { closed } = getPostedYears(context);
  const isOpen = ({ Bookyear, Period }: Line) => Bookyear === closed + 1 || (Bookyear > closed + 1 && Period > 0);
  const unlinked = [...entries.values()].flat().filter((line) => {
    const type = findInvoiceType(lookup(context, 'ledgeraccounts', line.ledgerAccountId)?.type);
    return type && line[INVOICE_TYPES[type].invoiceField] === null && isOpen(line);
  });
  const groups = Map.groupBy(unlinked, ({ debtorId, creditorId, invoiceNumber }) =>
    [debtorId, creditorId, invoiceNumber].join(' '),
  );
  for (const lines of groups.values()) {
    const [first] = lines as [Line, ...Line[]];
    const field = first.creditorId === null ? 'salesInvoiceId' : 'purchaseInvoiceId';
    if (calculateBalance(lines) !== 0)
      yield createFound('ledgerlines', first.id, field, { key: 'requiredOnControlAccount' });
  }
}

/** Checks that no sum is too large, and that each year begins with what the year before comes to, its result included. */
function* verifyOpenings({ entries, origins }: Ledger, context: Context): Generator<Found> {
  const openings = new Map([...origins].map(([id, { resource, recordId }]) => [`${resource} ${recordId}`, id]));
  for (const [year, lines] of Map.groupBy([...entries.values()].flat(), ({ Bookyear }) => Bookyear)) {
    const number = findTooLargeAccount(context, year, MAX_AMOUNT);
    const line = lines.find(({ ledgerAccountNumber }) => ledgerAccountNumber === number);
    const tooLarge = { key: 'ledgerTooLarge', parameters: { number: String(number), year } } as const;
    if (line) yield createFound('ledgerlines', line.id, 'ledgerAccountId', tooLarge);
    const id = openings.get(`${OPENINGS} ${year}`);
    const wrong = findWrongOpening(year, id, context);
    if (wrong === undefined) continue;
    const opening = lines.filter(({ JournalEntryId }) => JournalEntryId === id);
    const place = opening.find(({ ledgerAccountId }) => ledgerAccountId === wrong) ?? opening[0] ?? lines[0];
    if (place) yield createFound('ledgerlines', place.id, 'Period', { key: 'stateOpening', parameters: { year } });
  }
}

function findWrongOpening(year: number, id: number | undefined, context: Context): number | undefined {
  const { earliest = year, closed } = getPostedYears(context);
  // Nothing says how the first of the years began, and the opening of a later one may be still to be made.
  if (year <= earliest || (id === undefined && year > closed + 1)) return undefined;
  return findWrongOpeningAccount(context, year, id ?? 0, CONTROL_TYPES);
}
