import { readFileSync } from 'node:fs';
import {
  findPointer,
  formatPath,
  isJsonObject,
  type Operation,
  operations,
  type Path,
} from '../../conformance/contract.ts';
import { judge } from '../../conformance/judges/status.ts';
import { type Basis, getBasis, getProvenance } from '../../conformance/rules/provenance.ts';
import type { RuleId } from '../../conformance/rules/rules.ts';
import type { HttpResponse, Issue } from '../../conformance/session/http.ts';
import type { Recording } from '../../programs/recording.ts';
import { getEvidenceRules, type Statement } from '../../programs/statements.ts';
import { breaks, type Deviation, parseJson, withJson } from './deviations/deviation.ts';
import type { ProxyResponse } from './proxy.ts';

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

/** A fault in a response, and a statement under which a rule reports it. */
interface PlantedFault {
  readonly id: string;
  readonly rule: RuleId;
  readonly basis: Basis;
  readonly recorded: Recorded;
  readonly fault: Fault;
}

/** A change of a right response, with its name for people: `404`, `without location`, `_data[0].id null`. */
interface Fault {
  readonly name: string;
  readonly apply: (response: ProxyResponse) => ProxyResponse;
}

/**
 * Plants faults in the recorded responses: without a field or with another value in it, without a header, with another media
 * type, or with the status of a server that lacks the endpoint.
 */
export function plantFaults(): readonly PlantedFault[] {
  const planted = new Set<string>();
  return readRecorded().flatMap((recorded) => {
    const known = new Set(find(recorded).map(({ message }) => message));
    const faults = [...plantInMessage(recorded), ...plantInBody(recorded, planted)];
    return faults.flatMap((fault) =>
      find({ ...recorded, response: fault.apply(recorded.response) })
        .filter(({ message }) => !known.has(message))
        .flatMap((issue) => {
          const statements = getProvenance(issue);
          const basis = getBasis(statements);
          return statements.map((id) => ({ id, rule: issue.rule, basis, recorded, fault }));
        }),
    );
  });
}

/** A server with a planted fault for each statement: the one with the strongest basis, in a success if there is one. */
export function toDeviations(statements: readonly Statement[]): readonly Deviation[] {
  const rank = ({ basis, recorded }: PlantedFault): number =>
    (basis === 'documented' ? 4 : 0) +
    (recorded.response.status < 300 ? 2 : 0) +
    (recorded.operation.isSecured ? 1 : 0);
  const byStatement = Map.groupBy(plantFaults(), ({ id }) => id);
  return statements.flatMap((statement) => {
    const rules = getEvidenceRules(statement);
    const faults = byStatement.get(statement.id)?.filter(({ rule }) => rules.includes(rule)) ?? [];
    const [best] = faults.toSorted((a, b) => rank(b) - rank(a));
    if (!best) return [];
    const place = `${best.recorded.operation.id} ${best.recorded.response.status}`;
    const name = `${statement.id} is broken: ${place} ${best.fault.name}`;
    return { name, ...breaks(place, `${best.rule}: ${statement.id}`).response(best.fault.apply) };
  });
}

/** Finds the issues of a response to a valid request. */
function find({ operation, response, expected }: Recorded): readonly Issue[] {
  const { method, path } = operation;
  const headers = [['content-type', 'application/json']] as const;
  const sent = method === 'GET' ? undefined : Buffer.from('{}');
  const request = { method, path: path.replaceAll(/\{\w+\}/g, '1'), headers, body: sent };
  const spec = { description: 'a recorded request', path, expected };
  return judge(spec, { operation, description: spec.description, request, response, json: undefined });
}

function plantInMessage({ operation: { method }, response, json }: Recorded): readonly Fault[] {
  if (response.status >= 400) return [];
  const replaceWith = (name: string, change: Partial<ProxyResponse>): Fault => ({
    name,
    apply: (right) => ({ ...right, ...change }),
  });
  const withoutHeaders = Object.keys(response.headers).map(
    (header): Fault => ({
      name: `without ${header}`,
      apply: ({ headers: { [header]: _, ...headers }, ...right }) => ({ ...right, headers }),
    }),
  );
  const otherType: Fault = {
    name: 'as HTML',
    apply: (right) => ({ ...right, headers: { ...right.headers, 'content-type': 'text/html' } }),
  };
  return [
    replaceWith('404', { status: 404, headers: {}, body: Buffer.alloc(0) }),
    replaceWith('400', { status: 400, headers: {}, body: Buffer.alloc(0) }),
    ...withoutHeaders,
    ...(json === undefined ? [] : [otherType, replaceWith('no JSON', { body: Buffer.from('<p>') })]),
    ...(method === 'GET' ? [] : [replaceWith('200', { status: 200, body: Buffer.from('{}') })]),
  ];
}

/** Plants faults in each field of the contract that a body shows, once. */
function plantInBody({ operation, response, json }: Recorded, planted: Set<string>): readonly Fault[] {
  const type = response.headers['content-type']?.split(';')[0] ?? '';
  const schema = operation.responses[response.status]?.content?.[type]?.schema;
  if (!schema || json === undefined) return [];
  return listPaths(json).flatMap((path) => {
    // The platform describes the errors of writes only.
    const key = `${operation.method === 'GET'} ${findPointer(schema, json, path)}`;
    if (planted.has(key)) return [];
    planted.add(key);
    return [undefined, null, 987_654_321, 'planted', { planted: true }].map(
      (value): Fault => ({
        name: `${formatPath(path)} ${JSON.stringify(value)}`,
        apply: (right) => {
          const body = parseJson(right);
          return has(body, path) ? withJson(right, replace(body, path, value)) : right;
        },
      }),
    );
  });
}

const has = (value: unknown, path: Path): boolean =>
  path.every((_key, index) => {
    const object = path.slice(0, index).reduce<unknown>((inner, key) => (inner as Row | undefined)?.[key], value);
    return typeof object === 'object' && object !== null && (path[index] ?? '') in object;
  });

type Row = Readonly<Record<string | number, unknown>>;

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
