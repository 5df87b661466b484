import type { CodeKeywordDefinition, ErrorObject } from 'ajv';
import { _, Ajv2020, str, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { lazy, memoize } from '../memoize.ts';
import type { Document, Schema } from '../model.ts';
import { checkDigitsKeyword } from './check-digits.ts';

/** Validates a value. Returns its errors; empty when it is valid. */
export type Validator = (value: unknown) => readonly ErrorObject[];

export interface SchemaValidators {
  /** The validator of what clients send for a named schema: it finds all errors. */
  readonly forInput: (schema: string) => Validator;
  /** The validator of a parameter, whose schema refers to no other: it finds all errors. */
  readonly forParameter: (schema: object) => Validator;
  /** The validator of what the sandbox sends: it stops at the first error. Check digits were checked when they were sent. */
  readonly forOutput: (schema: object) => Validator;
}

/**
 * The validators of the schemas of a document, compiled on first use. A schema that does not compile throws.
 */
export const schemaValidatorsFor = memoize((document: Document): SchemaValidators => {
  const compileInput = lazy(() => {
    const ajv = createAjv({ allErrors: true, verbose: true });
    ajv.addKeyword(checkDigitsKeyword);
    return createCompiler(ajv, document);
  });
  const compileOutput = lazy(() => createCompiler(createAjv(), document));
  const inputValidators = new Map<string, Validator>();
  return {
    forInput(name) {
      const validator = inputValidators.get(name) ?? compileInput()({ $ref: `${COMPONENTS}${name}` });
      inputValidators.set(name, validator);
      return validator;
    },
    forParameter: (schema) => compileInput()(schema),
    forOutput: (schema) => compileOutput()(schema),
  };
});

const COMPONENTS = '#/components/schemas/';

/** Creates a compiler that adds only the schemas that are referred to: Ajv traverses each one that is added. */
function createCompiler(ajv: Ajv2020, { components }: Document): (schema: object) => Validator {
  const added = new Set<string>();

  function addReferences(part: unknown): void {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key === '$ref' && typeof value === 'string') addSchema(value);
      else addReferences(value);
    }
  }

  function addSchema(reference: string): void {
    if (added.has(reference)) return;
    added.add(reference);
    const schema = components.schemas[reference.slice(COMPONENTS.length)];
    if (!schema) throw new Error(`The contract has no schema ${reference}`);
    ajv.addSchema(withoutMapping(schema), reference);
    addReferences(schema);
  }

  return (schema) => {
    addReferences(schema);
    return toValidator(ajv.compile(schema));
  };
}

/** Ajv finds the branch of a union by its constants, and rejects a `mapping`, which repeats them. */
function withoutMapping(schema: Schema): Schema {
  if (!schema.discriminator) return schema;
  return { ...schema, discriminator: { propertyName: schema.discriminator.propertyName } };
}

const NO_ERRORS: readonly ErrorObject[] = [];

const toValidator =
  (validate: ValidateFunction): Validator =>
  (value) =>
    validate(value) ? NO_ERRORS : (validate.errors ?? []);

function createAjv(options: object = {}): Ajv2020 {
  // The build validates the schemas themselves; here it would cost the first request a tenth of a second.
  const ajv = new Ajv2020({ discriminator: true, strict: false, meta: false, validateSchema: false, ...options });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  for (const [name, pattern] of Object.entries(COMMON_VALUES)) addCommonValues(ajv, name, pattern);
  ajv.removeKeyword('maxLength').removeKeyword('minLength');
  ajv.addKeyword(lengthLimits).addKeyword(scaleLimit);
  return ajv;
}

/** Matches most valid values. A page has hundreds of URLs and dates, and the complete check of a format is slow. */
const COMMON_VALUES = {
  uri: /^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/[\w.~/-]*(?:\?[\w.~=&-]*)?)?$/,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/,
};

function addCommonValues(ajv: Ajv2020, name: string, pattern: RegExp): void {
  const format = ajv.formats[name] as Check | { readonly validate: Check };
  const isValid = typeof format === 'function' ? format : format.validate;
  ajv.addFormat(name, (text: string) => pattern.test(text) || isValid(text));
}

type Check = (text: string) => boolean;

/** `maxLength` and `minLength` count characters. The length in UTF-16, which is known, decides most cases. */
const lengthLimits: CodeKeywordDefinition = {
  keyword: ['maxLength', 'minLength'],
  // Keeps the order of the errors.
  before: 'pattern',
  type: 'string',
  schemaType: 'number',
  error: {
    message: ({ keyword, schemaCode }) =>
      str`must NOT have ${keyword === 'maxLength' ? 'more' : 'fewer'} than ${schemaCode} characters`,
    params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
  },
  code(context) {
    const { keyword, data, schema: limit } = context;
    const count = _`[...${data}].length`;
    // A character is one or two units of UTF-16.
    if (keyword === 'maxLength') context.fail(_`${data}.length > ${limit} && ${count} > ${limit}`);
    else context.fail(_`${data}.length < ${2 * limit} && ${count} < ${limit}`);
  },
};

/**
 * Limits the decimals of an amount. It is exact: `toFixed` rounds the binary value, and only a number with that many
 * decimals is equal to the result.
 */
const scaleLimit: CodeKeywordDefinition = {
  keyword: 'x-scale',
  type: 'number',
  schemaType: 'number',
  code(context) {
    const { data, schema: scale } = context;
    context.fail(_`!Number.isInteger(${data}) && Number(${data}.toFixed(${scale})) !== ${data}`);
  },
};
