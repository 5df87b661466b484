import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../contract/document.ts';
import {
  createClosedObject,
  createContract,
  createRef,
  loadSchemaModule,
  text,
} from '../../../test/support/client/schema-module.ts';
import { emitSchemaModule } from './schema-module.ts';

describe('the schema module', () => {
  it('exports what is sent or read, not scalars and unused components', async () => {
    const { schemas, remove } = await loadSchemaModule(
      createContract({
        Unused: { type: 'object' },
        Name: text,
        Lines: { type: 'array', items: createRef('Line') },
        Line: { type: 'object' },
        Thing: { type: 'object', properties: { name: createRef('Name'), lines: createRef('Lines') } },
      }),
    );
    await remove();
    expect(Object.keys(schemas)).toEqual(['Line', 'Lines', 'Thing', 'ThingInput']);
  });

  it('documents a schema with one sentence', () => {
    const description = 'A [thing](#tag/Things), e.g.\nnew. It has more to say.';
    const module = emitSchemaModule(
      createContract({ ThingInput: createClosedObject({ a: { ...text, description: 'x' } }, { description }) }),
    );
    expect(module).toContain('/** A thing, e.g. new. */\nexport const ThingInput');
    expect(module).not.toContain('more to say');
  });

  it.each<[what: string, schema: Schema, message: string]>([
    ['an unknown keyword', createClosedObject({ a: { type: 'number', multipleOf: 2 } }), 'keyword multipleOf'],
    ['an unknown format', createClosedObject({ a: { ...text, format: 'uuid' } }), 'format uuid'],
    ['an unknown type', createClosedObject({ a: { type: ['string', 'integer'] } }), 'type string or integer'],
    [
      'a map',
      createClosedObject({ a: { type: 'object', additionalProperties: text } }),
      'additionalProperties with a schema',
    ],
    ['allOf', createClosedObject({}, { allOf: [createClosedObject({ a: text })] }), 'keyword allOf'],
    [
      'alternatives without a discriminator',
      { type: 'object', oneOf: [createClosedObject({ a: text }), createClosedObject({ a: text })] },
      'no common property',
    ],
    ['an undefined required property', createClosedObject({}, { required: ['a'] }), 'required field a'],
    ['oneOf beside properties', { type: 'object', oneOf: [], properties: { a: text } }, 'oneOf beside properties'],
  ])('cannot be generated for %s, and names the schema', (_, schema, message) => {
    const generate = () => emitSchemaModule(createContract({ ThingInput: schema }));
    expect(generate).toThrow(/^ThingInput: /);
    expect(generate).toThrow(message);
  });
});
