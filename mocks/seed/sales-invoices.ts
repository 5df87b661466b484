import { periodOf } from '../accounting/arithmetic/calendar.ts';
import { salesInvoicePostings } from '../accounting/arithmetic/postings.ts';
import type { Fields } from './contract-types.ts';
import type { Directory } from './directory.ts';
import { type Entry, platformEntry } from './entries.ts';
import type { SalesInvoiceEntry } from './entry-types.ts';
import { dueBy } from './invoice-terms.ts';
import { addressOf } from './parties.ts';
import { receipts } from './payments.ts';
import { type SalesLines, salesLines } from './sales-lines.ts';
import type { NextId, Row } from './tables.ts';

interface SalesInvoice {
  readonly fields: Fields<'SalesInvoice'>;
  readonly lines: SalesLines;
  /** The invoice and its payments in the ledger. */
  readonly entries: readonly Entry[];
}

/** A final invoice: worked out, posted, and paid as far as it says. */
export function salesInvoice(entry: SalesInvoiceEntry, invoiceNumber: string, directory: Directory): SalesInvoice {
  const { debtors, debtorKinds, accounts, vatBookings } = directory;
  const debtor = debtors.entryOf(entry.debtor);
  const debtorId = debtors.idOf(entry.debtor);
  const [, , contra] = debtorKinds.entryOf(debtor.kind);
  const contraAccountId = accounts.idOf(contra);
  const lines = salesLines(entry.lines, directory);
  const { totals, posted } = lines;
  const description = entry.description ?? null;
  const fields = {
    debtorId,
    invoiceDate: entry.date,
    ...dueBy(entry.date, entry.paymentCondition ?? debtor.paymentCondition, directory),
    ...periodOf(entry.date),
    invoiceAddress: debtor.address ? addressOf(debtor.address, directory) : null,
    reference: entry.reference ?? null,
    description,
    remark: entry.remark ?? null,
    inboxFileId: null,
    fileId: null,
    invoiceNumber,
    ...totals,
    vatTotals: [...totals.vatTotals],
  };
  const invoice = { debtorId, contraAccountId, invoiceNumber, description, lines: posted, totals, vatBookings };
  const booked = platformEntry({
    journalId: directory.journals.idOf('VRK'),
    sourceDocumentNumber: invoiceNumber,
    date: entry.date,
    postings: salesInvoicePostings(invoice),
  });
  const payable = { contraAccountId, debtorId, invoiceNumber, total: totals.amountIncludingVat };
  return { fields, lines, entries: [booked, ...receipts({ ...payable, payments: entry.payments }, directory)] };
}

/** The number before that of the first invoice. */
const numbersAfter = 20_260_000;

/** The final invoices of a company, numbered in the order in which they are written. */
export function salesInvoices(entries: readonly SalesInvoiceEntry[], directory: Directory, nextId: NextId) {
  const invoices = entries.map((entry, index) => salesInvoice(entry, String(numbersAfter + index + 1), directory));
  const headers = invoices.map(({ fields }): Row => ({ id: nextId('salesinvoices'), ...fields }));
  const lines = invoices.flatMap((invoice, index) =>
    invoice.lines.rows('salesinvoices/lines', { invoiceId: headers[index]?.id ?? 0 }, nextId),
  );
  return {
    rows: { salesinvoices: headers, 'salesinvoices/lines': lines },
    entries: invoices.flatMap((invoice) => invoice.entries),
  };
}
