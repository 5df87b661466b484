import type { Resource } from '../../../contract/model.ts';
import { getProperties } from '../../../contract/schemas.ts';
import { PLATFORM_ENTRIES_AFTER } from '../../accounting/arithmetic/postings.ts';
import { type Administration, type Context, getResource } from '../../accounting/context.ts';
import { toModules } from '../../accounting/modules.ts';
import { createTextPdf } from '../../accounting/pdf.ts';
import type { Base, SeedRequest } from '../../seed/document.ts';
import { type FindId, findStoredId, getKey, resolveReferences } from '../../seed/references.ts';
import { createSeedContext } from '../../seed/replay.ts';
import { type Contracts, runRequest } from '../../seed/requests.ts';
import { SHARED_TENANT_ID } from '../../store/columns.ts';
import type { Database } from '../../store/database.ts';
import { insertFile } from '../../store/files.ts';
import { insertRows } from '../../store/insert-rows.ts';
import type { RecordOf } from '../../store/record-types.ts';
import { openRecords } from '../../store/records.ts';
import { startPlatformEntriesAfter } from '../../store/system-tables.ts';
import type { ValidatedContract } from '../../validation/validated-contract.ts';
import { type Chart, classifyAccounts } from './chart.ts';
import { type BankMovement, closeBooks, createPlatformEntries, type History, postPlatformEntry } from './history.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows by table that no request can write, with the names of columns. */
type Tables = Readonly<Record<string, readonly Row[]>>;

export interface Company {
  readonly tables: Tables;
  readonly requests: readonly (SeedRequest & { readonly at: string })[];
  readonly bank: readonly BankMovement[];
  readonly history: History;
}

export interface Demo {
  /** Rows shared by all administrations. */
  readonly shared: Tables;
  /** Rows that every administration has a copy of. */
  readonly standard: Tables;
  readonly chart: Chart;
  readonly companies: readonly Company[];
}

const FIRST_DAY = '2026-03-02';

/** Migration of the books from before that day. */
const MIGRATED_AT = '2026-03-03T08:00:00Z';

export const LAST_DAY = '2026-04-16';

/**
 * Fills empty tables with the demo companies, or for `empty` only with rows that no request can write. Requests run through the
 * API's own code, so each rule exists once.
 * @throws Error that names the invalid request.
 */
export function fillTables(base: Base, demo: Demo, database: Database, contracts: Contracts): void {
  const { contract } = contracts;
  const nextId = createIdSequences();
  const shared = addIds(
    { ...demo.shared, administrations: demo.companies.flatMap(({ tables }) => tables.administrations ?? []) },
    nextId,
  );
  const rows = resolveReferences(shared, indexRows(shared));
  insertRows(database, contract, SHARED_TENANT_ID, rows);
  startPlatformEntriesAfter(database, PLATFORM_ENTRIES_AFTER);
  for (const [index, company] of demo.companies.entries()) {
    const administration = toAdministration(rows.administrations?.[index]);
    const tables = Object.entries(createRows(company, demo, nextId));
    const inserted = Object.fromEntries(
      tables.filter(([name]) => base === 'demo' || contract.resources.get(name)?.isStatic),
    );
    insertRows(
      database,
      contract,
      administration.id,
      resolveReferences(inserted, indexRows({ ...shared, ...inserted })),
    );
    const createContextAt = (at: string) => createSeedContext(administration, at, database, contract);
    if (base === 'demo') replayCompany(company, createContextAt, contracts);
    insertFiles(createContextAt(`${LAST_DAY}T12:00:00Z`));
  }
  if (base === 'demo') insertExampleRecords(database, contract);
}

const toAdministration = (row: Row | undefined): Administration => ({
  id: Number(row?.id),
  name: String(row?.name),
  modules: toModules(row?.modules as string[]),
});

type NextId = (resource: string) => number;

/** Creates the sequences of identifiers, which continue over all administrations as in one platform. */
function createIdSequences(): NextId {
  const last = new Map<string, number>();
  return (resource) => {
    const id = (last.get(resource) ?? 0) + 1;
    last.set(resource, id);
    return id;
  };
}

const addIds = (tables: Tables, nextId: NextId): Record<string, readonly (Row & { readonly id: number })[]> =>
  Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [name, rows.map((row) => ({ id: nextId(name), ...row }))]),
  );

/** Indexes rows before they are stored: accounts and VAT codes refer to each other. */
function indexRows(tables: Tables): FindId {
  const ids = new Map(
    Object.entries(tables).flatMap(([name, rows]) => rows.map((row) => [`${name}/${getKey(row)}`, Number(row.id)])),
  );
  return (resource, key) => ids.get(`${resource}/${key}`);
}

function createRows({ tables }: Company, { standard, chart }: Demo, nextId: NextId) {
  const { administrations: _administrations, ...own } = tables;
  const joined = { ...standard, ...own };
  for (const name of Object.keys(own)) joined[name] = [...(standard[name] ?? []), ...(own[name] ?? [])];
  joined.ledgeraccounts = (joined.ledgeraccounts ?? []).toSorted((a, b) => Number(a.number) - Number(b.number));
  const rows = addIds(joined, nextId);
  const accounts = rows.ledgeraccounts as unknown as readonly RecordOf<'ledgeraccounts'>[];
  return { ...rows, ...addIds({ ledgeraccountclassifications: classifyAccounts(accounts, chart) }, nextId) };
}

function replayCompany(
  { requests, bank, history }: Company,
  createContextAt: (at: string) => Context,
  contracts: Contracts,
): void {
  const sorted = requests.toSorted((a, b) => compare(a.at, b.at));
  const [before, after] = [sorted.filter(({ at }) => at < MIGRATED_AT), sorted.filter(({ at }) => at >= MIGRATED_AT)];
  for (const request of before) runRequest(request, createContextAt(request.at), contracts);
  const books = resolveReferences({ bank, history }, findStoredId(createContextAt(MIGRATED_AT)));
  const entries = createPlatformEntries(books.bank, books.history, createContextAt(MIGRATED_AT));
  const events = [
    ...after.map(({ at, ...request }) => ({
      at,
      date: '',
      run: (context: Context) => runRequest(request, context, contracts),
    })),
    ...entries.map((entry) => ({
      at: entry.date < FIRST_DAY ? MIGRATED_AT : `${entry.date}T15:30:00Z`,
      date: entry.date,
      run: (context: Context) => postPlatformEntry(entry, context),
    })),
  ];
  for (const { at, run } of events.toSorted((a, b) => compare(a.at, b.at) || compare(a.date, b.date))) {
    run(createContextAt(at));
  }
  closeBooks(books.history.opening, createContextAt(`${LAST_DAY}T15:30:00Z`));
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

function insertFiles(context: Context): void {
  const scan = createTextPdf(`Scan for ${context.administration.name}`);
  for (const name of ['files', 'inboxfiles']) insertFile(context, getResource(context, name), scan);
}

/**
 * Inserts a record of the contract's examples for each administration into empty tables, so that a resource can be called as soon
 * as it is in the contract.
 */
function insertExampleRecords(database: Database, contract: ValidatedContract): void {
  const nextId = createIdSequences();
  const administrationIds = database.all('select id from administrations order by id').map(({ id }) => Number(id));
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

function getExample({ document }: ValidatedContract, { record }: Resource): object {
  const properties = getProperties(document, { $ref: `#/components/schemas/${record}` });
  return Object.fromEntries(
    [...properties].flatMap(([name, { examples }]) => (Array.isArray(examples) ? [[name, examples[0]]] : [])),
  );
}
