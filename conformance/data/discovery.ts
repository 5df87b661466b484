import {
  getCollectionPath,
  getParentPath,
  getRequiredParameters,
  isJsonObject,
  type Operation,
  operations,
  resources,
} from '../contract.ts';
import type { HttpExchange, Query } from '../session/http.ts';
import { NoResponseError } from '../session/request.ts';
import type { Session } from '../session/session.ts';
import type { ReferenceField } from './generators/body-builder.ts';
import { pageSizeParameter, requestPage } from './read-page.ts';
import { type Collection, getRecordPaths, getRows, isEmpty, type ListLocation, type Row } from './rows.ts';

export interface ListFailure {
  readonly status: number;
  readonly reason: string;
}

/** Maximum parents to try until a list has records. */
const MAX_PARENTS = 12;
/** Maximum values to try for a required parameter. */
const MAX_VALUES = 5;
const MAX_REFERENCES = 40;

export class Inventory {
  readonly #collections = new Map<string, Collection>();
  readonly #failures = new Map<string, ListFailure>();

  /** Returns the list at a path with placeholders; undefined when it could not be read. */
  getCollection(path: string): Collection | undefined {
    return this.#collections.get(path);
  }

  getCollections(): readonly Collection[] {
    return [...this.#collections.values()];
  }

  /** Returns why the list at a path with placeholders could not be read. */
  getFailure(path: string): ListFailure | undefined {
    return this.#collections.has(path) ? undefined : this.#failures.get(path);
  }

  /** Returns why an operation cannot be checked: the server lacks its list. A missing module is different. */
  findAbsence({ path, modules }: Pick<Operation, 'path' | 'modules'>): string | undefined {
    const list = [...this.#failures.keys()].find((name) => path === name || path.startsWith(`${name}/`)) ?? '';
    const failure = this.getFailure(list);
    return failure && (failure.status !== 403 || modules.length === 0)
      ? `the list ${list} cannot be read: ${failure.reason}`
      : undefined;
  }

  addCollection(path: string, collection: Collection): void {
    this.#collections.set(path, collection);
  }

  addFailure(path: string, failure: ListFailure): void {
    this.#failures.set(path, failure);
  }

  /** Returns the known records of a resource, also inside others: `salesinvoices/lines`. */
  getObjects(resource: string): readonly Row[] {
    return [...this.#collections.values()].flatMap(({ operation, rows }) => {
      const stored = resources.get(operation.resource)?.viewOf ?? operation.resource;
      if (stored === resource) return rows;
      if (!resource.startsWith(`${stored}/`)) return [];
      return rows.flatMap((row) => [row[resource.slice(stored.length + 1)]].flat().filter(isJsonObject));
    });
  }

  /**
   * Returns values for a reference: first the values of similar records, because business rules allow them, then the example, then
   * all others on the server.
   */
  getReferenceValues({ reference, name, resource, discriminator, example }: ReferenceField): readonly unknown[] {
    const values = this.getObjects(reference.resource.toLowerCase()).map((row) => row[reference.targetField]);
    const used = this.getObjects(resource)
      .filter((object) => discriminator === undefined || object[discriminator[0]] === discriminator[1])
      .map((object) => object[name]);
    const all = [...used, ...values.filter((value) => value === example), ...values];
    return [...new Set(all)].filter((value) => !isEmpty(value)).slice(0, MAX_REFERENCES);
  }

  /** Returns the values of fields with a name, in any case, of all records; the most frequent first. */
  getValuesByName(name: string): readonly unknown[] {
    const counts = new Map<unknown, number>();
    for (const { rows } of this.#collections.values()) {
      for (const row of rows) {
        const field = Object.keys(row).find((key) => key.toLowerCase() === name.toLowerCase());
        const value = field && row[field];
        if (!isEmpty(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
    }
    return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
  }

  /** Returns paths of records for an operation on a record; empty when none is known. */
  getRecordPaths({ path, resource }: Operation): readonly string[] {
    const list = this.getCollection(getCollectionPath(path));
    if (list) return list.rows.map(list.getPath).filter((record) => record !== undefined);
    // References show records without a list: the scans of invoices.
    if (path.split('{').length > 2) return [];
    return this.#getReferences(resource).map((id) => `${getCollectionPath(path)}/${id}`);
  }

  #getReferences(target: string): readonly unknown[] {
    const ids = [...this.#collections.values()].flatMap(({ operation, rows }) => {
      const fields = (resources.get(operation.resource)?.fields ?? []).filter(
        ({ name, references }) => references?.resource === target || name === `${target.replace(/s$/, '')}Id`,
      );
      return rows.flatMap((row) => fields.map(({ name }) => row[name]));
    });
    return [...new Set(ids.filter((id) => !isEmpty(id)))];
  }
}

/** Returns the identifiers of the token's administrations, and true when these are all. */
export function getAdministrations(inventory: Inventory): { readonly ids: readonly number[]; readonly isAll: boolean } {
  const { rows = [], total = 0 } = inventory.getCollection(ADMINISTRATIONS_PATH) ?? {};
  const ids = rows.map(({ id }) => id).filter((id) => typeof id === 'number');
  return { ids, isAll: ids.length > 0 && ids.length === total };
}

export const ADMINISTRATIONS_PATH = '/v1/administrations';

/** Reads the first page of every list, as the selected operations refer to other records. */
export async function discover(session: Session): Promise<Inventory> {
  const inventory = new Inventory();
  const lists = operations.filter(({ kind }) => kind === 'list');
  // Lists follow their parents, and the lists that show values for a required parameter.
  const getRank = (list: Operation): number =>
    list.path.split('{').length * 2 + Math.sign(getRequiredParameters(list).length);
  const groups = Map.groupBy(lists, getRank);
  for (const [, group] of [...groups].sort(([a], [b]) => a - b)) {
    await Promise.all(group.map((list) => discoverList(session, list, inventory)));
  }
  return inventory;
}

async function discoverList(session: Session, operation: Operation, inventory: Inventory): Promise<void> {
  const queries = getRequiredQueries(operation, inventory);
  const locations = getListPaths(operation, inventory).flatMap((path) =>
    queries.map((required) => ({ operation, path, required })),
  );
  let last: HttpExchange | undefined;
  const mayBeAbsent = session.settings.require !== 'endpoints';
  for (const place of locations) {
    // An administration may lack a module.
    const spec = { description: 'discovery', query: [pageSizeParameter], alsoExpected: [403], mayBeAbsent };
    const read = (location: ListLocation) => requestPage(session, location, spec).catch(toNoResponse);
    const sized = await read(place);
    const isSizeRejected = sized?.response.status === 400 || sized?.response.status === 422;
    const location = { ...place, isSizeRejected };
    const exchange = isSizeRejected ? await read(location) : sized;
    const collection = exchange && toCollection(session, exchange, location);
    if (!collection) inventory.addFailure(operation.path, toFailure(exchange));
    else if (collection.rows.length > 0 || !inventory.getCollection(operation.path)) {
      inventory.addCollection(operation.path, collection);
    }
    if (collection && collection.rows.length > 0) return;
    last = exchange;
  }
  if (mayBeAbsent || last?.response.status !== 404 || inventory.getCollection(operation.path)) return;
  const message = `The status is 404 for each of ${locations.length} parents.`;
  session.report({ rule: 'success', message, exchanges: [last] });
}

/** Ignores a missing response, already a violation. */
function toNoResponse(error: Error): undefined {
  if (!(error instanceof NoResponseError)) throw error;
}

function toFailure(exchange: HttpExchange | undefined): ListFailure {
  if (!exchange) return { status: 0, reason: 'no response' };
  const { response, json } = exchange;
  const { title } = (json ?? {}) as { readonly title?: unknown };
  const { status } = response;
  if (status === 200) return { status, reason: 'the response has no list in _data' };
  return { status, reason: `status ${status}${typeof title === 'string' ? `, ${title}` : ''}` };
}

/** Reads a list again, as others may have written. Undefined when it cannot be read now. */
export async function refresh(session: Session, location: ListLocation): Promise<Collection | undefined> {
  const spec = { description: 'refresh', query: [pageSizeParameter] };
  return toCollection(session, await requestPage(session, location, spec), location);
}

function toCollection({ toOwnPath }: Session, exchange: HttpExchange, location: ListLocation): Collection | undefined {
  const rows = getRows(exchange);
  const getPath = (row: Row): string | undefined => getRecordPaths(toOwnPath, location.path, row)[0];
  const { _meta } = (exchange.json ?? {}) as { _meta?: { totalCount?: unknown } };
  return rows && { ...location, exchange, rows, getPath, total: Number(_meta?.totalCount) };
}

function getListPaths({ path }: Operation, inventory: Inventory): readonly string[] {
  const parentPath = getParentPath(path);
  if (parentPath === undefined) return [path];
  const parents = inventory.getCollection(parentPath);
  const paths = (parents?.rows ?? []).slice(0, MAX_PARENTS).map((row) => parents?.getPath(row));
  return paths.filter((parent) => parent !== undefined).map((parent) => `${parent}/${path.split('/').at(-1)}`);
}

/** Returns queries for a list's required parameter: with values of records, and with the contract's example. */
function getRequiredQueries(operation: Operation, inventory: Inventory): readonly Query[] {
  const [parameter, ...more] = getRequiredParameters(operation);
  if (!parameter) return [[]];
  if (more.length > 0) throw new Error('A list with two required parameters is not supported yet.');
  const { name, example } = parameter;
  const values = [...new Set([...inventory.getValuesByName(name), ...[example].flat()])].slice(0, MAX_VALUES);
  return values.map((value) => [[name, String(value)]]);
}
