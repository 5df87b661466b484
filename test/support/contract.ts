import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Decimal } from 'decimal.js';
import {
  getParameters,
  getResponses,
  isSecured,
  listOperations,
  type OpenApiDocument,
  type Parameter,
  type RequestBody,
  type Response,
  type Schema,
} from '../../contract/document.ts';

export type { Parameter, Schema } from '../../contract/document.ts';

export type MediaTypes = RequestBody['content'];

/** An operation of the contract with its references resolved. */
export interface Operation {
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  readonly path: string;
  readonly kind: string | undefined;
  readonly secured: boolean;
  readonly parameters: readonly Parameter[];
  readonly requestContent: MediaTypes | undefined;
  readonly responses: Readonly<Record<string, Response>>;
}

/** The bundle, read without the sandbox's own reader, so that the two can disagree. */
export const bundle = JSON.parse(
  readFileSync(new URL('../../generated/openapi.internal.json', import.meta.url), 'utf8'),
) as OpenApiDocument;

export const operations: readonly Operation[] = listOperations(bundle).map((entry) => {
  const { method, path, operation } = entry;
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    kind: operation['x-kind'] as string | undefined,
    secured: isSecured(operation),
    parameters: getParameters(bundle, entry),
    requestContent: operation.requestBody?.content,
    responses: getResponses(bundle, entry),
  };
});

export function getCollectionPath({ path }: Operation): string {
  return path.replace(/\/\{\w+\}$/, '');
}

// Strict: a schema that Ajv does not wholly understand is an error here, where Prism would skip it without a word.
// Only `required` may name a property of another part of an `allOf`, which is how inputs are made from fields.
const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  allErrors: true,
  discriminator: true,
  // To optimize code takes as long as to generate it.
  code: { optimize: false },
});
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
// Keywords that say nothing about validity, and the house's own, which other tests check.
for (const keyword of [
  'x-references',
  'x-unique',
  'x-ignore-case',
  'x-one-of-required',
  'x-keep-on-replace',
  'x-derived',
  'x-sequence',
  'x-filter',
  'x-default',
  'x-read-only',
  'x-normalize',
  'x-check-digits',
  'x-optional',
  'example',
]) {
  ajv.addKeyword(keyword);
}
ajv.addKeyword({
  keyword: 'x-scale',
  type: 'number',
  schemaType: 'number',
  validate: (scale: number, value: number) => new Decimal(value).decimalPlaces() <= scale,
});
ajv.addKeyword('components');

/**
 * A schema for Ajv, which distinguishes branches by their constants and rejects `mapping`, which repeats them. The bytes of a
 * PDF are no JSON: nothing of them can be validated.
 */
function forAjv(schema: Schema): Schema {
  if (schema.contentMediaType === 'application/pdf') return {};
  return JSON.parse(JSON.stringify(schema), (key, value) => (key === 'mapping' ? undefined : value)) as Schema;
}

/** Creates what compiles and applies the schemas of a document, strictly. */
export function createSchemas(id: string, { components }: Pick<OpenApiDocument, 'components'>) {
  ajv.addSchema({ components: { schemas: forAjv(components.schemas as Schema) } }, id);
  const compiled = new Map<string, ValidateFunction>();
  const compileSchema = (schema: Schema): ValidateFunction => {
    const text = JSON.stringify(forAjv(schema)).replaceAll('"#/components/', `"${id}#/components/`);
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object);
    compiled.set(text, validate);
    return validate;
  };
  const findViolations = (schema: Schema, value: unknown): string[] => {
    const validate = compileSchema(schema);
    return validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
  return { compileSchema, findViolations };
}

export const { compileSchema, findViolations } = createSchemas('bundle', bundle);
