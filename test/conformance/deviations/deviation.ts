import type { Forward, ProxyHandler, ProxyRequest, ProxyResponse } from '../proxy.ts';

/** One way in which a server violates the contract, in the responses of a sandbox. */
export interface Deviation {
  /** A sentence: `the first page has a previous one`. */
  readonly name: string;
  readonly handler: ProxyHandler;
  /** The operations that are checked; it must be found on one of them. */
  readonly only: readonly string[];
  readonly write?: boolean;
  /** True when the run has a client of the authorization service. */
  readonly hasClient?: boolean;
  /** The rules of which one must be reported. */
  readonly rules: readonly string[];
  /** The statements under which they must be reported. */
  readonly statements?: readonly string[];
}

/** A deviation that is found on the list of debtors, unless it says otherwise. */
export type DeviationOfDebtors = Omit<Deviation, 'only'> & Partial<Deviation>;

/** Operations that are checked, and the rule that must be reported on one of them, under statements. */
export const expectRule = (rule: string, only: readonly string[], ...statements: readonly string[]) => ({
  only,
  rules: [rule],
  ...(statements.length > 0 && { statements }),
});

/** The same of the list of debtors. */
export const expectListRule = (rule: string, ...statements: readonly string[]) =>
  expectRule(rule, ['listDebtors'], ...statements);

/** The same of a run that writes. */
export const expectWriteRule = (...expected: Parameters<typeof expectRule>) => ({
  ...expectRule(...expected),
  write: true,
});

export type Json = Record<string, unknown>;

export interface ListBody extends Json {
  readonly _data: readonly Json[];
  readonly _meta: Json;
}

export const getJson = <Body = Json>({ body }: ProxyResponse | ProxyRequest): Body =>
  JSON.parse(body.toString()) as Body;

/** The JSON of a message that may have none. */
export function parseJson({ body }: ProxyResponse | ProxyRequest): Json | undefined {
  try {
    return JSON.parse(body.toString()) as Json;
  } catch {
    return undefined;
  }
}

export const withJson = <Message extends ProxyResponse | ProxyRequest>(message: Message, value: unknown): Message => ({
  ...message,
  body: Buffer.from(JSON.stringify(value)),
});

export interface Target {
  readonly method?: string;
  /** With `{id}` for an identifier. */
  readonly path: string;
}

const getPathname = ({ path }: ProxyRequest): string => path.split('?')[0] ?? path;

export function isTarget({ method = 'GET', path }: Target, request: ProxyRequest): boolean {
  const pattern = path.replaceAll('{id}', '\\d+');
  return request.method === method && new RegExp(`^${pattern}$`).test(getPathname(request));
}

/** Handles the requests of a target; the others are passed through. */
export const handle =
  (target: Target, handler: ProxyHandler): ProxyHandler =>
  (request, forward) =>
    isTarget(target, request) ? handler(request, forward) : forward(request);

export const combine =
  (first: ProxyHandler, second: ProxyHandler): ProxyHandler =>
  (request, forward) =>
    first(request, async (inner) => second(inner, forward));

/** Changes the responses of a target with one status: 200 when left out. */
export const changeResponse = (
  target: Target & { readonly status?: number },
  change: (response: ProxyResponse, request: ProxyRequest) => ProxyResponse,
): ProxyHandler =>
  handle(target, async (request, forward) => {
    const response = await forward(request);
    return response.status === (target.status ?? 200) ? change(response, request) : response;
  });

export const changeJson = <Body = Json>(
  target: Target & { readonly status?: number },
  change: (body: Body, request: ProxyRequest) => unknown,
): ProxyHandler =>
  changeResponse(target, (response, request) => withJson(response, change(getJson<Body>(response), request)));

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

/** Returns the records of another query, with the links of the real one. */
export const changeQuery = (
  target: Target,
  change: (query: URLSearchParams, request: ProxyRequest) => void,
): ProxyHandler =>
  handle(target, async (request, forward) => {
    const query = getQuery(request);
    change(query, request);
    return withOwnLinks(await forward(withQuery(request, query)), request);
  });

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

/** A server that repairs a rejected body, and creates the record. */
export const repair = (path: string, change: (body: Json) => Json): ProxyHandler =>
  handle({ method: 'POST', path }, async (request, forward) => {
    const response = await forward(request);
    const body = response.status === 400 ? parseJson(request) : undefined;
    return body ? forward(withJson(request, change(body))) : response;
  });

/** Sends a changed request without a body, with the same token. */
export const sendInstead = (
  request: ProxyRequest,
  forward: Forward,
  change: Partial<ProxyRequest>,
): Promise<ProxyResponse> => forward({ ...request, body: Buffer.alloc(0), ...change });
