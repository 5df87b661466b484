import { platformEntriesAfter } from '../accounting/arithmetic/postings.ts';
import type { Context } from '../accounting/context.ts';
import { resourceNamed, scopeIn } from '../accounting/context.ts';
import { everySide, sides } from '../accounting/ledger/invoice-types.ts';
import { pdfSaying } from '../accounting/pdf.ts';
import { settle, store } from '../accounting/write.ts';
import type { Contract } from '../contract/contract.ts';
import type { Database } from '../store/database.ts';
import { filesOf } from '../store/files.ts';
import { insertRows } from '../store/schema.ts';
import { administrationColumn, everyAdministration, parentColumn } from '../store/tables.ts';
import type { Seed, SeedAdministration } from './seed.ts';

/** Puts the seed into empty tables. Drafts go in the way a client's would, so that the sandbox computes their totals. */
export function plant(seed: Seed, database: Database, contract: Contract, base: PlantBase): void {
  const administrations = seed.administrations.map(({ record }) => record);
  const shared = { ...seed.shared, administrations };
  insertRows(database, contract, { administrationId: everyAdministration, rows: shared });
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
  return {
    ...base,
    contract,
    database,
    administration: { id: record.id, name: String(record.name), modules },
    user: { name: 'seed', profileName: 'Seed', administrations: [record.id] },
    origin: '',
    found: new Map(),
  };
}

function plantDocuments({ record, draftSalesInvoices }: SeedAdministration, context: Context): void {
  for (const draft of draftSalesInvoices) plantDraft(draft, context);
  for (const keeper of ['files', 'inboxfiles']) {
    const files = filesOf(context.database, resourceNamed(context, keeper));
    files.insert(scopeIn(context), pdfSaying(`Scan for ${record.name}`));
  }
}

function plantDraft({ lines, ...header }: SeedAdministration['draftSalesInvoices'][number], context: Context): void {
  const invoices = resourceNamed(context, 'draftsalesinvoices');
  const invoiceLines = resourceNamed(context, 'draftsalesinvoices/lines');
  const order = { manner: 'create', before: undefined } as const;
  const { id, faults } = store({ ...order, resource: invoices, scope: scopeIn(context), body: header }, context);
  const scope = scopeIn(context, id);
  const ofLines = lines.flatMap((body) => store({ ...order, resource: invoiceLines, scope, body }, context).faults);
  settle(invoices, scopeIn(context), id, [...faults, ...ofLines], context);
}

/** Notes which entry of the platform is of which invoice, and which is the opening of which book year. */
function notePlatformEntries(database: Database): void {
  const entries = `into platform_entries (id, ${administrationColumn}, resource, recordId)`;
  for (const side of everySide) {
    const { invoices, invoiceField, journalType } = sides[side];
    database.run(`
      insert ${entries}
      select distinct line.JournalEntryId, line.${administrationColumn}, '${invoices}', line.${invoiceField}
      from ledgerlines as line join journals as journal on journal.id = line.journalId
      where journal.type = '${journalType}' and line.${invoiceField} is not null`);
  }
  database.run(`
    insert ${entries}
    select distinct JournalEntryId, ${administrationColumn}, 'openings', Bookyear from ledgerlines where Period = 0`);
  // The next number is after all that were ever given.
  database.run(`
    insert or ignore ${entries}
    select max(${platformEntriesAfter}, coalesce(max(JournalEntryId), 0)), 0, 'last', 0 from ledgerlines`);
  database.run("delete from platform_entries where resource = 'last'");
}

/** Book years that the next one began with are closed, also the last before the platform. */
function closeYears({ administrations }: Seed, database: Database): void {
  for (const { record, rows } of administrations) {
    const openings = (rows.ledgerlines ?? []).filter(({ Period }) => Period === 0);
    for (const year of new Set(openings.map(({ Bookyear }) => Number(Bookyear)))) {
      database.run(`insert into closed_years (${administrationColumn}, year) values (?, ?)`, record.id, year - 1);
    }
  }
}

/** The stock of the seed is what is left after its orders. */
function noteStockTaken({ administrations }: Seed, database: Database): void {
  for (const { record, modules } of administrations) {
    if (!modules.tradePack) continue;
    database.run(
      `insert into stock_taken (${administrationColumn}, orderId, articleId, quantity)
       select line.${administrationColumn}, line.${parentColumn}, article.id, sum(line.quantity)
       from salesorders_lines as line join articles as article
         on article.${administrationColumn} = line.${administrationColumn} and article.ArticleSku = line.ArticleSku
       where line.${administrationColumn} = ? group by line.${parentColumn}, article.id`,
      record.id,
    );
  }
}
