import { createHash } from 'node:crypto';
import { type Operation, operations } from './contract.ts';
import { getRequiredQuery } from './operations.ts';

const ALL_YEARS = [2023, 2024, 2025, 2026, 2027].map((year) => `Bookyear=${year}`).join('&');

/**
 * Reads all records of an administration by every GET operation, one by one and as lists.
 *
 * @param limit the most records of each list that are read one by one.
 * @returns status, media type and a hash of the body, by path. URLs in bodies have no origin.
 */
export async function readAll(
  url: string,
  token: string,
  tenant: number,
  limit = Number.POSITIVE_INFINITY,
): Promise<ReadonlyMap<string, string>> {
  const responses = new Map<string, string>();
  // Documents have no list.
  const ids = new Map<string, readonly number[]>(
    ['/v1/files', '/v1/inboxfiles'].map((path) => [path, [1, 2, 3, 4, 5, 6]]),
  );
  const headers = { authorization: `Bearer ${token}`, 'x-tenant-id': String(tenant) };

  async function get(path: string): Promise<void> {
    const response = await fetch(`${url}${path}`, { headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isText = response.headers.get('content-type')?.includes('json');
    const body = isText ? bytes.toString().replaceAll(url, '') : bytes;
    const hash = createHash('sha256').update(body).digest('hex');
    responses.set(path, `${response.status} ${response.headers.get('content-type')} ${hash}`);
    if (response.ok && isText) ids.set(path.replace(/\?.*/, ''), readIds(JSON.parse(String(body))).slice(0, limit));
  }

  const reads = operations.filter(({ method, path }) => method === 'GET' && path.startsWith('/v1/'));
  const getDepth = ({ path }: Operation) => path.split('{').length;
  for (const operation of reads.toSorted((a, b) => getDepth(a) - getDepth(b))) {
    for (const path of expand(operation.path, ids)) await get(`${path}${getQuery(operation)}`);
  }
  return responses;
}

function getQuery(operation: Operation): string {
  const hasYear = operation.parameters.some(({ name, in: location }) => location === 'query' && name === 'Bookyear');
  const hasPages = operation.parameters.some(({ name }) => name === 'pageSize');
  const query = [hasYear ? ALL_YEARS : getRequiredQuery(operation), hasPages ? 'pageSize=1000' : ''];
  const text = query.filter(Boolean).join('&');
  return text === '' ? '' : `?${text}`;
}

const readIds = ({ _data }: { _data?: unknown }): number[] =>
  Array.isArray(_data) ? _data.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])) : [];

/** Fills the placeholders of a path by the identifiers of the lists that were read before. */
function expand(path: string, ids: ReadonlyMap<string, readonly number[]>): string[] {
  const [, prefix = '', rest = ''] = /^(.*?)\/\{\w+\}(.*)$/.exec(path) ?? [];
  if (prefix === '') return [path];
  return (ids.get(prefix) ?? []).flatMap((id) => expand(`${prefix}/${id}${rest}`, ids));
}
