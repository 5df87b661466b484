import { TENANT_COLUMN } from '../columns.ts';
import type { Database } from '../database.ts';
import { readTextPdf } from './text-pdf.ts';
import type { Upgrade } from './upgrade.ts';

// Sandboxes before the first release did not store what was posted, and numbered the invoices of all years in one series.

type ToTable = Parameters<Upgrade['run']>[1];

/** The account of debtors or creditors of each invoice: the one that it is posted to, or would be. */
const fillControlAccounts = (invoices: string, party: 'debtor' | 'creditor', accountType: number): Upgrade => ({
  lacks: { table: invoices, column: 'controlAccountId' },
  run(database, toTable) {
    database.exec(`
      update ${toTable(invoices)} as invoice set controlAccountId = coalesce(
        (select line.ledgerAccountId
         from ${toTable('platform_entries')} as entry
           join ${toTable('ledgerlines')} as line
             on line.JournalEntryId = entry.id and line.${TENANT_COLUMN} = entry.${TENANT_COLUMN}
           join ${toTable('ledgeraccounts')} as account on account.id = line.ledgerAccountId
         where entry.resource = '${invoices}' and entry.recordId = invoice.id and account.type = ${accountType} limit 1),
        (select kind.ledgerAccountId
         from ${toTable(`${party}s`)} as party join ${toTable(`${party}kinds`)} as kind on kind.id = party.${party}KindId
         where party.id = invoice.${party}Id))`);
  },
});

/** The account of each line: its own, or that of its sales type or of the sales type of its article. */
const fillPostingAccounts = (lines: string, ownAccount: string, salesType: string): Upgrade => ({
  lacks: { table: lines, column: 'postingAccountId' },
  run(database, toTable) {
    database.exec(`
      update ${toTable(lines)} as line set postingAccountId = case bookingType
        when 'G' then ${ownAccount}
        when 'V' then (select ledgerAccountId from ${toTable('salestypes')} where id = ${salesType})
        when 'A' then (
          select type.ledgerAccountId
          from ${toTable('articles')} as article join ${toTable('salestypes')} as type on type.id = article.SalesTypeId
          where article.${TENANT_COLUMN} = line.${TENANT_COLUMN} and article.ArticleSku = line.ArticleSku collate nocase)
        end`);
  },
});

/** Reverse-charged VAT was deducted where that of an ordinary purchase at the same rate is. */
const fillDeductionAccounts: Upgrade = {
  lacks: { table: 'vatcodes', column: 'deductionAccountId' },
  run(database, toTable) {
    const table = toTable('vatcodes');
    database.exec(`
      update ${table} as code set deductionAccountId = (
        select ordinary.ledgerAccountId from ${table} as ordinary
        where ordinary.${TENANT_COLUMN} = code.${TENANT_COLUMN} and ordinary.percentage = code.percentage
          and not ordinary.salesCode and not ordinary.reverseCharged
        order by ordinary.id limit 1)
      where reverseCharged and not salesCode`);
  },
};

/** The number of a removed invoice, such as 20260021, counts in the series of its year: 21 of 2026. */
const splitInvoiceNumbers: Upgrade = {
  lacks: { table: 'salesinvoices', column: 'controlAccountId' },
  run(database, toTable) {
    const table = toTable('past_numbers');
    const series = "series = 'salesinvoices.invoiceNumber'";
    database.exec(`
      insert or ignore into ${table} (${TENANT_COLUMN}, series, highest)
        select ${TENANT_COLUMN}, series || '.' || substr(highest, 1, 4), cast(substr(highest, 5) as integer)
        from ${table} where ${series} and length(highest) > 4`);
    database.exec(`delete from ${table} where ${series}`);
  },
};

/** Without what a layout prints, a file of the platform would pass for a scan, which stays when its invoice changes. */
const readLayouts: Upgrade = {
  lacks: { table: 'layouts', column: 'printed' },
  run(database, toTable) {
    const rows = database.all(`
      select invoice.fileId, invoice.debtorId, invoice.invoiceNumber, invoice.${TENANT_COLUMN} as tenant, file._bytes as bytes
      from ${toTable('salesinvoices')} as invoice join ${toTable('files')} as file on file.id = invoice.fileId`);
    for (const row of rows) saveLayout(row, database, toTable);
  },
};

function saveLayout(row: ReturnType<Database['all']>[number], database: Database, toTable: ToTable): void {
  const { fileId, debtorId, invoiceNumber, tenant, bytes } = row;
  const text = readTextPdf(bytes as Uint8Array);
  if (text?.[2] !== `Factuur ${invoiceNumber}`) return;
  const debtorName = text.find((line) => line.startsWith('Aan: '))?.slice('Aan: '.length) ?? '';
  database.run(
    `insert or ignore into ${toTable('layouts')} (fileId, ${TENANT_COLUMN}, printed) values (?, ?, ?)`,
    fileId,
    tenant,
    JSON.stringify({ debtorId, debtorName, text }),
  );
}

export const upgradesTo1: readonly Upgrade[] = [
  fillControlAccounts('salesinvoices', 'debtor', 6),
  fillControlAccounts('purchaseinvoices', 'creditor', 7),
  fillPostingAccounts('salesinvoices_lines', 'ledgerAccountId', 'salesTypeId'),
  fillPostingAccounts('draftsalesinvoices_lines', 'ledgerAccountId', 'salesTypeId'),
  // Lines of orders are articles or text.
  fillPostingAccounts('salesorders_lines', 'null', 'null'),
  fillDeductionAccounts,
  splitInvoiceNumbers,
  readLayouts,
];
