/** What a form of OAuth 2.0 keeps secret (RFC 6749, RFC 7636). */
const secretFields = ['client_secret', 'code', 'refresh_token', 'code_verifier'];
/** What must not be read in an error: the access token, and the secrets of a form. */
export function secretsOf(token, form = {}) {
  const inForm = Object.entries(form).flatMap(([name, value]) => (secretFields.includes(name) ? [String(value)] : []));
  return [token ?? '', ...inForm].filter((secret) => secret !== '');
}
/** The text without the secrets, in any spelling that a server, a proxy or a runtime may repeat them in. */
export function redact(text, secrets) {
  return secrets
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])
    .reduce((rest, secret) => rest.replaceAll(secret, '[hidden]'), text);
}
