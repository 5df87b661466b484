import type { Trying } from './refuse.ts';
import type { Trial } from './trial.ts';

/** What a healthy server answers to nobody who behaves: only a sandbox can be asked for it. */
const unprovoked = [429, 500];

/** Asks a sandbox for the answers that cannot be provoked. */
export async function askForTheRest({ session, sends }: Trying, { operation, ...trial }: Trial): Promise<void> {
  for (const status of unprovoked.filter((one) => operation.statuses.includes(String(one)))) {
    if (!session.settings.sandbox) {
      session.coverage.unreachable(operation, status, 'cannot be provoked safely');
      continue;
    }
    const prefer = `code=${status}`;
    const exchange = await sends(operation, {
      about: `Prefer: ${prefer}`,
      ...trial,
      headers: { prefer },
      preferred: true,
    });
    if (exchange.reply.status === status) continue;
    session.coverage.unreachable(operation, status, `${exchange.reply.status} came instead`);
    const message = `Prefer: ${prefer} is answered ${exchange.reply.status} by a sandbox.`;
    session.violate({ rule: 'preferred status', message }, exchange);
  }
}
