import {
  getCollectionPath,
  getExamples,
  getParentPath,
  getRequiredParameters,
  type JsonObject,
  type Operation,
  operations,
  toStoredPath,
} from '../../conformance/contract.ts';
import { getListParameters } from '../../conformance/judges/list-parameters.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';

type Row = Readonly<Record<string, unknown>>;

interface Body extends Row {
  readonly id?: number;
  readonly _data?: readonly Row[];
  readonly _meta?: { readonly nextPage?: string | null; readonly previousPage?: string | null };
}

interface Options {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

type Send = (method: string, path: string, options?: Options) => Promise<Body>;

const createSend =
  (url: string): Send =>
  async (method, path, { body, headers = {} } = {}) => {
    const usual = { authorization: `Bearer ${demoToken}`, 'x-tenant-id': '1', 'accept-language': 'en' };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = Object.entries({ ...usual, ...type, ...headers }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    );
    const content = body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body);
    const init = { method, headers: sent, ...(body !== undefined && { body: content }), redirect: 'manual' } as const;
    // An integration goes on after a lost connection.
    const response = await fetch(`${url}${path}`, init).catch(() => undefined);
    return parse((await response?.text()) ?? '');
  };

function parse(text: string): Body {
  try {
    return (JSON.parse(text) ?? {}) as Body;
  } catch {
    return {};
  }
}

/** Path of a link, on any server. */
const toPath = (link: string | null | undefined): string | undefined => {
  const url = link ? URL.parse(link) : undefined;
  return url ? `${url.pathname}${url.search}` : undefined;
};

/** Name of the resource at the top of a path, without its view. */
const getGroup = (path: string): string => toStoredPath(path).split('/')[2] ?? '';

/**
 * Sends the requests of an integration on an ordinary day, by the contract: it reads, searches, writes, makes mistakes, and cleans
 * up.
 *
 * @param used operations to whose resources it is limited.
 */
export async function sendTraffic(url: string, used: readonly Operation[] = operations): Promise<void> {
  const send = createSend(url);
  const groups = new Set(used.map(({ path }) => getGroup(path)));
  const own = operations.filter(({ path, isSecured }) => isSecured && groups.has(getGroup(path)));
  await visitAdministrations(send, own);
  for (const list of own.filter(({ kind }) => kind === 'list')) await readList(send, list);
  await makeMistakes(send);
  for (const creation of own.filter(({ kind, path }) => kind === 'create' && getParentPath(path) === undefined))
    await writeRecord(send, creation, creation.path);
  await readBooks(send, groups);
  await uploadScan(send);
}

const withQuery = (path: string, ...query: (readonly [string, unknown])[]): string =>
  `${path}?${new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)]))}`;

async function visitAdministrations(send: Send, own: readonly Operation[]): Promise<void> {
  await send('GET', '/v1/administrations');
  await send('GET', '/v1/administrations', { headers: { 'x-tenant-id': undefined } });
  const paths = own.filter(({ kind, path }) => kind === 'list' && !path.includes('{')).map(({ path }) => path);
  for (const path of ['/v1/debtors', ...paths]) {
    for (const tenant of ['2', undefined, '1', '999'])
      await send('GET', `${path}?pageSize=1000`, { headers: { 'x-tenant-id': tenant } });
    const foreign = await send('GET', `${path}?pageSize=1000`, { headers: { 'x-tenant-id': '2' } });
    for (const { id } of (foreign._data ?? []).slice(0, 2)) await send('GET', `${path}/${id}`);
  }
}

/** Reads a list: in pages, searched, sorted, in part, and record by record; a nested list in three parents. */
async function readList(send: Send, operation: Operation): Promise<void> {
  const { path } = operation;
  const parent = getParentPath(path);
  if (parent === undefined) return readListAt(send, operation, path);
  const { _data: parents = [] } = await send('GET', parent);
  for (const { id } of parents.slice(0, 3))
    await readListAt(send, operation, `${parent}/${id}/${path.split('/').at(-1)}`);
}

async function readListAt(send: Send, operation: Operation, path: string): Promise<void> {
  const { filters, orders, fields, special } = getListParameters(operation);
  const required = getRequiredParameters(operation).map(({ name, example }) => [name, [example].flat()[0]] as const);
  const read = (...query: (readonly [string, unknown])[]) => send('GET', withQuery(path, ...required, ...query));
  await send('GET', path);
  const isReadOnly = !operations.some(
    ({ kind, path: own }) => kind === 'create' && toStoredPath(own) === operation.path,
  );
  if (isReadOnly) await send('POST', path, { body: { description: 'not for clients' } });
  const { _data: rows = [] } = await read();
  await read(['pageSize', 1000]);
  await followPages(send, withQuery(path, ...required, ['pageSize', Math.max(1, Math.ceil(rows.length / 3))]));
  await read(['pageSize', 2], ['page', 2], ['metaOnly', true]);
  await read(['metaOnly', true]);
  for (const order of [orders[0], orders.at(-1)]) await read(['orderby', order], ['pageSize', 1000]);
  await read(['fields', fields.slice(0, 2).join()]);
  for (const { name, schema } of special)
    for (const value of schema.enum ?? [rows.at(-1)?.[name.replace(/_from$/, '')]]) await read([name, value]);
  const pairs = filters.flatMap(({ name }) => {
    const values = [...new Set(rows.map((row) => row[name]))].filter((value) => (value ?? null) !== null);
    return values.slice(0, 2).map((value) => [name, value] as const);
  });
  for (const pair of pairs) await read(pair);
  for (const { name } of filters) await read(...pairs.filter((pair) => pair[0] === name), ['pageSize', 1000]);
  for (const [index, pair] of pairs.entries()) await read(pair, pairs.at(index - 3) ?? pair);
  const [pair] = pairs.slice(-1);
  if (pair)
    for (const more of [
      ['metaOnly', true],
      ['fields', pair[0]],
      ['orderby', pair[0]],
    ] as const)
      await read(pair, more);
  for (const { id } of rows.slice(0, 3)) await send('GET', `${path}/${id}`);
  for (const { fileId } of rows.filter((row) => row.fileId).slice(0, 2)) await send('GET', `/v1/files/${fileId}`);
}

