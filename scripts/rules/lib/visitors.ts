import type { Location, Oas3Visitor, UserContext } from '@redocly/openapi-core';
import { isGenerated } from '../../conventions/generated-schemas.ts';
import {
  getChild,
  getChildren,
  getTypes,
  getWritableProperties,
  isObject,
  type ResolvedSchema,
  resolveSchema,
  type Schema,
} from './schemas.ts';

/** A mistake in a schema, reported at the keyword or at the schema itself. */
export interface Finding {
  readonly message: string;
  readonly keyword?: string;
}

/**
 * Checks each schema where it is written. A `$ref` with keywords beside it is a schema of its own; what is wrong with its
 * target is reported there alone.
 */
export function visitSchemas(check: (schema: Schema, context: UserContext) => readonly Finding[]): Oas3Visitor {
  return {
    Schema: (schema, context) => {
      if (!isGenerated(context.location)) report(check(schema as Schema, context), context);
    },
    ref: (reference, context, { node }) => {
      if (context.type.name !== 'Schema' || Object.keys(reference).length === 1 || !isObject(node)) return;
      if (isGenerated(context.location)) return;
      const { schema } = resolveSchema({ schema: reference, location: context.location }, context);
      const known = new Set(check(node as Schema, context).map(({ message }) => message));
      report(
        check(schema, context).filter(({ message }) => !known.has(message)),
        context,
      );
    },
  };
}

function report(findings: readonly Finding[], context: UserContext): void {
  for (const { message, keyword } of findings) {
    context.report({ message, location: keyword ? context.location.child(keyword) : context.location.key() });
  }
}

export type BodyCheck = (body: ResolvedSchema, context: UserContext) => void;

/**
 * Checks the schema of each request body.
 *
 * @param kinds what the operations do to a record (`x-kind`); all when left out.
 */
export function visitRequestBodies(check: BodyCheck, kinds?: readonly string[]): Oas3Visitor {
  return {
    Operation: {
      RequestBody: {
        MediaType(mediaType, context, { Operation }) {
          const hasMatchingKind = kinds?.includes((Operation as { 'x-kind'?: string })['x-kind'] ?? '') ?? true;
          if (!hasMatchingKind || !mediaType.schema) return;
          check(
            resolveSchema({ schema: mediaType.schema, location: context.location.child('schema') }, context),
            context,
          );
        },
      },
    },
  };
}

/**
 * Checks every object schema that request bodies accept, at any depth, each once. The branches of a `oneOf` stand for it;
 * the parts of an `allOf` do not count by themselves.
 */
export function visitRequestObjects(check: BodyCheck, kinds?: readonly string[]): Oas3Visitor {
  const seen = new Set<string>();
  const visit: BodyCheck = (resolved, context) => {
    const { schema, sources } = resolved;
    // An object with a description of its own beside a `$ref` is the object that the reference leads to.
    const location = sources.at(-1)?.location ?? resolved.location;
    if (seen.has(location.absolutePointer)) return;
    seen.add(location.absolutePointer);
    const branches = ['oneOf', 'anyOf'].flatMap((keyword) => getChildren(resolved, keyword));
    if (isObjectSchema(schema) && branches.length === 0 && !isGenerated(location))
      check({ ...resolved, location }, context);
    for (const branch of branches) visit(resolveSchema(branch, context), context);
    for (const property of getWritableProperties(resolved, context).values()) visit(property, context);
    const items = getChild(resolved, 'items');
    if (items) visit(resolveSchema(items, context), context);
  };
  return visitRequestBodies(visit, kinds);
}

const isObjectSchema = (schema: Schema): boolean =>
  getTypes(schema).includes('object') || schema.properties !== undefined || schema.allOf !== undefined;

/** Reports a location at its key, to show the line with the name. */
export const reportAt = ({ report: add }: UserContext, location: Location, message: string): void =>
  add({ message, location: location.key() });
