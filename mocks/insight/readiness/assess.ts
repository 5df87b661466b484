import type { Steps } from '../../store/steps.ts';
import type { ValidatedContract } from '../../validation/validated-contract.ts';
import type { JournalEntry } from '../requests/entry.ts';
import { exercises } from './exercises.ts';
import { rules } from './rules/index.ts';
import { createTraffic, readPageRequest } from './traffic.ts';

export type ReadinessReport = ReturnType<typeof assessReadiness> extends Steps<infer Report> ? Report : never;

export type RuleResult = ReadinessReport['rules'][number];

/** Requests of which the queries are read between two pauses: each may be as long as a server takes. */
const REQUESTS_PER_PIECE = 20;

/** Characters that a message has in the contract, and those above: it may repeat what a client sent. */
const EXCESS = /^(.{498}).{3,}$/s;

export function* assessReadiness(entries: readonly JournalEntry[], contract: ValidatedContract) {
  const traffic = createTraffic(entries, contract);
  const { requests, unrouted } = traffic;
  // The rules need them, and reading them takes longer than all rules.
  for (const [index, request] of traffic.calls.entries()) {
    readPageRequest(request);
    if (index % REQUESTS_PER_PIECE === 0) yield;
  }
  const findings: (readonly { readonly message: string; readonly requests: number[] }[])[] = [];
  for (const { find } of rules) {
    findings.push(
      find(traffic).map(({ message, requests: shown }) => ({
        message: message.replace(EXCESS, '$1….'),
        requests: shown.map(getSequence),
      })),
    );
    yield;
  }
  const results = rules.map(({ find: _, ...rule }, index) => ({ ...rule, findings: findings[index] ?? [] }));
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
