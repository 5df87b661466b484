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

export interface Operation extends Place {
  readonly path: string;
  readonly method: string;
  /** What it does to a record (`x-kind`); an operation on no record has none. */
  readonly kind: string | undefined;
}

export type Contract = ReturnType<typeof readContract>;

/** An OpenAPI document in one file, as rules want to look at it. */
export function readContract(document: object) {
  const root: Place = { value: document as Json, at: [] };

  /** All objects of a kind, each once, where it is written. A reference is such an object too. */
  function all(kind: Kind): KnownPlace[] {
    return [...inside({ ...root, kind: 'document', role: '' })].filter((place) => place.kind === kind);
  }

  function operations(): Operation[] {
    return all('operation').map(({ value, at }) => {
      const [, path = '', method = ''] = at;
      return { value, at, path, method, kind: textIn(value, 'x-kind') };
    });
  }

  /** What a reference means; anything else is what it is. */
  function follow(place: Place): Place {
    const pointer = textIn(place.value, '$ref');
    if (!pointer?.startsWith('#/')) return place;
    const target = descend(root, pointer.slice(2).split('/').map(unescaped));
    // That a reference leads nowhere is the finding of another rule.
    return target ? follow(target) : place;
  }

  const at = (path: Path): Place | undefined => descend(root, path);

  /** The schema of that name. */
  const named = (name: string): Place | undefined => at(['components', 'schemas', name]);

  /** The objects that a place stands in, from the inside out, itself included. */
  function around(place: Place): Place[] {
    const paths = place.at.map((_key, index) => place.at.slice(0, place.at.length - index));
    return paths.flatMap((path) => at(path) ?? []);
  }

  /** The parameters of an operation, those of its path included. */
  function parameters({ value, at }: Operation): Place[] {
    const item = descend(root, at.slice(0, -1));
    return [...each(item, 'parameters'), ...each({ value, at }, 'parameters')].map(follow);
  }

  function responses(operation: Operation): Map<string, Place> {
    return new Map(each(operation, 'responses').map((place) => [lastOf(place.at), follow(place)]));
  }

  /** The schemas of a request body, a response or any other place with `content`, by media type. */
  function content(place: Place | undefined): Map<string, Place> {
    const mediaTypes = place ? each(follow(place), 'content') : [];
    return new Map(
      mediaTypes.flatMap((mediaType) => {
        const schema = child(mediaType, 'schema');
        return schema ? [[lastOf(mediaType.at), follow(schema)] as const] : [];
      }),
    );
  }

  /**
   * All properties that a schema knows: its own, and those of the schemas it is made of (`allOf`, `oneOf`, `anyOf`).
   * A property that is a reference is given as the reference.
   */
  function properties(schema: Place): Map<string, Place> {
    const target = follow(schema);
    const parts = combined.flatMap((key) => each(target, key)).flatMap((part) => [...properties(part)]);
    return new Map([...parts, ...each(target, 'properties').map((place) => [lastOf(place.at), place] as const)]);
  }

  /** The names that a schema requires, those that its parts (`allOf`) require included. */
  function required(schema: Place): Set<string> {
    const target = follow(schema);
    const own = Array.isArray(target.value.required) ? target.value.required.map(String) : [];
    return new Set([...own, ...each(target, 'allOf').flatMap((part) => [...required(part)])]);
  }

  /** Whether an operation needs an access token. */
  function isSecured({ value }: Operation): boolean {
    const security = value.security ?? root.value.security;
    return Array.isArray(security) && security.length > 0;
  }

  /**
   * Every object schema that request bodies accept, at any depth, each once. The branches of a `oneOf` stand for it;
   * the parts of an `allOf` do not count by themselves.
   */
  function acceptedObjects(): Place[] {
    const seen = new Map<string, Place>();
    function visit(place: Place): void {
      const schema = follow(place);
      const id = schema.at.join('/');
      if (seen.has(id)) return;
      seen.set(id, schema);
      for (const branch of [...each(schema, 'oneOf'), ...each(schema, 'anyOf')]) visit(branch);
      for (const property of properties(schema).values()) visit(property);
      const items = child(schema, 'items');
      if (items) visit(items);
    }
    for (const operation of operations())
      for (const schema of content(child(operation, 'requestBody')).values()) visit(schema);
    return [...seen.values()].filter(({ value }) => isObjectSchema(value) && !value.oneOf && !value.anyOf);
  }

  return {
    root,
    all,
    operations,
    follow,
    at,
    named,
    around,
    parameters,
    responses,
    content,
    properties,
    required,
    isSecured,
    acceptedObjects,
  };
}

const combined = ['allOf', 'oneOf', 'anyOf'] as const;

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

function* inside(place: KnownPlace): Generator<KnownPlace> {
  yield place;
  for (const [role, holds] of Object.entries(grammar[place.kind])) {
    const kind = typeof holds === 'string' ? holds : holds[0];
    const held = typeof holds === 'string' ? [child(place, role)] : each(place, role);
    for (const one of held) if (one) yield* inside({ ...one, kind, role });
  }
}

function descend(from: Place, path: Path): Place | undefined {
  let value: unknown = from.value;
  for (const key of path) value = typeof value === 'object' && value !== null ? (value as Json)[key] : undefined;
  return isJson(value) ? { value, at: [...from.at, ...path] } : undefined;
}

const unescaped = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');
