import isEqual from 'fast-deep-equal';
import { type ValidationIssue, validationError } from '../../messages/problems.ts';
import { getControlAccount } from '../../store/ledger-queries.ts';
import type { RecordOf } from '../../store/record-types.ts';
import { findPlatformEntry } from '../../store/system-tables.ts';
import { calculateBalance, calculateImbalance } from '../arithmetic/postings.ts';
import { type Context, getRecords, lookup } from '../context.ts';
import type { ResourceHooks } from '../hooks.ts';
import { checkBookYear, checkPeriod } from '../ledger/book-years.ts';
import { findInvoiceType, INVOICE_TYPES, type InvoiceType } from '../ledger/invoice-types.ts';
import { acceptsEntries } from '../ledger/journals.ts';
import { getBalance, updateSettledInvoices } from '../ledger/outstanding.ts';
import { getEntryLines, logChange, removeEntryLines } from '../ledger/post-entry.ts';
import { checkVatCode } from '../ledger/vat-accounts.ts';
import { checkCostAssignment } from './invoice-lines.ts';

export type JournalEntry = RecordOf<'journalentries'>;
export type JournalEntryLine = RecordOf<'journalentries/lines'>;
type Line = Omit<JournalEntryLine, 'id'>;

/** Memorials and cash registrations: drafts until a person processes them. */
export const journalEntries: ResourceHooks<JournalEntry, JournalEntryLine> = {
  beforeSave({ record, previous, context, addIssue }) {
    if (isUnchanged(record, previous)) return {};
    if (previous) rejectProcessed(previous);
    for (const issue of [...checkEntryPeriod(record, context), ...checkJournal(record, context)]) addIssue(issue);
    return {};
  },
  afterSave({ record }, context) {
    // A processed entry was sent back unchanged.
    if (record.status !== 'processed') logChange(record, 1, context);
    return [];
  },
  validateWithLines: ({ record, getLines }, context) => [
    ...checkBalance(record, getLines(), context),
    ...checkRegisterLines(record, getLines(), context),
  ],
  beforeDelete(entry, context) {
    const posted = getEntryLines(entry.id, context);
    if (posted.length > 0) {
      const issues = checkBookYear('bookYear', entry.bookYear, context);
      if (issues.length > 0) return issues;
      removeEntryLines(entry.id, context);
      updateSettledInvoices(posted, context);
    }
    logChange(entry, 2, context);
    return [];
  },
};

export const journalEntryLines: ResourceHooks<JournalEntryLine> = {
  beforeSave(change) {
    const { record, previous, scope, context, addIssue } = change;
    const issues = [...checkCostAssignment(change), ...checkEntryLine(record, context)];
    for (const issue of issues) addIssue(issue);
    if (scope.parentId === undefined || isUnchanged(record, previous)) return {};
    const entry = getEntry(scope.parentId, context);
    rejectProcessed(entry, 'entryId');
    for (const issue of checkRegister(entry, record, context)) addIssue(issue);
    return {};
  },
  beforeDelete(_line, context, { parentId = 0 }) {
    rejectProcessed(getEntry(parentId, context), 'entryId');
    return [];
  },
};

const isUnchanged = (record: object, previous: Readonly<Record<string, unknown>> | undefined): boolean =>
  previous !== undefined && Object.entries(record).every(([name, value]) => isEqual(value, previous[name]));

export function rejectProcessed({ status }: Pick<JournalEntry, 'status'>, field = 'id'): void {
  if (status === 'processed') throw validationError([{ field, key: 'entryProcessed' }]);
}

function getEntry(id: number, context: Context): JournalEntry {
  const entry = getRecords(context, 'journalentries').find(context.scope, id);
  if (!entry) throw new Error(`There is no journal entry ${id}`);
  return entry;
}

export const checkEntryPeriod = (
  { bookYear, bookPeriod }: Pick<JournalEntry, 'bookYear' | 'bookPeriod'>,
  context: Context,
): ValidationIssue[] => [...checkBookYear('bookYear', bookYear, context), ...checkPeriod(bookPeriod)];

/** Checks that a cash registration has both balances, and a memorial none. */
function checkJournal(record: Omit<JournalEntry, 'id'>, context: Context): ValidationIssue[] {
  const journal = lookup(context, 'journals', record.JournalId);
  if (!journal) return [];
  if (!acceptsEntries(journal)) {
    return [{ field: 'JournalId', key: 'journalNotForEntries', parameters: { code: journal.code } }];
  }
  const isCash = journal.type === 'K';
  return (['openingBalance', 'closingBalance'] as const)
    .filter((field) => (record[field] === null) === isCash)
    .map((field) => ({ field, key: isCash ? 'cashBalanceRequired' : 'notInMemorial' }));
}

