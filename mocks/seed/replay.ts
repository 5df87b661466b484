import { lazy } from '../../contract/memoize.ts';
import type { Resource } from '../../contract/model.ts';
import { getProperties } from '../../contract/schemas.ts';
import { PLATFORM_ENTRIES_AFTER } from '../accounting/arithmetic/postings.ts';
import { type Context, getResource } from '../accounting/context.ts';
import { createTextPdf } from '../accounting/pdf.ts';
import { createContext, write } from '../accounting/run.ts';
import { render } from '../messages/render.ts';
import { StartupError } from '../messages/startup-error.ts';
import { createClock } from '../store/clock.ts';
import { SHARED_TENANT_ID } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { insertFile } from '../store/files.ts';
import { replaceState } from '../store/import-state.ts';
import { insertRows } from '../store/insert-rows.ts';
import { openRecords } from '../store/records.ts';
import type { SandboxState } from '../store/state.ts';
import type { Seeder } from '../store/store.ts';
import { startPlatformEntriesAfter } from '../store/system-tables.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { LAST_DAY, type SeedEvent } from './events.ts';
import { createIdSequences } from './master-data.ts';
import { addLedgerLines } from './scale.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { findScenario } from './scenarios/scenarios.ts';
import { createDemoSeed, createEmptySeed, type Seed, type SeedAdministration } from './seed.ts';

/** Statements that empty tables and fill them, by the seed that the build made them from. They run faster than the events do. */
export type SeedStatements = Readonly<Record<'demo' | 'empty', readonly string[]>>;

/**
 * Creates what fills an empty store.
 *
 * @param readState reads the state of a file. Throws a StartupError.
 * @param statements those of the build. Default: what happened in the companies is repeated.
 */
export function createSeeder(
  contract: ValidatedContract,
  readState: (file: string) => SandboxState,
  statements?: SeedStatements,
): Seeder {
  const run = (seed: keyof SeedStatements, database: Database): boolean => {
    for (const text of statements?.[seed] ?? []) database.exec(text);
    return statements !== undefined;
  };
  const fillDemo = (database: Database): Seed =>
    run('demo', database) ? getDemoSeed() : replayDemo(database, contract);
  return (database, { seed, scale }) => {
    const scenario = findScenario(seed);
    if (seed === 'demo') fillDemo(database);
    else if (seed === 'empty') run('empty', database) || replaySeed(createEmptySeed(contract), database, contract);
    else if (scenario) replayScenario(scenario, fillDemo(database), database, contract);
    else {
      const [issue] = replaceState(readState(seed), database, contract);
      // In a page, the seed is the state itself.
      const name = seed.endsWith('.json') ? `The seed file ${seed}` : 'The seed';
      if (issue) throw new StartupError(`${name} cannot be used: ${issue.field}: ${render(issue, 'en')}`);
    }
    if (scale > 0) addLedgerLines(scale, database, contract);
  };
}

/** It is the same at every call, and only read. */
const getDemoSeed = lazy(createDemoSeed);

/** Fills empty tables with the demo companies. Resources that they do not have get a record of the contract's examples. */
export function replayDemo(database: Database, contract: ValidatedContract): Seed {
  const seed = createDemoSeed();
  replaySeed(seed, database, contract);
  const administrationIds = seed.administrations.map(({ record }) => record.id);
  insertExampleRecords(administrationIds, database, contract);
  return seed;
}

/** Adds to the demo companies what happened in a scenario after that. */
function replayScenario(scenario: Scenario, seed: Seed, database: Database, contract: ValidatedContract): void {
  const { now, run, extraLedgerLines } = scenario;
  if (extraLedgerLines !== undefined) addLedgerLines(extraLedgerLines, database, contract);
  const [administration] = seed.administrations;
  if (now === undefined || !administration) return;
  const context = createSeedContext(administration, now, database, contract);
  write(context, () => run?.(context));
  createClock(database).set(new Date(now), false);
}

/**
 * Fills empty tables with a seed: inserts its rows, and repeats what happened in each company by the code that serves
 * requests, so that there is one implementation of every rule.
 *
 * @throws an Error that names the event that breaks a rule; its cause says which.
 */
function replaySeed(seed: Seed, database: Database, contract: ValidatedContract): void {
  const administrations = seed.administrations.map(({ record }) => record);
  insertRows(database, contract, SHARED_TENANT_ID, { ...seed.shared, administrations });
  // The platform numbers its entries after those of clients.
  startPlatformEntriesAfter(database, PLATFORM_ENTRIES_AFTER);
  for (const administration of seed.administrations) {
    const { record, rows, events } = administration;
    insertRows(database, contract, record.id, rows);
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
function createSeedContext(
  { record, modules }: SeedAdministration,
  now: string,
  database: Database,
  contract: ValidatedContract,
): Context {
  return createContext({
    contract,
    database,
    now,
    administration: { id: record.id, name: String(record.name), modules },
    user: { name: 'seed', profileName: 'Seed', administrations: [record.id] },
  });
}

function insertFiles(context: Context): void {
  const scan = createTextPdf(`Scan for ${context.administration.name}`);
  for (const name of ['files', 'inboxfiles']) insertFile(context, getResource(context, name), scan);
}

/**
 * Inserts a record of the contract's examples for each administration into the tables that have none, so that a resource can
 * be called as soon as it is in the contract.
 */
function insertExampleRecords(
  administrationIds: readonly number[],
  database: Database,
  contract: ValidatedContract,
): void {
  const nextId = createIdSequences();
  for (const resource of contract.resources.values()) {
    const { name, isShared, parent } = resource;
    const records = openRecords(database, resource);
    const owners = isShared ? [SHARED_TENANT_ID] : administrationIds;
    if (!resource.hasTable || parent !== undefined) continue;
    if (owners.some((administrationId) => records.count({ administrationId }, { filters: [] }) > 0)) continue;
    const example = getExample(contract, resource);
    for (const administrationId of owners) records.insert({ administrationId }, { ...example, id: nextId(name) });
  }
}

/** Returns the first example of each field. */
function getExample({ document }: ValidatedContract, { record }: Resource): object {
  const properties = getProperties(document, { $ref: `#/components/schemas/${record}` });
  return Object.fromEntries(
    [...properties].flatMap(([name, { examples }]) => (Array.isArray(examples) ? [[name, examples[0]]] : [])),
  );
}
