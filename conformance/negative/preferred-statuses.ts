import type { BaseRequest } from './base-request.ts';
import type { TestContext } from './expect-rejection.ts';

/** Statuses that cannot be provoked: only a sandbox can be asked for them. */
const UNPROVOKED_STATUSES = [429, 500];

/** Asks a sandbox for the responses that cannot be provoked. */
export async function requestPreferredStatuses(
  { session, send }: TestContext,
  { operation, ...base }: BaseRequest,
): Promise<void> {
  for (const expected of UNPROVOKED_STATUSES.filter((status) => operation.statuses.includes(String(status)))) {
    if (!session.settings.isSandbox) {
      session.coverage.skip(operation, expected, 'cannot be provoked safely');
      continue;
    }
    const prefer = `code=${expected}`;
    const spec = { ...base, description: `Prefer: ${prefer}`, headers: { prefer }, usesPrefer: true };
    const exchange = await send(operation, spec);
    const { status } = exchange.response;
    if (status === expected) continue;
    session.coverage.skip(operation, expected, `the status was ${status}`);
    const message = `The status of a sandbox for Prefer: ${prefer} is ${status}.`;
    session.report({ rule: 'preferred status', message }, exchange);
  }
}
