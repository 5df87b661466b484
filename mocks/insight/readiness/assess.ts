import type { ValidatedContract } from '../../validation/validated-contract.ts';
import type { JournalEntry } from '../requests/entry.ts';
import { exercises } from './exercises.ts';
import { rules } from './rules/index.ts';
import { createTraffic } from './traffic.ts';

export type ReadinessReport = ReturnType<typeof assessReadiness>;

export type RuleResult = ReadinessReport['rules'][number];

/** Splits a message at the contract's length: it may repeat what a client sent. */
const EXCESS = /^(.{498}).{3,}$/s;

export function assessReadiness(entries: readonly JournalEntry[], contract: ValidatedContract) {
  const traffic = createTraffic(entries, contract);
  const { requests, unrouted } = traffic;
  const results = rules.map(({ find, ...rule }) => {
    const findings = find(traffic).map(({ message, requests: shown }) => ({
      message: message.replace(EXCESS, '$1….'),
      requests: shown.map(getSequence),
    }));
    return { ...rule, findings };
  });
  const missing = exercises
    .filter(({ isRelevant, wasSeen }) => isRelevant(traffic) && !wasSeen(traffic))
    .map(({ id, title, how }) => ({ id, title, how }));
  const hasError = results.some(({ severity, findings }) => severity === 'error' && findings.length > 0);
  const verdict = missing.length > 0 ? ('incomplete' as const) : ('ready' as const);
  return {
    verdict: hasError ? ('notReady' as const) : verdict,
    contractVersion: contract.document.info.version,
    requestCount: requests.length + unrouted.length,
    /** Time of the first and the last request, in ISO 8601; null without requests. */
    from: toTime(requests[0]),
    to: toTime(requests.at(-1)),
    rules: results,
    missing,
  };
}

const getSequence = ({ sequence }: JournalEntry): number => sequence;

const toTime = (entry: JournalEntry | undefined): string | null => (entry ? new Date(entry.time).toISOString() : null);
