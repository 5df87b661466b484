import { demoToken } from '../demo-access.ts';
import { redact, redactUrl } from '../http/redact.ts';
import type { JournalEntry } from './entry.ts';

/** Headers that say something about the request itself. */
const HEADERS = ['accept', 'accept-language', 'content-type', 'x-tenant-id', 'x-tenantid', 'prefer'];

/**
 * Formats the command that repeats a request. It takes an access token from the environment, unless it is the demo token.
 *
 * @returns undefined when the journal does not have the body: it was cut off, is a document, or holds secrets.
 */
export function formatCurl(entry: JournalEntry): string | undefined {
  const { method, origin, path, search, headers, requestBody, tokens } = entry;
  const length = Number(headers['content-length'] ?? 0);
  const isIncomplete = requestBody ? requestBody.text.length < requestBody.length : length > 0;
  if (tokens || isIncomplete) return undefined;
  const options = [
    ...(method === 'GET' ? [] : [method === 'HEAD' ? '--head' : `-X ${method}`]),
    quote(`${origin}${redactUrl(path + search)}`),
    ...formatAuthorization(headers.authorization),
    ...HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [`-H ${quote(`${name}: ${headers[name]}`)}`])),
    ...(requestBody ? [`--data-raw ${quote(redact(requestBody.text))}`] : []),
  ];
  return ['curl -i', ...options].join(' \\\n  ');
}

function formatAuthorization(authorization: string | undefined): string[] {
  if (authorization === undefined) return [];
  if (authorization === `Bearer ${demoToken}`) return [`-H ${quote(`Authorization: ${authorization}`)}`];
  return ['-H "Authorization: Bearer $ACCESS_TOKEN"'];
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
