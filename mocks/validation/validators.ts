import type { ErrorObject } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isTimestamp } from '../../contract/moments.ts';

export type Validator = (value: unknown) => readonly ErrorObject[];

/** Validators of a document's schemas: compiled on demand, or built. */
export interface SchemaValidators {
  /** Returns the validator of requests for a named schema, which finds all errors. */
  readonly forInput: (schema: string) => Validator;
  /** Returns the validator of a parameter, whose schema has no references: finds all errors. */
  readonly forParameter: (schema: object) => Validator;
  /** Returns the validator of responses, which stops at the first error. Check digits were validated on input. */
  readonly forOutput: (schema: object) => Validator;
}

const NO_ERRORS: readonly ErrorObject[] = [];

export interface ValidateFunction {
  (value: unknown): unknown;
  errors?: readonly ErrorObject[] | null;
}

export const toValidator =
  (validate: ValidateFunction): Validator =>
  (value) =>
    validate(value) ? NO_ERRORS : (validate.errors ?? []);

type Check = (text: string) => boolean;

/** Fast matches of most valid values: a page has hundreds of URLs, dates and times, and complete checks are slow. */
const COMMON_VALUES = {
  uri: /^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/[\w.~/-]*(?:\?[\w.~=&-]*)?)?$/,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/,
  'date-time': /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/,
} as const;

function addCommonValues(name: keyof typeof COMMON_VALUES, isValid = getCheck(name)): Check {
  return (text) => COMMON_VALUES[name].test(text) || isValid(text);
}

function getCheck(name: keyof typeof COMMON_VALUES): Check {
  const format = fullFormats[name] as Check | { readonly validate: Check };
  return typeof format === 'function' ? format : format.validate;
}

/** Formats of strings and numbers, by name. Times follow RFC 3339; Ajv also accepts `+0200` and a space. */
export const formats = {
  ...fullFormats,
  uri: addCommonValues('uri'),
  date: addCommonValues('date'),
  'date-time': addCommonValues('date-time', isTimestamp),
};
