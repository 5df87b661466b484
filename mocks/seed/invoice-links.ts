import { ALL_INVOICE_TYPES, INVOICE_TYPES, type InvoiceType } from '../accounting/ledger/invoice-types.ts';
import type { Row } from './tables.ts';

type Rows = Readonly<Record<string, readonly Row[]>>;

/**
 * The ledger lines with the invoice that each came from: every line in a journal of sales or purchases, and on an
 * account of debtors or creditors also those that settle it. Invoices of before the platform are no records.
 */
export function withInvoices(lines: readonly Row[], rows: Rows): readonly Row[] {
  const fieldsBySide = ALL_INVOICE_TYPES.map((side) => linkTo(side, rows));
  return lines.map((line) => Object.assign({}, line, ...fieldsBySide.map((fieldsOf) => fieldsOf(line))));
}

function linkTo(side: InvoiceType, rows: Rows): (line: Row) => object {
  const { invoices, partyField, invoiceField, journalType, controlType } = INVOICE_TYPES[side];
  const keyOf = (row: Row): string => `${row[partyField]} ${row.invoiceNumber}`;
  const ids = new Map(rows[invoices]?.map((invoice) => [keyOf(invoice), invoice.id]));
  const ofType = (resource: string, type: unknown) =>
    new Set(rows[resource]?.filter((row) => row.type === type).map(({ id }) => id));
  const journals = ofType('journals', journalType);
  const controlAccounts = ofType('ledgeraccounts', controlType);
  return (line) => {
    const isLinked = journals.has(Number(line.journalId)) || controlAccounts.has(Number(line.ledgerAccountId));
    return isLinked ? { [invoiceField]: ids.get(keyOf(line)) ?? null } : {};
  };
}
