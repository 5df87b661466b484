import { PARENT_COLUMN, TENANT_COLUMN } from './columns.ts';
import type { Tenant } from './system-tables.ts';

/** Invoices of a book year that are not in the ledger. */
interface UnpostedInvoices {
  /** Draft sales invoices with a date in it. */
  readonly draftInvoiceCount: number;
  /** Sales and purchase invoices that wait for the recognition of their scan. */
  readonly uncodedInvoiceCount: number;
}

export function countUnpostedInvoices({ database, administration }: Tenant, year: number): UnpostedInvoices {
  const uncoded = (table: string): string => `
    (select count(*) from ${table} as invoice where ${TENANT_COLUMN} = ? and bookYear = ? and inboxFileId is not null
      and not exists (select 1 from ${table}_lines as line where line.${PARENT_COLUMN} = invoice.id))`;
  const text = `
    select (select count(*) from draftsalesinvoices where ${TENANT_COLUMN} = ? and invoiceDate between ? and ?) as drafts,
      ${uncoded('salesinvoices')} + ${uncoded('purchaseinvoices')} as uncoded`;
  const { id } = administration;
  const row = database.get(text, id, `${year}-01-01`, `${year}-12-31`, id, year, id, year);
  return { draftInvoiceCount: Number(row?.drafts), uncodedInvoiceCount: Number(row?.uncoded) };
}
