import { redact, redactUrl } from '../http/redact.ts';
import type { TokenExchange } from '../http/types.ts';
import { demoToken } from '../seed/demo-access.ts';
import type { BodyText, JournalEntry } from './entry.ts';
import { type Fingerprint, hideSecret } from './fingerprint.ts';

/** Parameters of the token endpoint that may be shown. */
export const PUBLIC_PARAMETERS: readonly string[] = ['grant_type', 'client_id', 'redirect_uri', 'scope'];

/** Names of parameters with a random value, which its fingerprint does not reveal. Other secrets may be guessed. */
const RANDOM_PARAMETER = /(?:token|code)$/;

/**
 * Replaces the secrets of an entry, so that it can be stored: each token by its fingerprint, everything else as it is hidden
 * when an entry is shown. What is shown of an entry, and how tokens compare, stays the same.
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

const hideBody = (body: BodyText | undefined): BodyText | undefined => body && { ...body, text: redact(body.text) };

type Headers = JournalEntry['headers'];

const hideHeaders = (headers: Headers, fingerprint: Fingerprint): Headers =>
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
        return [name, RANDOM_PARAMETER.test(name) ? hideSecret(value, fingerprint) : '***'];
      }),
    );
  return {
    parameters: hide(parameters, (name) => PUBLIC_PARAMETERS.includes(name)),
    response: hide(response, (name) => !/token$/.test(name)),
  };
}
