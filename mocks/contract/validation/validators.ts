import type { ErrorObject } from 'ajv';

/** Validates a value. Returns its errors; empty when it is valid. */
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

/** What Ajv compiles a schema to. */
export interface ValidateFunction {
  (value: unknown): unknown;
  errors?: readonly ErrorObject[] | null;
}

export const toValidator =
  (validate: ValidateFunction): Validator =>
  (value) =>
    validate(value) ? NO_ERRORS : (validate.errors ?? []);
