import { houseRule } from './lib/house-rule.ts';
import { lastOf } from './lib/places.ts';

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
export const noShadowingNames = houseRule({
  description: 'No schema is called like a type of TypeScript or a global of the runtime.',
  *check(contract) {
    for (const { at, role } of contract.all('schema')) {
      const name = lastOf(at);
      if (role === 'schemas' && taken.has(name))
        yield { at, message: `${name} exists in TypeScript: find another name.` };
    }
  },
});

const utilityTypes = [
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
const browserGlobals = [
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

const taken = new Set([...Object.getOwnPropertyNames(globalThis), ...utilityTypes, ...browserGlobals]);
