import { PROBLEM_TYPES_URL } from '../../http/problem-response.ts';
import { redactUrl } from '../../http/redact.ts';
import type { TokenExchange } from '../../http/types.ts';
import { render } from '../../messages/render.ts';
import type { BodyText, JournalEntry } from './entry.ts';
import type { Fingerprint } from './fingerprint.ts';
import { formatCurl } from './format-curl.ts';
import { hideSecrets } from './hide-secrets.ts';

const REQUEST_HEADERS = [
  'authorization',
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'content-encoding',
  'x-tenant-id',
  'x-tenantid',
  'prefer',
  'origin',
  'user-agent',
];
const RESPONSE_HEADERS = ['content-type', 'content-language', 'location', 'retry-after', 'allow', 'www-authenticate'];

export function formatSummary(entry: JournalEntry): Record<string, unknown> {
  const { sequence, time, method, path, search, operation, user, administration, status } = entry;
  const { outcome, isCarriedOut, fault, limits, problem, duration } = entry;
  return omitUndefined({
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
    limits: limits && omitUndefined({ ...limits }),
  });
}

export function formatEntry(entry: JournalEntry, fingerprint: Fingerprint): Record<string, unknown> {
  const hidden = hideSecrets(entry, fingerprint);
  const { headers, responseHeaders, requestBody, responseBody, tokens } = hidden;
  return {
    ...formatSummary(hidden),
    request: {
      headers: selectHeaders(headers, REQUEST_HEADERS),
      ...(tokens ? toBody(formatForm(tokens.parameters)) : formatBody(requestBody)),
    },
    response: {
      headers: selectHeaders(responseHeaders, RESPONSE_HEADERS),
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

const selectHeaders = (headers: JournalEntry['headers'], names: readonly string[]): Record<string, unknown> =>
  omitUndefined(Object.fromEntries(names.map((name) => [name, headers[name]])));

const omitUndefined = (object: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
