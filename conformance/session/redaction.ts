import { redact as redactValues } from '../../client/runtime/redact.ts';
import { TOKEN_VARIABLE } from '../../programs/command.ts';
import type { Settings } from './settings.ts';

export type Redact = (text: string) => string;

export type Redaction = ReturnType<typeof createRedaction>;

/** Minimum length of a secret: shorter ones can be part of any text. */
export const MIN_SECRET_LENGTH = 8;

/** Start of a credential: a scheme of `Authorization`, or the name of a field or a parameter. */
const CREDENTIAL = String.raw`\b(?:(?:Bearer|Basic) +|\w*(?:token|secret|password|code)\\*["']?\s*[:=]\s*\\*["']?)`;

/** Replaces a secret everywhere, or a short one only as a complete credential. */
export function redactSecret(text: string, secret: string, replacement: string): string {
  if (secret.length >= MIN_SECRET_LENGTH) return redactValues(text, [secret], replacement);
  if (secret === '') return text;
  const forms = [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)].map((form) =>
    form.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
  );
  const pattern = new RegExp(`(${CREDENTIAL})(?:${forms.join('|')})(?![\\w.~+/=-])`, 'gi');
  return text.replaceAll(pattern, (_, start: string) => `${start}${replacement}`);
}

/** Redacts the token and the client's secrets, which a server may repeat in any form. */
export function createRedaction(settings: Pick<Settings, 'token' | 'client' | 'gatewayHeaders'>) {
  const { token, client, gatewayHeaders = [] } = settings;
  const secrets = new Set<string>();
  for (const [, value] of gatewayHeaders) if (value.length >= MIN_SECRET_LENGTH) secrets.add(value);
  if (client) {
    const { id, secret, refreshToken = '' } = client;
    const credentials = [`${id}:${secret}`, `${encodeURIComponent(id)}:${encodeURIComponent(secret)}`];
    for (const value of [secret, refreshToken, ...credentials.map(toBase64)]) secrets.add(value);
  }
  // Longest first: one secret may begin another.
  const list = () => [...secrets].toSorted((a, b) => b.length - a.length);
  return {
    redact(text: string): string {
      const redacted = list().reduce((shown, secret) => redactSecret(shown, secret, '...'), text);
      return redactSecret(redacted, token, `$${TOKEN_VARIABLE}`);
    },
    /** The server may issue more secrets. */
    add: (secret: string): void => void (secret !== token && secrets.add(secret)),
  };
}

const toBase64 = (text: string): string => Buffer.from(text).toString('base64');
