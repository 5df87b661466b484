/** The text without the secrets, in any spelling that a server, a proxy or a runtime may repeat them in. */
export function redact(text, secrets) {
  return secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])
    .reduce((rest, secret) => rest.replaceAll(secret, '[hidden]'), text);
}
