import type { Field, Parameter } from '../mocks/contract/model.ts';
import { collectionOf, contract, type Operation, operations } from './contract.ts';
import type { Exchange } from './exchange.ts';
import type { Session } from './session.ts';

/** A record as a list shows it. */
export type Row = Readonly<Record<string, unknown>>;

/** A list of the server as it was found, with its first records. */
export interface Collection {
  readonly operation: Operation;
  /** Filled in: `/v1/debtors/1/mandates`. */
  readonly path: string;
  /** The query without which the list is refused. */
  readonly required: readonly (readonly [string, string])[];
  readonly rows: readonly Row[];
  /** How many records the server says there are. */
  readonly total: number;
  readonly exchange: Exchange;
}

/** Records that a first look takes from each list. */
const looked = 50;
/** Parents whose lists are looked at until one has records. */
const parentsTried = 12;
/** Values that are tried for what a list must be given. */
const valuesTried = 5;

/** What a server has, found by reading its lists. */
export class Found {
  readonly #collections = new Map<string, Collection>();
  readonly #refused = new Map<string, Exchange>();

  /** The list at a path with its placeholders; undefined when it could not be read. */
  at(path: string): Collection | undefined {
    return this.#collections.get(path);
  }

  /** The answer of a list that was not 200. */
  refusal(path: string): Exchange | undefined {
    return this.#refused.get(path);
  }

  keep(path: string, collection: Collection): void {
    this.#collections.set(path, collection);
  }

  refuse(path: string, exchange: Exchange): void {
    this.#refused.set(path, exchange);
  }

  /** Values of a field of a resource, by the resource's name in the contract: `debtors`, `id`. Each once. */
  values(resource: string, field: string): readonly unknown[] {
    const rows = [...this.#collections.values()]
      .filter(({ operation }) => isOf(operation, resource))
      .flatMap(({ rows }) => rows);
    return [...new Set(rows.map((row) => row[field]).filter((value) => value !== undefined && value !== null))];
  }

  /** Values that records of any kind have under a name, however its letters are written; the most frequent first. */
  named(name: string): readonly unknown[] {
    const times = new Map<unknown, number>();
    for (const { rows } of this.#collections.values()) {
      for (const row of rows) {
        const field = Object.keys(row).find((one) => one.toLowerCase() === name.toLowerCase());
        const value = field && row[field];
        if (value !== undefined && value !== null) times.set(value, (times.get(value) ?? 0) + 1);
      }
    }
    return [...times].sort(([, one], [, other]) => other - one).map(([value]) => value);
  }

  /** Paths of records that an operation with an identifier at its end can be tried on; empty when none is known. */
  items({ path, resource }: Operation): readonly string[] {
    const list = this.at(collectionOf({ path }));
    if (list) return list.rows.filter(({ id }) => id !== undefined).map(({ id }) => `${list.path}/${id}`);
    // What has no list of its own is known by those who refer to it: the scans of invoices.
    if (path.split('{').length > 2) return [];
    return this.#referring(resource).map((id) => `${collectionOf({ path })}/${id}`);
  }

  #referring(resource: string): readonly unknown[] {
    const ids = [...this.#collections.values()].flatMap(({ operation, rows }) => {
      const fields = contract.resources.get(operation.resource)?.fields ?? [];
      const isOne = ({ name, references }: Field): boolean =>
        references?.resource === resource || name === `${resource.replace(/s$/, '')}Id`;
      const names = fields.filter(isOne).map(({ name }) => name);
      return rows.flatMap((row) => names.map((name) => row[name]));
    });
    return [...new Set(ids.filter((id) => id !== undefined && id !== null))];
  }
}

const isOf = ({ resource }: Operation, wanted: string): boolean =>
  resource === wanted.toLowerCase() || contract.resources.get(resource)?.viewOf === wanted.toLowerCase();

/**
 * Reads the first page of every list, also of those that were not chosen: the others refer to their records. What a
 * list shows is needed to fill in paths and to know what to filter on.
 */
