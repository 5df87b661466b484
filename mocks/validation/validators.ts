import type { ErrorObject } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isTimestamp } from '../../contract/moments.ts';

export type Validator = (value: unknown) => readonly ErrorObject[];

/** The validators of the schemas of a document: compiled when they are needed, or made by the build. */
export interface SchemaValidators {
  /** The validator of what clients send for a named schema: it finds all errors. */
  readonly forInput: (schema: string) => Validator;
  /** The validator of a parameter, whose schema refers to no other: it finds all errors. */
  readonly forParameter: (schema: object) => Validator;
  /** The validator of what the sandbox sends: it stops at the first error. Check digits were checked when they were sent. */
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

/** Matches most valid values. A page has hundreds of URLs, dates and times, and the complete check of a format is slow. */
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

/** The formats of strings and numbers, by name. A time is that of RFC 3339; Ajv takes `+0200` and a space too. */
export const formats = {
  ...fullFormats,
  uri: addCommonValues('uri'),
  date: addCommonValues('date'),
  'date-time': addCommonValues('date-time', isTimestamp),
};
