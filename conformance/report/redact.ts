import { type Settings, TOKEN_VARIABLE } from '../settings.ts';

/** Removes secrets from a text. */
export type Redact = (text: string) => string;

const PLACEHOLDER = '...';

/** The secrets of a run; the server may issue more of them. */
export interface Redaction {
  readonly redact: Redact;
  readonly add: (secret: string) => void;
}

/** Redacts the token and the secrets of the client, which a server may repeat in any form. */
export function createRedaction({
  token,
  client,
  gatewayHeaders = [],
}: Pick<Settings, 'token' | 'client' | 'gatewayHeaders'>): Redaction {
  const replacements = new Map([[token, `$${TOKEN_VARIABLE}`]]);
  // A short one can be part of any text.
  for (const [, value] of gatewayHeaders) if (value.length >= 8) replacements.set(value, PLACEHOLDER);
  if (client) {
    const { id, secret, refreshToken = '' } = client;
    const credentials = [`${id}:${secret}`, `${encodeURIComponent(id)}:${encodeURIComponent(secret)}`];
    for (const value of [secret, refreshToken, ...credentials.map(toBase64)]) replacements.set(value, PLACEHOLDER);
  }
  let current = redactSecrets(replacements);
  return {
    redact: (text) => current(text),
    add(secret) {
      replacements.set(secret, PLACEHOLDER);
      current = redactSecrets(replacements);
    },
  };
}

/** @param replacements the text that replaces each secret. */
export function redactSecrets(replacements: ReadonlyMap<string, string>): Redact {
  const forms = [...replacements]
    .flatMap(([secret, replacement]) => getForms(secret).map((form) => [form, replacement] as const))
    .filter(([form]) => form !== '')
    // The longest first: one secret may be the beginning of another.
    .sort(([a], [b]) => b.length - a.length);
  return (text) => forms.reduce((rest, [form, replacement]) => rest.replaceAll(form, () => replacement), text);
}

/** A secret as it is, in a URL or a form, and in JSON. */
const getForms = (secret: string): string[] => [
  ...[secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)],
];

const toBase64 = (text: string): string => Buffer.from(text).toString('base64');
