import { redact, redactUrl } from '../../http/redact.ts';
import type { TokenExchange } from '../../http/types.ts';
import { demoToken } from '../../seed/demo-access.ts';
import type { BodyText, JournalEntry } from './entry.ts';

export type Fingerprint = (secret: string) => string;

const HIDDEN = /^\*{3} \(([0-9a-f]{8})\)$/;

const hideSecret = (secret: string, fingerprint: Fingerprint): string => `*** (${fingerprint(secret)})`;

/**
 * Creates the function that replaces a secret with eight characters, equal for equal secrets, so that tokens can be told apart.
 * @param key random, so that the hash (FNV-1a, 32 bits) reveals nothing.
 */
export function createFingerprint(key: number): Fingerprint {
  return (secret) => {
    const hidden = HIDDEN.exec(secret)?.[1];
    if (hidden !== undefined) return hidden;
    let hash = key;
    for (let index = 0; index < secret.length; index += 1) {
      hash = Math.imul(hash ^ secret.charCodeAt(index), 0x01_00_01_93);
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
}

export const createFingerprintKey = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

const PUBLIC_PARAMETERS: readonly string[] = ['grant_type', 'client_id', 'redirect_uri', 'scope'];

const isToken = (name: string): boolean => name.endsWith('token');

/**
 * Hides the secrets of an entry: tokens become fingerprints, which are random and so cannot be guessed, other secrets `***`.
 * Repeatable.
 */
export function hideSecrets(entry: JournalEntry, fingerprint: Fingerprint): JournalEntry {
  const { path, search, headers, responseHeaders, requestBody, responseBody, tokens } = entry;
  return {
    ...entry,
    path: redactUrl(path),
    search: redactUrl(search),
    headers: hideHeaders(headers, fingerprint),
    responseHeaders: hideHeaders(responseHeaders, fingerprint),
    requestBody: hideBody(requestBody),
    responseBody: hideBody(responseBody),
    tokens: tokens && hideTokens(tokens, fingerprint),
  };
}

function hideBody(body: BodyText | undefined): BodyText | undefined {
  if (!body) return undefined;
  const text = redact(body.text);
  return { text, length: body.length - body.text.length + text.length };
}

const hideHeaders = (headers: JournalEntry['headers'], fingerprint: Fingerprint): JournalEntry['headers'] =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, hideHeader(name, value, fingerprint)]));

function hideHeader(name: string, value: string, fingerprint: Fingerprint): string {
  const token = name === 'authorization' ? /^bearer +(.*)$/i.exec(value)?.[1] : undefined;
  // The demo token is public.
  if (token !== undefined) return token === demoToken ? value : `Bearer ${hideSecret(token, fingerprint)}`;
  // The name of a header may mark its value as a secret.
  return redact(`${name}: ${redactUrl(value)}`).slice(name.length + 2);
}

function hideTokens({ parameters, response }: TokenExchange, fingerprint: Fingerprint): TokenExchange {
  const hide = (names: Readonly<Record<string, unknown>>, isPublic: (name: string) => boolean) =>
    Object.fromEntries(
      Object.entries(names).map(([name, value]) => {
        if (typeof value !== 'string' || isPublic(name)) return [name, value];
        return [name, isToken(name) ? hideSecret(value, fingerprint) : '***'];
      }),
    );
  return {
    parameters: hide(parameters, (name) => PUBLIC_PARAMETERS.includes(name)),
    response: hide(response, (name) => !isToken(name)),
  };
}
