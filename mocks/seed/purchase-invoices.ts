import { periodOf } from '../accounting/arithmetic/calendar.ts';
import { purchaseInvoicePostings } from '../accounting/arithmetic/postings.ts';
import { amountsOf, purchaseTotalsOf } from '../accounting/arithmetic/totals.ts';
import type { Fields } from './contract-types.ts';
import type { Directory } from './directory.ts';
import { platformEntry } from './entries.ts';
import type { PurchaseInvoiceEntry, PurchaseLineEntry, PurchaseLineOptions } from './entry-types.ts';
import { dueBy, vatTermsOf } from './invoice-terms.ts';
import { disbursements } from './payments.ts';
import type { NextId, Row } from './tables.ts';

/** A line of a purchase invoice, booked on an account. */
export function bought(
  account: string,
  description: string,
  quantity: number,
  unitPrice: number,
  more: PurchaseLineOptions = {},
): PurchaseLineEntry {
  return { account, description, quantity, unitPrice, ...more };
}

/** A purchase invoice: worked out, posted, and paid as far as it says. */
export function purchaseInvoice(entry: PurchaseInvoiceEntry, directory: Directory) {
  const { creditors, creditorKinds, accounts, vatBookings } = directory;
  const creditor = creditors.entryOf(entry.creditor);
  const creditorId = creditors.idOf(entry.creditor);
  const [, , contra] = creditorKinds.entryOf(creditor.kind);
  const contraAccountId = accounts.idOf(contra);
  const worked = entry.lines.map((line) => purchaseLine(line, directory));
  const lines = worked.map(({ fields }) => fields);
  const totals = purchaseTotalsOf(
    worked.map(({ terms, fields: { amountExcludingVat, amountVat } }) => ({ ...terms, amountExcludingVat, amountVat })),
  );
  const description = entry.description ?? null;
  const fields: Fields<'PurchaseInvoice'> = {
    creditorId,
    invoiceNumber: entry.number,
    invoiceDate: entry.date,
    ...dueBy(entry.date, entry.paymentCondition ?? creditor.paymentCondition, directory),
    ...periodOf(entry.date),
    approvalRouteId: directory.approvalRoutes.idOrNull(entry.approvalRoute),
    inboxFileId: null,
    description,
    remark: entry.remark ?? null,
    fileId: null,
    ...totals,
    vatTotals: [...totals.vatTotals],
  };
  const invoice = { creditorId, contraAccountId, invoiceNumber: entry.number, description, lines, totals, vatBookings };
  const booked = platformEntry({
    journalId: directory.journals.idOf('INK'),
    sourceDocumentNumber: entry.number,
    date: entry.date,
    postings: purchaseInvoicePostings(invoice),
  });
  const payable = { contraAccountId, creditorId, invoiceNumber: entry.number, total: totals.amountIncludingVat };
  return { fields, lines, entries: [booked, ...disbursements({ ...payable, payments: entry.payments }, directory)] };
}

function purchaseLine({ account, ...line }: PurchaseLineEntry, directory: Directory) {
  const vatCode = line.vatCode ?? directory.accounts.entryOf(account).vatCode;
  const terms = {
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    unitPriceIncludingVat: line.unitPriceIncludingVat ?? false,
    discountPercentage: line.discountPercentage ?? 0,
    ...vatTermsOf(vatCode, directory),
  };
  const { vatPercentage: _rate, reverseCharged: _reverse, ...shown } = terms;
  const fields: Fields<'PurchaseInvoiceLine'> = {
    ledgerAccountId: directory.accounts.idOf(account),
    description: line.description,
    ...shown,
    costCenterId: directory.costCenters.idOrNull(line.costCenter),
    costUnitId: directory.costUnits.idOrNull(line.costUnit),
    ...amountsOf(terms),
  };
  return { fields, terms };
}

/** The purchase invoices of a company. */
export function purchaseInvoices(entries: readonly PurchaseInvoiceEntry[], directory: Directory, nextId: NextId) {
  const invoices = entries.map((entry) => purchaseInvoice(entry, directory));
  const headers = invoices.map(({ fields }): Row => ({ id: nextId('purchaseinvoices'), ...fields }));
  const lines = invoices.flatMap((invoice, index) =>
    invoice.lines.map(
      (line): Row => ({ id: nextId('purchaseinvoices/lines'), ...line, invoiceId: headers[index]?.id ?? 0 }),
    ),
  );
  return {
    rows: { purchaseinvoices: headers, 'purchaseinvoices/lines': lines },
    entries: invoices.flatMap((invoice) => invoice.entries),
  };
}
