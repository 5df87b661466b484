import { isUtf8 } from 'node:buffer';
import { formatCurl as formatCommand } from '../../contract/format-curl.ts';
import { redactUrl } from '../../mocks/http/redact.ts';
import { TOKEN_VARIABLE } from '../../programs/command.ts';
import type { HttpRequest } from './http.ts';

/** Characters of a body, a header or a path that are printed. */
const MAX_LENGTH = 2000;

/** A token that no server issued. It is printed, because it is no secret. */
export const INVALID_TOKEN = 'Bearer not-a-token';

const truncate = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text);

/**
 * The command that repeats a request. It reads the token from the environment.
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

/** A token that a test made too long, or invalid, is printed. */
const isSecret = (authorization: string): boolean =>
  /^Bearer [^ ]+$/.test(authorization) && authorization !== INVALID_TOKEN && authorization.length < MAX_LENGTH;

/** A form for the token endpoint or the sign-in has secrets, which are not printed, and a PDF is no text. */
function formatBody(body: Uint8Array): string {
  const text = Buffer.from(body).toString();
  if (!isUtf8(body) || text.startsWith('%PDF')) return `(${body.length} bytes)`;
  return /^\w+=[^&]*(&|$)/.test(text) ? redactUrl(`?${text}`).slice(1) : text;
}
