import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { OpenApiDocument } from '../../contract/document.ts';
import { listChanges } from './compare.ts';
import { LABELS, printFieldChange } from './join-changes.ts';

interface PlantedChange {
  readonly name: string;
  readonly in: string;
  readonly base: unknown;
  readonly revision: unknown;
  readonly lines: readonly string[];
}

const file = new URL('../../test/support/planted-changes.yaml', import.meta.url);
const planted = parse(readFileSync(file, 'utf8')) as readonly PlantedChange[];

const SCHEMAS = {
  Name: { type: 'string', maxLength: 20 },
  Cat: { type: 'object', properties: { kind: { const: 'cat' }, lives: { type: 'integer' } }, required: ['kind'] },
  Dog: { type: 'object', properties: { kind: { const: 'dog' }, tricks: { type: 'integer' } }, required: ['kind'] },
  Tree: { type: 'object', properties: { branches: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } },
};

/** Creates a contract of one operation with a fragment in a place of it. */
function createDocument(place: string, fragment: unknown): OpenApiDocument {
  const toContent = (schema: unknown) => ({
    content: { 'application/json': { schema: { properties: { field: schema } } } },
  });
  const [request, response] = ['request', 'response'].map((name) =>
    place === name || place === 'both' ? fragment : {},
  );
  const operation = {
    operationId: 'createThing',
    tags: ['Things'],
    parameters: place === 'parameters' ? fragment : [],
    requestBody: toContent(request),
    responses: { 200: toContent(response) },
    ...(place === 'operation' && (fragment as object)),
  };
  const item = { post: operation, ...(place === 'path' && (fragment as object)) };
  const document = {
    openapi: '3.1.1',
    info: { title: 'Things', version: '1.0.0' },
    paths: { '/things': item, ...(place === 'paths' && { '/extra/{id}': fragment }) },
    components: { schemas: SCHEMAS },
    ...(place === 'document' && (fragment as object)),
  };
  return JSON.parse(JSON.stringify(document, (_key, value) => value ?? undefined)) as OpenApiDocument;
}

describe('a change of a contract', () => {
  it.each(planted)('is reported in words, when $name', ({ in: place, base, revision, lines }) => {
    const changes = listChanges(createDocument(place, base), createDocument(place, revision));
    const printed = changes.map(
      ({ resources: _, ...change }) => `${LABELS[change.impact][0]} ${printFieldChange(change)}`,
    );
    expect(printed).toEqual(lines);
  });

  it('is planted in at least forty ways that break a client, and in as many that do not', () => {
    const isBreak = ({ lines }: PlantedChange): boolean => lines.some((line) => line.startsWith('BREAKING'));
    expect(planted.filter(isBreak).length).toBeGreaterThanOrEqual(40);
    expect(planted.filter((each) => !isBreak(each)).length).toBeGreaterThanOrEqual(40);
  });
});
