import type { Request } from './exchange.ts';

/** Where a reproduction takes the token from, so that it need not be written down. */
export const tokenVariable = 'ACCOUNTING_TOKEN';

/** Characters of a body or a path that are shown. */
const shown = 2000;

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const cut = (text: string): string => (text.length > shown ? `${text.slice(0, shown)}...` : text);

/**
 * How to make a request again by hand. The token is left out: the line takes it from the environment.
 *
 * @param url the address of the server, without a slash at its end.
 */
export function curlOf(url: string, { method, path, headers, body }: Request): string {
  const parts = Object.entries(headers)
    .filter(([name]) => name !== 'content-length' && name !== 'host')
    .map(([name, value]) => `-H ${headerText(name, value)}`);
  // curl would name a media type of its own.
  if (body && body.length > 0 && headers['content-type'] === undefined) parts.push(`-H 'content-type:'`);
  const data = body && body.length > 0 ? [`--data-raw ${quoted(cut(bodyText(body)))}`] : [];
  const verb = verbs[method] ?? [`-X ${method}`];
  return ['curl -i', ...verb, ...parts, ...data, quoted(`${url}${cut(path)}`)].join(' ');
}

/** How curl is told of a method, where it is not by its name. */
const verbs: Readonly<Record<string, readonly string[]>> = { GET: [], HEAD: ['-I'] };

const secrets = ['client_secret', 'refresh_token', 'code', 'code_verifier'];

/** A form of the token endpoint holds secrets; they are named, not shown. */
function bodyText(body: Uint8Array): string {
  const text = Buffer.from(body).toString();
  if (!/^grant_type=|&grant_type=/.test(text)) return text;
  return secrets.reduce((form, name) => form.replace(new RegExp(`(^|&)${name}=[^&]*`), `$1${name}=...`), text);
}

const headerText = (name: string, value: string): string =>
  name === 'authorization' && value.startsWith('Bearer ') && value !== wrongToken
    ? `"Authorization: Bearer $${tokenVariable}"`
    : quoted(`${name}: ${cut(value)}`);

/** A token that no server knows. It is shown, because it is none. */
export const wrongToken = 'Bearer not-a-token';
