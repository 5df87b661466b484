import { isUtf8 } from 'node:buffer';
import { formatCurl as formatCommand } from '../../contract/format-curl.ts';
import { redactUrl } from '../../mocks/http/redact.ts';
import { TOKEN_VARIABLE } from '../../programs/command.ts';
import type { HttpRequest } from './http.ts';

/** Maximum printed characters of a body, a header or a path. */
const MAX_LENGTH = 2000;

/** Token that no server issued, printed because it is no secret. */
export const INVALID_TOKEN = 'Bearer not-a-token';

const truncate = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text);

/**
 * Formats the command that repeats a request. It reads the token from the environment.
 *
 * @param url of the server, without a slash at the end.
 */
export const formatCurl = (url: string, { method, path, headers, body }: HttpRequest): string =>
  formatCommand(
    {
      method,
      url: `${url}${truncate(path)}`,
      headers: headers
        .filter(([name]) => name !== 'content-length')
        .map(([name, value]) => [name, truncate(value)] as const),
      body: body && body.length > 0 ? truncate(formatBody(body)) : undefined,
    },
    { tokenVariable: TOKEN_VARIABLE, isSecret },
  );

/** Checks for a secret. An overlong or invalid token of a test is printed. */
const isSecret = (authorization: string): boolean =>
  /^Bearer [^ ]+$/.test(authorization) && authorization !== INVALID_TOKEN && authorization.length < MAX_LENGTH;

/** Formats a body, without the secrets of a form for the token endpoint or the sign-in. A PDF is no text. */
function formatBody(body: Uint8Array): string {
  const text = Buffer.from(body).toString();
  if (!isUtf8(body) || text.startsWith('%PDF')) return `(${body.length} bytes)`;
  return /^\w+=[^&]*(&|$)/.test(text) ? redactUrl(`?${text}`).slice(1) : text;
}
