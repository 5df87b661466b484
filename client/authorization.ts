import { type CallContext, CallError, errorClass, sentences } from './errors.ts';
import { jsonObject, toProblem } from './problem.ts';
import { redact } from './redact.ts';
import { type Content, pair, pairs, type Service } from './request.ts';
import { secondsOf } from './response.ts';

/** The authorization service refused the grant (RFC 6749, section 5.2). */
export class TokenError extends CallError {
  static {
    TokenError.prototype.name = 'TokenError';
  }

  declare readonly status: number;
  /** Kind of error, as RFC 6749 names it: `invalid_grant`, `invalid_client`. */
  readonly error: string;
  /** Explanation for the developer. */
  readonly description: string | undefined;

  constructor(context: CallContext, status: number, error: string, description: string | undefined) {
    super(context, sentences(`${status} ${error}`, description), status);
    this.error = error;
    this.description = description;
  }
}

/** The service that gives tokens. Of what it answers no more is kept than is said of errors: it may hold tokens. */
export const authorization: Service = {
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
export function formContent(fields: object): Content {
  const sent = pairs(fields);
  return {
    body: sent.map(pair).join('&'),
    contentType: 'application/x-www-form-urlencoded',
    secrets: sent.filter(([name]) => secretFields.includes(name)).map(([, value]) => String(value)),
  };
}
