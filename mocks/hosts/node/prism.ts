import { transformOas3Operations } from '@stoplight/http-spec/oas3/operation';
import { createInstance, type IHttpConfig, type PrismHttpComponents } from '@stoplight/prism-http';
import { resolveRef } from '../../../contract/document.ts';
import { memoize } from '../../../contract/memoize.ts';
import type { Document, Operation } from '../../../contract/model.ts';
import type { Preference } from '../../http/prefer-header.ts';
import type { HttpResponse } from '../../http/types.ts';

/**
 * The only file of the sandbox that knows Prism. It takes a third of a second to load, so the server imports it on the
 * first `Prefer`. The request has been validated by then, and only the mock of Prism is used.
 */

type HttpOperation = ReturnType<typeof transformOas3Operations>[number];

const noop = (): undefined => undefined;

/** A logger for Prism that logs nothing. */
export const silentLogger = {
  info: noop,
  warn: noop,
  error: noop,
  debug: noop,
  trace: noop,
  fatal: noop,
  success: noop,
  child: () => silentLogger,
} as unknown as PrismHttpComponents['logger'];

const config = {
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: true,
  isProxy: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
} as const satisfies IHttpConfig;

const instance = createInstance(config, {
  logger: silentLogger,
  // It is given one operation at a time.
  route: ({ resources }) => ({ _tag: 'Right', right: resources[0] as HttpOperation }),
});

const PROBLEM = 'application/problem+json';

/** Items in each array of random data. The contract allows a thousand lines in each of a thousand invoices. */
const MAX_RANDOM_ITEMS = 2;

/**
 * Prism's response from the documentation of an operation: the status and the example of the preference, or random data
 * that fits the schema.
 */
export async function createMockResponse(
  document: Document,
  operation: Operation,
  { code, example, dynamic }: Preference,
): Promise<HttpResponse> {
  const resource = (dynamic ? getLimitedOperation : getOperation)(document)(operation);
  const mock = { dynamic, ...(code && { code: Number(code) }), ...(example !== undefined && { exampleKey: example }) };
  const method = operation.method.toLowerCase() as Lowercase<Operation['method']>;
  // Of the two media types of a 400, the sandbox sends a problem document.
  const hasProblem = operation.responses[code ?? '']?.content?.[PROBLEM] !== undefined;
  const headers = hasProblem ? { accept: PROBLEM } : {};
  const request = { method, url: { path: operation.path, query: {} }, headers };
  const result = await instance.request(request, [resource], { ...config, mock })();
  if (result._tag === 'Left') throw result.left;
  const { statusCode, headers: documented = {}, body } = result.right.output;
  const lowerCase = Object.entries(documented).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return { status: statusCode, headers: Object.fromEntries(lowerCase), ...(body !== undefined && { body }) };
}

const getOperation = memoize((document: Document) =>
  memoize((operation: Operation) => toPrismOperation(document, operation, (schema) => schema)),
);

const getLimitedOperation = memoize((document: Document) =>
  memoize((operation: Operation) => toPrismOperation(document, operation, limitItems)),
);

function limitItems(part: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (typeof part.items !== 'object') return part;
  return { ...part, minItems: Math.min(Number(part.minItems ?? 0), MAX_RANDOM_ITEMS), maxItems: MAX_RANDOM_ITEMS };
}

type Transform = typeof limitItems;

/**
 * Converts one operation for Prism. References are resolved first: of several in one `allOf` Prism keeps only one.
 *
 * @param transform changes each part of the operation.
 */
export function toPrismOperation(document: Document, operation: Operation, transform: Transform): HttpOperation {
  const { path } = operation;
  const method = operation.method.toLowerCase();
  const { parameters, [method]: documented } = document.paths[path] ?? {};
  const item = dereference({ ...(parameters ? { parameters } : {}), [method]: documented }, document, transform);
  const reduced = { ...document, components: { securitySchemes: document.components.securitySchemes } };
  const [transformed] = transformOas3Operations({ ...reduced, paths: { [path]: item } } as never);
  if (!transformed) throw new Error(`Prism does not know ${method} ${path}`);
  return transformed;
}

/** Copies a part with all references resolved. The contract has no circular references. */
function dereference(part: unknown, document: Document, transform: Transform): unknown {
  if (Array.isArray(part)) return part.map((item) => dereference(item, document, transform));
  if (typeof part !== 'object' || part === null) return part;
  const resolved = transform(resolveRef(document, part) as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    Object.entries(resolved).map(([key, value]) => [key, dereference(value, document, transform)]),
  );
}
