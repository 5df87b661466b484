import type { Location, Oas3_1Schema, UserContext } from '@redocly/openapi-core';
import { parsePointer } from '../../../contract/json-pointer.ts';

/** A schema with the keywords of this contract. */
export interface Schema extends Oas3_1Schema {
  readonly 'x-read-only'?: boolean;
  readonly 'x-scale'?: number;
  readonly 'x-references'?: { readonly resource?: string; readonly by?: string };
}

/** A schema, or a reference to one, where it is written. */
export interface Located {
  readonly schema: object;
  readonly location: Location;
}

/** A schema as a reader sees it: references are resolved, and keywords beside a `$ref` replace the target's. */
export interface ResolvedSchema {
  readonly schema: Schema;
  readonly location: Location;
  /** Places of the keywords: beside the reference first, in its target last. */
  readonly sources: readonly Located[];
}

type Resolver = Pick<UserContext, 'resolve'>;

export function resolveSchema({ schema, location }: Located, { resolve }: Resolver): ResolvedSchema {
  const { node, location: target, chain = [] } = resolve<object>(schema, location.source.absoluteRef);
  // An unresolved reference is the finding of a rule of Redocly.
  if (!isObject(node) || !target) return { schema: {}, location, sources: [] };
  if (node === schema) return { schema, location, sources: [{ schema, location }] };
  const hops = [{ schema, location }, ...chain.map((hop) => ({ schema: hop.node as object, location: hop.location }))];
  const sources = [...hops.filter(hasSiblings), { schema: node, location: target }];
  const keywords = Object.assign({}, ...sources.map((source) => source.schema).reverse()) as Schema & { $ref?: string };
  const { $ref: _reference, ...merged } = keywords;
  return { schema: merged, location: sources[0]?.location ?? target, sources };
}

const hasSiblings = ({ schema }: Located): boolean => Object.keys(schema).length > 1;

/** The schema under a keyword, such as `items`. */
export function getChild({ sources }: ResolvedSchema, keyword: string): Located | undefined {
  const source = sources.find(({ schema }) => keyword in schema);
  const value = (source?.schema as Record<string, unknown> | undefined)?.[keyword];
  return source && isObject(value) ? { schema: value, location: source.location.child(keyword) } : undefined;
}

/** The schemas in the map or list under a keyword, such as `properties` or `allOf`. */
export function getChildren(resolved: ResolvedSchema, keyword: string): Located[] {
  const parent = getChild(resolved, keyword);
  if (!parent) return [];
  return Object.entries(parent.schema)
    .filter(([, schema]) => isObject(schema))
    .map(([key, schema]) => ({ schema, location: parent.location.child(key) }));
}

/** Returns all properties of a schema, also from its parts and alternatives. */
export function getProperties(resolved: ResolvedSchema, context: Resolver): Map<string, ResolvedSchema> {
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => getChildren(resolved, keyword));
  const inherited = parts.flatMap((part) => [...getProperties(resolveSchema(part, context), context)]);
  const own = getChildren(resolved, 'properties').map(
    (property) => [getName(property.location), resolveSchema(property, context)] as const,
  );
  return new Map([...inherited, ...own]);
}

/** Returns the properties that a client can write, without fields that it may only send back unchanged. */
export function getWritableProperties(resolved: ResolvedSchema, context: Resolver): Map<string, ResolvedSchema> {
  const properties = [...getProperties(resolved, context)];
  return new Map(properties.filter(([name, { schema }]) => name !== '_meta' && schema['x-read-only'] !== true));
}

/** The names that a schema requires, with those that the schemas it is made of require. */
export function getRequired(resolved: ResolvedSchema, context: Resolver): Set<string> {
  const parts = getChildren(resolved, 'allOf').map((part) => getRequired(resolveSchema(part, context), context));
  return new Set([...(resolved.schema.required ?? []), ...parts.flatMap((names) => [...names])]);
}

/** The types of a schema, `null` among them. */
export const getTypes = ({ type }: Schema): string[] => [type ?? []].flat();

/** The last key of a location: the name of a component or a property. */
export const getName = ({ pointer }: Location): string => parsePointer(pointer).at(-1) ?? '';

export const isNamedSchema = ({ pointer }: Location): boolean => /^#\/components\/schemas\/[^/]+$/.test(pointer);

export const isProperty = ({ pointer }: Location): boolean => /\/properties\/[^/]+$/.test(pointer);

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
