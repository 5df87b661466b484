import type { Message, ProblemError, ValidationIssue } from '../../messages/problems.ts';
import { render } from '../../messages/render.ts';

type OAuthErrorCode =
  | 'access_denied'
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'unsupported_grant_type'
  | 'unsupported_response_type';

/** Error of OAuth 2.0 (RFC 6749, sections 4.1.2.1 and 5.2). */
export class OAuthError extends Error {
  readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, description: string) {
    super(description);
    this.code = code;
  }

  /** Returns the parameters of an error response. Its description has no quotes, backslashes or characters outside ASCII. */
  toParameters(): { readonly error: OAuthErrorCode; readonly error_description: string } {
    return { error: this.code, error_description: this.message.replaceAll(/[^ !#-[\]-~]/g, "'") };
  }
}

export const describeMissing = (parameter: string): string => `missing required parameter(s) '${parameter}'`;

export function toOAuthError({ issues: [issue], detail }: ProblemError): OAuthError {
  return issue
    ? new OAuthError(getCode(issue), describeIssue(issue))
    : new OAuthError('invalid_request', toText(detail));
}

export const describeIssue = (issue: ValidationIssue): string =>
  isMissing(issue) ? describeMissing(issue.field) : `${issue.field}: ${toText(issue)}`;

const isMissing = ({ key }: ValidationIssue): boolean => key === 'required' || key === 'parameterRequired';

function getCode(issue: ValidationIssue): OAuthErrorCode {
  const { field, key } = issue;
  if (key === 'onlyOnce') return 'invalid_request';
  if (field === 'scope') return 'invalid_scope';
  return field === 'response_type' && !isMissing(issue) ? 'unsupported_response_type' : 'invalid_request';
}

const toText = (message: Message): string => render(message, 'en');
