import type { AnySchema, CodeKeywordDefinition, Options } from 'ajv';
import { _, Ajv2020, str } from 'ajv/dist/2020.js';
import { checkDigitsKeyword } from '../../contract/check-digits-keyword.ts';
import { lazy } from '../../contract/memoize.ts';
import type { Document, Schema } from '../../contract/model.ts';
import { formats, type SchemaValidators, toValidator, type Validator } from './validators.ts';

/** Creates the validators of a document's schemas, compiled on first use. A schema that does not compile throws. */
export function createSchemaValidators(document: Document): SchemaValidators {
  const compileInput = lazy(() => createCompiler(createInputAjv(), document));
  const compileOutput = lazy(() => createCompiler(createOutputAjv(), document));
  const inputValidators = new Map<string, Validator>();
  return {
    forInput(name) {
      const validator = inputValidators.get(name) ?? compileInput()(toInputSchema(name));
      inputValidators.set(name, validator);
      return validator;
    },
    forParameter: (schema) => compileInput()(schema),
    forOutput: (schema) => compileOutput()(schema),
  };
}

const COMPONENTS = '#/components/schemas/';

export const toInputSchema = (name: string): Schema => ({ $ref: `${COMPONENTS}${name}` });

export const createInputAjv = (options?: Options): Ajv2020 =>
  createAjv({ allErrors: true, verbose: true, ...options }).addKeyword(checkDigitsKeyword);

export const createOutputAjv = (options?: Options): Ajv2020 => createAjv(options);

function createCompiler(ajv: Ajv2020, document: Document): (schema: object) => Validator {
  const addReferences = createReferenceAdder(ajv, document);
  return (schema) => {
    addReferences(schema);
    return toValidator(ajv.compile(schema as AnySchema));
  };
}

/** Creates a function that adds only referenced schemas: Ajv traverses each added one. */
export function createReferenceAdder(ajv: Ajv2020, { components }: Document): (schema: object) => void {
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

  return addReferences;
}

/** Removes `mapping`, which Ajv rejects: it finds the branch of a union by its constants. */
function withoutMapping(schema: Schema): Schema {
  if (!schema.discriminator) return schema;
  return { ...schema, discriminator: { propertyName: schema.discriminator.propertyName } };
}

function createAjv(options: Options = {}): Ajv2020 {
  // The build validates the schemas. Here it would cost the first request a tenth of a second.
  const defaults: Options = { discriminator: true, strict: false, meta: false, validateSchema: false };
  // Optimizing code takes as long as generating it, without a gain.
  const ajv = new Ajv2020({ ...defaults, code: { optimize: false }, ...options });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.removeKeyword('maxLength').removeKeyword('minLength');
  ajv.addKeyword(lengthLimits).addKeyword(scaleLimit);
  return ajv;
}

/** `maxLength` and `minLength` in characters. The length in UTF-16, already known, decides most cases. */
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
 * Limits the decimals of an amount, exactly: `toFixed` rounds the binary value, and equals only a number with as many decimals.
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
