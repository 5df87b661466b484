import type { Operation } from '../../contract/model.ts';
import { type ValidationIssue, validationError } from '../messages/problems.ts';
import type { HttpRequest, HttpResponse } from './types.ts';

export interface RecordedResponse extends HttpResponse {
  readonly example: string;
}

/** By operationId: a success first, and each documented status. */
export type RecordedResponses = Readonly<Record<string, readonly RecordedResponse[]>>;

interface Exchange {
  readonly example: string;
  readonly response: HttpResponse;
}

export interface Recording {
  readonly operations: Readonly<
    Record<string, { readonly succeeded: readonly Exchange[]; readonly failed: readonly Exchange[] }>
  >;
  /** Body of the documents, which are left out of the responses. */
  readonly pdf?: string;
}

const RECORDED_ORIGIN = 'http://localhost:4010';

/** Names in place of values that differ each time, such as `<ACCESS_TOKEN>`. A header cannot have the brackets. */
const PLACEHOLDER = /<([A-Z_]+)>/g;

const PAGE = '<!doctype html><title>Sign in</title>';

/** The recording leaves out the header that every response has. */
const COMMON_HEADERS = { 'cache-control': 'no-store' } as const;

export const selectResponses = ({ operations, pdf }: Recording): RecordedResponses =>
  Object.fromEntries(
    Object.entries(operations).map(([id, { succeeded, failed }]) => [
      id,
      [...succeeded, ...failed].map((exchange) => toRecordedResponse(exchange, pdf)),
    ]),
  );

function toRecordedResponse({ example, response }: Exchange, pdf: string | undefined): RecordedResponse {
  const recorded = Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]);
  const headers: HttpResponse['headers'] = { ...COMMON_HEADERS, ...Object.fromEntries(recorded) };
  const type = headers['content-type'];
  const leftOut = type === 'application/pdf' ? pdf : PAGE;
  const body = response.body ?? (type === undefined ? undefined : leftOut);
  return { example, status: response.status, headers, ...(body !== undefined && { body }) };
}

/** Reads the preferences of a `Prefer` header (RFC 7240) by their names, in lower case. */
const parsePrefer = (prefer: string): ReadonlyMap<string, string> =>
  new Map(
    prefer.split(/[,;]/).flatMap((part): [string, string][] => {
      const [name = '', value = ''] = part.split('=').map((text) => text.trim());
      return value === '' ? [] : [[name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')]];
    }),
  );

/**
 * Finds the recorded response that a `Prefer` header asks for, by `code=404`, `example=name` or both. Undefined without one
 * of them; other preferences are ignored.
 *
 * @throws ProblemError 400 for a status or an example that the operation does not document; it lists those that it does.
 */
export function findRecordedResponse(
  prefer: string,
  { id, statuses }: Pick<Operation, 'id' | 'statuses'>,
  readResponses: () => RecordedResponses,
): RecordedResponse | undefined {
  const preferences = parsePrefer(prefer);
  const [code, example] = [preferences.get('code'), preferences.get('example')];
  if (code === undefined && example === undefined) return undefined;
  if (code !== undefined && !statuses.includes(code)) throw createPreferenceError('preferredStatusUnknown', statuses);
  const responses = (readResponses()[id] ?? []).filter(({ status }) => code === undefined || status === Number(code));
  const found = example === undefined ? responses[0] : responses.find((response) => response.example === example);
  if (found) return found;
  const names = [...new Set(responses.map((response) => response.example))];
  throw createPreferenceError('preferredExampleUnknown', names);
}

const createPreferenceError = (key: ValidationIssue['key'], values: readonly string[]) =>
  validationError([{ field: 'Prefer', key, parameters: { values } }]);

export function adaptResponse(
  { status, headers, body }: RecordedResponse,
  { origin, basePath, path }: Pick<HttpRequest, 'origin' | 'basePath' | 'path'>,
): HttpResponse {
  const adapt = <Value>(value: Value): Value =>
    JSON.parse(
      JSON.stringify(value).replaceAll(RECORDED_ORIGIN, `${origin}${basePath}`).replaceAll(PLACEHOLDER, '$1'),
    ) as Value;
  if (body === undefined) return { status, headers: adapt(headers) };
  const isProblem = headers['content-type'] === 'application/problem+json';
  return {
    status,
    headers: adapt(headers),
    body: isProblem ? { ...body, instance: `${basePath}${path}` } : adapt(body),
  };
}
