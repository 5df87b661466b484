import { follow } from '../../../mocks/contract/fields.ts';
import type { Schema } from '../../../mocks/contract/model.ts';
import { contract } from '../contract.ts';

export type Json = Readonly<Record<string, unknown>>;

/** The fields of an object, whatever parts its schema is made of. */
export interface Shape {
  readonly properties: ReadonlyMap<string, Schema>;
  readonly required: ReadonlySet<string>;
  /** Sets of fields, of which one set must be there. */
  readonly either: readonly (readonly string[])[];
  /** The field that decides which branch of a union an object is, if there is one. */
  readonly tag: string | undefined;
}

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

export const schemaNamed = (name: string): Schema =>
  follow(contract.document, { $ref: `#/components/schemas/${name}` });

/** The shape of a schema; of a union that of the branch that an object belongs to. */
export function shapeOf(schema: Schema, object: unknown): Shape {
  const {
    allOf = [],
    anyOf = [],
    properties = {},
    required = [],
    discriminator,
    oneOf,
  } = follow(contract.document, schema);
  const branch = oneOf && branchOf(oneOf, discriminator, object);
  const parts = [...allOf, ...(branch ? [branch] : [])].map((part) => shapeOf(part, object));
  const own = Object.entries(properties).map(([name, one]) => [name, follow(contract.document, one)] as const);
  return {
    properties: new Map([...parts.flatMap((part) => [...part.properties]), ...own]),
    required: new Set([...parts.flatMap((part) => [...part.required]), ...required]),
    either: [...parts.flatMap(({ either }) => either), ...anyOf.map((one) => one.required ?? [])],
    tag: discriminator?.propertyName ?? parts.find(({ tag }) => tag)?.tag,
  };
}

function branchOf(
  branches: readonly Schema[],
  discriminator: Schema['discriminator'],
  object: unknown,
): Schema | undefined {
  const { propertyName = '', mapping = {} } = discriminator ?? {};
  const $ref = isJson(object) ? mapping[String(object[propertyName])] : undefined;
  return $ref === undefined ? branches[0] : { $ref };
}
