import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { needed } from './needed.ts';

const logger = { child: () => logger, info() {}, warn() {}, debug() {}, error() {}, trace() {}, success() {} };

/** Errors of a request: of one that is rejected, or of one that is accepted. */
interface Validation {
  readonly validation?: readonly unknown[];
  readonly input?: readonly unknown[];
}

/** Returns the errors that Prism finds in a body, by the schema of its operation. */
async function validate(schema: object, body: object, more: object = {}): Promise<readonly unknown[]> {
  const requestBody = { required: true, content: { 'application/json': { schema } } };
  const post = { requestBody, responses: { 204: { description: 'Done' } } };
  const document = {
    openapi: '3.1.1',
    info: { title: 'Shops', version: '1.0.0' },
    paths: { '/shops': { post } },
    ...more,
  };
  const operations = await getHttpOperationsFromSpec(document);
  const prism = createInstance(
    {
      ...{ mock: { dynamic: false }, validateRequest: true, validateResponse: false, checkSecurity: false },
      ...{ errors: false, upstreamProxy: undefined, isProxy: false },
    } as never,
    { logger } as never,
  );
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'post', url: { path: '/shops' }, headers, body } as const;
  const result: unknown = await prism.request(request as never, operations)();
  const { left, right } = result as { left?: { additional: Validation }; right?: { validations: Validation } };
  return left?.additional.validation ?? right?.validations.input ?? [];
}

const shop = { type: 'object', properties: { name: { type: 'string' } }, unevaluatedProperties: false };

describe('Prism', () => {
  it('finds an unknown field', async () => {
    const { unevaluatedProperties: _, ...closed } = { ...shop, additionalProperties: false };
    expect(await validate(closed, { nme: 'x' })).toHaveLength(1);
  });

  it('ignores unevaluatedProperties when the document names no dialect', async () => {
    const published = 'closeObject in scripts/bundle/flatten.ts, and jsonSchemaDialect of the control plane';
    expect(await validate(shop, { nme: 'x' }), needed(published)).toEqual([]);
    const dialect = { jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema' };
    expect(await validate(shop, { nme: 'x' }, dialect)).toHaveLength(1);
  });

  it('validates nothing, and does not say so, when Ajv cannot compile a schema', async () => {
    const broken = { ...shop, properties: { name: { type: 'string', pattern: '(' } } };
    const tests = 'the tests that compile each schema of the contract and of the control plane strictly';
    expect(await validate(broken, { name: 1 }), needed(tests)).toEqual([]);
  });
});

describe('Ajv', () => {
  it('rejects the mapping of a discriminator', () => {
    const branch = { type: 'object', properties: { type: { const: 'A' } }, required: ['type'] };
    const union = { type: 'object', discriminator: { propertyName: 'type', mapping: { A: '#/$defs/A' } } };
    const schema = { ...union, required: ['type'], oneOf: [{ $ref: '#/$defs/A' }], $defs: { A: branch } };
    const compile = () => new Ajv2020({ discriminator: true, strict: false }).compile(schema);
    expect(compile, needed('withoutMapping in mocks/contract/validation/ajv.ts')).toThrow('mapping');
  });

  it('takes a field with an invalid value for an unknown one', () => {
    const branch = { required: ['type'], properties: { type: { const: 'A' }, size: { type: 'integer' } } };
    const schema = {
      ...{ type: 'object', required: ['type'], properties: { type: {} } },
      ...{ discriminator: { propertyName: 'type' }, oneOf: [branch], unevaluatedProperties: false },
    };
    const check = new Ajv2020({ allErrors: true, discriminator: true, strict: false }).compile(schema);
    check({ type: 'A', size: 'x' });
    const keywords = check.errors?.map(({ keyword }) => keyword);
    expect(keywords, needed('mocks/contract/validation/error-details.ts')).toContain('unevaluatedProperties');
  });
});