/** Checks the account of a line against its VAT code and the invoice that it settles. */
export function checkEntryLine(line: Line, context: Context): ValidationIssue[] {
  const account = lookup(context, 'ledgeraccounts', line.ledgerAccountId);
  const code = lookup(context, 'vatcodes', line.vatCodeId);
  return [...checkVatCode('entries', code, account, context), ...checkControlAccount(line, context)];
}

/** Checks that a line on a control account names its invoice, and is on the account of that invoice. */
function checkControlAccount(line: Line, context: Context): ValidationIssue[] {
  const type = findInvoiceType(lookup(context, 'ledgeraccounts', line.ledgerAccountId)?.type);
  if (type === undefined) return [];
  const { partyField, parties, invoices, invoiceField, controlType } = INVOICE_TYPES[type];
  const settled = findSettledInvoices(type, line, context);
  const [id] = settled;
  const required = id === undefined ? ([partyField, 'invoiceNumber'] as const) : [];
  const missing = required.filter((field) => line[field] === null);
  if (missing.length > 0) return missing.map((field) => ({ field, key: 'requiredOnControlAccount' }));
  if (!lookup(context, parties, line[partyField])) return [];
  const parameters = { number: String(line.invoiceNumber), path: `/v1/${invoices}` };
  if (id === undefined) return [{ field: 'invoiceNumber', key: 'invoiceUnknown', parameters }];
  if (settled.length > 1) return [{ field: 'invoiceNumber', key: 'invoicesWithoutNumber', parameters }];
  const account = lookup(context, 'ledgeraccounts', getControlAccount(context, invoiceField, id, controlType));
  if (!account || account.id === line.ledgerAccountId) return [];
  return [{ field: 'ledgerAccountId', key: 'otherControlAccount', parameters: { number: account.number } }];
}

/** Returns the invoices that a line may settle: by its number, or the creditor's outstanding invoices without a number. */
export function findSettledInvoices(
  type: InvoiceType,
  line: Pick<Line, 'debtorId' | 'creditorId' | 'invoiceNumber'>,
  context: Context,
): readonly number[] {
  const { invoices, partyField } = INVOICE_TYPES[type];
  const { invoiceNumber, [partyField]: partyId } = line;
  if (partyId === null) return [];
  const [field, value] = invoiceNumber === null ? [partyField, partyId] : (['invoiceNumber', invoiceNumber] as const);
  return getRecords(context, invoices)
    .findBy(context.scope, field as 'invoiceNumber', [value])
    .filter((invoice) => invoice[partyField] === partyId && invoice.invoiceNumber === invoiceNumber)
    .map(({ id }) => id)
    .filter((id) => findPlatformEntry(context, invoices, id) !== undefined)
    .filter((id) => invoiceNumber !== null || getBalance(type, id, context) !== 0);
}

/** Rejects a line on the cash register's account: the platform posts its change, and the line would cancel it. */
function checkRegister(entry: JournalEntry, line: Pick<Line, 'ledgerAccountId'>, context: Context): ValidationIssue[] {
  if (getCashBalances(entry, context)?.ledgerAccountId !== line.ledgerAccountId) return [];
  return [{ field: 'ledgerAccountId', key: 'cashRegisterItself' }];
}

export const checkRegisterLines = (
  entry: JournalEntry,
  lines: readonly JournalEntryLine[],
  context: Context,
): ValidationIssue[] =>
  lines.flatMap((line, index) =>
    checkRegister(entry, line, context).map((issue) => ({ ...issue, field: `lines[${index}].${issue.field}` })),
  );

/** Checks that memorial lines balance, and that the lines of a cash registration explain its balances. */
export function checkBalance(
  entry: JournalEntry,
  lines: readonly JournalEntryLine[],
  context: Context,
): ValidationIssue[] {
  const cash = getCashBalances(entry, context);
  if (calculateImbalance(lines, cash) === 0) return [];
  if (!cash) {
    const sum = (field: 'amountDebit' | 'amountCredit') =>
      calculateBalance(lines.map((line) => ({ amountDebit: line[field], amountCredit: 0 })));
    const parameters = {
      debit: sum('amountDebit'),
      credit: sum('amountCredit'),
      difference: Math.abs(calculateBalance(lines)),
    };
    return [{ field: 'lines', key: 'memorialUnbalanced', parameters }];
  }
  const expected = calculateBalance([{ amountDebit: cash.openingBalance, amountCredit: calculateBalance(lines) }]);
  return [{ field: 'closingBalance', key: 'cashUnbalanced', parameters: { balance: expected } }];
}

export function getCashBalances(entry: JournalEntry, context: Context) {
  const journal = lookup(context, 'journals', entry.JournalId);
  if (journal?.type !== 'K') return undefined;
  const { openingBalance, closingBalance, description } = entry;
  return {
    ledgerAccountId: Number(journal.ledgerAccountId),
    openingBalance: openingBalance ?? 0,
    closingBalance: closingBalance ?? 0,
    description,
  };
}
