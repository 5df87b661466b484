import { toHttpRequest, toResponse } from '../../http/fetch-request.ts';
import { createHostGuard, type HostGuard } from '../../http/request-guards.ts';
import { rejectRequest } from '../../worlds/create-sandbox.ts';
import { type Bindings, getSettings, type WorkerSettings } from './settings.ts';

/** Creates the allow-list of hosts of a trusted network, where the demo token works. Elsewhere every host is accepted. */
export const createGuard = ({ trustNetwork: isLocal = false, allowedHosts }: WorkerSettings): HostGuard =>
  createHostGuard(isLocal, allowedHosts);

export function log(line: string): void {
  // biome-ignore lint/suspicious/noConsole: a worker has no other log.
  console.error(line);
}

export async function reject(request: Request, reason: unknown, bindings: Bindings): Promise<Response> {
  const isAllowedHost = createGuard(getSettings(bindings));
  return toResponse(await rejectRequest(toHttpRequest(request), reason, { isAllowedHost, log }), request);
}
