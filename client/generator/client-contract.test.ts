import { expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from '../../scripts/document/openapi.ts';
import { toClientContract } from './client-contract.ts';

const meta: Schema = { type: 'object', description: 'Meta.', properties: { self: { type: 'string' } } };
const createRecord = (metaName: string, keywords: Schema = {}): Schema => ({
  type: 'object',
  properties: { name: { type: 'string' }, _meta: { $ref: `#/components/schemas/${metaName}` } },
  ...keywords,
});

const getSchemas = (schemas: Record<string, Schema>): Record<string, Schema> =>
  toClientContract({ paths: {}, components: { schemas } } as unknown as OpenApiDocument).components.schemas;

it('a record has the same `_meta` by itself and in a list', () => {
  const schemas = getSchemas({ Thing: createRecord('RecordMeta'), RecordMeta: meta, ItemMeta: meta });
  expect(schemas.Thing).toEqual(createRecord('ItemMeta'));
  expect(schemas.ItemMeta?.description).toBe('What the platform says about a record.');
  expect(schemas.RecordMeta).toEqual(meta);
});

it('a record that exists in lists only requires what it has without `fields`', () => {
  const item = createRecord('ItemMeta', { 'x-always': ['name'] });
  const schemas = getSchemas({ ThingListItem: item, OtherListItem: item, Other: createRecord('ItemMeta') });
  expect(schemas.Thing?.required).toEqual(['name', '_meta']);
  expect(schemas.Other).not.toHaveProperty('required');
});
