import { validationError } from '../../messages/problems.ts';
import { filesOf } from '../../store/files.ts';
import type { StoredRecord } from '../../store/records.ts';
import { type Context, getRecords, getResource, lookup, tenantScope } from '../context.ts';
import { linesOf } from '../resources/invoice-lines.ts';
import { settle, store } from '../write.ts';
import { type InvoiceSide, sides } from './invoice-types.ts';
import { platformEntryOf } from './post-entry.ts';

type Json = Readonly<Record<string, unknown>>;

/** What is read from a scan. What is left out is made up, always the same for the same scan. */
export interface Reading extends Json {
  readonly lines?: readonly Json[];
}

/**
 * Reads the scan of an invoice that is not coded yet, and fills it: its debtor or creditor, its fields and its lines.
 * The scan becomes the file of the invoice, and the invoice is booked.
 *
 * @returns the total of the invoice in euros, and its entry in the ledger.
 * @throws Refusal 400 when the invoice is coded already or has no scan, and for a reading that the invoice cannot have.
 */
export function recogniseInvoice(side: InvoiceSide, invoice: StoredRecord, reading: Reading, context: Context) {
  const { invoices } = sides[side];
  if (linesOf(invoices, invoice.id, context).length > 0) throw validationError([{ field: 'id', key: 'codedAlready' }]);
  const inboxFileId = Number(invoice.inboxFileId ?? 0);
  const scan = filesOf(context.database, getResource(context, 'inboxfiles')).find(tenantScope(context), inboxFileId);
  if (!scan) throw validationError([{ field: 'id', key: 'withoutScan' }]);

  const { lines, ...body } = { ...madeUp(side, invoice, inboxFileId, context), ...reading };
  const header = getResource(context, invoices);
  const scope = tenantScope(context);
  const { faults } = store({ resource: header, scope, manner: 'update', body, before: invoice }, context);
  const ofLines = lines.flatMap((line, index) => {
    const resource = getResource(context, `${invoices}/lines`);
    const order = { resource, scope: tenantScope(context, invoice.id), manner: 'create', before: undefined } as const;
    const coded = side === 'sales' ? { bookingType: 'G', ...line } : line;
    const found = store({ ...order, body: coded }, context).faults;
    return found.map((fault) => ({ ...fault, field: `lines[${index}].${fault.field}` }));
  });
  settle(header, scope, invoice.id, [...faults, ...ofLines], context);

  const fileId = filesOf(context.database, getResource(context, 'files')).insert(scope, scan);
  const records = getRecords(context, invoices);
  records.update(scope, invoice.id, { fileId });
  return {
    amountIncludingVat: Number(records.find(scope, invoice.id)?.amountIncludingVat),
    journalEntryId: platformEntryOf(invoices, invoice.id, context),
  };
}

/** A plausible reading of a scan: whose invoice it is when nobody said so, and one line on a usual account. */
function madeUp(side: InvoiceSide, invoice: StoredRecord, scan: number, context: Context) {
  const { partyField, parties } = sides[side];
  const all = { filters: [], page: 1, pageSize: 1000 };
  const known = getRecords(context, parties).page(tenantScope(context), all);
  const partyId = invoice[partyField] ?? known[scan % Math.max(known.length, 1)]?.id;
  if (partyId === undefined) throw validationError([{ field: partyField, key: 'required' }]);
  const line = {
    ledgerAccountId: usualAccount(side, lookup(context, parties, partyId), context),
    description: `Scan ${scan}`,
    quantity: 1,
    unitPrice: 25 + ((scan * 37) % 400) + ((scan * 13) % 100) / 100,
  };
  const number = side === 'purchases' && invoice.invoiceNumber === null ? { invoiceNumber: `SCAN-${scan}` } : {};
  return { [partyField]: partyId, ...number, lines: [line] as readonly Json[] };
}

/** Turnover for a sale; for a purchase the account of the creditor, or costs. */
function usualAccount(side: InvoiceSide, party: StoredRecord | undefined, context: Context): number | undefined {
  if (side === 'purchases' && party?.ledgerAccountId != null) return Number(party.ledgerAccountId);
  const [first] = getRecords(context, 'ledgeraccounts').findBy(tenantScope(context), 'type', [
    side === 'sales' ? 9 : 10,
  ]);
  return first?.id;
}
