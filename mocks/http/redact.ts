/** Parameters whose values nobody should find in a log. */
const secretParameters = new Set([
  'code',
  'state',
  'client_secret',
  'client_assertion',
  'code_verifier',
  'code_challenge',
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'id_token_hint',
  'login_hint',
  'password',
]);

const hidden = '***';

/** The address of a request with the values of its secret parameters replaced by `***`; the rest is as it was sent. */
export function withoutSecrets(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return scrubbed(url);
  const query = url
    .slice(start + 1)
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1);
      return pair.length > name.length && isSecret(name) ? `${name}=${hidden}` : pair;
    })
    .join('&');
  return scrubbed(`${url.slice(0, start)}?${query}`);
}

/** However the name is written: in any case, with escapes, or as `token[]`. */
function isSecret(name: string): boolean {
  const [plain = ''] = unescaped(name).trim().toLowerCase().split('[', 1);
  return secretParameters.has(plain) || plain.endsWith('_token');
}

function unescaped(text: string): string {
  return text
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

// A value in quotes, in quotes inside a quoted text, or up to whatever ends it.
const value = String.raw`(?:"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\\+["'][^"'\\]*|[^\s"'&,;})\]\\]+)`;
const header =
  /((?:authorization|cookie|x-sandbox-key)\\*["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|[^\r\n]+)/gi;
// Only the end of the name is sought, which finds `access_token` and `accessToken` and stays fast on long texts.
const named = new RegExp(
  String.raw`((?:token|token_hint|secret|assertion|code_verifier|code_challenge|login_hint|password)\\*["']?\s*(?:[:=]|%3d)\s*)${value}`,
  'gi',
);
// With a colon, `code` and `state` are words of every other error.
const coded = new RegExp(String.raw`((?:\b|%[0-9a-f]{2})(?:code|state)(?:=|%3d))${value}`, 'gi');
const bearer = /\b(bearer)(?:\s|%20|\+)+[^\s"',;\\]+/gi;
// Capitals or digits tell credentials from "Basic authentication".
const basic = /\b(Basic)\s+(?=[a-z]*[A-Z0-9+/=])[\w+/=-]+/g;
const inUrl = /(:\/\/)[^/\s@:]*:[^/\s@]*@/g;

/** Free text, such as the stack of an error, without credentials: tokens, secrets and headers become `***`. */
export function scrubbed(text: string): string {
  return text
    .replace(header, `$1${hidden}`)
    .replace(bearer, `$1 ${hidden}`)
    .replace(basic, `$1 ${hidden}`)
    .replace(named, `$1${hidden}`)
    .replace(coded, `$1${hidden}`)
    .replace(inUrl, `$1${hidden}@`)
    .replace(/[\w.-]+/g, withoutJwt);
}

/** A JSON Web Token begins with the Base64 of `{"`, and has dots. */
function withoutJwt(word: string): string {
  const start = word.indexOf('eyJ');
  return start < 0 || !word.includes('.', start) ? word : `${word.slice(0, start)}${hidden}`;
}
