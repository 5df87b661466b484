import { type Operation, operations } from '../../conformance/contract.ts';
import { type HeaderList, type HttpExchange, parseJson } from '../../conformance/session/http.ts';

/** @throws Error for a name that is not in the contract. */
export function getOperation(id: string): Operation {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`${id} is not in the contract.`);
  return operation;
}

const toBytes = (body: unknown): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : (JSON.stringify(body) ?? ''));

interface Parts {
  /** Path and query. Default: the path of the contract. */
  readonly path?: string;
  readonly headers?: HeaderList;
  /** A body of the request: bytes, a text, or a value that is sent as JSON. */
  readonly sent?: unknown;
  readonly status?: number;
  /** Headers of the response. Default: the content type of JSON or of a problem. */
  readonly responseHeaders?: Readonly<Record<string, string>>;
  readonly received?: unknown;
}

/** A request of an operation, and its response. */
export function createExchange(id: string, parts: Parts = {}): HttpExchange {
  const { path, sent, status = 200, received } = parts;
  const operation = getOperation(id);
  const type = received === undefined ? [] : [['content-type', status < 400 ? 'application/json' : PROBLEM] as const];
  const { headers = [['content-type', 'application/json']], responseHeaders = Object.fromEntries(type) } = parts;
  const body = toBytes(received);
  return {
    operation,
    description: '',
    request: {
      method: operation.method,
      path: path ?? operation.path,
      headers,
      body: sent === undefined ? undefined : toBytes(sent),
    },
    response: { status, headers: responseHeaders, body },
    json: parseJson(body),
  };
}

const PROBLEM = 'application/problem+json';
