import { MAX_AMOUNT } from '../../../totals/line-amounts.ts';
import { findTooLargeAccount, findWrongOpeningAccount } from '../../store/ledger-queries.ts';
import type { RecordOf } from '../../store/record-types.ts';
import { listPlatformEntries, listPlatformEntryRecords } from '../../store/system-tables.ts';
import { createEntry } from '../actions/process-entry.ts';
import { getPeriod } from '../arithmetic/calendar.ts';
import { calculateBalance } from '../arithmetic/postings.ts';
import { type Context, getRecords, lookup } from '../context.ts';
import { checkPeriod, getPostedYears } from '../ledger/book-years.ts';
import { ALL_INVOICE_TYPES, findInvoiceType, INVOICE_TYPES } from '../ledger/invoice-types.ts';
import { createOpening, OPENINGS } from '../ledger/openings.ts';
import { type LedgerEntry, toLine } from '../ledger/post-entry.ts';
import { createInvoiceEntry } from '../ledger/post-invoice.ts';
import { checkVatCode } from '../ledger/vat-accounts.ts';
import { compareFields, createFound, type Found } from './discrepancies.ts';

type Line = RecordOf<'ledgerlines'>;

/** Ledger lines, and the records of the platform's entries, by entry. */
interface Ledger {
  readonly entries: ReadonlyMap<number, readonly Line[]>;
  readonly origins: ReturnType<typeof listPlatformEntryRecords>;
}

type Origin = Ledger['origins'] extends ReadonlyMap<number, infer Value> ? Value : never;

/** Posts each record again, and compares the ledger lines. */
export function* verifyLedger(context: Context): Generator<Found> {
  const entries = Map.groupBy(getRecords(context, 'ledgerlines').all(context.scope), (line) => line.JournalEntryId);
  const ledger = { entries, origins: listPlatformEntryRecords(context) };
  const posted = new Set<number>();
  for (const record of listPostingRecords(ledger, context)) {
    yield* verifyRecord(record, ledger, context);
    if (record.entryId !== undefined) posted.add(record.entryId);
  }
  for (const [id, lines] of entries) {
    yield* verifyLines(lines, context);
    if (!posted.has(id)) yield* verifyHead(lines, ledger.origins.get(id), context);
  }
  yield* verifyUnlinked(ledger, context);
  yield* verifyOpenings(ledger, context);
  yield* verifyLog(ledger, context);
}

interface PostingRecord {
  readonly table: 'salesinvoices' | 'purchaseinvoices' | 'journalentries';
  readonly record: { readonly id: number; readonly bookPeriod: number };
  /** Field to report when ledger lines differ. */
  readonly field: string;
  /** Entry in the ledger; undefined without one. */
  readonly entryId: number | undefined;
  readonly entry: Omit<LedgerEntry, 'id'> | undefined;
}

function* listPostingRecords({ entries, origins }: Ledger, context: Context): Generator<PostingRecord> {
  const entryIds = new Map([...origins].map(([id, { resource, recordId }]) => [`${resource} ${recordId}`, id]));
  for (const type of ALL_INVOICE_TYPES) {
    const { invoices: table } = INVOICE_TYPES[type];
    for (const record of getRecords(context, table).all(context.scope)) {
      const lines = () => getRecords(context, `${table}/lines`).all({ ...context.scope, parentId: record.id });
      const entryId = entryIds.get(`${table} ${record.id}`);
      const entry = createInvoiceEntry(type, record, lines, context);
      yield { table, record, field: 'amountIncludingVat', entryId, entry };
    }
  }
  for (const record of getRecords(context, 'journalentries').all(context.scope)) {
    const lines = getRecords(context, 'journalentries/lines').all({ ...context.scope, parentId: record.id });
    const entry = record.status === 'processed' ? createEntry(record, lines, context) : undefined;
    const entryId = entry || entries.has(record.id) ? record.id : undefined;
    yield { table: 'journalentries', record, field: 'status', entryId, entry };
  }
}

function* verifyRecord({ table, record, field, entryId, entry }: PostingRecord, ledger: Ledger, context: Context) {
  for (const issue of checkPeriod(record.bookPeriod)) yield createFound(table, record.id, issue.field, issue);
  if (table === 'journalentries' && ledger.origins.has(record.id))
    yield createFound('platform_entries', record.id, 'id', { key: 'stateTwice', parameters: { value: record.id } });
  if (!entry && entryId === undefined) return;
  const lines = ledger.entries.get(entryId ?? 0) ?? [];
  if (!entry || entryId === undefined || entry.postings.length !== lines.length) {
    yield createFound(table, record.id, field, { key: 'stateNotPosted' });
    return;
  }
  for (const [index, posting] of entry.postings.entries()) {
    const { salesInvoiceId, purchaseInvoiceId, ...expected } = toLine({ ...entry, id: entryId }, posting, context);
    // An invoice without a number is found only while it is outstanding.
    const isFound = table !== 'journalentries' || posting.invoiceNumber !== null;
    const linked = isFound ? { ...expected, salesInvoiceId, purchaseInvoiceId } : expected;
    yield* compareFields('ledgerlines', lines[index] as Line, linked);
  }
}

