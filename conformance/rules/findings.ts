import type { HttpExchange, Issue } from '../session/http.ts';
import type { RuleId } from './rules.ts';

/** What exchanges showed: the rules that could be judged, and what is wrong. */
export interface Findings {
  readonly rules: readonly RuleId[];
  readonly issues: readonly Issue[];
}

export const NO_FINDINGS: Findings = { rules: [], issues: [] };

/** A rule that exchanges show to be kept, or to be broken when there is a message. */
export function judgeRule(rule: RuleId, message?: string, exchanges: readonly HttpExchange[] = []): Findings {
  return { rules: [rule], issues: message === undefined ? [] : [{ rule, message, exchanges }] };
}

export const combineFindings = (...findings: readonly Findings[]): Findings => ({
  rules: findings.flatMap(({ rules }) => rules),
  issues: findings.flatMap(({ issues }) => issues),
});
