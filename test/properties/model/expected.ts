import { operations } from '../../../conformance/contract.ts';
import { resolve } from '../../../conformance/document.ts';
import { type FlatSchema, getAlternatives } from '../../../conformance/schema.ts';
import type { Schema } from '../../../scripts/document/openapi.ts';
import type { Json } from './company.ts';
import type { ShapeName } from './pick.ts';
import { type Given, type Shape, type Sources, shapes } from './shapes.ts';

export type Manner = 'create' | 'replace' | 'update';

export const methods: Readonly<Record<Manner, string>> = { create: 'POST', replace: 'PUT', update: 'PATCH' };

/** The day of the sandbox. */
export const today = '2026-04-16';

export interface Write extends Sources {
  readonly manner: Manner;
  readonly body: Json;
  /** The record as it was; undefined for a new one. */
  readonly before: Json | undefined;
  /** What the sandbox answered: where what it computes is taken from. */
  readonly answer: Json;
}

/** The record that a write makes: what was sent, what was kept, and what the contract says of what was left out. */
export function expectedRecord(name: ShapeName, write: Write): Json {
  const shape = shapes[name];
  const input = inputOf(shape, write.manner);
  const header = written(input, shape.given, write);
  if (!shape.lines) return header;
  const { body, before, answer } = write;
  const sent = body.lines as readonly Json[] | undefined;
  const answered = (answer.lines ?? []) as readonly Json[];
  const item = resolve(input.properties.lines as Schema).items as Schema;
  const lines = sent?.map((line, index) => {
    const own = { body: line, answer: answered[index] ?? {}, before: undefined };
    return expectedLine(item, shape, { ...write, ...own, manner: 'create' });
  });
  return { ...header, lines: lines ?? before?.lines ?? [] };
}

/** The line that a line of a body makes. */
export function expectedLine(item: Schema, { givenInLines = {} }: Shape, write: Write): Json {
  const kinds = getAlternatives(item);
  const kind = kinds.find(({ properties: { bookingType } }) => bookingType?.const === write.body.bookingType);
  return written(kind ?? (kinds[0] as FlatSchema), givenInLines, write);
}

/** The schema of what a client writes on the records of a list. */
export function inputOf({ path }: Pick<Shape, 'path'>, manner: Manner): FlatSchema {
  const [flat] = getAlternatives(schemaOf(path, manner));
  return flat as FlatSchema;
}

/** The schema of a body, by the path of the list. */
function schemaOf(path: string, manner: Manner): Schema {
  const isMeant = (one: { method: string; path: string }): boolean =>
    one.method === methods[manner] && one.path.replace(manner === 'create' ? '' : /\/\{\w+\}$/, '') === path;
  const { schema } = operations.find(isMeant)?.bodies['application/json'] ?? {};
  if (!schema) throw new Error(`Nothing can be written to ${path}`);
  return schema;
}

function written({ properties }: FlatSchema, given: Given, write: Write): Json {
  const { manner, body, before, answer } = write;
  const writable = Object.entries(properties).filter(
    ([name, schema]) => !['lines', '_meta'].includes(name) && !(resolve(schema) as Json)['x-read-only'],
  );
  const values = writable.map(([name, schema]): [string, unknown] => {
    const keywords = resolve(schema) as Json;
    if (name in body) return [name, body[name]];
    if (keywords['x-derived'] === true) return [name, answer[name]];
    const isKept = keywords['x-sequence'] !== undefined || keywords['x-keep-on-replace'] === true;
    if (manner === 'update' || (before && isKept)) return [name, before?.[name]];
    const usual = keywords['x-default'] ?? null;
    return [name, usual === 'today' ? today : usual];
  });
  const record = Object.fromEntries(values);
  const taken = Object.entries(given).flatMap(([name, from]) =>
    record[name] === null ? [[name, from(record, write) ?? answer[name]]] : [],
  );
  return { ...answer, ...record, ...Object.fromEntries(taken) };
}
