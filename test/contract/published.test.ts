import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Json, listOperations, type OpenApiDocument, resolveRef } from '../../contract/document.ts';
import { withoutInternalKeywords } from '../../scripts/bundle/published.ts';
import { findViolations, type Schema } from '../support/contract.ts';

const read = (name: string): Promise<string> => readFile(new URL(`../../generated/${name}`, import.meta.url), 'utf8');
const internal = JSON.parse(await read('openapi.internal.json')) as OpenApiDocument;
const published = JSON.parse(await read('openapi.json')) as OpenApiDocument;
const operations = listOperations(published);

interface Content {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

const bodies = operations.flatMap(({ operation }) => {
  const { operationId, requestBody, responses } = operation;
  const places: (readonly [string, Json])[] = [
    [`${operationId} request`, requestBody ?? {}],
    ...Object.entries(responses).map(
      ([status, response]) => [`${operationId} ${status}`, resolveRef(published, response)] as const,
    ),
  ];
  return places.flatMap(([name, place]) =>
    Object.entries((place.content ?? {}) as Record<string, Content>)
      .filter(([type]) => type.includes('json'))
      .map(([type, content]) => ({ name: `${name} ${type}`, ...content })),
  );
});

describe('published contract', () => {
  it('has the paths, operations, parameters and schemas of the internal bundle', () => {
    const withoutExamples = (contract: OpenApiDocument) =>
      listOperations(withoutInternalKeywords(contract)).map(({ method, path, operation }) => ({
        method,
        path,
        ...operation,
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, response]) => {
            const { content = {}, ...rest } = resolveRef(contract, response) as Json & {
              content?: Record<string, Content>;
            };
            return [status, { ...rest, content: Object.entries(content).map(([type, { schema }]) => [type, schema]) }];
          }),
        ),
        requestBody: Object.entries((operation.requestBody?.content ?? {}) as Record<string, Content>).map(
          ([type, { schema }]) => [type, schema],
        ),
      }));
    expect(Object.keys(published.paths)).toEqual(Object.keys(internal.paths));
    expect(withoutInternalKeywords(withoutExamples(published))).toEqual(
      withoutInternalKeywords(withoutExamples(internal)),
    );
    expect(published.components.schemas).toEqual(withoutInternalKeywords(internal.components.schemas));
    expect(published.components.parameters).toEqual(withoutInternalKeywords(internal.components.parameters));
  });

  it('has no internal keyword', async () => {
    const keywords = [...(await read('openapi.json')).matchAll(/"(x-[\w-]+)":/g)].map(([, keyword]) => keyword);
    expect([...new Set(keywords)]).toEqual(['x-tagGroups']);
  });

  it('mentions no command of this repository', async () => {
    expect(await read('openapi.json')).not.toMatch(/\bnpm (ci|start|run|test)\b|\bscripts\/|\bmocks\//);
  });

  it('is identical in YAML', async () => {
    expect(parse(await read('openapi.yaml'), { maxAliasCount: -1 })).toEqual(published);
  });

  it('has an example for every operation, JSON body and documented status', () => {
    expect(operations.length).toBeGreaterThan(150);
    expect(bodies.length).toBeGreaterThan(1400);
    const without = bodies.filter(
      ({ example, examples = {} }) => (example ?? Object.values(examples)[0]) === undefined,
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('has only examples that fit their schemas', () => {
    for (const { name, schema, examples = {} } of bodies) {
      for (const { value } of Object.values(examples)) expect(findViolations(schema, value), name).toEqual([]);
    }
  });
});
