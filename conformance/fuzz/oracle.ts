import { findOperation, getInputSchema, type Operation } from '../contract.ts';
import { getHeader, type HeaderList, type HttpRequest, type HttpResponse, type Issue, parseJson } from '../http.ts';
import { getSchema } from '../schema.ts';
import { findSchemaError } from '../schema-validator.ts';
import { validateBody, validateResponse } from '../validate-response.ts';

/** Finds the issues of the response to any request. */
export type Oracle = (request: HttpRequest, response: HttpResponse) => readonly Issue[];

/** Statuses that any request can get before an operation handles it. */
const GENERAL_STATUSES: ReadonlySet<number> = new Set([404, 405, 413, 421, 431]);

/** The contract, for a server that is wrong when it fails, and when it accepts what the contract forbids. */
export const checkContract: Oracle = (request, response) => {
  const { status } = response;
  if (status >= 500) return [{ rule: 'server-error', message: `The status is ${status}` }];
  // Node itself rejects malformed HTTP, such as a wrong `Host`.
  if (status === 400 && getHeader(request.headers, 'host') !== undefined) return [];
  const operation = findOperation(request.method === 'HEAD' ? 'GET' : request.method, request.path);
  if (!operation?.responses[status]) return checkGeneralResponse(request, response);
  return [
    ...validateResponse(operation, request, response),
    ...checkErrors(operation, request, response),
    ...checkAcceptedBody(operation, request, response),
  ];
};

/** Checks a response that no operation documents. */
function checkGeneralResponse({ method, path, headers }: HttpRequest, response: HttpResponse): readonly Issue[] {
  const { status } = response;
  // The pages of the sign-in are not part of the contract.
  if ((status === 204 && method === 'OPTIONS') || path.startsWith('/connect/')) return [];
  if (!GENERAL_STATUSES.has(status) || (status === 421 && !isForeignHost(headers))) {
    return [{ rule: 'status', message: `Status ${status} is not documented` }];
  }
  if (status === 405 && response.headers.allow === undefined) {
    return [{ rule: 'header', message: 'Allow is missing' }];
  }
  if (method === 'HEAD') return [];
  return validateBody({ 'application/problem+json': { schema: PROBLEM } }, method, response);
}

const PROBLEM = getSchema('Problem');

/** Whether the `Host` of a request is no loopback address. */
function isForeignHost(headers: HeaderList): boolean {
  const host = getHeader(headers, 'host');
  if (host === undefined) return false;
  const { hostname } = URL.parse(`http://${host}`) ?? { hostname: '' };
  return !/^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** A 400 must say what is wrong. */
function checkErrors({ path }: Operation, { method }: HttpRequest, { status, body }: HttpResponse): readonly Issue[] {
  if (status !== 400 || method === 'HEAD' || path.startsWith('/connect')) return [];
  const { errors = {} } = (parseJson(body) ?? {}) as { errors?: Readonly<Record<string, readonly string[]>> };
  const messages = Object.values(errors);
  const isComplete = messages.length > 0 && messages.every((texts) => texts.length > 0);
  return isComplete ? [] : [{ rule: 'errors', message: 'There are no messages in errors' }];
}

/** A body that its schema forbids must be rejected. */
function checkAcceptedBody(
  operation: Operation,
  { headers, body }: HttpRequest,
  { status }: HttpResponse,
): readonly Issue[] {
  const schema = getInputSchema(operation);
  if (!schema || status >= 300 || !getHeader(headers, 'content-type')?.includes('json')) return [];
  const json = parseJson(body ?? Buffer.alloc(0));
  if (json === undefined) return [{ rule: 'accepted-body', message: 'A body was accepted that is not JSON' }];
  const error = findSchemaError(schema, json);
  return error ? [{ rule: 'accepted-body', message: `A body was accepted that violates its schema: ${error}` }] : [];
}
