import { findOperation, getSchema } from '../../conformance/contract.ts';
import { validateBody } from '../../conformance/judges/response.ts';
import { createObserver } from '../../conformance/observe/observer.ts';
import { getHeader, type HttpRequest, type HttpResponse, type Issue } from '../../conformance/session/http.ts';

/** Statuses that any request can get before an operation handles it. */
const GENERAL_STATUSES: ReadonlySet<number> = new Set([400, 404, 405, 413, 421, 429, 431, 503, 507]);
const PROBLEM = { 'application/problem+json': { schema: getSchema('Problem') } };

/** Judges a response, together with those before it. */
export type JudgeResponse = (response: HttpResponse) => readonly Issue[];

/**
 * Judges each response of a sandbox by the rules of the conformance suite. Each world of a sandbox is a server by itself, and
 * so is what each user sees.
 */
export function createResponseJudge() {
  const observers = new Map<string, { readonly user: string | undefined; readonly observer: Observer }>();

  function getObserver(base: string, { headers }: HttpRequest): Observer {
    const user = getHeader(headers, 'authorization');
    const known = observers.get(base);
    if (known && known.user === user) return known.observer;
    const observer = createObserver([base]);
    observers.set(base, { user, observer });
    return observer;
  }

  return {
    /** Starts again after records changed without an operation of the contract. */
    clear: () => observers.clear(),
    /** Must be called when a request begins. */
    begin(base: string, request: HttpRequest): JudgeResponse {
      const { method, path } = request;
      if (!/^\/(v1|connect)\//.test(path) && method !== 'GET') observers.clear();
      const end = getObserver(base, request).begin(method);
      return (response) => {
        const operation = findOperation(method === 'HEAD' ? 'GET' : method, path);
        if (!operation?.responses[response.status]) return judgeGeneral(request, response);
        return end(request, response)?.issues ?? [];
      };
    },
  };
}

type Observer = ReturnType<typeof createObserver>;

/** Judges what the contract does not list for an operation, or what no operation responded to. */
function judgeGeneral({ method, path }: HttpRequest, response: HttpResponse): readonly Issue[] {
  const { status, headers } = response;
  if (!path.startsWith('/v1/') || (status === 204 && method === 'OPTIONS')) return [];
  if (!GENERAL_STATUSES.has(status)) return [{ rule: 'status', message: `Status ${status} is not in the contract.` }];
  if (status === 405 && headers.allow === undefined) return [{ rule: 'allow-header', message: 'Allow is missing.' }];
  return method === 'HEAD' ? [] : validateBody(PROBLEM, method, response);
}
