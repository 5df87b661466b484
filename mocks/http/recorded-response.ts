import type { Operation } from '../../contract/model.ts';
import { type ValidationIssue, validationError } from '../messages/problems.ts';
import type { HttpRequest, HttpResponse } from './types.ts';

export interface RecordedResponse extends HttpResponse {
  readonly example: string;
}

/** Responses by operationId: a success first, then each documented status. */
export type RecordedResponses = Readonly<Record<string, readonly RecordedResponse[]>>;

interface Exchange {
  readonly example: string;
  readonly response: HttpResponse;
}

export interface Recording {
  readonly operations: Readonly<
    Record<string, { readonly succeeded: readonly Exchange[]; readonly failed: readonly Exchange[] }>
  >;
  /** Body of documents, which the responses omit. */
  readonly pdf?: string;
}

const RECORDED_ORIGIN = 'http://localhost:4010';

/** Placeholder of a value that differs each time, such as `<ACCESS_TOKEN>`. Headers cannot have the brackets. */
const PLACEHOLDER = /<([A-Z_]+)>/g;

const PAGE = '<!doctype html><title>Sign in</title>';

/** Header of every response, which the recording omits. */
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

/** Parses a `Prefer` header (RFC 7240) into preferences by name, in lower case. */
const parsePrefer = (prefer: string): ReadonlyMap<string, string> =>
  new Map(
    prefer.split(/[,;]/).flatMap((part): [string, string][] => {
      const [name = '', value = ''] = part.split('=').map((text) => text.trim());
      return value === '' ? [] : [[name.toLowerCase(), value.replace(/^"(.*)"$/, '$1')]];
    }),
  );

/**
 * Finds the recorded response for `code=404`, `example=name` or both in a `Prefer` header. Undefined without them; other
 * preferences are ignored.
 * @throws ProblemError 400 for an undocumented status or example; lists the documented ones.
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
