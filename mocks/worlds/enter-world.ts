import { addCommonHeaders, toProblemError } from '../http/pipeline.ts';
import { toProblemResponse } from '../http/problem-response.ts';
import { checkRequestHead, type HostGuard } from '../http/request-guards.ts';
import type { HttpRequest, HttpResponse } from '../http/types.ts';

export interface WorldLocation {
  readonly id: string;
  readonly basePath: string;
}

const WORLD_PATH = /^\/worlds\/([a-z0-9-]{1,40})(?=\/|$)/;

/** Finds the world that a path names; undefined for one of the sandbox itself. */
export function locateWorld(path: string): WorldLocation | undefined {
  const [basePath, id] = WORLD_PATH.exec(path) ?? [];
  return basePath === undefined || id === undefined ? undefined : { id, basePath };
}

/** Moves the start of the path to the base path, so that handlers see the path inside the world. */
export function enterWorld(request: HttpRequest, { id, basePath }: WorldLocation): void {
  request.exchange.world = id;
  request.basePath = basePath;
  request.path = request.path.slice(basePath.length).replace(/^(?!\/)/, '/');
}

interface RejectionParts {
  readonly isAllowedHost: HostGuard;
  readonly log: (line: string) => void;
}

/** Responds to a request for a world that cannot be used. A host that is not allowed is not told which worlds there are. */
export async function rejectRequest(
  request: HttpRequest,
  reason: unknown,
  { isAllowedHost, log }: RejectionParts,
): Promise<HttpResponse> {
  let problem = toProblemError(reason, log);
  try {
    checkRequestHead(request, isAllowedHost);
  } catch (error) {
    problem = toProblemError(error, log);
  }
  request.exchange.problem = problem;
  const response = toProblemResponse(problem, request);
  return { ...response, headers: addCommonHeaders(response.headers, request) };
}
