import type { Json } from '../../../contract/document.ts';
import { validationError } from '../../messages/problems.ts';
import { findFile, insertFile } from '../../store/files.ts';
import type { ResourceName } from '../../store/record-types.ts';
import { findPlatformEntry } from '../../store/system-tables.ts';
import { type Context, getRecords, getResource, lookup } from '../context.ts';
import { INVOICE_TYPES, type Invoice, type InvoiceType } from '../ledger/invoice-types.ts';
import { checkPurchaseAccount } from '../ledger/vat-accounts.ts';
import { writeRecord } from '../save.ts';

/** Data read from a scan. Missing data are invented, and are the same for the same scan. */
export interface ScanResult extends Json {
  readonly lines?: readonly Json[];
}

/**
 * Fills an invoice without lines from its scan, which becomes its file, and posts it. Returns its total in euros and its entry.
 * @throws ProblemError 400 when the invoice has lines or no scan, and for a result that the invoice cannot have.
 */
export function recognizeInvoice(type: InvoiceType, invoice: Invoice, scanned: ScanResult, context: Context) {
  const { invoices } = INVOICE_TYPES[type];
  const scope = context.scope;
  const existingLines = getRecords(context, `${invoices}/lines`).all({ ...context.scope, parentId: invoice.id });
  if (existingLines.length > 0) throw validationError([{ field: 'id', key: 'hasLinesAlready' }]);
  const inboxFileId = invoice.inboxFileId ?? 0;
  const scan = findFile(context, getResource(context, 'inboxfiles'), inboxFileId);
  if (!scan) throw validationError([{ field: 'id', key: 'withoutScan' }]);

  const { lines, ...body } = { ...createScanResult(type, invoice, inboxFileId, context), ...scanned };
  const typedLines = lines.map((line) => (type === 'sales' ? { bookingType: 'G', ...line } : line));
  const resource = getResource(context, invoices);
  const { record } = writeRecord({ resource, scope, mode: 'update', body, previous: invoice }, context, typedLines);
  const fileId = insertFile(context, getResource(context, 'files'), scan);
  getRecords(context, invoices).update(scope, invoice.id, { fileId });
  return {
    amountIncludingVat: Number(record.amountIncludingVat),
    journalEntryId: findPlatformEntry(context, invoices, invoice.id),
  };
}

/** Creates a plausible result: a debtor or creditor if the invoice has none, and one line on a default account. */
function createScanResult(type: InvoiceType, invoice: Invoice, scan: number, context: Context) {
  const { partyField, parties } = INVOICE_TYPES[type];
  const known = getRecords(context, parties as ResourceName).all(context.scope);
  const partyId = invoice[partyField] ?? known[scan % known.length]?.id;
  if (partyId === undefined) throw validationError([{ field: partyField, key: 'required' }]);
  const line = {
    ledgerAccountId: getDefaultAccount(type, partyId, context),
    description: `Scan ${scan}`,
    quantity: 1,
    // From 25 to 425 euros.
    unitPrice: 25 + ((scan * 3713) % 40_000) / 100,
  };
  // Sales invoices already have a number.
  const invoiceNumber = invoice.invoiceNumber ?? `SCAN-${scan}`;
  return { [partyField]: partyId, invoiceNumber, lines: [line] as readonly Json[] };
}

const DEFAULT_ACCOUNT_TYPES = { sales: 9, purchases: 10 } as const;

/** Returns the account of the creditor if a purchase may be posted to it, else the first account of turnover or costs. */
function getDefaultAccount(type: InvoiceType, partyId: number, context: Context): number | undefined {
  const creditor = type === 'purchases' ? lookup(context, 'creditors', partyId) : undefined;
  const own = lookup(context, 'ledgeraccounts', creditor?.ledgerAccountId);
  if (own && checkPurchaseAccount(own).length === 0) return own.id;
  const accounts = getRecords(context, 'ledgeraccounts');
  return accounts.findBy(context.scope, 'type', [DEFAULT_ACCOUNT_TYPES[type]])[0]?.id;
}
