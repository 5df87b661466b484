import fc from 'fast-check';
import { resolveRef } from '../../contract/document.ts';
import type { Normalization } from '../../contract/normalize-text.ts';
import { getProperties, getTypes } from '../../contract/schemas.ts';
import { bundle, type Operation, type Schema } from './contract.ts';
import { listOperations } from './operations.ts';

/** A text that a client writes, where it is in a body: `address.city`, `lines.0.description`. */
export interface WritableText {
  readonly name: string;
  /** The operation that creates a record with it. */
  readonly operation: Operation;
  readonly path: readonly string[];
  readonly schema: Schema;
}

/** Lists the texts of the bodies that create a record, with their normal forms. */
export function listTexts(): readonly WritableText[] {
  const found = listOperations('create').flatMap((operation) => {
    const schema = operation.requestContent?.['application/json']?.schema;
    return schema ? collect(schema, operation, []) : [];
  });
  return [...new Map(found.map((text) => [text.name, text])).values()];
}

function collect(schema: Schema, operation: Operation, path: readonly string[]): WritableText[] {
  return [...getProperties(bundle, schema)].flatMap(([field, property]): WritableText[] => {
    const here = [...path, field];
    if (property['x-normalize'])
      return [{ name: `${here.join('.')} of ${operation.path}`, operation, path: here, schema: property }];
    if (property.items) return collect(resolveRef(bundle, property.items), operation, [...here, '0']);
    return getTypes(property).includes('object') ? collect(property, operation, here) : [];
  });
}

const BLANKS = ['\r\n', ...' \t\n\v\f\r\u00a0\u1680\u2009\u2028\u2029\u202f\u3000\ufeff'];
const blanks = fc.array(fc.constantFrom(...BLANKS), { maxLength: 3 }).map((parts) => parts.join(''));
const separators = fc.constantFrom('', '', ' ', '.', '-', '/', '\u00a0', '\u2009');

/** Creates what a client may write for a text, and the form in which it is stored. */
export function createSpellings(
  schema: Schema,
  normal: fc.Arbitrary<unknown>,
): fc.Arbitrary<{ readonly spelling: string; readonly stored: string }> {
  const kind = schema['x-normalize'] as Normalization;
  return normal
    .filter((value): value is string => typeof value === 'string')
    .chain((stored) =>
      (kind === 'compact' ? printNumber(stored) : surround(stored)).map((spelling) => ({ spelling, stored })),
    );
}

const surround = (stored: string): fc.Arbitrary<string> =>
  fc.tuple(blanks, blanks).map(([before, after]) => `${before}${stored}${after}`);

/** Prints a number in groups, in capitals and small letters, and a Swiss VAT number with its suffix. */
function printNumber(stored: string): fc.Arbitrary<string> {
  const suffixes = /^CHE\d{9}$/.test(stored) ? ['', 'MWST', 'TVA', 'IVA'] : [''];
  return fc
    .tuple(fc.constantFrom(...suffixes), fc.infiniteStream(fc.tuple(separators, fc.boolean())))
    .map(([suffix, stream]) =>
      [...`${stored}${suffix}`]
        .map((character) => {
          const [separator, isSmall] = stream.next().value as [string, boolean];
          return `${isSmall ? character.toLowerCase() : character}${separator}`;
        })
        .join(''),
    );
}
