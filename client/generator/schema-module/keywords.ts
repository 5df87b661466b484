import type { Schema } from '../../../contract/document.ts';
import { BuildError } from '../../../scripts/lib/run.ts';

/** Emits a limit, to append to a schema. `emitSchema` emits a schema inside the limit. */
type EmitLimit = (value: never, emitSchema: (schema: Schema) => string) => string;

const emitMethod =
  (method: string) =>
  (value: number): string =>
    `.${method}(${value})`;
const emitCheck = (name: string, ...values: readonly string[]): string => `.check(input.${name}(${values.join(', ')}))`;

/** Limits of values, in the order in which they are emitted. */
const limits: Readonly<Record<string, EmitLimit>> = {
  minLength: emitMethod('min'),
  maxLength: emitMethod('max'),
  pattern: (value: string) => `.regex(${new RegExp(value, 'u')})`,
  minimum: emitMethod('min'),
  maximum: emitMethod('max'),
  'x-scale': (value: number) => emitCheck('decimals', String(value)),
  minItems: emitMethod('min'),
  maxItems: emitMethod('max'),
  uniqueItems: (value: boolean) => (value ? emitCheck('unique') : ''),
  contains: (value: Schema, emitSchema) =>
    emitCheck('contains', emitSchema(value), JSON.stringify(formatConstants(value))),
  minProperties: (value: number) => emitCheck('atLeast', String(value)),
};

/** Keywords that the emitters of types handle. */
const STRUCTURE = ['$ref', 'type', 'format', 'enum', 'const', 'properties', 'required', 'items', 'oneOf'];
/** Keywords without an effect on validation. */
const ANNOTATIONS = ['description', 'title', 'example', 'examples', 'deprecated', 'discriminator'];
const SUPPORTED = new Set([...Object.keys(limits), ...STRUCTURE, 'additionalProperties', ...ANNOTATIONS]);

export function emitLimits(schema: Schema, emitSchema: (schema: Schema) => string): string {
  return Object.entries(limits)
    .filter(([keyword]) => schema[keyword] !== undefined)
    .map(([keyword, emit]) => emit(schema[keyword] as never, emitSchema))
    .join('');
}

/**
 * @throws BuildError when a keyword of a schema would be lost. Keywords of this repository (`x-...`) are no limits, except
 * those in the table.
 */
export function checkKeywords(schema: Schema): void {
  const unsupported = Object.keys(schema).find((keyword) => !SUPPORTED.has(keyword) && !keyword.startsWith('x-'));
  if (unsupported) throw new BuildError(`The schemas of the client do not support the keyword ${unsupported}.`);
  const { additionalProperties } = schema;
  if (typeof additionalProperties === 'object') {
    throw new BuildError('The schemas of the client do not support additionalProperties with a schema.');
  }
}

/** Formats constants for a message: `bookingType A`. */
const formatConstants = ({ properties = {} }: Schema): string =>
  Object.entries(properties)
    .map(([name, schema]) => `${name} ${schema.const}`)
    .join(' and ');
