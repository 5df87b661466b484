import type { HttpExchange, Issue } from '../session/http.ts';
import type { RuleId } from './rules.ts';

/** The issue of a rule that exchanges break; none without a message. */
export const toIssues = (
  rule: RuleId,
  message: string | undefined,
  exchanges?: readonly HttpExchange[],
): readonly Issue[] => (message === undefined ? [] : [{ rule, message, ...(exchanges && { exchanges }) }]);
