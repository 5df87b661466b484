import { formatCurl as formatCommand } from '../../../contract/format-curl.ts';
import { PROBLEM_TYPES_URL } from '../../http/problem-response.ts';
import { redactUrl } from '../../http/redact.ts';
import type { TokenExchange } from '../../http/types.ts';
import { render } from '../../messages/render.ts';
import { demoToken } from '../../seed/demo-access.ts';
import type { BodyText, JournalEntry } from './entry.ts';
import { type Fingerprint, hideSecrets } from './hide-secrets.ts';

const REQUEST_HEADERS = [
  'authorization',
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'content-encoding',
  'x-tenant-id',
  'x-tenantid',
  'origin',
  'user-agent',
];
const RESPONSE_HEADERS = ['content-type', 'content-language', 'location', 'retry-after', 'allow', 'www-authenticate'];

const CURL_HEADERS = ['authorization', 'accept', 'accept-language', 'content-type', 'x-tenant-id', 'x-tenantid'];

export type RequestSummary = ReturnType<typeof formatSummary>;
export type RequestDetails = ReturnType<typeof formatEntry>;

export function formatSummary(entry: JournalEntry) {
  const { sequence, time, method, path, search, operation, user, administration, status } = entry;
  const { outcome, isCarriedOut, fault, limits, problem, duration } = entry;
  return {
    sequence,
    time: new Date(time).toISOString(),
    method,
    path: redactUrl(path),
    query: search === '' ? undefined : redactUrl(search),
    operationId: operation?.id,
    user,
    administration,
    status,
    outcome,
    isCarriedOut,
    durationMs: Math.round(duration * 10) / 10,
    problem: getProblemType(entry),
    issues: problem?.issues.map((issue) => ({ field: issue.field, rule: issue.key, message: render(issue, 'en') })),
    fault,
    limits,
  };
}

export function formatEntry(entry: JournalEntry, fingerprint: Fingerprint) {
  const hidden = hideSecrets(entry, fingerprint);
  const { headers, responseHeaders, requestBody, responseBody, tokens } = hidden;
  return {
    ...formatSummary(hidden),
    request: {
      headers: Object.fromEntries(selectHeaders(headers, REQUEST_HEADERS)),
      ...(tokens ? toBody(formatForm(tokens.parameters)) : formatBody(requestBody)),
    },
    response: {
      headers: Object.fromEntries(selectHeaders(responseHeaders, RESPONSE_HEADERS)),
      ...(tokens ? toBody(JSON.stringify(tokens.response)) : formatBody(responseBody)),
    },
    curl: formatCurl(hidden),
  };
}

const toBody = (body: string, isTruncated = false) => ({ body, isTruncated });

const formatBody = (body: BodyText | undefined) => body && toBody(body.text, body.text.length < body.length);

const formatForm = (parameters: TokenExchange['parameters']): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

function getProblemType({ problem, status, fault, tokens }: JournalEntry): string | undefined {
  if (problem) return `${PROBLEM_TYPES_URL}/${problem.kind}`;
  if (typeof tokens?.response.error === 'string') return tokens.response.error;
  return fault && status !== undefined && status >= 400 ? `${PROBLEM_TYPES_URL}/injected-fault` : undefined;
}

const selectHeaders = (headers: JournalEntry['headers'], names: readonly string[]) =>
  names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]));

/**
 * Formats a command that repeats a request, from an entry without secrets. Reads the access token from the environment, except
 * for the demo token. Undefined when the body was not kept.
 */
function formatCurl(entry: JournalEntry): string | undefined {
  const { method, origin, path, search, headers, requestBody, tokens } = entry;
  const length = Number(headers['content-length'] ?? 0);
  const isIncomplete = requestBody ? requestBody.text.length < requestBody.length : length > 0;
  if (tokens || isIncomplete) return undefined;
  const request = { method, url: origin + path + search, headers: selectHeaders(headers, CURL_HEADERS) };
  return formatCommand(
    { ...request, body: requestBody?.text },
    {
      tokenVariable: 'ACCESS_TOKEN',
      isSecret: (authorization) => authorization !== `Bearer ${demoToken}`,
      separator: ' \\\n  ',
    },
  );
}
