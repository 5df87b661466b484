import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { checkDigitsKeyword } from '../../contract/check-digits-keyword.ts';
import type { Schema } from '../../contract/document.ts';
import { getByPointer, parsePointer } from '../../contract/json-pointer.ts';
import { document, findPointer, formatPath } from '../contract.ts';
import type { Issue } from '../session/http.ts';

const FORMATS = ['int32', 'int64', 'double', 'decimal', 'password', 'binary'];

/** Validator independent of the sandbox's: a union is as valid as its branches, without the discriminator. */
// Optimizing code takes as long as generating it, without a gain.
const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: false, code: { optimize: false } });
addFormats.default(ajv);
for (const format of FORMATS) ajv.addFormat(format, true);
const hasScale = (scale: number, value: number): boolean => countDecimals(value) <= scale;
ajv.addKeyword({ keyword: 'x-scale', type: 'number', schemaType: 'number', validate: hasScale });
ajv.addKeyword(checkDigitsKeyword);
ajv.addSchema({ ...document, $id: 'contract' }, 'contract');

const validators = new WeakMap<Schema, ValidateFunction>();

/** Fault of a value, and the violated part of the contract. */
export type SchemaError = Pick<Issue, 'message' | 'pointer' | 'isMissing' | 'keyword'> & { readonly subject: string };

export function validateSchema(schema: Schema, value: unknown): readonly SchemaError[] {
  const validator = validators.get(schema) ?? ajv.compile(withAbsoluteRefs(schema) as object);
  validators.set(schema, validator);
  return validator(value) ? [] : (validator.errors ?? []).map((error) => toSchemaError(schema, value, error));
}

/** Returns the first issue as a line; undefined for a valid value. */
export function findSchemaError(schema: Schema, value: unknown): string | undefined {
  return validateSchema(schema, value)[0]?.message;
}

function toSchemaError(schema: Schema, value: unknown, error: ErrorObject): SchemaError {
  const { instancePath, keyword, message = '', params } = error;
  const path = parsePointer(instancePath).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const names = params as Readonly<Record<string, string>>;
  const [missing, unknown] = [names.missingProperty, names.unevaluatedProperty ?? names.additionalProperty];
  const place = findPointer(schema, value, missing === undefined ? path : [...path, missing]);
  const { const: constant } = (place === undefined ? {} : getByPointer(document, place)) as Schema;
  // Only the discriminator constant and the required fields of the chosen alternative count.
  const isOfOtherAlternative =
    (keyword === 'const' && constant !== params.allowedValue) || (missing !== undefined && !isAt(place, missing));
  const pointer = isOfOtherAlternative ? undefined : place;
  const field = formatPath([...path, ...[missing ?? unknown ?? []].flat()]).replaceAll(/\d+/g, '');
  return {
    message: `${formatPath(path)} ${message}${unknown === undefined ? '' : `: '${unknown}'`}`.trim(),
    subject: `${field} ${keyword}`,
    ...(pointer !== undefined && { pointer }),
    ...(missing !== undefined && { isMissing: true }),
    ...(missing === undefined && isAt(pointer, path.at(-1)) && { keyword }),
  };
}

/** Checks that a pointer addresses the value, not its parent: additional properties have none. */
function isAt(pointer: string | undefined, key: string | number | undefined): boolean {
  if (pointer === undefined || key === undefined) return false;
  return pointer.endsWith(typeof key === 'number' ? '/items' : `/properties/${key}`);
}

/** Counts the decimals of a JSON number: 4 for 0.0001, 9 for 1e-9. */
function countDecimals(value: number): number {
  const [, decimals = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, decimals.length - Number(exponent));
}

function withAbsoluteRefs(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withAbsoluteRefs);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [
    key,
    key === '$ref' && typeof value === 'string' ? `contract${value}` : withAbsoluteRefs(value),
  ]);
  return Object.fromEntries(entries);
}
