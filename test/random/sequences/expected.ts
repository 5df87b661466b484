import { type FlatSchema, getAlternatives, operations, resolve } from '../../../conformance/contract.ts';
import type { Schema } from '../../../contract/document.ts';
import type { Json, ResourceName } from './company.ts';
import { type Given, type Sources, shapes } from './shapes.ts';

export type WriteMode = 'create' | 'replace' | 'update';

export const METHODS = { create: 'POST', replace: 'PUT', update: 'PATCH' } as const;

export const TODAY = '2026-04-16';

export interface Change extends Sources {
  readonly mode: WriteMode;
  readonly body: Json;
  /** The record as it was; undefined for a new one. */
  readonly before: Json | undefined;
}

export interface Write extends Change {
  /** Response of the sandbox, for the values that it computes. */
  readonly response: Json;
}

/** Returns the record that a write makes: what was sent, what was kept, and what the contract says of what was left out. */
export function getExpectedRecord(name: ResourceName, write: Write): Json {
  const { given, createLine } = shapes[name];
  const { body, before, response, mode } = write;
  const header = buildRecord(getInputSchema(name, mode), write, given);
  if (!createLine) return header;
  const sent = body.lines as readonly Json[] | undefined;
  const responseLines = (response.lines ?? []) as readonly Json[];
  const lines = sent?.map((line, index) =>
    getExpectedLine(name, { ...write, body: line, response: responseLines[index] ?? {} }),
  );
  return { ...header, lines: lines ?? before?.lines ?? [] };
}

export function getExpectedLine(name: ResourceName, write: Write): Json {
  const { items } = resolve(getInputSchema(name, 'create').properties.lines as Schema);
  const kinds = getAlternatives(items as Schema);
  const kind = kinds.find(({ properties: { bookingType } }) => bookingType?.const === write.body.bookingType);
  const line: Write = { ...write, mode: 'create', before: undefined };
  return buildRecord(kind ?? (kinds[0] as FlatSchema), line, shapes[name].givenInLines);
}

/** Returns the schema of what a client writes on the records of a kind. */
export function getInputSchema(name: ResourceName, mode: WriteMode): FlatSchema {
  const operation = findOperation(METHODS[mode], shapes[name].path, mode !== 'create');
  const [flat] = getAlternatives(operation?.body?.content['application/json']?.schema ?? {});
  return flat as FlatSchema;
}

export const findOperation = (method: string, path: string, isOnRecord = false) =>
  operations.find(
    (operation) =>
      operation.method === method && (isOnRecord ? operation.path.replace(/\/\{\w+\}$/, '') : operation.path) === path,
  );

function buildRecord({ properties }: FlatSchema, write: Write, given: Given = {}): Json {
  const { mode, body, before, response } = write;
  const writable = Object.entries(properties).filter(
    ([name, schema]) => !['lines', '_meta'].includes(name) && !(resolve(schema) as Json)['x-read-only'],
  );
  const values = writable.map(([name, schema]): [string, unknown] => {
    const keywords = resolve(schema) as Json;
    if (name in body) return [name, body[name]];
    if (keywords['x-derived'] === true) return [name, response[name]];
    const isPreserved = keywords['x-sequence'] !== undefined || keywords['x-keep-on-replace'] === true;
    if (mode === 'update' || (before && isPreserved)) return [name, before?.[name]];
    const defaultValue = keywords['x-default'] ?? null;
    return [name, defaultValue === 'today' ? TODAY : defaultValue];
  });
  const record = Object.fromEntries(values);
  const derived = Object.entries(given).flatMap(([name, from]) =>
    record[name] === null ? [[name, from(record, write) ?? response[name]]] : [],
  );
  return { ...response, ...record, ...Object.fromEntries(derived) };
}