/** Checks that an entry balances, and each line has one side, the texts of its account and a VAT code that fits. */
function* verifyLines(lines: readonly Line[], context: Context): Generator<Found> {
  for (const line of lines) {
    const { id, amountDebit: debit, amountCredit: credit } = line;
    if (Math.min(debit, credit) !== 0 || debit === credit)
      yield createFound('ledgerlines', id, debit < 0 ? 'amountDebit' : 'amountCredit', { key: 'stateOneSide' });
    const account = lookup(context, 'ledgeraccounts', line.ledgerAccountId);
    const { number: ledgerAccountNumber, description: ledgerAccountDescription } = account ?? {};
    yield* compareFields('ledgerlines', line, { ledgerAccountNumber, ledgerAccountDescription });
    const code = lookup(context, 'vatcodes', line.vatCodeId);
    for (const issue of checkVatCode('entries', code, account, context))
      yield createFound('ledgerlines', id, issue.field, issue);
  }
  const [{ id: first, JournalEntryId: id }] = lines as [Line, ...Line[]];
  if (calculateBalance(lines) !== 0)
    yield createFound('ledgerlines', first, 'JournalEntryId', { key: 'stateUnbalanced', parameters: { id } });
}

/** Checks an entry without a record, an opening or a bank entry, and the invoices that its lines name or pay. */
function* verifyHead(lines: readonly Line[], origin: Origin | undefined, context: Context): Generator<Found> {
  const [{ journalId, date, sourceDocumentNumber }] = lines as [Line, ...Line[]];
  const opening = origin?.resource === OPENINGS ? createOpening(origin.recordId, context, 0) : undefined;
  const head = opening ?? { journalId, date, sourceDocumentNumber, ...getPeriod(date) };
  const expected = {
    Bookyear: head.bookYear,
    Period: head.bookPeriod,
    date: head.date,
    journalId: origin?.resource === 'journals' ? origin.recordId : head.journalId,
    sourceDocumentNumber: head.sourceDocumentNumber,
  };
  for (const line of lines) {
    yield* compareFields('ledgerlines', line, expected);
    for (const type of ALL_INVOICE_TYPES) {
      const { invoices, outstanding, invoiceField, partyField } = INVOICE_TYPES[type];
      const paid = origin?.resource === outstanding ? origin.recordId : null;
      const invoice = lookup(context, invoices, line[invoiceField] ?? paid);
      const { invoiceNumber } = invoice ?? {};
      if (invoice) yield* compareFields('ledgerlines', line, { invoiceNumber, [partyField]: invoice[partyField] });
    }
  }
}

/** Checks that debtor and creditor lines without an invoice balance: they predate the platform. */
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

/** Checks that no sum is too large, and that each year begins with the closing balances and result of the year before. */
function* verifyOpenings({ entries }: Ledger, context: Context): Generator<Found> {
  const openings = listPlatformEntries(context, OPENINGS);
  const { earliest = 0, closed } = getPostedYears(context);
  for (const [year, lines] of Map.groupBy([...entries.values()].flat(), ({ Bookyear }) => Bookyear)) {
    const number = findTooLargeAccount(context, year, MAX_AMOUNT);
    const line = lines.find(({ ledgerAccountNumber }) => ledgerAccountNumber === number);
    const tooLarge = { key: 'ledgerTooLarge', parameters: { number: String(number), year } } as const;
    if (line) yield createFound('ledgerlines', line.id, 'ledgerAccountId', tooLarge);
    const id = openings.get(year);
    // The opening of the first year is unknown, and a later one may not exist yet.
    if (year <= earliest || (id === undefined && year > closed + 1)) continue;
    const wrong = findWrongOpeningAccount(context, createOpening(year, context, id ?? 0));
    if (wrong === undefined) continue;
    const opening = lines.filter(({ JournalEntryId }) => JournalEntryId === id);
    const place = opening.find(({ ledgerAccountId }) => ledgerAccountId === wrong) ?? opening[0] ?? lines[0];
    if (place) yield createFound('ledgerlines', place.id, 'Period', { key: 'stateOpening', parameters: { year } });
  }
}

/** Checks that times of the log never go back, and that the last change of an entry matches its place. */
function* verifyLog(ledger: Ledger, context: Context): Generator<Found> {
  const last = new Map<number, RecordOf<'journalentrylog'>>();
  let latest = '';
  for (const change of getRecords(context, 'journalentrylog').all(context.scope)) {
    if (change.ChangedDate < latest)
      yield createFound('journalentrylog', change.id, 'ChangedDate', { key: 'stateLog' });
    latest = change.ChangedDate;
    last.set(change.JournalEntryId, change);
  }
  for (const [id, { unlogged, ...expected }] of listLogged(ledger, context)) {
    const change = last.get(id);
    // Changes of version 1.0.0 have no number.
    const unnumbered = change?.sourceDocumentNumber === null && { sourceDocumentNumber: null };
    if (change) yield* compareFields('journalentrylog', change, { Action: 1, ...expected, ...unnumbered });
    else yield unlogged;
    last.delete(id);
  }
  for (const { id, Action } of last.values())
    if (Action === 1) yield createFound('journalentrylog', id, 'JournalEntryId', { key: 'stateLog' });
}

/** Returns the last log entry of each ledger entry, and reports a missing one. Openings are not logged. */
function listLogged({ entries }: Ledger, context: Context) {
  const logged = new Map<number, { unlogged: Found; Bookyear: number; sourceDocumentNumber: string | null }>();
  for (const { id, bookYear: Bookyear, sourceDocumentNumber } of getRecords(context, 'journalentries').all(
    context.scope,
  ))
    logged.set(id, { unlogged: createFound('journalentries', id, 'id', UNLOGGED), Bookyear, sourceDocumentNumber });
  for (const [entryId, lines] of entries) {
    const [{ id, Bookyear, Period, sourceDocumentNumber }] = lines as [Line, ...Line[]];
    const unlogged = createFound('ledgerlines', id, 'JournalEntryId', UNLOGGED);
    if (Period > 0) logged.set(entryId, { unlogged, Bookyear, sourceDocumentNumber });
  }
  return logged;
}

const UNLOGGED = { key: 'stateUnlogged' } as const;
