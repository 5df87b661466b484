import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { checkDigitsKeyword } from '../../contract/check-digits-keyword.ts';
import type { Schema } from '../../contract/document.ts';
import { parsePointer } from '../../contract/json-pointer.ts';
import { document, findPointer, formatPath } from '../contract.ts';
import type { Issue } from './http.ts';

const FORMATS = ['int32', 'int64', 'double', 'decimal', 'password', 'binary'];

/** Independent of the sandbox's own validators: a union is as valid as its branches, whatever the discriminator. */
// To optimize code takes as long as to generate it, and makes it no faster.
const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: false, code: { optimize: false } });
addFormats.default(ajv);
for (const format of FORMATS) ajv.addFormat(format, true);
const hasScale = (scale: number, value: number): boolean => countDecimals(value) <= scale;
ajv.addKeyword({ keyword: 'x-scale', type: 'number', schemaType: 'number', validate: hasScale });
ajv.addKeyword(checkDigitsKeyword);
ajv.addSchema({ ...document, $id: 'contract' }, 'contract');

const validators = new WeakMap<Schema, ValidateFunction>();

/** What is wrong with a value, and the part of the contract that says so. */
export type SchemaError = Pick<Issue, 'message' | 'pointer' | 'isMissing' | 'keyword'>;

export function validateSchema(schema: Schema, value: unknown): readonly SchemaError[] {
  const validator = validators.get(schema) ?? ajv.compile(withAbsoluteRefs(schema) as object);
  validators.set(schema, validator);
  return validator(value) ? [] : (validator.errors ?? []).map((error) => toSchemaError(schema, value, error));
}

/** The first issue as a line; undefined when the value is valid. */
export function findSchemaError(schema: Schema, value: unknown): string | undefined {
  return validateSchema(schema, value)[0]?.message;
}

function toSchemaError(schema: Schema, value: unknown, error: ErrorObject): SchemaError {
  const { instancePath, keyword, message = '', params } = error;
  const path = parsePointer(instancePath).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const missing = (params as { readonly missingProperty?: string }).missingProperty;
  const pointer = findPointer(schema, value, missing === undefined ? path : [...path, missing]);
  // A value of `additionalProperties` has no part of its own: the keyword is not that of the object around it.
  const isInside = path.length > 0 && pointer === findPointer(schema, value, path.slice(0, -1));
  return {
    message: `${formatPath(path)} ${message}`.trim(),
    ...(pointer !== undefined && { pointer }),
    ...(missing === undefined ? { keyword: isInside ? undefined : keyword } : { isMissing: true }),
  };
}

/** The decimals of a number in JSON: 4 for 0.0001, 9 for 1e-9. */
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
