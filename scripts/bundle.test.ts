import { expect, it } from 'vitest';
import { checkSchemas, readContract } from './bundle.ts';

const check = (schema: object) => () => checkSchemas({ components: { schemas: { Pet: schema as never } } });

it.each([
  ['of an unknown type', { properties: { age: { type: 'text' } } }, '$defs/Pet/properties/age/type must be'],
  ['with a length that is no number', { minLength: 'x' }, '$defs/Pet/minLength must be integer'],
  ['that is a number', { properties: { age: 3 } }, '$defs/Pet/properties/age must be object,boolean'],
  [
    'with a pattern that is no regular expression',
    { allOf: [{ pattern: '^[z-a]$' }] },
    'Invalid regular expression: /^[z-a]$/u',
  ],
])('a schema %s is an error that names it', (_case, schema, message) => {
  expect(check(schema)).toThrow(message);
});

it.each([
  ['a property with the name of a keyword', { properties: { pattern: { type: 'string' }, type: { type: 'integer' } } }],
  ['a keyword of this contract', { type: 'string', 'x-scale': 2 }],
])('%s is no error', (_case, schema) => {
  expect(check(schema)).not.toThrow();
});

it('the schemas of the contract pass', async () => {
  const contract = await readContract();
  expect(() => checkSchemas(contract)).not.toThrow();
});
