import { isJsonObject, operations } from '../../../conformance/contract.ts';
import type { Forward, ProxyHandler, ProxyRequest, ProxyResponse } from '../proxy.ts';

/** One way in which a server violates the contract, in the responses of a sandbox. */
export interface Deviation {
  /** A sentence: `the first page has a previous one`. */
  readonly name: string;
  readonly handler: ProxyHandler;
  /** The operations that are checked; it must be found on one of them. */
  readonly only: readonly string[];
  readonly write: boolean;
  /** True when the run has a client of the authorization service. */
  readonly hasClient: boolean;
  /** The rules of which one must be reported. */
  readonly rules: readonly string[];
  /** The statements under which they must be reported. */
  readonly statements: readonly string[];
}

/** Deviations by their names. */
export type Deviations = Readonly<Record<string, Omit<Deviation, 'name'>>>;

export type Json = Record<string, unknown>;

export interface ListBody extends Json {
  readonly _data: readonly Json[];
  readonly _meta: Json;
}

export const getJson = <Body = Json>({ body }: ProxyResponse | ProxyRequest): Body =>
  JSON.parse(body.toString()) as Body;

/** The JSON of a message that may have none. */
export function parseJson(message: ProxyResponse | ProxyRequest): Json | undefined {
  try {
    return getJson(message);
  } catch {
    return undefined;
  }
}

export const withJson = <Message extends ProxyResponse | ProxyRequest>(message: Message, value: unknown): Message => ({
  ...message,
  body: Buffer.from(JSON.stringify(value)),
});

/** Sets headers, or leaves them out. */
export function withHeaders<Message extends ProxyResponse | ProxyRequest>(
  message: Message,
  changes: Readonly<Record<string, string | undefined>>,
): Message {
  const headers = Object.entries({ ...message.headers, ...changes }).filter(([, value]) => value !== undefined);
  return { ...message, headers: Object.fromEntries(headers) };
}

/** The request that reads the record, or the list, of another one. */
export const toGet = (request: ProxyRequest): ProxyRequest =>
  withHeaders(
    { ...request, method: 'GET', body: Buffer.alloc(0) },
    { accept: undefined, 'content-type': undefined, 'content-length': undefined },
  );

export const emptyReply = (status: number): ProxyResponse => ({ status, headers: {}, body: Buffer.alloc(0) });

interface Target {
  readonly method?: string;
  /** With `{id}` for an identifier. */
  readonly path: string;
  readonly status?: number;
}

/** Requests of an operation, and one of its statuses: `getDebtor 404`. It is the one of success when left out. */
type Place = string | Target;

export function toTarget(place: Place): Target {
  if (typeof place !== 'string') return place;
  const [name = '', status] = place.split(' ');
  const { method, path, statuses } = operations.find(({ id }) => id === name) ?? {};
  if (path === undefined) throw new Error(`There is no operation ${name}.`);
  const success = status ?? statuses?.find((other) => other.startsWith('2'));
  return { ...(method && { method }), path: path.replaceAll(/\{\w+\}/g, '{id}'), status: Number(success) };
}

const getPathname = ({ path }: ProxyRequest): string => path.split('?')[0] ?? path;

/** Handles the requests of a place; the others are passed through. */
export function handle(place: Place, handler: ProxyHandler): ProxyHandler {
  const { method = 'GET', path } = toTarget(place);
  const pattern = new RegExp(`^(?:${path.replaceAll('{id}', '\\d+')})$`);
  return (request, forward) =>
    request.method === method && pattern.test(getPathname(request)) ? handler(request, forward) : forward(request);
}

export const combine =
  (first: ProxyHandler, second: ProxyHandler): ProxyHandler =>
  (request, forward) =>
    first(request, async (inner) => second(inner, forward));

const changeRequest = (place: Place, change: (request: ProxyRequest) => ProxyRequest): ProxyHandler =>
  handle(place, (request, forward) => forward(change(request)));

/** Changes the JSON object that a request sends. */
const changeBody = (place: Place, change: (body: Json) => Json): ProxyHandler =>
  changeRequest(place, (request) => {
    const body = parseJson(request);
    return isJsonObject(body) ? withJson(request, change(body)) : request;
  });

/** Changes the responses of a place with its status. */
export function changeResponse(
  place: Place,
  change: (response: ProxyResponse, request: ProxyRequest, forward: Forward) => ProxyResponse | Promise<ProxyResponse>,
): ProxyHandler {
  const { status = 200 } = toTarget(place);
  return handle(place, async (request, forward) => {
    const response = await forward(request);
    return response.status === status ? change(response, request, forward) : response;
  });
}

/** Responds as to another request. */
const answerInstead = (place: Place, change: (request: ProxyRequest) => ProxyRequest): ProxyHandler =>
  changeResponse(place, (_response, request, forward) => forward(change(request)));

export const changeStatus = (place: Place, status: number): ProxyHandler =>
  changeResponse(place, (response) => ({ ...response, status }));

export const changeJson = <Body = Json>(
  place: Place,
  change: (body: Body, request: ProxyRequest) => unknown,
): ProxyHandler =>
  changeResponse(place, (response, request) => withJson(response, change(getJson<Body>(response), request)));

