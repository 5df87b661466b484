import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  type Example,
  getParameters,
  type Json,
  listOperations,
  mapValues,
  type OpenApiDocument,
  type OperationEntry,
  resolveRef,
} from '../../contract/document.ts';
import { readRecording, SANDBOX_URL } from '../../programs/recording.ts';
import { createUnrecorded, toPublicForm } from '../../scripts/bundle/published.ts';
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

/** Returns the operations and the schemas, without references to parts that are no schemas, and without the examples of these parts. */
function resolveParts(document: OpenApiDocument): unknown {
  const resolve = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(resolve);
    const { $ref } = part as { $ref?: string };
    if ($ref && !$ref.startsWith('#/components/schemas/')) return resolve(resolveRef(document, part));
    return mapValues(omitExamples(part as Json), resolve);
  };
  return [document.components.schemas, resolve(document.paths)];
}

/** Those of schemas are lists, and stay. */
const omitExamples = ({ example: _example, examples, ...part }: Json): Json =>
  Array.isArray(examples) && !('schema' in part) ? { ...part, examples } : part;

/** The URL of a request whose parameters have the values of an example. */
function createUrl(entry: OperationEntry, example: string): string {
  const values = getParameters(published, entry).flatMap(({ name, in: location, examples }) => {
    const value = (examples as Record<string, Example> | undefined)?.[example]?.value;
    return value === undefined ? [] : [{ name, location, value: String(value) }];
  });
  const path = entry.path.replaceAll(
    /\{(\w+)\}/g,
    (_all, name) => values.find((each) => each.name === name)?.value ?? '',
  );
  const url = new URL(path, SANDBOX_URL);
  for (const { name, location, value } of values) if (location === 'query') url.searchParams.append(name, value);
  return url.href;
}

describe('published contract', () => {
  it('has the paths, operations, parameters and schemas of the internal bundle', () => {
    expect(Object.keys(published.paths)).toEqual(Object.keys(internal.paths));
    expect(resolveParts(published)).toEqual(resolveParts(createUnrecorded(internal)));
    const { paths: _paths, components: _components, ...rest } = internal;
    expect(published).toMatchObject(toPublicForm(rest));
  });

  it('pairs the examples by name: those of the parameters make the URL of the recorded request', async () => {
    const { operations: recorded } = await readRecording();
    const pairs = operations.flatMap((entry) =>
      (recorded[entry.operation.operationId]?.succeeded ?? []).map(({ example, request }) => ({
        recorded: request.url,
        paired: createUrl(entry, example),
      })),
    );
    expect(pairs.length).toBeGreaterThan(operations.length);
    for (const { recorded, paired } of pairs) expect(paired).toBe(recorded);
  });

  it('pairs the examples by name: what is sent has those of what is returned', () => {
    for (const { operation } of operations) {
      const { operationId, requestBody, responses } = operation;
      const [success] = Object.entries(responses).filter(([status]) => Number(status) < 300);
      const [sent, returned] = [requestBody, success?.[1]].map((place) =>
        Object.values(place?.content ?? {}).map(({ examples = {} }) => Object.keys(examples)),
      );
      if (sent?.length === 0 || returned?.length === 0) continue;
      // A code and a refresh token are valid once, so nothing can be sent again.
      if (operationId === 'requestToken')
        expect(sent?.flat().filter((name) => returned?.flat().includes(name))).toEqual([]);
      else expect(sent, operationId).toEqual(returned);
    }
  });

  it('shows the only value of a header in each example of its response', () => {
    const { operation } = operations.find((entry) => entry.operation.operationId === 'requestToken') ?? {};
    const { headers, content } = operation?.responses['200'] ?? {};
    const names = Object.keys(content?.['application/json']?.examples ?? {});
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(headers?.['Cache-Control']?.examples?.[name]).toEqual({ value: 'no-store' });
  });

  it('shows a PDF that is sent byte by byte as it is', () => {
    const { Pdf } = published.components.examples as Record<string, { value: string }>;
    expect([...(Pdf?.value ?? '')].every((character) => character <= '~')).toBe(true);
    expect(Pdf?.value).toMatch(/^%PDF-1\.4\n.*\n%%EOF\n$/s);
  });

  it('has no internal keyword', async () => {
    const keywords = [...(await read('openapi.json')).matchAll(/"(x-[\w-]+)":/g)].map(([, keyword]) => keyword);
    expect([...new Set(keywords)]).toEqual(['x-enum-varnames', 'x-enumNames', 'x-tagGroups']);
  });

  it('mentions no command of this repository', async () => {
    expect(await read('openapi.json')).not.toMatch(/\bnpm (ci|start|run|test)\b|\bscripts\/|\bmocks\//);
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
