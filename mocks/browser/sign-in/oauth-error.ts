export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'unsupported_grant_type'
  | 'unsupported_response_type';

/** An error of OAuth 2.0 (RFC 6749, sections 4.1.2.1 and 5.2). */
export class OAuthError extends Error {
  readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, description: string) {
    super(description);
    this.code = code;
  }
}

/** Describes a request without a parameter that it needs. */
export const describeMissing = (parameter: string): string => `missing required parameter(s) '${parameter}'`;
