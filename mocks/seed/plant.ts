import { PLATFORM_ENTRIES_AFTER } from '../accounting/arithmetic/postings.ts';
import { type Context, createContext, getResource } from '../accounting/context.ts';
import { ALL_INVOICE_TYPES, INVOICE_TYPES } from '../accounting/ledger/invoice-types.ts';
import { createTextPdf } from '../accounting/pdf.ts';
import { createWithLines } from '../accounting/write-with-lines.ts';
import type { Contract } from '../contract/contract.ts';
import { PARENT_COLUMN, SHARED_TENANT_ID, TENANT_COLUMN } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { insertFile } from '../store/files.ts';
import { insertRows } from '../store/insert-rows.ts';
import type { Seed, SeedAdministration } from './seed.ts';

/** Puts the seed into empty tables. Drafts go in the way a client's would, so that the sandbox computes their totals. */
export function plant(seed: Seed, database: Database, contract: Contract, base: PlantBase): void {
  const administrations = seed.administrations.map(({ record }) => record);
  const shared = { ...seed.shared, administrations };
  insertRows(database, contract, { administrationId: SHARED_TENANT_ID, rows: shared });
  for (const administration of seed.administrations) {
    insertRows(database, contract, { administrationId: administration.record.id, rows: administration.rows });
    plantDocuments(administration, contextOf(administration, database, contract, base));
  }
  notePlatformEntries(database);
  closeYears(seed, database);
  noteStockTaken(seed, database);
}

export type PlantBase = Pick<Context, 'now' | 'today'>;

function contextOf(
  { record, modules }: SeedAdministration,
  database: Database,
  contract: Contract,
  base: PlantBase,
): Context {
  return createContext({
    now: base.now,
    contract,
    database,
    administration: { id: record.id, name: String(record.name), modules },
    user: { name: 'seed', profileName: 'Seed', administrations: [record.id] },
  });
}

function plantDocuments({ record, draftSalesInvoices }: SeedAdministration, context: Context): void {
  for (const draft of draftSalesInvoices) createWithLines('draftsalesinvoices', draft, context);
  for (const keeper of ['files', 'inboxfiles']) {
    insertFile(context, getResource(context, keeper), createTextPdf(`Scan for ${record.name}`));
  }
}

/** Notes which entry of the platform is of which invoice, and which is the opening of which book year. */
function notePlatformEntries(database: Database): void {
  const entries = `into platform_entries (id, ${TENANT_COLUMN}, resource, recordId)`;
  for (const side of ALL_INVOICE_TYPES) {
    const { invoices, invoiceField, journalType } = INVOICE_TYPES[side];
    database.run(`
      insert ${entries}
      select distinct line.JournalEntryId, line.${TENANT_COLUMN}, '${invoices}', line.${invoiceField}
      from ledgerlines as line join journals as journal on journal.id = line.journalId
      where journal.type = '${journalType}' and line.${invoiceField} is not null`);
  }
  database.run(`
    insert ${entries}
    select distinct JournalEntryId, ${TENANT_COLUMN}, 'openings', Bookyear from ledgerlines where Period = 0`);
  // The next number is after all that were ever given.
  database.run(`
    insert or ignore ${entries}
    select max(${PLATFORM_ENTRIES_AFTER}, coalesce(max(JournalEntryId), 0)), 0, 'last', 0 from ledgerlines`);
  database.run("delete from platform_entries where resource = 'last'");
}

/** Book years that the next one began with are closed, also the last before the platform. */
function closeYears({ administrations }: Seed, database: Database): void {
  for (const { record, rows } of administrations) {
    const openings = (rows.ledgerlines ?? []).filter(({ Period }) => Period === 0);
    for (const year of new Set(openings.map(({ Bookyear }) => Number(Bookyear)))) {
      database.run(`insert into closed_years (${TENANT_COLUMN}, year) values (?, ?)`, record.id, year - 1);
    }
  }
}

/** The stock of the seed is what is left after its orders. */
function noteStockTaken({ administrations }: Seed, database: Database): void {
  for (const { record, modules } of administrations) {
    if (!modules.tradePack) continue;
    database.run(
      `insert into stock_taken (${TENANT_COLUMN}, orderId, articleId, quantity)
       select line.${TENANT_COLUMN}, line.${PARENT_COLUMN}, article.id, sum(line.quantity)
       from salesorders_lines as line join articles as article
         on article.${TENANT_COLUMN} = line.${TENANT_COLUMN} and article.ArticleSku = line.ArticleSku
       where line.${TENANT_COLUMN} = ? group by line.${PARENT_COLUMN}, article.id`,
      record.id,
    );
  }
}
