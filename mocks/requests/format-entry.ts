import { PROBLEM_TYPES_URL } from '../http/problem-response.ts';
import { redact, redactUrl } from '../http/redact.ts';
import type { TokenExchange } from '../http/types.ts';
import { render } from '../messages/render.ts';
import { demoToken } from '../seed/demo-access.ts';
import type { BodyText, JournalEntry } from './entry.ts';
import type { Fingerprint } from './fingerprint.ts';
import { formatCurl } from './format-curl.ts';
import { PUBLIC_PARAMETERS } from './hide-secrets.ts';

/** Headers of requests that an entry shows, besides `Authorization`. */
const REQUEST_HEADERS = [
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

/** Formats an entry for the list: the request, the result, and the reason. */
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

/** Formats an entry with headers and bodies. Secrets are hidden, and tokens have a fingerprint. */
export function formatEntry(entry: JournalEntry, fingerprint: Fingerprint): Record<string, unknown> {
  const { headers, responseHeaders, requestBody, responseBody, tokens } = entry;
  return {
    ...formatSummary(entry),
    request: formatMessage(
      formatRequestHeaders(headers, fingerprint),
      requestBody,
      tokens && formatParameters(tokens, fingerprint),
    ),
    response: formatMessage(
      selectHeaders(responseHeaders, RESPONSE_HEADERS),
      responseBody,
      tokens && formatTokens(tokens, fingerprint),
    ),
    curl: formatCurl(entry),
  };
}

/** @param replacement a body whose secrets are hidden already. */
function formatMessage(headers: Record<string, string>, body: BodyText | undefined, replacement: string | undefined) {
  if (replacement !== undefined) return { headers, body: replacement, isTruncated: false };
  if (!body) return { headers };
  return { headers, body: redact(body.text), isTruncated: body.text.length < body.length };
}

/** The kind of problem, or the error of the token endpoint. */
function getProblemType({ problem, status, fault, tokens }: JournalEntry): string | undefined {
  if (problem) return `${PROBLEM_TYPES_URL}/${problem.kind}`;
  if (typeof tokens?.response.error === 'string') return tokens.response.error;
  return fault && status !== undefined && status >= 400 ? `${PROBLEM_TYPES_URL}/injected-fault` : undefined;
}

function formatRequestHeaders(headers: JournalEntry['headers'], fingerprint: Fingerprint): Record<string, string> {
  const { authorization } = headers;
  return {
    ...(authorization !== undefined && { authorization: formatAuthorization(authorization, fingerprint) }),
    ...selectHeaders(headers, REQUEST_HEADERS),
  };
}

/** The demo token is public. */
function formatAuthorization(authorization: string, fingerprint: Fingerprint): string {
  const [, token] = /^bearer +(.*)$/i.exec(authorization) ?? [];
  if (token === undefined) return '***';
  return token === demoToken ? `Bearer ${demoToken}` : `Bearer *** (${fingerprint(token)})`;
}

const selectHeaders = (headers: JournalEntry['headers'], names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, redactUrl(value)]];
    }),
  );

function formatParameters({ parameters }: TokenExchange, fingerprint: Fingerprint): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`${name}=${PUBLIC_PARAMETERS.includes(name) ? value : hide(name, value, fingerprint)}`]
      : [],
  );
  return pairs.join('&');
}

function formatTokens({ response }: TokenExchange, fingerprint: Fingerprint): string {
  const shown = Object.entries(response).map(([name, value]) => [
    name,
    /token$/.test(name) && typeof value === 'string' ? hide(name, value, fingerprint) : value,
  ]);
  return JSON.stringify(Object.fromEntries(shown));
}

/** Only tokens get a fingerprint: other secrets may be guessed. */
const hide = (name: string, value: string, fingerprint: Fingerprint): string =>
  /token$/.test(name) ? `*** (${fingerprint(value)})` : '***';

const omitUndefined = (object: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
