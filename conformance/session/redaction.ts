import { redact as redactValues } from '../../client/runtime/redact.ts';
import { TOKEN_VARIABLE } from '../../scripts/lib/command.ts';
import type { Settings } from './settings.ts';

export type Redact = (text: string) => string;

/** The secrets of a run; the server may issue more of them. */
export interface Redaction {
  readonly redact: Redact;
  readonly add: (secret: string) => void;
}

/** Secrets that are shorter can be part of any text. */
export const MIN_SECRET_LENGTH = 8;

/** Redacts the token and the secrets of the client, which a server may repeat in any form. */
export function createRedaction({
  token,
  client,
  gatewayHeaders = [],
}: Pick<Settings, 'token' | 'client' | 'gatewayHeaders'>): Redaction {
  const secrets = new Set<string>();
  for (const [, value] of gatewayHeaders) if (value.length >= MIN_SECRET_LENGTH) secrets.add(value);
  if (client) {
    const { id, secret, refreshToken = '' } = client;
    const credentials = [`${id}:${secret}`, `${encodeURIComponent(id)}:${encodeURIComponent(secret)}`];
    for (const value of [secret, refreshToken, ...credentials.map(toBase64)]) secrets.add(value);
  }
  // The longest first: one secret may be the beginning of another.
  const list = () => [...secrets].toSorted((a, b) => b.length - a.length);
  return {
    redact: (text) => redactValues(redactValues(text, list(), '...'), [token], `$${TOKEN_VARIABLE}`),
    add: (secret) => void (secret !== token && secrets.add(secret)),
  };
}

const toBase64 = (text: string): string => Buffer.from(text).toString('base64');
