import type { Exchange } from '../exchange.ts';
import { NoAnswer } from '../session.ts';
import { refusals } from './refusals.ts';
import { refuse, type Trying } from './refuse.ts';
import type { Trial } from './trial.ts';

/** What became of a request that was to be refused. */
export interface Refused {
  readonly trial: Trial;
  readonly exchange: Exchange;
}

/**
 * Provokes every refusal that does not depend on what an operation is about.
 *
 * @param trialFor makes a request that would succeed, one for each refusal.
 */
export async function refuseAll(
  trying: Trying,
  trialFor: () => Trial,
  statuses: readonly number[] = [],
): Promise<readonly Refused[]> {
  const refused: Refused[] = [];
  for (const refusal of refusals) {
    const trial = trialFor();
    const { operation } = trial;
    const isWanted = statuses.length === 0 || statuses.includes(refusal.status);
    const change = refusal.change(trial);
    if (!isWanted || !change || !operation.statuses.includes(String(refusal.status))) continue;
    try {
      refused.push({ trial, exchange: await refuse(trying, trial, refusal, change) });
    } catch (error) {
      // A server may close the connection on who sends too much (RFC 9110, 15.5.14).
      if (!(error instanceof NoAnswer) || refusal.status !== 413) throw error;
      trying.session.coverage.unreachable(operation, 413, 'the server closes the connection instead of answering');
    }
  }
  return refused;
}
