import type { HttpExchange, Issue } from '../session/http.ts';
import type { RuleId } from './rules.ts';

/** The rules that exchanges allow to judge, and the issues found. */
export interface Findings {
  readonly rules: readonly RuleId[];
  readonly issues: readonly Issue[];
}

export const NO_FINDINGS: Findings = { rules: [], issues: [] };

/** A rule that the exchanges follow, or break when there is a message. */
export function judgeRule(rule: RuleId, message?: string, exchanges?: readonly HttpExchange[]): Findings {
  return { rules: [rule], issues: message === undefined ? [] : [{ rule, message, ...(exchanges && { exchanges }) }] };
}

export const combineFindings = (...findings: readonly Findings[]): Findings => ({
  rules: findings.flatMap(({ rules }) => rules),
  issues: findings.flatMap(({ issues }) => issues),
});
