import { describe, expect, it } from 'vitest';
import type { Document } from '../../contract/model.ts';
import { createSchemaValidators } from './ajv.ts';

const document = {
  info: { version: '1.0.0' },
  paths: {},
  components: {
    schemas: {
      Shape: {
        oneOf: [{ $ref: '#/components/schemas/Circle' }, { $ref: '#/components/schemas/Square' }],
        discriminator: { propertyName: 'kind', mapping: { circle: '#/components/schemas/Circle' } },
      },
      Circle: { type: 'object', properties: { kind: { const: 'circle' } }, required: ['kind'] },
      Square: {
        type: 'object',
        properties: { kind: { const: 'square' }, mapping: { $ref: '#/components/schemas/Side' } },
        required: ['kind'],
      },
      Side: { type: 'integer' },
    },
    parameters: {},
    securitySchemes: {},
  },
} as unknown as Document;
const validators = createSchemaValidators(document);

const getKeywords = (schema: object, value: unknown): string[] =>
  validators
    .forOutput(schema)(value)
    .map(({ keyword }) => keyword);

describe('a schema of the document', () => {
  it('is validated with the schemas that it refers to', () => {
    const validate = validators.forInput('Shape');
    expect(validate({ kind: 'square', mapping: 1 })).toEqual([]);
    expect(validate({ kind: 'square', mapping: 'x' })).toMatchObject([{ instancePath: '/mapping', keyword: 'type' }]);
    expect(validate({ kind: 'triangle' })).toMatchObject([{ keyword: 'discriminator' }]);
  });

  it('is compiled once for all inputs', () => {
    expect(validators.forInput('Circle')).toBe(validators.forInput('Circle'));
  });

  it('that does not exist is an error', () => {
    expect(() => validators.forInput('Triangle')).toThrow('The contract has no schema #/components/schemas/Triangle');
  });
});

describe('length limits', () => {
  const schema = { type: 'string', minLength: 2, maxLength: 3 };

  it.each(['ab', 'abc', '😀😀', '😀😀😀', 'a😀'])('of 2 to 3 characters allow the text %s', (text) =>
    expect(getKeywords(schema, text)).toEqual([]),
  );

  it.each([
    ['a', 'minLength', 'must NOT have fewer than 2 characters'],
    ['😀', 'minLength', 'must NOT have fewer than 2 characters'],
    ['abcd', 'maxLength', 'must NOT have more than 3 characters'],
    ['😀😀😀😀', 'maxLength', 'must NOT have more than 3 characters'],
  ])('reject the text %s by %s', (text, keyword, message) => {
    expect(validators.forOutput(schema)(text)).toMatchObject([{ keyword, message, params: expect.anything() }]);
  });
});

describe('formats', () => {
  it.each([
    ['date', '2026-02-28'],
    ['date', '2024-02-29'],
    ['date', '2026-12-31'],
    ['uri', 'http://localhost:4010/v1/debtors?pageSize=25&page=2'],
    ['uri', 'https://example.com'],
    ['uri', 'http://[::1]:4010/v1/debtors/1'],
    ['uri', 'https://example.com/a%20b#c'],
    ['uri', 'mailto:info@example.com'],
  ])('%s allows the text %s', (format, text) => expect(getKeywords({ type: 'string', format }, text)).toEqual([]));

  it.each([
    ['date', '2026-02-29'],
    ['date', '2026-13-01'],
    ['date', '2026-00-10'],
    ['date', '2026-04-31'],
    ['date', '2026-1-1'],
    ['uri', 'example'],
    ['uri', 'http://example.com/a b'],
    ['uri', 'http://example.com/%zz'],
    ['uri', '/v1/debtors'],
  ])('%s rejects the text %s', (format, text) =>
    expect(getKeywords({ type: 'string', format }, text)).toEqual(['format']),
  );
});
