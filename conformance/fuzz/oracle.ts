import { findOperation, getSchema } from '../contract.ts';
import { createObserver } from '../observe/observer.ts';
import { getHeader, type HeaderList, type HttpRequest, type HttpResponse, type Issue } from '../session/http.ts';
import { isJson, validateBody } from '../session/validate-response.ts';

/** Finds the issues of the response to any request. It may remember earlier ones. */
export type Oracle = (request: HttpRequest, response: HttpResponse) => readonly Issue[];

/** Creates an oracle for a server at a URL that was reset. */
export type CreateOracle = (url: string) => Oracle;

/** Statuses that any request can get before an operation handles it. */
const GENERAL_STATUSES: ReadonlySet<number> = new Set([404, 405, 413, 421, 431]);

/** The rules that the checks of a run have too, for one request after another. */
export const createContractOracle: CreateOracle = (url) => {
  const observer = createObserver([url]);
  return (request, response) => {
    const { status } = response;
    const observation = observer.begin(request.method)(request, response);
    if (isOfIntermediary(request, response)) return [];
    if (status >= 500) return [{ rule: 'server-error', message: `The status is ${status}` }];
    const hasHost = getHeader(request.headers, 'host') !== undefined;
    // Node itself rejects malformed HTTP, such as a wrong `Host`.
    if (status === 400 && hasHost) return [];
    const operation = findOperation(request.method === 'HEAD' ? 'GET' : request.method, request.path);
    if (!operation?.responses[status]) return checkGeneralResponse(request, response);
    // Links have the name of the server that was requested.
    return hasHost ? [] : (observation?.issues ?? []);
  };
};

/** Bytes from which on servers in between reject a request: of nginx 8 kB and 1 MB, of others less for the head. */
const MAX_HEAD = 4096;
const MAX_BODY = 2 ** 20;

/** Whether a proxy before the server rejected a request that is too large for it: the server sends JSON. */
function isOfIntermediary({ path, headers, body }: HttpRequest, response: HttpResponse): boolean {
  if (![400, 413, 414, 431].includes(response.status) || isJson(response)) return false;
  return [path, ...headers.flat()].join('').length > MAX_HEAD || (body?.length ?? 0) > MAX_BODY;
}

function checkGeneralResponse({ method, path, headers }: HttpRequest, response: HttpResponse): readonly Issue[] {
  const { status } = response;
  // The pages of the sign-in are not part of the contract.
  if ((status === 204 && method === 'OPTIONS') || path.startsWith('/connect/')) return [];
  if (!GENERAL_STATUSES.has(status) || (status === 421 && !isForeignHost(headers))) {
    return [{ rule: 'status', message: `Status ${status} is not in the contract` }];
  }
  if (status === 405 && response.headers.allow === undefined) {
    return [{ rule: 'allow-header', message: 'Allow is missing' }];
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
