import { findOperation, getSchema } from '../../../conformance/contract.ts';
import { validateBody } from '../../../conformance/judges/response.ts';
import { createObserver } from '../../../conformance/observe/observer.ts';
import {
  getHeader,
  type HeaderList,
  type HttpRequest,
  type HttpResponse,
  type Issue,
} from '../../../conformance/session/http.ts';

/** Statuses that any request can get before an operation handles it. */
const GENERAL_STATUSES: ReadonlySet<number> = new Set([404, 405, 413, 421, 431]);

/** Judges the response to any request to a server that was reset, by the rules of the conformance suite. */
export function createResponseJudge(url: string): (request: HttpRequest, response: HttpResponse) => readonly Issue[] {
  const observer = createObserver([url]);
  return (request, response) => {
    const { status } = response;
    const observation = observer.begin(request.method)(request, response);
    if (status >= 500) return [{ rule: 'server-error', message: `The status is ${status}` }];
    const hasHost = getHeader(request.headers, 'host') !== undefined;
    // Node itself rejects malformed HTTP, such as a wrong `Host`.
    if (status === 400 && hasHost) return [];
    const operation = findOperation(request.method === 'HEAD' ? 'GET' : request.method, request.path);
    if (!operation?.responses[status]) return checkGeneralResponse(request, response);
    // Links have the name of the server that was requested.
    return hasHost ? [] : (observation?.issues ?? []);
  };
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

/** Checks whether the `Host` of a request is no loopback address. */
function isForeignHost(headers: HeaderList): boolean {
  const host = getHeader(headers, 'host');
  if (host === undefined) return false;
  const { hostname } = URL.parse(`http://${host}`) ?? { hostname: '' };
  return !/^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
