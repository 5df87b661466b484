import { secondsOf } from './answer.js';
import { CallError, errorClass, sentences } from './errors.js';
import { jsonObject, toProblem } from './problem.js';
import { redact } from './redact.js';
import { pair, pairs } from './request.js';
/** The authorization service refused the grant (RFC 6749, section 5.2). */
export class TokenError extends CallError {
  static {
    TokenError.prototype.name = 'TokenError';
  }
  /** Kind of error, as RFC 6749 names it: `invalid_grant`, `invalid_client`. */
  error;
  /** Explanation for the developer. */
  description;
  constructor(context, status, error, description) {
    super(context, sentences(`${status} ${error}`, description), status);
    this.error = error;
    this.description = description;
  }
}
/** The service that gives tokens. Of what it answers no more is kept than is said of errors: it may hold tokens. */
export const authorization = {
  toError(context, { status, statusText, headers, text }, secrets) {
    // A server or a proxy may repeat what it was sent.
    const body = jsonObject(redact(text, secrets));
    const { error, error_description: description } = body ?? {};
    if (typeof error === 'string') {
      return new TokenError(context, status, error, typeof description === 'string' ? description : undefined);
    }
    const { type, title } = toProblem(body, status, redact(statusText, secrets));
    const retryAfter = secondsOf(headers);
    return new (errorClass(status))(context, { problem: { type, title, status }, retryAfter });
  },
};
/** What a form of OAuth 2.0 keeps secret (RFC 6749, RFC 7636). */
const secretFields = ['client_secret', 'code', 'refresh_token', 'code_verifier'];
/** The fields as a form. */
export function formContent(fields) {
  const sent = pairs(fields);
  return {
    body: sent.map(pair).join('&'),
    contentType: 'application/x-www-form-urlencoded',
    secrets: sent.filter(([name]) => secretFields.includes(name)).map(([, value]) => String(value)),
  };
}
