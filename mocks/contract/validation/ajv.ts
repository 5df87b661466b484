import type { ErrorObject, KeywordDefinition } from 'ajv';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Decimal } from 'decimal.js';
import { lazy, memoize } from '../memoize.ts';
import type { Document } from '../model.ts';
import { checkDigitsKeyword } from './check-digits.ts';

/** Validates a value. Returns what is wrong with it; empty when it is valid. */
export type Validator = (value: unknown) => readonly ErrorObject[];

export interface SchemaValidators {
  /** The validator of what clients send for a named schema: it finds all errors. */
  readonly forInput: (schema: string) => Validator;
  /** The validator of a parameter, whose schema refers to no other. */
  readonly forParameter: (schema: object) => Validator;
  /** The validator of what the sandbox sends: it stops at the first error. Check digits were checked when they were sent. */
  readonly forOutput: (schema: object) => Validator;
}

/**
 * The validators of the schemas of a document, compiled when they are first needed, once in a process. A schema that
 * does not compile throws.
 */
export const schemaValidatorsFor = memoize((document: Document): SchemaValidators => {
  const parameters = createAjv({ allErrors: true, verbose: true }, exactScale, checkDigitsKeyword);
  const inputs = lazy(() =>
    addSchemas(createAjv({ allErrors: true, verbose: true }, exactScale, checkDigitsKeyword), document),
  );
  const outputs = lazy(() => addSchemas(createAjv({ inlineRefs: false }, fastScale), document));
  const inputValidators = new Map<string, Validator>();
  return {
    forInput(schema) {
      const validator =
        inputValidators.get(schema) ??
        toValidator(inputs().compile({ $ref: `contract#/components/schemas/${schema}` }));
      inputValidators.set(schema, validator);
      return validator;
    },
    forParameter: (schema) => toValidator(parameters.compile(schema)),
    forOutput: (schema) => toValidator(outputs().compile(atContract(schema))),
  };
});

const toValidator =
  (validate: ValidateFunction): Validator =>
  (value) =>
    validate(value) ? [] : (validate.errors ?? []);

/**
 * Adds the schemas of the contract. Ajv finds the branch of a union by its constants and rejects a `mapping`, which
 * repeats them; so it is left out.
 */
function addSchemas(ajv: Ajv2020, { components }: Document): Ajv2020 {
  const schemas = JSON.parse(JSON.stringify(components.schemas), (key, value) =>
    key === 'mapping' ? undefined : value,
  );
  // The document is a container of schemas and no schema itself, so it is not validated as one.
  return ajv.addSchema({ components: { schemas } }, 'contract', false, false);
}

/** A schema outside of the components, with its references into them. */
const atContract = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? `contract${value}` : value,
  );

function createAjv(options: object, ...keywords: readonly KeywordDefinition[]): Ajv2020 {
  // The build validates the schemas themselves; here it would cost the first request a tenth of a second.
  const ajv = new Ajv2020({ discriminator: true, strict: false, meta: false, validateSchema: false, ...options });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  for (const keyword of keywords) ajv.addKeyword(keyword);
  return ajv;
}

/** The number of decimals of an amount: of what clients send, in any notation. */
const exactScale: KeywordDefinition = {
  keyword: 'x-scale',
  type: 'number',
  schemaType: 'number',
  validate: (scale: number, value: number) => new Decimal(value).decimalPlaces() <= scale,
};

/** The same for what the sandbox sends, without a decimal library: exact, because `toFixed` rounds the binary value. */
const fastScale: KeywordDefinition = {
  ...exactScale,
  validate: (scale: number, value: number) => Number.isInteger(value) || Number(value.toFixed(scale)) === value,
};
