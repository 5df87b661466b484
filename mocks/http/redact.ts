const MASK = '***';

/** End of a secret's name: `access_token`, `accessToken` and `x-api-key`, but not `expected 3 tokens`. Fast on long texts. */
const SECRET_NAME =
  '(?:token|token_hint|secret|assertion|code_verifier|code_challenge|login_hint|passw(?:or)?d|passphrase|pwd|credentials?|signature|jwt|session_?id|(?:api|access|auth|private|shared|subscription|sandbox|control|function|client|secret)[_-]?key)';

/** Query parameters with a secret: by the name, or short ordinary words. */
const SECRET_PARAMETER = new RegExp(`^(?:code|state|key|auth|authorization|sig|pass|.*${SECRET_NAME})$`, 'i');

/** Replaces the values of secret query parameters with `***`, and other credentials as {@link redact} does. */
export function redactUrl(url: string): string {
  const queryStart = url.indexOf('?') + 1;
  if (queryStart === 0) return redact(url);
  const query = url
    .slice(queryStart)
    .replace(/([^&=]*)=([^&]*)/g, (pair, name: string) => (isSecret(name) ? `${name}=${MASK}` : pair));
  return redact(url.slice(0, queryStart) + query);
}

/** Recognizes a name with escapes, or with brackets: `token[]`. */
function isSecret(name: string): boolean {
  const decoded = name
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return SECRET_PARAMETER.test(decoded.replace(/\[.*/s, '').trim());
}

/** Value in quotes, in escaped quotes, or up to a separator. */
const VALUE = String.raw`(?:"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\\+["'][^"'\\]*|[^\s"'&,;})\]\\]+)`;

const REPLACEMENTS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Headers, to the end of the line.
  [
    /((?:authorization|cookie|x-sandbox-key)\\*["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|[^\r\n]+)/gi,
    `$1${MASK}`,
  ],
  [/\b(bearer)(?:\s|%20|\+)+[^\s"',;\\]+/gi, `$1 ${MASK}`],
  // Capitals or digits tell credentials from "Basic authentication".
  [/\b(Basic)\s+(?=[a-z]*[A-Z0-9+/=])[\w+/=-]+/g, `$1 ${MASK}`],
  [new RegExp(String.raw`(${SECRET_NAME}\\*["']?\s*(?:[:=]|%3d)\s*)${VALUE}`, 'gi'), `$1${MASK}`],
  // Before a colon, `code` and `state` are ordinary words of errors.
  [new RegExp(String.raw`((?:\b|%[0-9a-f]{2})(?:code|state)(?:=|%3d))${VALUE}`, 'gi'), `$1${MASK}`],
  [/(:\/\/)[^/\s@:]*:[^/\s@]*@/g, `$1${MASK}@`],
];

/** Replaces credentials in a text, such as a stack, with `***`: headers, tokens, secrets. */
export function redact(text: string): string {
  let redacted = text;
  for (const [pattern, replacement] of REPLACEMENTS) redacted = redacted.replace(pattern, replacement);
  return redacted.replace(/[\w.-]+/g, redactJwt);
}

/** A JSON Web Token begins with `{"` in Base64, and has dots. */
function redactJwt(word: string): string {
  const start = word.indexOf('eyJ');
  return start < 0 || !word.includes('.', start) ? word : `${word.slice(0, start)}${MASK}`;
}

const MAX_ERROR_LENGTH = 8000;

export function formatError(error: unknown): string {
  const parts: string[] = [];
  // Causes may be circular.
  const seen = new Set<unknown>();
  for (let current = error; current !== undefined && !seen.has(current); ) {
    seen.add(current);
    parts.push(current instanceof Error ? (current.stack ?? `${current.name}: ${current.message}`) : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  const text = redact(parts.join('\ncaused by: '));
  return text.length > MAX_ERROR_LENGTH ? `${text.slice(0, MAX_ERROR_LENGTH)}…` : text;
}
