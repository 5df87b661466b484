import { getStoredResource, operations } from '../../conformance/contract.ts';
import { createGet } from '../../conformance/fuzz/collect-ids.ts';
import { ValuePool } from '../../conformance/generators/value-pool.ts';
import type { HttpClient } from '../../conformance/http-client.ts';

type Json = Readonly<Record<string, unknown>>;

/** What there is in an administration. */
export class World {
  readonly administration: number;
  /** Its identifiers, for requests to name. */
  readonly pools = new ValuePool();
  readonly #records = new Map<string, Json[]>();
  readonly #paths = new Set<string>();

  constructor(administration: number) {
    this.administration = administration;
  }

  /** The records of a resource, by its name in small letters. One that two lists have comes twice. */
  recordsOf(resource: string): readonly Json[] {
    return this.#records.get(resource.toLowerCase()) ?? [];
  }

  has(resource: string, field: string, value: unknown): boolean {
    return this.recordsOf(resource).some((record) => record[field] === value);
  }

  /** Whether every identifier in a path is that of a record there. */
  leadsSomewhere(path: string): boolean {
    const identifiers = path.matchAll(/\/\d+(?=\/|$)/g);
    return [...identifiers].every(({ index, 0: text }) => this.#paths.has(path.slice(0, index + text.length)));
  }

  /** Takes in the records that are found under a path. */
  take(path: string, rows: readonly Json[]): void {
    const resource = getStoredResource(path);
    this.#records.set(resource, [...this.recordsOf(resource), ...rows]);
    for (const { id } of rows) this.#paths.add(`${path}/${id}`);
    this.pools.addFrom(path, { _data: rows });
  }
}

/** Answers GET with a body, or undefined when there is nothing for the caller. */
export type Reader = (path: string) => Promise<Buffer | undefined>;

export const readerOf =
  ({ send }: HttpClient, administration: number): Reader =>
  async (path) => {
    const { status, body } = await send(createGet(path, administration));
    return status === 200 ? body : undefined;
  };

const lists = operations.filter(
  ({ method, path, parameters }) =>
    method === 'GET' && path !== '/v1/ledgergrouped' && parameters.some(({ name }) => name === 'pageSize'),
);

/** Without these a list does not have everything. */
const queries: Readonly<Record<string, string>> = {
  '/v1/ledgerlines': 'pageSize=100000&Bookyear=2025&Bookyear=2026',
  '/v1/articles': 'pageSize=1000&ActiveState=all',
};

/** Fields of invoices that name a PDF, which no list has, by the resource of that. */
const files = [
  ['files', 'fileId'],
  ['inboxfiles', 'inboxFileId'],
] as const;

/** Reads everything that there is in an administration. */
export async function readWorld(sender: HttpClient, administration: number): Promise<World> {
  const world = new World(administration);
  const read = readerOf(sender, administration);
  const readList = async (path: string): Promise<void> => {
    const body = await read(`${path}?${queries[path] ?? 'pageSize=1000'}`);
    if (body) world.take(path, JSON.parse(body.toString())._data);
  };
  // A list below others comes after the list of those.
  for (const { path } of lists.toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)) {
    const parents = world.recordsOf(getStoredResource(path.slice(0, path.indexOf('/{'))));
    const paths = path.includes('{') ? parents.map(({ id }) => path.replace(/\{\w+\}/, String(id))) : [path];
    for (const one of new Set(paths)) await readList(one);
  }
  for (const [resource, field] of files) {
    const named = ['salesinvoices', 'purchaseinvoices']
      .flatMap((name) => world.recordsOf(name))
      .map((one) => one[field]);
    // Of the first few, those that GET finds: not every PDF belongs to an invoice.
    for (const id of new Set([1, 2, 3, ...named])) {
      if (id !== null && (await read(`/v1/${resource}/${id}`))) world.take(`/v1/${resource}`, [{ id }]);
    }
  }
  return world;
}
