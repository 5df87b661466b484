import type { Answer, Call, Forward, Plant } from '../proxy.ts';

/** One way in which a server breaks the contract, planted in the answers of a sandbox that keeps to it. */
export interface Deviation {
  /** What is wrong, as a sentence: `the first page has a previous one`. */
  readonly name: string;
  readonly plants: Plant;
  /** The operations to be checked; it must be found on one of them. */
  readonly only: readonly string[];
  /** Whether it takes a run that writes to find it. */
  readonly write?: boolean;
  /** The rules of which one must be reported. */
  readonly rules: readonly string[];
}

/** Reads JSON as what it should be. */
export type Json = Record<string, unknown>;

export interface ListBody extends Json {
  readonly _data: readonly Json[];
  readonly _meta: Json;
}

export const jsonOf = <Body = Json>({ body }: Answer | Call): Body => JSON.parse(body.toString()) as Body;

/** The JSON object of a message that may hold none. */
export function parsed({ body }: Answer | Call): Json | undefined {
  try {
    return JSON.parse(body.toString()) as Json;
  } catch {
    return undefined;
  }
}

export const withJson = <Message extends Answer | Call>(message: Message, value: unknown): Message => ({
  ...message,
  body: Buffer.from(JSON.stringify(value)),
});

/** Which requests a deviation is about. */
export interface Where {
  readonly method?: string;
  /** With `{id}` for an identifier. */
  readonly path: string;
}

const pathOf = ({ path }: Call): string => path.split('?')[0] ?? path;

export function isAt({ method = 'GET', path }: Where, call: Call): boolean {
  const shape = path.replaceAll('{id}', '\\d+');
  return call.method === method && new RegExp(`^${shape}$`).test(pathOf(call));
}

/** Plants something in the requests of one kind; all others pass. */
export const at =
  (where: Where, plant: Plant): Plant =>
  (call, forward) =>
    isAt(where, call) ? plant(call, forward) : forward(call);

/** Both of two plants. */
export const both =
  (one: Plant, other: Plant): Plant =>
  (call, forward) =>
    one(call, async (inner) => other(inner, forward));

/** Alters the answers to requests of one kind, those with one status: 200 when left out. */
export const altered = (
  where: Where & { readonly status?: number },
  alter: (answer: Answer, call: Call) => Answer,
): Plant =>
  at(where, async (call, forward) => {
    const answer = await forward(call);
    return answer.status === (where.status ?? 200) ? alter(answer, call) : answer;
  });

/** Alters the JSON of answers of one kind. */
export const rewritten = <Body = Json>(
  where: Where & { readonly status?: number },
  rewrite: (body: Body, call: Call) => unknown,
): Plant => altered(where, (answer, call) => withJson(answer, rewrite(jsonOf<Body>(answer), call)));

/** The query of a request, by its pairs. */
export const queryOf = ({ path }: Call): URLSearchParams => new URLSearchParams(path.split('?')[1] ?? '');

export const withQuery = (call: Call, query: URLSearchParams): Call => ({
  ...call,
  path: query.size > 0 ? `${pathOf(call)}?${query}` : pathOf(call),
});

export const hasQuery = (call: Call, name: string): boolean =>
  [...queryOf(call).keys()].some((key) => key.toLowerCase() === name.toLowerCase());

const conventions = new Set(['page', 'pagesize', 'orderby', 'fields', 'metaonly']);

/** The names of the query that filter. */
export const filtersIn = (call: Call): readonly string[] => [
  ...new Set([...queryOf(call).keys()].filter((name) => !conventions.has(name.toLowerCase()))),
];

/**
 * Answers a list as if another query had been asked. The links of the page are those of the true query, so that nothing
 * but the records and their number tells it.
 */
export const askedAs = (where: Where, change: (query: URLSearchParams, call: Call) => void): Plant =>
  at(where, async (call, forward) => {
    const query = queryOf(call);
    change(query, call);
    return disguised(await forward(withQuery(call, query)), call);
  });

/** Gives a page the links that its request should have had. */
export function disguised(answer: Answer, call: Call): Answer {
  if (answer.status !== 200) return answer;
  const body = jsonOf<ListBody>(answer);
  const page = Number(queryOf(call).get('page') ?? 1);
  const { previousPage, nextPage } = body._meta;
  const self = `http://${call.headers.host}${call.path}`;
  const links = {
    self,
    previousPage: previousPage === null ? null : onPage(self, page - 1),
    nextPage: nextPage === null ? null : onPage(self, page + 1),
  };
  return withJson(answer, { ...body, _meta: { ...body._meta, ...links } });
}

export function onPage(link: string, page: number): string {
  const url = new URL(link);
  url.searchParams.set('page', String(page));
  return url.href;
}

/** Asks for something else than what was asked, with the same token. */
export const instead = (call: Call, forward: Forward, other: Partial<Call>): Promise<Answer> =>
  forward({ ...call, body: Buffer.alloc(0), ...other });
