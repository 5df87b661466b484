import { type CallContext, CallError, type Failure, getErrorClass, toSentences } from './errors.ts';
import { parseJsonObject, toProblem } from './problem.ts';
import { redact } from './redact.ts';
import { type Content, listPairs, type Service } from './request.ts';
import { getRetryAfter, toFailure } from './response.ts';

/** The authorization service rejected the grant (RFC 6749, section 5.2). */
export class TokenError extends CallError {
  static {
    TokenError.prototype.name = 'TokenError';
  }

  declare readonly status: number;
  /** Error code of RFC 6749: `invalid_grant`, `invalid_client`. */
  readonly error: string;
  /** Description of the authorization service. */
  readonly description: string | undefined;

  constructor(context: CallContext, failure: Failure, error: string, description: string | undefined) {
    super(context, toSentences(`${failure.status} ${error}`, description), failure);
    this.error = error;
    this.description = description;
  }
}

/** The service that issues tokens. Errors keep only the defined members of its responses, which may hold tokens. */
export const authorization: Service = {
  toError(context, response, secrets) {
    const { text } = response;
    const { status, statusText, headers } = response.head;
    const failure = toFailure(response, secrets, { service: authorization });
    // A server or a proxy may echo the request.
    const body = parseJsonObject(redact(text, secrets));
    const { error, error_description: description } = body ?? {};
    if (typeof error === 'string') {
      return new TokenError(context, failure, error, typeof description === 'string' ? description : undefined);
    }
    const { type, title } = toProblem(body, status, redact(statusText, secrets));
    const retryAfter = getRetryAfter(headers);
    return new (getErrorClass(status))(context, { problem: { type, title, status }, retryAfter }, failure);
  },
};

/** Secret form fields of OAuth 2.0 (RFC 6749, RFC 7636). */
const SECRET_FIELDS = ['client_secret', 'code', 'refresh_token', 'code_verifier'];

export function formContent(fields: object): Content {
  const pairs = listPairs(fields);
  return {
    body: String(new URLSearchParams(pairs as [string, string][])),
    contentType: 'application/x-www-form-urlencoded',
    secrets: pairs.filter(([name]) => SECRET_FIELDS.includes(name)).map(([, value]) => String(value)),
  };
}
