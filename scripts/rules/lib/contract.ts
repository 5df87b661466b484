import type { Kind } from './grammar.ts';
import {
  child,
  descend,
  each,
  inside,
  isObjectSchema,
  type Json,
  type KnownPlace,
  keysOf,
  lastOf,
  type Path,
  type Place,
  textIn,
} from './places.ts';

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
  const places = [...inside({ ...root, kind: 'document', role: '' })];

  /** All objects of a kind, each once, where it is written. A reference is such an object too. */
  function all(kind: Kind): KnownPlace[] {
    return places.filter((place) => place.kind === kind);
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
    const target = descend(root, keysOf(pointer));
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

  /** A schema after all schemas that it is made of, or chooses from (`allOf`, `oneOf`, `anyOf`). */
  function parts(schema: Place): Place[] {
    const target = follow(schema);
    const combined = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => each(target, key));
    return [...combined.flatMap(parts), target];
  }

  /** All properties that a schema knows, those of its parts included. One that is a reference is given as that. */
  function properties(schema: Place): Map<string, Place> {
    const all = parts(schema).flatMap((part) => each(part, 'properties'));
    return new Map(all.map((property) => [lastOf(property.at), property]));
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

  /** The properties that a client can write: what is only accepted as it was returned is left out. */
  function writable(schema: Place): Map<string, Place> {
    return new Map([...properties(schema)].filter(([name, property]) => !isReturned(name, property)));
  }

  const isReturned = (name: string, property: Place): boolean =>
    name === '_meta' || property.value['x-read-only'] === true;

  /**
   * Every object schema that request bodies accept, at any depth, each once. The branches of a `oneOf` stand for it;
   * the parts of an `allOf` do not count by themselves.
   *
   * @param kinds kinds of operation; all when left out.
   */
  function acceptedObjects(kinds?: readonly string[]): Place[] {
    const seen = new Map<string, Place>();
    function visit(place: Place): void {
      const schema = follow(place);
      const id = schema.at.join('/');
      if (seen.has(id)) return;
      seen.set(id, schema);
      for (const branch of [...each(schema, 'oneOf'), ...each(schema, 'anyOf')]) visit(branch);
      for (const property of writable(schema).values()) visit(property);
      const items = child(schema, 'items');
      if (items) visit(items);
    }
    const bodies = operations()
      .filter(({ kind = '' }) => kinds?.includes(kind) ?? true)
      .flatMap((operation) => [...content(child(operation, 'requestBody')).values()]);
    for (const body of bodies) visit(body);
    return [...seen.values()].filter(({ value }) => isObjectSchema(value) && !value.oneOf && !value.anyOf);
  }

  return {
    all,
    operations,
    follow,
    at,
    named,
    around,
    parameters,
    responses,
    content,
    parts,
    properties,
    writable,
    required,
    isSecured,
    acceptedObjects,
  };
}
