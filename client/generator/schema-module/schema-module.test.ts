import { describe, expect, test } from 'vitest';
import type { Schema } from '../../../scripts/document/openapi.ts';
import { closed, contractOf, generated, ref, text } from '../../../test/support/client/schema-module.ts';
import { schemaModule } from './schema-module.ts';

describe('the module', () => {
  test('names what is sent or read, and leaves out what only parts or refusals use', async () => {
    const { schemas, remove } = await generated(
      contractOf({
        Unused: { type: 'object' },
        Name: text,
        Lines: { type: 'array', items: ref('Line') },
        Line: { type: 'object' },
        Thing: { type: 'object', properties: { name: ref('Name'), lines: ref('Lines') } },
      }),
    );
    await remove();
    expect(Object.keys(schemas)).toEqual(['Line', 'Lines', 'Thing', 'ThingInput']);
  });

  test('documents a schema with one sentence', () => {
    const description = 'A [thing](#tag/Things), e.g.\nnew. It has more to say.';
    const module = schemaModule(
      contractOf({ ThingInput: closed({ a: { ...text, description: 'x' } }, { description }) }),
    );
    expect(module).toContain('/** A thing, e.g. new. */\nexport const ThingInput');
    expect(module).not.toContain('more to say');
  });

  test.each<[what: string, schema: Schema, message: string]>([
    ['a keyword that it does not know', closed({ a: { type: 'number', multipleOf: 2 } }), 'keyword multipleOf'],
    ['a format that it does not know', closed({ a: { ...text, format: 'uuid' } }), 'format uuid'],
    ['a type that it does not know', closed({ a: { type: ['string', 'integer'] } }), 'type string or integer'],
    ['a map', closed({ a: { type: 'object', additionalProperties: text } }), 'additionalProperties with a schema'],
    ['parts', closed({}, { allOf: [closed({ a: text })] }), 'keyword allOf'],
    [
      'branches that look alike',
      { type: 'object', oneOf: [closed({ a: text }), closed({ a: text })] },
      'tell the branches',
    ],
    ['a required field that it has not', closed({}, { required: ['a'] }), 'the required field a'],
    ['a choice with fields', { type: 'object', oneOf: [], properties: { a: text } }, 'oneOf without fields'],
  ])('is refused for %s, by the name of the schema', (_, schema, message) => {
    const make = () => schemaModule(contractOf({ ThingInput: schema }));
    expect(make).toThrow(/^ThingInput: /);
    expect(make).toThrow(message);
  });
});