/** Changes what a list or a record says of itself. */
export const changeMeta = (place: Place, change: (meta: Json, request: ProxyRequest) => Json): ProxyHandler =>
  changeJson<ListBody>(place, (body, request) => ({
    ...body,
    _meta: { ...body._meta, ...change(body._meta, request) },
  }));

/** Changes the rows of a list, if it has any. */
export const changeRows = (
  place: Place,
  change: (rows: readonly Json[], request: ProxyRequest) => readonly Json[],
): ProxyHandler =>
  changeJson<ListBody>(place, (body, request) =>
    Array.isArray(body._data) ? { ...body, _data: change(body._data, request) } : body,
  );

export const changeRow = (place: Place, change: (row: Json) => Json): ProxyHandler =>
  changeRows(place, (rows) => rows.map(change));

/** Returns the records of another query, with the links of the real one. */
export const changeQuery = (
  place: Place,
  change: (query: URLSearchParams, request: ProxyRequest) => void,
): ProxyHandler =>
  handle(place, async (request, forward) => {
    const query = getQuery(request);
    change(query, request);
    return withOwnLinks(await forward(withQuery(request, query)), request);
  });

/** A server that accepts a rejected body, and stores it with another value in the place of the fault. */
const accept = (place: Place, change: (body: Json) => Json): ProxyHandler =>
  handle(place, async (request, forward) => {
    const response = await forward(request);
    const body = response.status === 400 ? parseJson(request) : undefined;
    if (!isJsonObject(body)) return response;
    const accepted = await forward(withJson(request, change(body)));
    return accepted.status < 300 ? accepted : response;
  });

const changes = {
  everywhere: (_place: Place, handler: ProxyHandler): ProxyHandler => handler,
  handle,
  request: changeRequest,
  body: changeBody,
  response: changeResponse,
  instead: answerInstead,
  status: changeStatus,
  json: changeJson<Json>,
  list: changeJson<ListBody>,
  meta: changeMeta,
  rows: changeRows,
  row: changeRow,
  query: changeQuery,
  accept,
};

type Changes = typeof changes;

const split = (text = ''): readonly string[] => text.split(', ').filter((part) => part !== '');

/**
 * Describes what a change of a server breaks: `breaks('getDebtor 404, listDebtors', 'self: item-self').json(…)`.
 *
 * @param only the operations that are checked: the place of the change, and what else it takes to see it.
 * @param broken the rule, or several of which one is reported, and the statements.
 */
export function breaks(only: string, broken: string) {
  const [place = '', ...others] = split(only);
  const [rules, statements] = broken.split(': ').map(split);
  const ids = [place.replace(/ .*/, ''), ...others];
  const checked = operations.filter(({ id }) => ids.includes(id));
  const expected = {
    only: ids,
    write: checked.some(({ method }) => method !== 'GET') || /^(?:method|allow-header)\b/.test(broken),
    hasClient: checked.some(({ isSecured }) => !isSecured),
    rules: rules ?? [],
    statements: statements ?? [],
  };
  const created = Object.entries(changes).map(([name, create]) => [
    name,
    (change: never) => ({ ...expected, handler: (create as (...args: unknown[]) => ProxyHandler)(place, change) }),
  ]);
  return Object.fromEntries(created) as {
    readonly [Name in keyof Changes]: (change: Parameters<Changes[Name]>[1]) => Omit<Deviation, 'name'>;
  };
}

export const getQuery = ({ path }: ProxyRequest): URLSearchParams => new URLSearchParams(path.split('?')[1] ?? '');

export const withQuery = (request: ProxyRequest, query: URLSearchParams): ProxyRequest => ({
  ...request,
  path: query.size > 0 ? `${getPathname(request)}?${query}` : getPathname(request),
});

export const hasParameter = (request: ProxyRequest, name: string): boolean =>
  [...getQuery(request).keys()].some((key) => key.toLowerCase() === name.toLowerCase());

const COMMON_NAMES = new Set(['page', 'pagesize', 'orderby', 'fields', 'metaonly']);

export const getFilterNames = (request: ProxyRequest): readonly string[] => [
  ...new Set([...getQuery(request).keys()].filter((name) => !COMMON_NAMES.has(name.toLowerCase()))),
];

/** Leaves parameters out of a query; without names all filters. */
export const ignore =
  (...names: readonly string[]) =>
  (query: URLSearchParams, request: ProxyRequest): void => {
    for (const name of names.length > 0 ? names : getFilterNames(request)) query.delete(name);
  };

/** Gives a page the links of its request. */
export function withOwnLinks(response: ProxyResponse, request: ProxyRequest): ProxyResponse {
  if (response.status !== 200) return response;
  const body = getJson<ListBody>(response);
  const page = Number(getQuery(request).get('page') ?? 1);
  const { previousPage, nextPage } = body._meta;
  const self = `http://${request.headers.host}${request.path}`;
  const links = {
    self,
    previousPage: previousPage === null ? null : withPage(self, page - 1),
    nextPage: nextPage === null ? null : withPage(self, page + 1),
  };
  return withJson(response, { ...body, _meta: { ...body._meta, ...links } });
}

export function withPage(link: string, page: number): string {
  const url = new URL(link);
  url.searchParams.set('page', String(page));
  return url.href;
}
