import type { LedgerChange, LedgerStore, SyncedLine } from '@accounting-platform/client/sync';
import { Client } from 'pg';
import { type ColumnKind, getColumnKind, type LedgerColumn, ledgerFields } from './ledger-fields.ts';

const columnTypes: Readonly<Record<ColumnKind, string>> = {
  key: 'bigint primary key',
  id: 'bigint not null',
  'optional id': 'bigint',
  integer: 'integer not null',
  date: 'date not null',
  text: 'text not null',
  'optional text': 'text',
  amount: 'numeric(15, 2) not null',
};

export interface PostgresLedgerStore extends LedgerStore<SyncedLine<LedgerColumn>> {
  /** For your own queries. The table `ledger_lines` has the lines. */
  readonly database: Client;
  /** Returns debits less credits, in euros. It is 0 for a complete copy. */
  readonly getDifference: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/**
 * Stores a copy of the ledger of one administration in a PostgreSQL database, or in a schema of its own:
 * `postgresql://host/db?options=-c%20search_path=administration_1`. Needs PostgreSQL 11 and the package `pg`.
 *
 * @example
 * const store = await postgresLedgerStore('postgresql://localhost/ledger');
 * await syncLedger({ client, store, bookyears: [2025, 2026], fields: ledgerFields });
 *
 * @throws Error when another process has opened the store: two runs must not use it at the same time.
 */
export async function postgresLedgerStore(url: string): Promise<PostgresLedgerStore> {
  const database = new Client(url);
  // After a broken connection every query fails, and with it the run. Without a handler the process would end here.
  database.on('error', () => undefined);
  await database.connect();
  try {
    await openSchema(database);
  } catch (error) {
    await database.end();
    throw error;
  }
  const query = async (sql: string, values: unknown[] = []) => (await database.query(sql, values)).rows[0];
  return {
    database,
    close: () => database.end(),
    count: async (bookyear) =>
      (await query('select count(*)::integer as count from ledger_lines where "Bookyear" = $1', [bookyear])).count,
    state: async () => (await query('select state from sync_state'))?.state,
    getDifference: async () =>
      Number((await query('select sum("amountDebit" - "amountCredit") as difference from ledger_lines')).difference),
    async apply(change) {
      try {
        await database.query('begin');
        await write(database, change);
        await database.query('commit');
      } catch (error) {
        await database.query('rollback').catch(() => undefined);
        throw error;
      }
    },
  };
}

/** Locks the schema until the connection ends, also by a crash, and creates the tables. */
async function openSchema(database: Client): Promise<void> {
  const lock = 'select pg_try_advisory_lock(hashtextextended(current_schema(), 0)) as "isFree"';
  const { rows } = await database.query(lock);
  if (!rows[0].isFree) throw new Error('Another process uses this copy of the ledger. Wait until it ends.');
  await database.query(`
    create table if not exists ledger_lines (${ledgerFields.map((name) => `"${name}" ${columnTypes[getColumnKind(name)]}`).join(', ')});
    create index if not exists ledger_lines_of_entry on ledger_lines ("JournalEntryId");
    create index if not exists ledger_lines_of_period on ledger_lines ("Bookyear", "Period");
    create table if not exists sync_state (id integer primary key, state json not null);
  `);
}

const quotedFields = ledgerFields.map((name) => `"${name}"`).join(', ');

/** The lines are sent as one JSON text, because single statements would take a round trip each. */
const insertLines = `
  insert into ledger_lines (${quotedFields})
  select ${quotedFields} from json_populate_recordset(null::ledger_lines, $1)
  on conflict (id) do update set (${quotedFields}) = row (${ledgerFields.map((name) => `excluded."${name}"`).join(', ')})
`;

async function write(database: Client, change: LedgerChange<SyncedLine<LedgerColumn>>): Promise<void> {
  const { removeEntries, removeParts, lines, state } = change;
  if (removeEntries.length > 0) {
    await database.query('delete from ledger_lines where "JournalEntryId" = any ($1::bigint[])', [removeEntries]);
  }
  for (const { bookyear, period } of removeParts) {
    const values = [bookyear, period ?? null];
    await database.query(
      'delete from ledger_lines where "Bookyear" = $1 and ($2::integer is null or "Period" = $2)',
      values,
    );
  }
  if (lines.length > 0) await database.query(insertLines, [JSON.stringify(lines)]);
  const saveState = 'insert into sync_state values (1, $1) on conflict (id) do update set state = excluded.state';
  await database.query(saveState, [JSON.stringify(state)]);
}
