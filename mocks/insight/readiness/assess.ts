import type { ValidatedContract } from '../../validation/validated-contract.ts';
import type { JournalEntry } from '../requests/entry.ts';
import { type Exercise, exercises } from './exercises.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules/index.ts';
import { createTraffic } from './traffic.ts';

export interface RuleResult extends Omit<Rule, 'find'> {
  readonly findings: readonly { readonly message: string; readonly requests: readonly number[] }[];
}

export interface ReadinessReport {
  /** `notReady` with an error, `incomplete` when too little was seen, else `ready`. */
  readonly verdict: 'ready' | 'notReady' | 'incomplete';
  readonly contractVersion: string;
  readonly requestCount: number;
  /** Time of the first and the last request, in ISO 8601; null without requests. */
  readonly from: string | null;
  readonly to: string | null;
  readonly rules: readonly RuleResult[];
  readonly missing: readonly Pick<Exercise, 'id' | 'title' | 'how'>[];
}

export function assessReadiness(entries: readonly JournalEntry[], contract: ValidatedContract): ReadinessReport {
  const traffic = createTraffic(entries, contract);
  const { requests } = traffic;
  const results = rules.map(({ find, ...rule }) => ({
    ...rule,
    findings: find(traffic).map(({ message, requests }) => ({
      message,
      requests: requests.map(({ sequence }) => sequence),
    })),
  }));
  const missing = exercises
    .filter(({ isRelevant, wasSeen }) => isRelevant(traffic) && !wasSeen(traffic))
    .map(({ id, title, how }) => ({ id, title, how }));
  return {
    verdict: getVerdict(results, missing),
    contractVersion: contract.document.info.version,
    requestCount: requests.length,
    from: toTime(requests[0]),
    to: toTime(requests.at(-1)),
    rules: results,
    missing,
  };
}

function getVerdict(results: readonly RuleResult[], missing: ReadinessReport['missing']): ReadinessReport['verdict'] {
  if (results.some(({ severity, findings }) => severity === 'error' && findings.length > 0)) return 'notReady';
  return missing.length > 0 ? 'incomplete' : 'ready';
}

const toTime = (entry: JournalEntry | undefined): string | null => (entry ? new Date(entry.time).toISOString() : null);
