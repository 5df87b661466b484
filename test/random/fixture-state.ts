import { getStoredResource, operations } from '../../conformance/contract.ts';
import type { HttpRequest } from '../../conformance/session/http.ts';
import type { HttpClient } from '../../conformance/session/http-client.ts';
import type { Json } from '../../contract/document.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { ValuePool } from './generators/value-pool.ts';

export class SandboxSnapshot {
  /** Its identifiers, for requests to name. */
  readonly pools = new ValuePool();
  readonly #records = new Map<string, Json[]>();

  /** Returns the records of a resource by its lower-case name; a record of two lists comes twice. */
  getRecords(resource: string): readonly Json[] {
    return this.#records.get(resource.toLowerCase()) ?? [];
  }

  add(path: string, rows: readonly Json[]): void {
    const resource = getStoredResource(path);
    this.#records.set(resource, [...this.getRecords(resource), ...rows]);
    this.pools.addFrom(path, rows);
  }
}

const createGet = (path: string, tenant: number): HttpRequest => ({
  method: 'GET',
  path,
  body: undefined,
  headers: [
    ['authorization', `Bearer ${demoToken}`],
    ['x-tenant-id', String(tenant)],
  ],
});

/** Returns the body of a GET, or undefined when the record is not found. */
export type Reader = (path: string) => Promise<Buffer | undefined>;

export const createReader =
  ({ send }: HttpClient, administration: number): Reader =>
  async (path) => {
    const { status, body } = await send(createGet(path, administration));
    return status === 200 ? body : undefined;
  };

const lists = operations.filter(
  ({ method, path, parameters }) =>
    method === 'GET' && path !== '/v1/ledgergrouped' && parameters.some(({ name }) => name === 'pageSize'),
);

/** Query parameters that make a list complete. */
const queries: Readonly<Record<string, string>> = {
  '/v1/ledgerlines': 'pageSize=100000&Bookyear=2025&Bookyear=2026',
  '/v1/articles': 'pageSize=1000&ActiveState=all',
};

/** Invoice fields that refer to PDFs, which have no list. */
const files = [
  ['files', 'fileId'],
  ['inboxfiles', 'inboxFileId'],
] as const;

export async function readSnapshot(client: HttpClient, administration: number): Promise<SandboxSnapshot> {
  const snapshot = new SandboxSnapshot();
  const read = createReader(client, administration);
  const readList = async (path: string): Promise<void> => {
    const body = await read(`${path}?${queries[path] ?? 'pageSize=1000'}`);
    if (body) snapshot.add(path, JSON.parse(body.toString())._data);
  };
  // A list below others comes after the list of those.
  for (const { path } of lists.toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)) {
    const parents = snapshot.getRecords(getStoredResource(path.slice(0, path.indexOf('/{'))));
    const paths = path.includes('{') ? parents.map(({ id }) => path.replace(/\{\w+\}/, String(id))) : [path];
    for (const url of new Set(paths)) await readList(url);
  }
  for (const [resource, field] of files) {
    const ids = ['salesinvoices', 'purchaseinvoices']
      .flatMap((name) => snapshot.getRecords(name))
      .map((invoice) => invoice[field]);
    // Of the first few, those that GET finds: not every PDF belongs to an invoice.
    for (const id of new Set([1, 2, 3, ...ids])) {
      if (id !== null && (await read(`/v1/${resource}/${id}`))) snapshot.add(`/v1/${resource}`, [{ id }]);
    }
  }
  return snapshot;
}