/** Reads pages by their links, forward and one back, and the first one again. */
async function followPages(send: Send, first: string): Promise<void> {
  let page: Body = {};
  for (let next: string | undefined = first, count = 0; next !== undefined && count < 4; count += 1) {
    page = await send('GET', next);
    next = toPath(page._meta?.nextPage);
  }
  const previous = toPath(page._meta?.previousPage);
  if (previous !== undefined) await send('GET', previous);
  for (const number of [1, 2]) await send('GET', `${first}&page=${number}`);
}

async function readBooks(send: Send, groups: ReadonlySet<string>): Promise<void> {
  if (!['journalentries', 'journalentrylog', 'ledgerlines', 'ledgergrouped'].some((group) => groups.has(group))) return;
  await send('GET', '/v1/journalentrylog?pageSize=50');
  await send('GET', '/v1/ledgerlines?Bookyear=2026&Period=0&pagesize=100&metaOnly=false');
}

/** Sends the requests of an integration that is being built. */
async function makeMistakes(send: Send): Promise<void> {
  await send('GET', '/v1/debtors/1', { headers: { authorization: undefined } });
  await send('GET', '/v1/debtors/1', { headers: { authorization: 'Bearer expired-token-of-yesterday' } });
  await send('GET', '/v1/debtors/2147483647');
  await send('GET', '/v1/debtors?kind=1');
  await send('GET', '/v1/debtors?pageSize=0', { headers: { 'accept-language': 'nl' } });
  await send('GET', '/v1/debtors?pageSize=0');
  await send('GET', '/v1/debtors', { headers: { accept: 'text/csv' } });
  await send('PUT', '/v1/countries/1', { body: { name: 'Utopia' } });
}

/** Writes a record of the contract's examples, from the first try to its end, and the records below it. */
async function writeRecord(send: Send, creation: Operation, path: string): Promise<void> {
  const [example] = getExamples(creation) as readonly JsonObject[];
  if (!example) return;
  for (const body of listMistakes(example)) {
    const { id } = await send('POST', path, { body });
    if (id !== undefined) await send('DELETE', `${path}/${id}`);
  }
  const { id } = await send('POST', path, { body: example });
  const lists = [...new Set([path, toStoredPath(path)])];
  const readBack = async (): Promise<void> => {
    for (const list of lists) for (const end of [`/${id}`, '?pageSize=1000']) await send('GET', `${list}${end}`);
  };
  await readBack();
  for (const kind of ['update', 'replace']) {
    for (const list of lists) await write(send, kind, { list, id, template: creation.path });
    await readBack();
  }
  for (const below of operations.filter((operation) => isBelow(operation, lists.at(-1) ?? path)))
    if (below.kind === 'create') await writeRecord(send, below, below.path.replace(/\{\w+\}/, String(id)));
    else await send('POST', below.path.replace(/\{\w+\}/, String(id)), { body: PDF, headers: IS_PDF });
  await send('DELETE', `${path}/${id}`);
  await readBack();
}

interface Place {
  readonly list: string;
  readonly id: number | undefined;
  /** Path of the list with placeholders. */
  readonly template: string;
}

async function write(send: Send, kind: string, { list, id, template }: Place): Promise<void> {
  const own = operations.find(
    (operation) => operation.kind === kind && [template, list].includes(getCollectionPath(operation.path)),
  );
  if (!own) return;
  for (const body of getExamples(own)) {
    for (const mistake of listMistakes(body as JsonObject).slice(0, 3))
      await send(own.method, `${list}/${id}`, { body: mistake });
    await send(own.method, `${list}/${id}`, { body });
    const shorter = Object.fromEntries(Object.entries(body as JsonObject).slice(0, 2));
    await send(own.method, `${list}/${id}`, { body: shorter });
  }
}

const isBelow = ({ kind, path }: Operation, list: string): boolean =>
  (kind === 'create' || kind === 'upload') && getParentPath(path) === list;

/** Bodies with one mistake each: a field left out, with a wrong type, or with a value that nothing has. */
function listMistakes(body: JsonObject): readonly JsonObject[] {
  const { lines, ...header } = body;
  const own = Object.keys(header).flatMap((name) =>
    [undefined, {}, -7, 'unknown'].map((value): JsonObject => ({ ...body, [name]: value })),
  );
  const items = Array.isArray(lines) ? (lines as readonly JsonObject[]) : [];
  const ofLines = items.flatMap((line, index) =>
    Object.keys(line).flatMap((name) =>
      [undefined, -7, 'Z'].map(
        (value): JsonObject => ({ ...body, lines: items.with(index, { ...line, [name]: value }) }),
      ),
    ),
  );
  return [...own, ...ofLines];
}

const PDF = Buffer.from('%PDF-1.4\n% a scan\n%%EOF\n');
const IS_PDF = { 'content-type': 'application/pdf' };

async function uploadScan(send: Send): Promise<void> {
  const { id } = await send('POST', '/v1/inboxfiles', { body: PDF, headers: IS_PDF });
  await send('GET', `/v1/inboxfiles/${id}`);
}
