import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

export interface Schema {
  readonly $ref?: string;
  readonly [keyword: string]: unknown;
}

export interface MediaTypes {
  readonly [mediaType: string]: {
    readonly schema: Schema;
    readonly example?: unknown;
    readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  };
}

export interface Response {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: MediaTypes;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly kind: string | undefined;
  readonly secured: boolean;
  readonly parameters: readonly Parameter[];
  readonly requestContent: MediaTypes | undefined;
  readonly responses: Readonly<Record<string, Response>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The bundle, read afresh and without the sandbox's own reader, so that the two can disagree. */
export const bundle = JSON.parse(
  readFileSync(new URL('../../generated/openapi.internal.json', import.meta.url), 'utf8'),
) as Document;

function component<T>(part: { readonly $ref?: string } & T): T {
  if (part.$ref === undefined) return part;
  const [, , kind = '', name = ''] = part.$ref.split('/');
  return bundle.components[kind]?.[name] as T;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

export const operations: readonly Operation[] = Object.entries(bundle.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method] as Record<string, unknown> | undefined;
    if (!operation) return [];
    const parameters = [item.parameters, operation.parameters].flatMap(
      (list) => (list as Parameter[] | undefined) ?? [],
    );
    const responses = Object.entries(operation.responses as Record<string, Response>);
    return [
      {
        id: String(operation.operationId),
        method: method.toUpperCase(),
        path,
        kind: operation['x-kind'] as string | undefined,
        secured: !Array.isArray(operation.security) || operation.security.length > 0,
        parameters: parameters.map((parameter) => component<Parameter>(parameter)),
        requestContent: (operation.requestBody as { content: MediaTypes } | undefined)?.content,
        responses: Object.fromEntries(responses.map(([status, response]) => [status, component<Response>(response)])),
      },
    ];
  }),
);

/** The operation on the collection that an operation on a record belongs to. */
export function collectionOf({ path }: Operation): string {
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
});
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
// Keywords that say nothing about validity, and those of the house, which other tests hold.
for (const keyword of [
  'x-references',
  'x-unique',
  'x-keep-on-replace',
  'x-derived',
  'x-sequence',
  'x-scale',
  'x-filter',
  'x-default',
  'x-read-only',
  'x-normalize',
  'x-check-digits',
  'x-always',
  'example',
]) {
  ajv.addKeyword(keyword);
}
ajv.addKeyword('components');
ajv.addSchema({ components: { schemas: forAjv(bundle.components.schemas as Schema) } }, 'bundle');

/**
 * A schema for Ajv, which tells branches apart by their constants and refuses `mapping`, which repeats them. The bytes of a
 * PDF are no JSON: nothing of them can be validated.
 */
function forAjv(schema: Schema): Schema {
  if (schema.contentMediaType === 'application/pdf') return {};
  return JSON.parse(JSON.stringify(schema), (key, one) => (key === 'mapping' ? undefined : one)) as Schema;
}

const compiled = new Map<string, ValidateFunction>();

/** Compiles a schema of the bundle, strictly. */
export function compile(schema: Schema): ValidateFunction {
  const text = JSON.stringify(forAjv(schema)).replaceAll('"#/components/', '"bundle#/components/');
  const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object);
  compiled.set(text, validate);
  return validate;
}

/** Why a value does not fit a schema; empty when it does. */
export function violations(schema: Schema, value: unknown): string[] {
  const validate = compile(schema);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
