/** Replaces secrets in a text, in every encoding in which a server, a proxy or a runtime may repeat them. */
export function redact(text: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])
    .reduce((redacted, secret) => redacted.replaceAll(secret, '[hidden]'), text);
}
