import type { Oas3Rule } from '@redocly/openapi-core';
import { getName, isNamedSchema } from './lib/schemas.ts';
import { visitSchemas } from './lib/visitors.ts';

/**
 * No schema has the name of something that TypeScript or the runtime already has.
 *
 * The name of a schema becomes the name of a type in the client. A file that imports a type `Record` or `Error` can no
 * longer use the real one, and says so in errors that are hard to read.
 *
 * ```yaml
 * # wrong
 * components: { schemas: { Error: ... } }
 * # right
 * components: { schemas: { Problem: ... } }
 * ```
 */
export const noShadowingNames: Oas3Rule = () =>
  visitSchemas((_schema, { location }) => {
    const name = getName(location);
    const isReserved = isNamedSchema(location) && RESERVED.has(name);
    return isReserved ? [{ message: `${name} exists in TypeScript: find another name.` }] : [];
  });

const UTILITY_TYPES = [
  'Awaited',
  'Capitalize',
  'ConstructorParameters',
  'Exclude',
  'Extract',
  'InstanceType',
  'Lowercase',
  'NoInfer',
  'NonNullable',
  'Omit',
  'Parameters',
  'Partial',
  'Pick',
  'PropertyKey',
  'Readonly',
  'ReadonlyArray',
  'Record',
  'Required',
  'ReturnType',
  'ThisType',
  'Uncapitalize',
  'Uppercase',
];

/** Globals of browsers that the runtime of this package does not have, with names that a contract could want. */
const BROWSER_GLOBALS = [
  'Comment',
  'Document',
  'Element',
  'Image',
  'Location',
  'Node',
  'Notification',
  'Option',
  'Range',
  'Selection',
  'Text',
];

const RESERVED = new Set([...Object.getOwnPropertyNames(globalThis), ...UTILITY_TYPES, ...BROWSER_GLOBALS]);
