import { rejectRequest } from '../../worlds/enter-world.ts';
import { toHttpRequest, toResponse } from '../portable/http-request.ts';
import { createGuard } from './guard.ts';
import { log } from './log.ts';
import { type Bindings, getSettings } from './settings.ts';

/** Responds to a request that reaches no open world. */
export async function reject(request: Request, reason: unknown, bindings: Bindings): Promise<Response> {
  const isAllowedHost = createGuard(getSettings(bindings));
  return toResponse(await rejectRequest(toHttpRequest(request), reason, { isAllowedHost, log }), request);
}
