/** Replaces secrets in a text, in every encoding in which a server, a proxy or a runtime may repeat them. */
export const redact = (text: string, secrets: readonly string[], replacement = '[hidden]'): string =>
  secrets
    .filter(Boolean)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])
    .reduce((redacted, secret) => redacted.replaceAll(secret, replacement), text);

export function redactHeaders(headers: Headers, secrets: readonly string[]): Headers {
  const copy = new Headers();
  for (const [name, value] of headers) copy.append(name, redact(value, secrets));
  return copy;
}
