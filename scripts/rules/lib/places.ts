import { grammar, type Kind } from './grammar.ts';

/** The way from the root of the document to a place in it. */
export type Path = readonly string[];

export type Json = Readonly<Record<string, unknown>>;

/** An object of the document, and where it stands. */
export interface Place {
  readonly value: Json;
  readonly at: Path;
}

/** A place that the document's grammar knows. */
export interface KnownPlace extends Place {
  readonly kind: Kind;
  /** The key of the parent that holds it: `properties`, `oneOf`, `parameters` ... */
  readonly role: string;
}

/** The object under a key, if an object stands there. */
export function child({ value, at }: Place, key: string): Place | undefined {
  const found = value[key];
  return isJson(found) ? { value: found, at: [...at, key] } : undefined;
}

/** The objects in the map or list under a key. */
export function each(place: Place | undefined, key: string): Place[] {
  const held = place?.value[key];
  if (!place || typeof held !== 'object' || held === null) return [];
  return Object.entries(held).flatMap(([name, value]) =>
    isJson(value) ? [{ value, at: [...place.at, key, name] }] : [],
  );
}

/** The types of a schema, `null` among them. */
export function typesOf({ type }: Json): string[] {
  return [type].flat().filter((one) => typeof one === 'string');
}

export function isObjectSchema(schema: Json): boolean {
  return typesOf(schema).includes('object') || isJson(schema.properties) || Array.isArray(schema.allOf);
}

const scalars = new Set(['string', 'integer', 'number', 'boolean']);

export function isScalarSchema(schema: Json): boolean {
  return typesOf(schema).some((type) => scalars.has(type));
}

export function textIn(value: Json, key: string): string | undefined {
  const text = value[key];
  return typeof text === 'string' ? text : undefined;
}

export const lastOf = (path: Path): string => path.at(-1) ?? '';

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A place that is known, and all that are inside it. */
export function* inside(place: KnownPlace): Generator<KnownPlace> {
  yield place;
  for (const [role, holds] of Object.entries(grammar[place.kind])) {
    const kind = typeof holds === 'string' ? holds : holds[0];
    const held = typeof holds === 'string' ? [child(place, role)] : each(place, role);
    for (const one of held) if (one) yield* inside({ ...one, kind, role });
  }
}

/** The object at the end of a path from a place. */
export function descend(from: Place, path: Path): Place | undefined {
  let value: unknown = from.value;
  for (const key of path) value = typeof value === 'object' && value !== null ? (value as Json)[key] : undefined;
  return isJson(value) ? { value, at: [...from.at, ...path] } : undefined;
}

/** The keys of a JSON pointer (RFC 6901). */
export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
