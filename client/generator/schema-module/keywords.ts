import type { Schema } from '../../../scripts/document/openapi.ts';
import { BuildError } from '../../../scripts/lib/run.ts';

/** Writes a limit behind a schema. `code` makes the code of a schema inside the limit. */
type Limit = (value: never, code: (schema: Schema) => string) => string;

const call =
  (method: string) =>
  (value: number): string =>
    `.${method}(${value})`;
const rule = (name: string, ...values: readonly string[]): string => `.check(input.${name}(${values.join(', ')}))`;

/** The limits of values, in the order in which they are written. */
const limits: Readonly<Record<string, Limit>> = {
  minLength: call('min'),
  maxLength: call('max'),
  pattern: (value: string) => `.regex(${new RegExp(value, 'u')})`,
  minimum: call('min'),
  maximum: call('max'),
  'x-scale': (value: number) => rule('decimals', String(value)),
  minItems: call('min'),
  maxItems: call('max'),
  uniqueItems: (value: boolean) => (value ? rule('unique') : ''),
  contains: (value: Schema, code) => rule('contains', code(value), JSON.stringify(wanted(value))),
  minProperties: (value: number) => rule('atLeast', String(value)),
};

/** What makes the shape of a schema. */
const shape = ['$ref', 'type', 'format', 'enum', 'const', 'properties', 'required', 'items', 'oneOf'];
const closing = ['additionalProperties'];
/** What says nothing about which values are right. */
const remarks = ['description', 'title', 'example', 'examples', 'deprecated', 'discriminator'];
const known = new Set([...Object.keys(limits), ...shape, ...closing, ...remarks]);

/** The limits of a schema, as code behind it. */
export function limitsOf(schema: Schema, code: (schema: Schema) => string): string {
  return Object.entries(limits)
    .filter(([keyword]) => schema[keyword] !== undefined)
    .map(([keyword, limit]) => limit(schema[keyword] as never, code))
    .join('');
}

/**
 * @throws BuildError when a schema has a keyword that would be lost. The house's own keywords are no limits, but for
 * those in the table.
 */
export function checkKeywords(schema: Schema): void {
  const lost = Object.keys(schema).find((keyword) => !known.has(keyword) && !keyword.startsWith('x-'));
  if (lost) throw new BuildError(`The schemas of the client do not know the keyword ${lost}.`);
  const { additionalProperties } = schema;
  if (typeof additionalProperties === 'object') {
    throw new BuildError('The schemas of the client do not know additionalProperties with a schema.');
  }
}

/** `bookingType A`, for a message. */
const wanted = ({ properties = {} }: Schema): string =>
  Object.entries(properties)
    .map(([name, schema]) => `${name} ${schema.const}`)
    .join(' and ');
