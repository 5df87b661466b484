import type { HttpRequest } from './http.ts';
import { TOKEN_VARIABLE } from './settings.ts';

/** Characters of a body, a header or a path that are printed. */
const MAX_LENGTH = 2000;

/** A token that no server issued. It is printed, because it is no secret. */
export const INVALID_TOKEN = 'Bearer not-a-token';

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const truncate = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text);

/**
 * The command that repeats a request. It reads the token from the environment.
 *
 * @param url of the server, without a slash at the end.
 */
export function formatCurl(url: string, { method, path, headers, body }: HttpRequest): string {
  const options = headers
    .filter(([name]) => name !== 'content-length')
    .map(([name, value]) => `-H ${formatHeader(name, value)}`);
  if (body && body.length > 0) {
    // Without it curl sends a media type.
    if (!headers.some(([name]) => name === 'content-type')) options.push("-H 'content-type:'");
    options.push(`--data-raw ${quote(truncate(formatBody(body)))}`);
  }
  const verb = { GET: [], HEAD: ['-I'] }[method] ?? [`-X ${method}`];
  return ['curl -i', ...verb, ...options, quote(`${url}${truncate(path)}`)].join(' ');
}

const SECRETS = /(^|&)(client_secret|refresh_token|code|code_verifier)=[^&]*/g;

/** A form for the token endpoint has secrets, which are not printed. */
function formatBody(body: Uint8Array): string {
  const text = Buffer.from(body).toString();
  return /(^|&)grant_type=/.test(text) ? text.replaceAll(SECRETS, '$1$2=...') : text;
}

const formatHeader = (name: string, value: string): string =>
  name === 'authorization' && /^Bearer [^ ]+$/.test(value) && value !== INVALID_TOKEN && value.length < MAX_LENGTH
    ? `"Authorization: Bearer $${TOKEN_VARIABLE}"`
    : quote(`${name}: ${truncate(value)}`);
