import {
  type Amounts,
  calculateAmounts,
  checkStatedVat,
  isText,
  type LineFields,
  toTerms,
} from '../../../totals/line-amounts.ts';
import { calculatePurchaseTotals, calculateTotals, type VatTotal } from '../../../totals/totals.ts';
import type { RecordOf } from '../../store/record-types.ts';
import type { StateRecord } from '../../store/state.ts';
import { checkPeriod } from '../ledger/book-years.ts';
import { ALL_INVOICE_TYPES, INVOICE_TYPES, type InvoiceType } from '../ledger/invoice-types.ts';
import { addTo, type Sums, toBalance, toCents } from './check-ledger.ts';
import type { ImportedBooks } from './imported-books.ts';

/** Resources whose records have totals of their lines. */
const TOTALED = ['draftsalesinvoices', 'salesinvoices', 'salesorders', 'purchaseinvoices'] as const;

type Line = LineFields & Amounts & Pick<VatTotal, 'vatCodeId'> & { readonly bookingType?: string };

/** Checks the totals of invoices and orders, what the ledger has of them, and what is outstanding. */
export function checkInvoices(books: ImportedBooks): void {
  for (const resource of TOTALED) checkTotals(resource, books);
  for (const type of ALL_INVOICE_TYPES) checkPosted(type, books);
}

function checkTotals(resource: (typeof TOTALED)[number], { list, find, report, expect }: ImportedBooks): void {
  const table = `${resource}/lines`;
  const vatCodes = find('vatcodes') as ReadonlyMap<unknown, RecordOf<'vatcodes'>>;
  const parent = resource === 'salesorders' ? 'orderId' : 'invoiceId';
  const isSale = resource !== 'purchaseinvoices';
  const lines = (list(table) as readonly (Line & StateRecord)[]).map((line, index) => {
    const vatCode = vatCodes.get(line.vatCodeId);
    const terms = toTerms(line, vatCode);
    const range = isSale ? undefined : checkStatedVat(terms, line.amountVat);
    if (range) report(table, index, 'amountVat', { key: 'amountVatTooFar', parameters: { ...range } });
    const amounts = calculateAmounts(terms, isSale ? undefined : line.amountVat);
    expect(table, index, line, amounts);
    return { ...terms, ...amounts, line, vatCodeId: line.vatCodeId ?? null };
  });
  const byParent = Map.groupBy(lines, ({ line }) => line[parent]);
  for (const [index, record] of list(resource).entries()) {
    const counted = (byParent.get(record.id) ?? []).filter(({ line }) => !isText(line));
    expect(resource, index, record, { ...(isSale ? calculateTotals(counted) : calculatePurchaseTotals(counted)) });
  }
}

/** Checks that the ledger has each invoice, and that what is outstanding is what the control accounts come to. */
function checkPosted(type: InvoiceType, books: ImportedBooks): void {
  const { invoices, partyField, parties, outstanding, numberField, nameField } = INVOICE_TYPES[type];
  const { list, find, report, expect } = books;
  const [invoicesById, partiesById] = [find(invoices), find(parties)];
  const outstandingInvoices = list(outstanding);
  const outstandingIds = new Set(outstandingInvoices.map(({ id }) => id));
  const entries = findEntries(invoices, books);
  const { posted, balances } = addUpLedger(type, entries, books);
  const lines = Map.groupBy(list(`${invoices}/lines`), ({ invoiceId }) => invoiceId);
  for (const [index, invoice] of list(invoices).entries()) {
    const { id, controlAccountId, amountIncludingVat, bookPeriod } = invoice;
    const isPosted = invoice[partyField] && controlAccountId && lines.get(id)?.some((line) => line.bookingType !== 'T');
    const isWrong = posted.get(id) !== (isPosted ? toCents(amountIncludingVat) : undefined);
    if (isWrong) report(invoices, index, 'amountIncludingVat', { key: 'stateNotPosted' });
    for (const issue of checkPeriod(Number(bookPeriod))) report(invoices, index, issue.field, issue);
    const outstandingAmount = (balances.get(id) ?? 0) / 100;
    if (outstandingAmount !== 0 && !outstandingIds.has(id))
      report(invoices, index, 'id', { key: 'stateNotOutstanding', parameters: { amount: outstandingAmount } });
  }
  for (const [index, record] of outstandingInvoices.entries()) {
    const invoice = invoicesById.get(record.id);
    const party = partiesById.get(invoice?.[partyField]);
    expect(outstanding, index, record, {
      invoiceNumber: invoice?.invoiceNumber,
      invoiceDate: invoice?.invoiceDate,
      dueDate: invoice?.dueDate,
      amountIncludingVat: invoice?.amountIncludingVat,
      outstandingAmount: (balances.get(record.id) ?? 0) / 100,
      [partyField]: invoice?.[partyField],
      [numberField]: party?.number,
      [nameField]: party?.name,
    });
  }
}

/** Finds the entries of invoices: the identifier of the invoice by that of the entry. */
const findEntries = (invoices: string, { list }: ImportedBooks): ReadonlyMap<unknown, unknown> =>
  new Map(
    list('platform_entries')
      .filter(({ resource }) => resource === invoices)
      .map(({ id, recordId }) => [id, recordId]),
  );

/** Adds up the control accounts: what the entry of each invoice posted, and what the open years come to by invoice. */
function addUpLedger(type: InvoiceType, entries: ReadonlyMap<unknown, unknown>, books: ImportedBooks) {
  const { invoices, partyField, invoiceField, controlType, sign } = INVOICE_TYPES[type];
  const { list, find, report, expect } = books;
  const posted: Sums = new Map([...entries.values()].map((id) => [id, 0]));
  const balances: Sums = new Map();
  const [accounts, invoicesById] = [find('ledgeraccounts'), find(invoices)];
  const isOpen = createOpenLineTest(books);
  // Lines of books from before the platform name an invoice by its number only, and are settled.
  const unlinked = new Map<string, number>();
  for (const [index, line] of list('ledgerlines').entries()) {
    if (accounts.get(line.ledgerAccountId)?.type !== controlType) continue;
    const invoice = invoicesById.get(line[invoiceField]);
    const key = invoice?.id ?? `${line[partyField]} ${line.invoiceNumber}`;
    if (isOpen(line)) addTo(balances, key, sign * toBalance(line));
    if (!invoice) {
      unlinked.set(String(key), index);
      continue;
    }
    const isOwn = entries.get(line.JournalEntryId) === invoice.id;
    if (isOwn) addTo(posted, invoice.id, sign * toBalance(line));
    const period = isOwn && { Bookyear: invoice.bookYear, Period: invoice.bookPeriod };
    expect('ledgerlines', index, line, { [partyField]: invoice[partyField], ...period });
  }
  for (const [key, index] of unlinked)
    if (balances.get(key)) report('ledgerlines', index, invoiceField, { key: 'requiredOnControlAccount' });
  return { posted, balances };
}

/** Creates the test of the lines that make up the balances: the openings of later years repeat what is before them. */
function createOpenLineTest({ list }: ImportedBooks): (line: StateRecord) => boolean {
  const firstOpenYear = list('closed_years').reduce((last, { year }) => Math.max(last, Number(year)), 0) + 1;
  return ({ Bookyear, Period }) => Bookyear === firstOpenYear || (Number(Bookyear) > firstOpenYear && Period !== 0);
}
