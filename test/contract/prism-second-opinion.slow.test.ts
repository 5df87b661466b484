import { createInstance, type IHttpConfig } from '@stoplight/prism-http';
import { afterAll, describe, expect, it } from 'vitest';
import { getBodyMutations } from '../../conformance/data/generators/mutations/body.ts';
import { createResolver, type Schema } from '../../contract/document.ts';
import { memoize } from '../../contract/memoize.ts';
import type { Operation } from '../../contract/model.ts';
import { readContract } from '../../mocks/hosts/node/read-contract.ts';
import type { HttpResponse } from '../../mocks/http/types.ts';
import { type Exchange, readRecording } from '../../programs/recording.ts';
import { silentLogger, toPrismOperation } from './prism-operation.ts';

/**
 * Prism validates independently of the sandbox: its own reading of the contract, its own parser of parameters, its own
 * choice of the response. Both must come to the same verdict, but for the differences that are listed here.
 */

/** Keywords that Prism does not know. */
const KNOWN_DIFFERENCES: ReadonlyMap<string, string> = new Map([
  ['x-scale', 'a keyword of ours: the number of decimals'],
  ['x-check-digits', 'a keyword of ours'],
]);

const occurred = new Set<string>();
afterAll(() => expect([...occurred].sort()).toEqual([...KNOWN_DIFFERENCES.keys()].sort()));

const contract = readContract();
const { operations: recorded } = await readRecording();
const resolve = createResolver(contract.document);

const config = {
  checkSecurity: false,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  isProxy: true,
  upstream: new URL('http://localhost'),
  upstreamProxy: undefined,
  mock: { dynamic: false },
} as const satisfies IHttpConfig;

interface Documented {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

interface Message {
  readonly query?: Readonly<Record<string, string | string[]>>;
  readonly body: unknown;
  readonly response: HttpResponse;
}

type PrismOperation = Awaited<ReturnType<typeof toPrismOperation>>;
type Forward = NonNullable<Parameters<typeof createInstance>[1]['forward']>;

/** The response that Prism gets from its upstream server. */
let upstreamResponse: { statusCode: number; headers: Record<string, string>; body: unknown };
const forward: Forward = () => () => async () => ({ _tag: 'Right', right: upstreamResponse });

const instance = createInstance(config, {
  logger: silentLogger,
  forward,
  route: ({ resources }) => ({ _tag: 'Right', right: resources[0] as PrismOperation }),
});

const getPrismOperation = memoize((operation: Operation) => toPrismOperation(contract.document, operation));

/** Lists the errors that Prism reports of a request and of its response. */
async function askPrism(operation: Operation, path: string, { query = {}, body, response }: Message) {
  upstreamResponse = { statusCode: response.status, headers: { ...response.headers }, body: response.body };
  const isSent = body !== undefined;
  const headers = isSent ? { 'content-type': operation.body?.mediaTypes[0] ?? '', 'content-length': '1' } : {};
  const method = operation.method.toLowerCase() as Lowercase<Operation['method']>;
  const request = { method, url: { path, query: { ...query } }, headers, body };
  const result = await instance.request(request, [await getPrismOperation(operation)], config)();
  if (result._tag === 'Left') throw result.left;
  const { input, output } = result.right.validations;
  const toTexts = (diagnostics: readonly { readonly severity: number; readonly message: string }[]) =>
    diagnostics.filter(({ severity }) => severity === 0).map(({ message }) => message);
  return { request: toTexts(input), response: toTexts(output) };
}

const getExchanges = (operation: Operation): readonly Exchange[] => {
  const { succeeded = [], failed = [] } = recorded[operation.id] ?? {};
  return [...succeeded, ...failed];
};

const toResponse = ({ response }: Exchange): HttpResponse => ({
  status: response.status,
  headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value])),
  ...(response.body !== undefined && { body: response.body }),
});

const isJson = ({ headers }: HttpResponse): boolean => /json/.test(headers['content-type'] ?? '');
const api = contract.operations.filter(({ path }) => path.startsWith('/v1/'));

describe.each(api.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const { bodyRules } = operation;
  const exchanges = getExchanges(operation).filter((exchange) => isJson(toResponse(exchange)));

  it('has the same verdict of Prism on each recorded request and response', async () => {
    for (const exchange of exchanges) {
      const { pathname, search, searchParams } = new URL(exchange.request.url);
      const response = toResponse(exchange);
      const body = bodyRules.normalize(exchange.request.body);
      const query = Object.fromEntries(
        [...new Set(searchParams.keys())].map((name) => {
          const values = searchParams.getAll(name);
          return [name, values.length === 1 ? String(values[0]) : values];
        }),
      );
      const opinion = await askPrism(operation, pathname, { query, body, response });
      const segments = operation.path.split('/');
      const values = pathname.split('/').map((value, index) => [segments[index]?.slice(1, -1) ?? '', value]);
      const path = Object.fromEntries(values.filter((_, index) => segments[index]?.startsWith('{')));
      const { issues } = operation.parseParameters({ path, search, headers: {} });
      const ours = [...issues, ...(body === undefined ? [] : bodyRules.findIssues(body))];
      // Unknown query parameters are ours to reject, and bodies that are missing or not JSON are read before.
      const isComparable =
        ours.every(({ key }) => !key.startsWith('unknownParameter')) && exchange.response.status !== 415;
      if (isComparable && (body !== undefined || !operation.body))
        expect([exchange.title, opinion.request.length > 0]).toEqual([exchange.title, ours.length > 0]);
      expect([exchange.title, opinion.response]).toEqual([exchange.title, []]);
      expect([exchange.title, operation.findResponseViolations(response)]).toEqual([exchange.title, []]);
    }
  });

  it('has the same verdict of Prism on its example body with each single fault', async () => {
    const [exchange] = recorded[operation.id]?.succeeded ?? [];
    const schema = operation.body?.schema;
    if (!exchange || schema === undefined) return;
    const { pathname } = new URL(exchange.request.url);
    const reference = { $ref: `#/components/schemas/${schema}` } as Schema;
    for (const { keyword, apply } of getBodyMutations(reference, exchange.request.body)) {
      const body = bodyRules.normalize(apply(exchange.request.body));
      const isRejected = bodyRules.findIssues(body).length > 0;
      const opinion = await askPrism(operation, pathname, { body, response: toResponse(exchange) });
      if (isRejected !== opinion.request.length > 0) {
        occurred.add(keyword);
        expect([...KNOWN_DIFFERENCES.keys()], JSON.stringify({ keyword, body, opinion })).toContain(keyword);
      }
    }
  });

  it('has the same verdict of Prism on its recorded response with each single fault', async () => {
    const [exchange] = recorded[operation.id]?.succeeded ?? [];
    if (!exchange || !isJson(toResponse(exchange))) return;
    const response = toResponse(exchange);
    const { responses } = (contract.document.paths[operation.path]?.[operation.method] ?? {}) as Partial<Documented>;
    const schema = resolve(responses?.[response.status] ?? {}).content?.['application/json']?.schema;
    if (!schema) return;
    const { pathname } = new URL(exchange.request.url);
    for (const { keyword, apply } of getBodyMutations(schema, response.body).slice(0, 10)) {
      const mutated = { ...response, body: apply(response.body) };
      const isViolation = operation.findResponseViolations(mutated).length > 0;
      const opinion = await askPrism(operation, pathname, { body: undefined, response: mutated });
      if (isViolation !== opinion.response.length > 0) {
        occurred.add(keyword);
        expect([...KNOWN_DIFFERENCES.keys()], JSON.stringify({ keyword, opinion })).toContain(keyword);
      }
    }
  });
});
