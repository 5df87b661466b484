import type { HttpExchange, Issue } from '../http.ts';
import type { RuleId } from '../rules.ts';

/** A rule that an exchange showed to be kept, or an issue where it has a message. */
export type Finding = { readonly rule: RuleId; readonly message?: never } | FoundIssue;

/** An issue, with the earlier exchanges that are needed to see it. */
export interface FoundIssue extends Issue {
  readonly before?: readonly HttpExchange[];
}

export const isIssue = (finding: Finding): finding is FoundIssue => finding.message !== undefined;