export async function look(session: Session): Promise<Found> {
  const found = new Found();
  const lists = operations.filter(({ kind }) => kind === 'list');
  const depth = ({ path }: Operation): number => path.split('{').length;
  // Those that want a query take its values from what the others show.
  const wants = ({ parameters }: Operation): number => (parameters.some(isRequired) ? 1 : 0);
  const groups = Map.groupBy(lists, (list) => depth(list) * 2 + wants(list));
  for (const [, group] of [...groups].sort(([one], [other]) => one - other)) {
    await Promise.all(group.map((list) => lookAt(session, list, found)));
  }
  return found;
}

const isRequired = ({ in: place, required }: Parameter): boolean => place === 'query' && required === true;

/** Reads a list in each of its places until one has records; the first that answers is kept when none has. */
async function lookAt(session: Session, list: Operation, found: Found): Promise<void> {
  const queries = queriesFor(list, found);
  const places = pathsOf(list, found).flatMap((path) => queries.map((required) => ({ path, required })));
  for (const { path, required } of places) {
    const query = [...required, firstRecords];
    // An administration may lack a module.
    const expected = [200, 403, 429, ...goneFor(list)];
    const exchange = await session.ask(list, { about: 'first look', path, query, expected });
    const collection = collectionIn(exchange, { path, required });
    if (!collection) found.refuse(list.path, exchange);
    else if (collection.rows.length > 0 || !found.at(list.path)) found.keep(list.path, collection);
    if (collection && collection.rows.length > 0) return;
  }
  const refusal = found.at(list.path) ? undefined : found.refusal(list.path);
  if (refusal?.reply.status !== 404 || places.length < 2) return;
  const message = `It is answered 404 for each of ${places.length} records that it can belong to.`;
  session.violate({ rule: 'expected status', message }, refusal);
}

/** The status of a list that belongs to a record which somebody else may remove meanwhile. */
export const goneFor = ({ path }: Pick<Operation, 'path'>): readonly number[] => (path.includes('{') ? [404] : []);

const firstRecords = ['pageSize', String(looked)] as const;

/** Reads a list anew: somebody may have written since. Undefined when it cannot be read now. */
export async function lookAgain(
  session: Session,
  { operation, path, required }: Pick<Collection, 'operation' | 'path' | 'required'>,
): Promise<Collection | undefined> {
  const query = [...required, firstRecords];
  const expected = [200, 429, ...goneFor(operation)];
  const exchange = await session.ask(operation, { about: 'another look', path, query, expected });
  return collectionIn(exchange, { path, required });
}

/** The list that an answer holds; undefined when it holds none. */
function collectionIn(exchange: Exchange, place: Pick<Collection, 'path' | 'required'>): Collection | undefined {
  const { operation, reply, json } = exchange;
  const { _data: rows, _meta } = (json ?? {}) as { _data?: unknown; _meta?: { totalCount?: unknown } };
  if (reply.status !== 200 || !Array.isArray(rows)) return undefined;
  // What is no record the judge has reported.
  const records = rows.filter((row): row is Row => typeof row === 'object' && row !== null);
  return { ...place, operation, exchange, rows: records, total: Number(_meta?.totalCount) };
}

/** The paths of a list: one, or one for each record that it can belong to. */
function pathsOf({ path }: Operation, found: Found): readonly string[] {
  const [, parent, rest] = /^(.*)\/\{\w+\}(\/\w+)$/.exec(path) ?? [];
  if (parent === undefined) return [path];
  const { path: own, rows } = found.at(parent) ?? { path: parent, rows: [] };
  return rows.slice(0, parentsTried).map(({ id }) => `${own}/${id}${rest}`);
}

/** Values for what a list must be given: those that records have under that name, and the example of the contract. */
function queriesFor({ parameters }: Operation, found: Found): readonly (readonly (readonly [string, string])[])[] {
  const required = parameters.filter(isRequired);
  if (required.length === 0) return [[]];
  const [first, ...others] = required;
  if (!first || others.length > 0) throw new Error('A list with more than one required parameter is not known yet');
  const example = [(first as Parameter & { readonly example?: unknown }).example].flat();
  const values = [...new Set([...found.named(first.name), ...example])].slice(0, valuesTried);
  return values.map((value) => [[first.name, String(value)]]);
}
