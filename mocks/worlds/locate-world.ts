import { getHost, getHostName } from '../http/request-guards.ts';
import type { HttpRequest } from '../http/types.ts';

/** The world that a request is for. */
export interface WorldLocation {
  readonly id: string;
  /** The start of the path that names it; empty when the host does. */
  readonly basePath: string;
}

/** Finds the world that a request names; undefined for a request to the sandbox itself. */
export type WorldLocator = (request: Pick<HttpRequest, 'origin' | 'path'>) => WorldLocation | undefined;

/** A label of a host name, in lower case. */
export const WORLD_ID = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

const WORLD_PATH = /^\/worlds\/([a-z0-9-]{1,40})(?=\/|$)/;

/**
 * Creates the function that finds the world of a request: from its host, when that is below the domain, otherwise from its
 * path. A host wins, so that the path cannot lead from one world into another.
 *
 * @param domain the domain of which each world has a subdomain.
 */
export function createWorldLocator(domain: string | undefined): WorldLocator {
  const suffix = domain === undefined ? undefined : `.${getHostName(domain)}`;
  return (request) => {
    if (suffix !== undefined) {
      const name = getHostName(getHost(request));
      if (name?.endsWith(suffix)) return { id: name.slice(0, -suffix.length), basePath: '' };
    }
    // Nearly all requests are for the API of the sandbox itself.
    if (!request.path.startsWith('/worlds/')) return undefined;
    const [basePath, id] = WORLD_PATH.exec(request.path) ?? [];
    return basePath === undefined || id === undefined ? undefined : { id, basePath };
  };
}
