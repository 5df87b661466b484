import { PLATFORM_ENTRIES_AFTER } from '../accounting/arithmetic/postings.ts';
import { type Context, createContext, getResource } from '../accounting/context.ts';
import { createTextPdf } from '../accounting/pdf.ts';
import type { Contract } from '../contract/contract.ts';
import { SHARED_TENANT_ID } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { insertFile } from '../store/files.ts';
import { insertRows } from '../store/insert-rows.ts';
import { startPlatformEntriesAfter } from '../store/system-tables.ts';
import { LAST_DAY, type SeedEvent } from './events.ts';
import { insertExampleRecords } from './example-records.ts';
import { demoSeed, type Seed, type SeedAdministration } from './seed.ts';

/** Fills empty tables with the demo companies. Resources that they do not have get a record of the contract's examples. */
export function replayDemo(database: Database, contract: Contract): Seed {
  const seed = demoSeed();
  replaySeed(seed, database, contract);
  const administrationIds = seed.administrations.map(({ record }) => record.id);
  insertExampleRecords(administrationIds, database, contract);
  return seed;
}

/**
 * Fills empty tables with a seed: inserts its rows, and repeats what happened in each company by the code that serves
 * requests, so that there is one implementation of every rule.
 *
 * @throws an Error that names the event that breaks a rule; its cause says which.
 */
export function replaySeed(seed: Seed, database: Database, contract: Contract): void {
  const administrations = seed.administrations.map(({ record }) => record);
  insertRows(database, contract, { administrationId: SHARED_TENANT_ID, rows: { ...seed.shared, administrations } });
  // The platform numbers its entries after those of clients.
  startPlatformEntriesAfter(database, PLATFORM_ENTRIES_AFTER);
  for (const administration of seed.administrations) {
    const { record, rows, events } = administration;
    insertRows(database, contract, { administrationId: record.id, rows });
    for (const event of events) runEvent(event, createSeedContext(administration, event.moment, database, contract));
    insertFiles(createSeedContext(administration, `${LAST_DAY}T12:00:00Z`, database, contract));
  }
}

/** Runs an event. When it breaks a rule, the author of the company data needs to know which it is. */
function runEvent({ date, request, run }: SeedEvent, context: Context): void {
  try {
    run(context);
  } catch (cause) {
    const { name } = context.administration;
    throw new Error(`The seed cannot repeat ${request?.name ?? 'an event'} of ${date} in ${name}`, { cause });
  }
}

/** Creates the context of what happens in an administration at a time. */
export function createSeedContext(
  { record, modules }: SeedAdministration,
  now: string,
  database: Database,
  contract: Contract,
): Context {
  return createContext({
    ...{ contract, database, now },
    administration: { id: record.id, name: String(record.name), modules },
    user: { name: 'seed', profileName: 'Seed', administrations: [record.id] },
  });
}

function insertFiles(context: Context): void {
  const scan = createTextPdf(`Scan for ${context.administration.name}`);
  for (const name of ['files', 'inboxfiles']) insertFile(context, getResource(context, name), scan);
}
