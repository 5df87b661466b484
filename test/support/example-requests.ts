import { getCollectionPath, type Operation, operations } from './contract.ts';
import { changeableParents, getExampleRequest, getRequiredQuery, withQuery } from './operations.ts';
import type { ApiResponse, CallOptions } from './sandbox.ts';

export interface PreparedRequest {
  readonly path: string;
  readonly options: CallOptions;
}

type Call = (path: string, options?: CallOptions) => Promise<ApiResponse>;

/** Prepares a successful request from the examples of the contract, on a new record where it changes one. */
export async function prepareRequest(operation: Operation, call: Call): Promise<PreparedRequest> {
  if (operation.id === 'authorize') return { path: getAuthorizePath(operation), options: { token: null } };
  if (operation.id === 'requestToken') return prepareTokenRequest(call);
  return { path: await preparePath(operation, call), options: getExampleRequest(operation) };
}

/** Returns the path with existing identifiers, of the first record or of a new changeable one. */
async function preparePath(operation: Operation, call: Call): Promise<string> {
  const parent = changeableParents[getCollectionPath(operation)] ?? 1;
  const collection = getCollectionPath(operation).replaceAll(/\{\w+\}/g, String(parent));
  if (!operation.path.endsWith('}')) return withQuery(collection, getRequiredQuery(operation));
  const siblings = operations.filter(({ path }) => path === getCollectionPath(operation));
  const create = siblings.find(({ kind }) => kind === 'create');
  const list = siblings.find(({ kind }) => kind === 'list');
  if (create && operation.kind !== 'get') {
    const { headers, status, body } = await call(collection, getExampleRequest(create));
    if (status !== 201) throw new Error(`${create.id} answered ${status}: ${JSON.stringify(body)}`);
    return new URL(String(headers.get('location'))).pathname;
  }
  if (!list) return `${collection}/1`;
  const { body } = await call(`${collection}?pageSize=1&${getRequiredQuery(list)}`);
  return `${collection}/${body._data[0].id}`;
}

function getAuthorizePath({ path, parameters }: Operation): string {
  const query = new URLSearchParams(Object.fromEntries(parameters.map(({ name, example }) => [name, String(example)])));
  return `${path}?${query}`;
}

const client = { client_id: 'sandbox-client', client_secret: 'sandbox-secret' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function prepareTokenRequest(call: Call): Promise<PreparedRequest> {
  const { body } = await call('/_sandbox/tokens', { body: { user: 'demo' }, token: null });
  const grant = new URLSearchParams({ ...client, grant_type: 'refresh_token', refresh_token: body.refresh_token });
  return { path: '/connect/token', options: { method: 'POST', body: String(grant), headers: form, token: null } };
}

type Provocation = (request: PreparedRequest, operation: Operation) => PreparedRequest;

const withChange =
  (change: CallOptions): Provocation =>
  ({ path, options }) => ({
    path,
    options: { ...options, ...change, headers: { ...options.headers, ...change.headers } },
  });

/** Requests that cause each documented error. A fault of the control plane causes 429 and 500. */
export const provocations: Readonly<Record<string, Provocation>> = {
  400: makeBadRequest,
  401: ({ path, options }, { id }) => ({
    path,
    options: id === 'requestToken' ? replaceInForm(options, 'client_secret') : { ...options, token: null },
  }),
  403: withChange({ tenant: 3 }),
  404: ({ path, options }, { path: template }) => ({ path: withUnknownId(path, template), options }),
  406: withChange({ headers: { accept: 'application/xml' } }),
  413: withChange({ body: JSON.stringify({ name: 'x'.repeat(6_000_000) }) }),
  415: withChange({ headers: { 'content-type': 'text/plain' } }),
};

const replaceInForm = (options: CallOptions, name: string): CallOptions => ({
  ...options,
  body: String(options.body).replace(new RegExp(`(?<=\\b${name}=)[^&]+`), 'wrong'),
});

function makeBadRequest(request: PreparedRequest, operation: Operation): PreparedRequest {
  const { path, options } = request;
  if (operation.id === 'authorize') return { path: path.replace('sandbox-client', 'unknown-client'), options };
  if (operation.id === 'requestToken') return { path, options: replaceInForm(options, 'refresh_token') };
  if (operation.kind === 'upload') return { path, options: { ...options, body: 'no PDF' } };
  if (options.body !== undefined) return { path, options: { ...options, body: {} } };
  if (operation.kind === 'list') return { path: withQuery(path, 'page=0'), options };
  return { path: path.replace(/\d+$/, '0'), options };
}

function withUnknownId(path: string, template: string): string {
  const index = template.split('/').findIndex((segment) => segment.startsWith('{'));
  return path
    .split('/')
    .map((segment, position) => (position === index ? '2147483647' : segment))
    .join('/');
}
