import { splitUrl } from '../../http/fetch-request.ts';
import { ProblemError } from '../../messages/problems.ts';
import { locateWorld } from '../../worlds/create-sandbox.ts';
import { createUnknownWorldError } from '../../worlds/world.ts';
import { log, reject } from './reject.ts';
import { type Bindings, EVICTED, NOT_FOUND_HEADER, ROOT, ROOT_HEADER, removeRootHeader } from './settings.ts';

export { SandboxObject } from './sandbox-object.ts';

/** Seconds before a retry: less than a lost machine takes. */
const RETRY_AFTER_SECONDS = 5;

/** Worlds confirmed by the registry. A world that has ended says so itself. */
const known = new Set<string>();

/** Sends each request to the object of its world, or of the sandbox itself. Unknown names start no object. */
// biome-ignore lint/style/noDefaultExport: the engine calls it.
export default {
  async fetch(received: Request, bindings: Bindings): Promise<Response> {
    const request = decodeHost(received);
    const location = locateWorld(splitUrl(request.url).path);
    try {
      if (!location) return await fetchFromRoot(request, bindings);
      const response = await fetchFromWorld(location.id, request, bindings);
      return response ?? (await reject(request, createUnknownWorldError(location.id), bindings));
    } catch (error) {
      // Caused by its machine, its bucket or the object: the sandbox turns its own errors into responses.
      log(String(error));
      const headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };
      const problem = new ProblemError('temporarily-unavailable', { key: 'worldUnreachable' }, { headers });
      return reject(request, problem, bindings);
    }
  },
};

/** Decodes the host: escapes reach no object. */
function decodeHost(request: Request): Request {
  const { origin } = splitUrl(request.url);
  const decoded = origin.includes('%') ? URL.parse(origin)?.origin : undefined;
  return decoded === undefined ? request : new Request(decoded + request.url.slice(origin.length), request);
}

/**
 * Creates a world on the instance that is asked for it: an object belongs to the first instance that calls it, and the root,
 * which creates worlds, belongs to one.
 */
function fetchFromRoot(request: Request, { SANDBOX }: Bindings): Promise<Response> {
  const root = SANDBOX.getByName(ROOT);
  const isCreation = request.method === 'POST' && splitUrl(request.url).path === '/_sandbox/worlds';
  const marked = new Request(request);
  marked.headers.set(ROOT_HEADER, '1');
  return isCreation ? root.fetchWithClaim(marked, (id) => SANDBOX.getByName(id).claim()) : root.fetch(marked);
}

async function fetchFromWorld(id: string, request: Request, { SANDBOX }: Bindings): Promise<Response | undefined> {
  if (!known.has(id)) {
    if (!(await SANDBOX.getByName(ROOT).hasWorld(id))) return undefined;
    known.add(id);
  }
  const response = await fetchFromObject(() => SANDBOX.getByName(id), removeRootHeader(request));
  if (!response.headers.has(NOT_FOUND_HEADER)) return response;
  known.delete(id);
  return undefined;
}

/** Sends a request again when its object was just evicted, unless its body is gone. */
async function fetchFromObject(
  getObject: () => Pick<ReturnType<Bindings['SANDBOX']['getByName']>, 'fetch'>,
  request: Request,
): Promise<Response> {
  try {
    return await getObject().fetch(request);
  } catch (error) {
    if (request.bodyUsed || !String(error).includes(EVICTED)) throw error;
    return getObject().fetch(request);
  }
}
