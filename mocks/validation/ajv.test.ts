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

it.each([
  ['ab', []],
  ['abc', []],
  ['😀😀', []],
  ['😀😀😀', []],
  ['a😀', []],
  ['a', ['must NOT have fewer than 2 characters']],
  ['😀', ['must NOT have fewer than 2 characters']],
  ['abcd', ['must NOT have more than 3 characters']],
  ['😀😀😀😀', ['must NOT have more than 3 characters']],
])('limits of 2 to 3 characters judge the text %s: %j', (text, messages) => {
  const issues = validators.forOutput({ type: 'string', minLength: 2, maxLength: 3 })(text);
  expect(issues).toMatchObject(messages.map((message) => ({ message, params: expect.anything() })));
});

const uris = ['http://localhost:4010/v1/debtors?pageSize=25&page=2', 'https://example.com', 'mailto:info@example.com'];

it.each([
  ['date', '2026-02-28 2024-02-29 2026-12-31', '2026-02-29 2026-13-01 2026-00-10 2026-04-31 2026-1-1'],
  ['uri', uris.join(' '), 'example http://example.com/%zz /v1/debtors'],
  ['uri', 'http://[::1]:4010/v1/debtors/1 https://example.com/a%20b#c', 'http://example.com/a\nb'],
])('the format %s allows %s and rejects %s', (format, allowed, rejected) => {
  const validate = validators.forOutput({ type: 'string', format });
  for (const text of allowed.split(' ')) expect(validate(text), text).toEqual([]);
  for (const text of rejected.split(' ')) expect(validate(text), text).toMatchObject([{ keyword: 'format' }]);
});
