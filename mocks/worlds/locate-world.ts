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

const WORLD_PATH = /^\/worlds\/([a-z0-9-]{1,40})(?=\/|$)/;

/**
 * Creates what finds the world of a request, by its host, otherwise by its path. A host wins, so that the path cannot lead
 * from one world into another.
 *
 * @param domain the domain of which each world has a subdomain; undefined for none.
 */
export function createWorldLocator(domain: string | undefined): WorldLocator {
  const suffix = domain === undefined ? undefined : `.${getHostName(domain)}`;
  return (request) => {
    if (suffix !== undefined) {
      const name = getHostName(getHost(request));
      if (name?.endsWith(suffix)) return { id: name.slice(0, -suffix.length), basePath: '' };
    }
    const [basePath, id] = WORLD_PATH.exec(request.path) ?? [];
    return basePath === undefined || id === undefined ? undefined : { id, basePath };
  };
}

/** Moves the start of the path to the base path, so that handlers see the path inside the world. */
export function enterWorld(request: HttpRequest, { id, basePath }: WorldLocation): void {
  request.exchange.world = id;
  request.basePath = basePath;
  request.path = request.path.slice(basePath.length).replace(/^(?!\/)/, '/');
}
