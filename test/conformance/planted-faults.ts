import { readFileSync } from 'node:fs';
import { findPointer, isJsonObject, type Operation, operations, type Path } from '../../conformance/contract.ts';
import { judge } from '../../conformance/judges/status.ts';
import { getProvenance } from '../../conformance/rules/provenance.ts';
import type { RuleId } from '../../conformance/rules/rules.ts';
import type { HttpResponse, Issue } from '../../conformance/session/http.ts';
import type { Recording } from '../../scripts/bundle/recording.ts';

/** The rules that a single response can break, whatever was sent before. */
export const RESPONSE_RULES: ReadonlySet<string> = new Set<RuleId>([
  'body',
  'delete-status',
  'header',
  'json',
  'media-type',
  'no-body',
  'success',
  'write-status',
]);

interface Recorded {
  readonly operation: Operation;
  readonly response: HttpResponse;
  /** The statuses that are right for its request. */
  readonly expected: readonly number[];
  /** Undefined when it has none. */
  readonly json: unknown;
}

const toHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The responses that the sandbox gave when the contract was built. */
function readRecorded(): readonly Recorded[] {
  const file = new URL('../../generated/examples.json', import.meta.url);
  const recording = JSON.parse(readFileSync(file, 'utf8')) as Recording;
  return Object.entries(recording.operations).flatMap(([id, { succeeded, failed }]) => {
    const operation = operations.find((candidate) => candidate.id === id);
    if (!operation) return [];
    return [...succeeded, ...failed].map(({ response: { status, headers, body: json } }) => ({
      operation,
      expected: status < 300 ? operation.statuses.map(Number).filter((other) => other < 300) : [status],
      response: { status, headers: toHeaders(headers), body: Buffer.from(JSON.stringify(json) ?? '%PDF-1.7') },
      json,
    }));
  });
}

/**
 * Plants faults in the recorded responses: without a field or with another value in it, without a header, with another media
 * type, or with the status of a server that lacks the endpoint.
 *
 * @returns the statements under which each rule reports them.
 */
export function reportPlantedFaults(): ReadonlyMap<string, ReadonlySet<string>> {
  const reported = new Map<string, Set<string>>();
  const planted = new Set<string>();
  for (const recorded of readRecorded()) {
    const known = new Set(find(recorded).map(({ message }) => message));
    for (const response of [...plantInMessage(recorded), ...plantInBody(recorded, planted)]) {
      for (const issue of find({ ...recorded, response }).filter(({ message }) => !known.has(message))) {
        const statements = reported.get(issue.rule) ?? new Set();
        for (const id of getProvenance(issue)) statements.add(id);
        reported.set(issue.rule, statements);
      }
    }
  }
  return reported;
}

/** What the suite says of a response to a valid request. */
function find({ operation, response, expected }: Recorded): readonly Issue[] {
  const { method, path } = operation;
  const headers = [['content-type', 'application/json']] as const;
  const sent = method === 'GET' ? undefined : Buffer.from('{}');
  const request = { method, path: path.replaceAll(/\{\w+\}/g, '1'), headers, body: sent };
  const spec = { description: 'a recorded request', path, expected };
  return judge(spec, { operation, description: spec.description, request, response, json: undefined });
}

function plantInMessage({ operation: { method }, response, json }: Recorded): readonly HttpResponse[] {
  if (response.status >= 400) return [];
  const { headers } = response;
  const without = Object.keys(headers).map((name) => {
    const { [name]: _, ...others } = headers;
    return { ...response, headers: others };
  });
  const otherType = { ...response, headers: { ...headers, 'content-type': 'text/html' } };
  const noJson = { ...response, body: Buffer.from('<p>') };
  const noContent = { ...response, status: 200, body: Buffer.from('{}') };
  const absent = { status: 404, headers: {}, body: Buffer.alloc(0) };
  return [
    absent,
    ...without,
    ...(json === undefined ? [] : [otherType, noJson]),
    ...(method === 'GET' ? [] : [noContent]),
  ];
}

/** Plants faults in each field of the contract that a body shows, once. */
function plantInBody({ operation, response, json }: Recorded, planted: Set<string>): readonly HttpResponse[] {
  const type = response.headers['content-type']?.split(';')[0] ?? '';
  const schema = operation.responses[response.status]?.content?.[type]?.schema;
  if (!schema || json === undefined) return [];
  return listPaths(json).flatMap((path) => {
    // The platform describes the errors of writes only.
    const key = `${operation.method === 'GET'} ${findPointer(schema, json, path)}`;
    if (planted.has(key)) return [];
    planted.add(key);
    return [undefined, null, 987_654_321, 'planted', { planted: true }].map((value) => ({
      ...response,
      body: Buffer.from(JSON.stringify(replace(json, path, value))),
    }));
  });
}

function listPaths(value: unknown): readonly Path[] {
  const items = Array.isArray(value) ? [...value.entries()] : [];
  const entries: readonly (readonly [string | number, unknown])[] = isJsonObject(value) ? Object.entries(value) : items;
  return entries.flatMap(([key, inner]) => [[key], ...listPaths(inner).map((path) => [key, ...path])]);
}

/** A copy of a value with another part at a path; without it when that is undefined. */
function replace(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  const inner = (value as Readonly<Record<string | number, unknown>>)[key];
  if (Array.isArray(value)) return value.with(Number(key), replace(inner, rest, part));
  return { ...(value as object), [key]: replace(inner, rest, part) };
}
