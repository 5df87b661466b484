import { operations } from '../../../conformance/contract.ts';
import { resolve } from '../../../conformance/document.ts';
import { type FlatSchema, getAlternatives } from '../../../conformance/schema.ts';
import type { Schema } from '../../../scripts/document/openapi.ts';
import type { Json } from './company.ts';
import type { ShapeName } from './record-pick.ts';
import { type Given, type Shape, type Sources, shapes } from './shapes.ts';

export type WriteMode = 'create' | 'replace' | 'update';

export const methods: Readonly<Record<WriteMode, string>> = { create: 'POST', replace: 'PUT', update: 'PATCH' };

/** The day of the sandbox. */
export const today = '2026-04-16';

export interface Write extends Sources {
  readonly mode: WriteMode;
  readonly body: Json;
  /** The record as it was; undefined for a new one. */
  readonly before: Json | undefined;
  /** What the sandbox answered: where what it computes is taken from. */
  readonly response: Json;
}

/** The record that a write makes: what was sent, what was kept, and what the contract says of what was left out. */
export function getExpectedRecord(name: ShapeName, write: Write): Json {
  const shape = shapes[name];
  const input = getInputSchema(shape, write.mode);
  const header = buildRecord(input, shape.given, write);
  if (!shape.lines) return header;
  const { body, before, response } = write;
  const sent = body.lines as readonly Json[] | undefined;
  const responseLines = (response.lines ?? []) as readonly Json[];
  const item = resolve(input.properties.lines as Schema).items as Schema;
  const lines = sent?.map((line, index) => {
    const own = { body: line, response: responseLines[index] ?? {}, before: undefined };
    return getExpectedLine(item, shape, { ...write, ...own, mode: 'create' });
  });
  return { ...header, lines: lines ?? before?.lines ?? [] };
}

/** The line that a line of a body makes. */
export function getExpectedLine(item: Schema, { givenInLines = {} }: Shape, write: Write): Json {
  const kinds = getAlternatives(item);
  const kind = kinds.find(({ properties: { bookingType } }) => bookingType?.const === write.body.bookingType);
  return buildRecord(kind ?? (kinds[0] as FlatSchema), givenInLines, write);
}

/** The schema of what a client writes on the records of a list. */
export function getInputSchema({ path }: Pick<Shape, 'path'>, mode: WriteMode): FlatSchema {
  const [flat] = getAlternatives(getBodySchema(path, mode));
  return flat as FlatSchema;
}

/** The schema of a body, by the path of the list. */
function getBodySchema(path: string, mode: WriteMode): Schema {
  const isMatch = (operation: { method: string; path: string }): boolean =>
    operation.method === methods[mode] && operation.path.replace(mode === 'create' ? '' : /\/\{\w+\}$/, '') === path;
  const { schema } = operations.find(isMatch)?.bodies['application/json'] ?? {};
  if (!schema) throw new Error(`Nothing can be written to ${path}`);
  return schema;
}

function buildRecord({ properties }: FlatSchema, given: Given, write: Write): Json {
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
    return [name, defaultValue === 'today' ? today : defaultValue];
  });
  const record = Object.fromEntries(values);
  const derived = Object.entries(given).flatMap(([name, from]) =>
    record[name] === null ? [[name, from(record, write) ?? response[name]]] : [],
  );
  return { ...response, ...record, ...Object.fromEntries(derived) };
}
