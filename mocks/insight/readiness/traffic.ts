import { readListQuery } from '../../../contract/list-query.ts';
import { memoize } from '../../../contract/memoize.ts';
import type { Operation } from '../../../contract/model.ts';
import type { ValidatedContract } from '../../validation/validated-contract.ts';
import type { JournalEntry } from '../requests/entry.ts';

export interface ApiRequest extends JournalEntry {
  readonly operation: Operation;
  /** User of the token, if a request was authenticated; else the token. */
  readonly client: string | undefined;
}

export interface Traffic {
  readonly contract: ValidatedContract;
  readonly requests: readonly ApiRequest[];
  readonly tokenRequests: readonly ApiRequest[];
  /** Requests that need an access token. */
  readonly calls: readonly ApiRequest[];
  /** Requests without an operation. */
  readonly unrouted: readonly JournalEntry[];
}

export function createTraffic(entries: readonly JournalEntry[], contract: ValidatedContract): Traffic {
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
    calls: requests.filter(({ operation }) => operation.isSecured),
    unrouted: entries.filter(isUnrouted),
  };
}

/** Excludes requests that browsers send for icons, without a token. */
const isUnrouted = ({ operation, method, headers, problem }: JournalEntry): boolean =>
  operation === undefined &&
  (problem?.kind === 'not-found' || problem?.kind === 'method-not-allowed') &&
  (headers.authorization !== undefined || !['GET', 'HEAD', 'OPTIONS'].includes(method));

/** Returns the time of the response, in milliseconds since 1970. */
export const getEnd = ({ time, duration }: JournalEntry): number => time + duration;

export const isAfter = (later: JournalEntry, earlier: JournalEntry): boolean => later.time >= getEnd(earlier);

export const isUnknownOutcome = ({ status, outcome }: JournalEntry): boolean =>
  outcome !== 'responded' || status === undefined || status >= 500;

export const isSuccessful = (entry: JournalEntry): boolean =>
  entry.outcome === 'responded' && entry.status !== undefined && entry.status < 300;

type JsonObject = Readonly<Record<string, unknown>>;

function parseObject(text: string | undefined): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}

export const readBody = memoize(({ requestBody }: ApiRequest) => parseObject(requestBody?.text));
export const readResponse = memoize(({ responseBody }: ApiRequest) => parseObject(responseBody?.text));

export const getClientKey = ({ client, headers, administration, path }: ApiRequest): string =>
  [client, administration ?? headers['x-tenant-id'], path].join('\n');

export const getRequestKey = (entry: ApiRequest): string =>
  [
    ...[entry.method, entry.path, entry.search, entry.client],
    ...[entry.headers['x-tenant-id'] ?? entry.headers['x-tenantid']],
    ...[entry.requestBody?.length, entry.requestBody?.text, entry.headers['content-length']],
  ].join('\n');

/** Counter of attempts at the end of a text: `-2` in `ORDER-17-2`. Excludes dates. */
const ATTEMPT = /"(?!\d{4}-\d\d-\d\d)((?:[^"\\]|\\.)*?)[\s_#-]*\d+"/g;

/** Returns a key that is equal for bodies that differ only in the number of the attempt. */
export const getAttemptKey = (entry: ApiRequest): string => {
  const { 'content-length': _, ...headers } = entry.headers;
  const text = entry.requestBody?.text?.replaceAll(ATTEMPT, '"$1"');
  return getRequestKey({ ...entry, headers, requestBody: text === undefined ? undefined : { text, length: 0 } });
};

/** Returns each relevant request with its next repetition after its response. */
export const findRepetitions = (
  requests: readonly ApiRequest[],
  isRelevant: (request: ApiRequest) => boolean,
  getKey = getRequestKey,
): readonly (readonly [first: ApiRequest, next: ApiRequest])[] =>
  [...Map.groupBy(requests, getKey).values()].flatMap((group) =>
    group.filter(isRelevant).flatMap((first) => {
      const next = group.find((other) => isAfter(other, first));
      return next ? [[first, next] as const] : [];
    }),
  );

const PAGING_PARAMETERS = ['page', 'fields', 'metaOnly'];

/** Returns the page of a request, and a text of the parameters that select records. */
export const readPageRequest = memoize(({ operation, search }: ApiRequest) => {
  const { values, rejected } = operation.readQuery(search);
  const { page, pageSize, isMetaOnly } = readListQuery(operation, search);
  const selection = [...values].flatMap(([{ name }, value]) =>
    PAGING_PARAMETERS.includes(name) ? [] : [`${name}=${value}`],
  );
  const unread = rejected.map(({ name }) => name);
  return { page, pageSize, isMetaOnly, selection: [...selection, ...unread].toSorted().join('&') };
});

export function groupLists({ calls }: Traffic): readonly (readonly ApiRequest[])[] {
  const lists = calls.filter(({ operation, method }) => operation.kind === 'list' && method === 'GET');
  return [
    ...Map.groupBy(lists, (request) => `${getClientKey(request)}\n${readPageRequest(request).selection}`).values(),
  ];
}
