import { formatCurl as formatCommand } from '../../../contract/format-curl.ts';
import { demoToken } from '../../seed/demo-access.ts';
import type { JournalEntry } from './entry.ts';

const HEADERS = ['authorization', 'accept', 'accept-language', 'content-type', 'x-tenant-id', 'x-tenantid', 'prefer'];

/**
 * Formats the command that repeats a request, from an entry whose secrets are hidden. It takes an access token from the environment, unless it is the demo token.
 *
 * @returns undefined when the journal does not have the body: it was cut off, is a document, or holds secrets.
 */
export function formatCurl(entry: JournalEntry): string | undefined {
  const { method, origin, path, search, headers, requestBody, tokens } = entry;
  const length = Number(headers['content-length'] ?? 0);
  const isIncomplete = requestBody ? requestBody.text.length < requestBody.length : length > 0;
  if (tokens || isIncomplete) return undefined;
  return formatCommand(
    {
      method,
      url: origin + path + search,
      headers: HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const])),
      body: requestBody?.text,
    },
    {
      tokenVariable: 'ACCESS_TOKEN',
      isSecret: (authorization) => authorization !== `Bearer ${demoToken}`,
      separator: ' \\\n  ',
    },
  );
}
