import type { Contract } from '../contract/contract.ts';
import { memoize } from '../contract/memoize.ts';
import type { Operation, Resource } from '../contract/model.ts';
import type { JournalEntry } from '../journal/entry.ts';

/** A request to a known operation. */
export interface ApiRequest extends JournalEntry {
  readonly operation: Operation;
  /** The user of its token, where one of its requests was authenticated; else the token. */
  readonly client: string | undefined;
}

/** What an integration sent, as the rules read it. */
export interface Traffic {
  readonly contract: Contract;
  /** The requests to operations, oldest first. */
  readonly requests: readonly ApiRequest[];
  /** Those of them to the token endpoint. */
  readonly tokenRequests: readonly ApiRequest[];
  /** All others, which need an access token. */
  readonly calls: readonly ApiRequest[];
}

/** Sorts the entries of a journal for the rules. */
export function createTraffic(entries: readonly JournalEntry[], contract: Contract): Traffic {
  const users = new Map(entries.flatMap(({ headers, user }) => (user ? [[headers.authorization, user]] : [])));
  const requests = entries
    .flatMap((entry) => {
      const { operation, headers } = entry;
      return operation
        ? [{ ...entry, operation, client: users.get(headers.authorization) ?? headers.authorization }]
        : [];
    })
    .toSorted((a, b) => a.time - b.time || a.sequence - b.sequence);
  return {
    contract,
    requests,
    tokenRequests: requests.filter(({ operation }) => operation.id === 'requestToken'),
    calls: requests.filter(({ operation }) => operation.requiresAuthentication),
  };
}

/** Returns when the response of a request was ready, in milliseconds since 1970. */
export const getEnd = ({ time, duration }: JournalEntry): number => time + duration;

/** Whether one request was sent after the response to another. */
export const isAfter = (later: JournalEntry, earlier: JournalEntry): boolean => later.time >= getEnd(earlier);

/** Whether the client does not know whether the request was carried out. */
export const isUnknownOutcome = ({ status, outcome }: JournalEntry): boolean =>
  outcome !== 'responded' || status === undefined || status >= 500;

export const isSuccessful = (entry: JournalEntry): boolean =>
  entry.outcome === 'responded' && entry.status !== undefined && entry.status < 300;

export const getResource = ({ operation }: ApiRequest, { contract }: Traffic): Resource | undefined =>
  contract.resources.get(operation.resource);

/** A text that is equal for requests of the same client to the same path. */
export const getClientKey = ({ client, headers, administration, path }: ApiRequest): string =>
  [client, administration ?? headers['x-tenant-id'], path].join('\n');

/** A text that is equal for the same request of the same client: method, URL, tenant and body. */
export const getRequestKey = (entry: ApiRequest): string =>
  [
    ...[entry.method, entry.path, entry.search, entry.client],
    ...[entry.headers['x-tenant-id'] ?? entry.headers['x-tenantid']],
    ...[entry.requestBody?.length, entry.requestBody?.text, entry.headers['content-length']],
  ].join('\n');

/** Returns each relevant request with the next one of the same key that was sent after its response. */
export const findRepetitions = (
  requests: readonly ApiRequest[],
  getKey: (request: ApiRequest) => string,
  isRelevant: (request: ApiRequest) => boolean,
): readonly (readonly [first: ApiRequest, next: ApiRequest])[] =>
  [...Map.groupBy(requests, getKey).values()].flatMap((group) =>
    group.filter(isRelevant).flatMap((first) => {
      const next = group.find((other) => isAfter(other, first));
      return next ? [[first, next] as const] : [];
    }),
  );

/** The parameters of a list by their names in the contract, sorted, and the page. */
export interface ListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly isMetaOnly: boolean;
  /** All but the page and what does not change which records are on it, as a text. */
  readonly selection: string;
}

/** Parameters that do not change which records are on a page. */
const IGNORED = ['page', 'fields', 'metaonly'];

/** Reads the query of a list. Names are compared without regard to case, aliases count as what they are aliases of. */
export const readListQuery = memoize(({ operation, search }: ApiRequest): ListQuery => {
  const aliases = new Map(
    operation.parameters.flatMap(({ name, 'x-alias-of': alias }) => (alias ? [[name.toLowerCase(), alias]] : [])),
  );
  const pairs = [...new URLSearchParams(search)].map(([name, value]) => {
    const lowerCase = name.toLowerCase();
    return [(aliases.get(lowerCase) ?? lowerCase).toLowerCase(), value] as const;
  });
  const get = (name: string) => pairs.find(([other]) => other === name)?.[1];
  const defaultSize = operation.parameters.find(({ name }) => name === 'pageSize')?.schema.default;
  const selection = pairs.filter(([name]) => !IGNORED.includes(name)).map(([name, value]) => `${name}=${value}`);
  return {
    page: Number(get('page') ?? 1),
    pageSize: Number(get('pagesize') ?? defaultSize ?? 100),
    isMetaOnly: get('metaonly') === 'true',
    selection: selection.toSorted().join('&'),
  };
});

/** The requests that read one list with one selection, oldest first. */
export function groupLists({ calls }: Traffic): readonly (readonly ApiRequest[])[] {
  const lists = calls.filter(({ operation, method }) => operation.kind === 'list' && method === 'GET');
  return [...Map.groupBy(lists, (request) => `${getClientKey(request)}\n${readListQuery(request).selection}`).values()];
}
