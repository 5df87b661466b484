import { getPeriod } from '../accounting/arithmetic/calendar.ts';
import type { Directory } from './directory.ts';
import type { JournalEntryEntry, PaymentEntry, SalesOrderEntry } from './entry-types.ts';
import { toAddress } from './parties.ts';
import { resolveReferences } from './references.ts';

type Body = Readonly<Record<string, unknown>>;

/** A header and its lines, as a client posts them. */
export type BodyWithLines = Body & { readonly lines: readonly Body[] };

/** An invoice or a draft, as far as its fields do not have the names of those of the body. */
interface InvoiceEntry {
  readonly date: string;
  /** Number of a purchase invoice; a sales invoice gets the next one. */
  readonly number?: string;
  readonly payments?: readonly PaymentEntry[];
  readonly lines: readonly object[];
}

export function toInvoiceBody(invoice: InvoiceEntry, directory: Directory): BodyWithLines {
  const { date, number, payments: _payments, ...fields } = invoice;
  return toBody({ invoiceDate: date, ...(number && { invoiceNumber: number }), ...fields }, directory);
}

export function toSalesOrderBody(order: SalesOrderEntry, directory: Directory): BodyWithLines {
  const { date, deliveryAddress, ...fields } = order;
  const address = deliveryAddress && { deliveryAddress: toAddress(deliveryAddress, directory) };
  return toBody({ orderDate: date, ...address, ...fields }, directory);
}

export function toJournalEntryBody(entry: JournalEntryEntry, directory: Directory): BodyWithLines {
  const { journal, document, description, date, cash, lines } = entry;
  const balances = cash && { openingBalance: cash[0], closingBalance: cash[1] };
  const header = { journal, sourceDocumentNumber: document, description, date, ...getPeriod(date), ...balances };
  return toBody({ ...header, lines }, directory);
}

function toBody({ lines, ...header }: Body & { readonly lines: readonly object[] }, directory: Directory) {
  return {
    ...resolveReferences(header, directory),
    lines: lines.map((line) => resolveReferences(line, directory)),
  };
}
