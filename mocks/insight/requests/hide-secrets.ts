import { redact, redactUrl } from '../../http/redact.ts';
import type { TokenExchange } from '../../http/types.ts';
import { demoToken } from '../../seed/demo-access.ts';
import type { BodyText, JournalEntry } from './entry.ts';
import { type Fingerprint, hideSecret } from './fingerprint.ts';

const PUBLIC_PARAMETERS: readonly string[] = ['grant_type', 'client_id', 'redirect_uri', 'scope'];

const isToken = (name: string): boolean => name.endsWith('token');

/**
 * Replaces the secrets of an entry, so that it can be shown and stored: tokens by their fingerprints, which are random and so
 * cannot be guessed, and other secrets by `***`. An entry whose secrets are hidden stays as it is.
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
  // The name of a header may say that its value is a secret.
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
