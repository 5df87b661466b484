import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getResponses, type Json, listOperations, type OpenApiDocument } from '../contract/document.ts';
import { createSchemas, type MediaTypes } from '../test/support/contract.ts';
import { repository } from './lib/run.ts';

const read = async (file: string) => JSON.parse(await readFile(join(repository, file), 'utf8')) as OpenApiDocument;
const document = await read('generated/control.json');
const contract = await read('generated/openapi.internal.json');

const { compileSchema, findViolations } = createSchemas('control', document);

const operations = listOperations(document);
const listExamples = (content: MediaTypes = {}) =>
  Object.values(content).flatMap(({ schema, examples = {} }) => ({ schema, values: Object.values(examples) }));

/** Every object in the document that has a keyword of schemas, such as `x-references`. */
function getHolders(keyword: string, part: unknown = document): Json[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap((one) => getHolders(keyword, one));
  return keyword in part ? [part as Json, ...inside] : inside;
}

describe('the bundle of the control plane', () => {
  it('names the dialect of its schemas, because Prism does not know it otherwise', () => {
    expect(document.jsonSchemaDialect).toBe('https://json-schema.org/draft/2020-12/schema');
  });

  it('has nothing that the contract has, nor the other way round', () => {
    expect(operations.length).toBeGreaterThan(20);
    for (const { path } of operations) expect(path).toMatch(/^\/_sandbox(\/|$)/);
    expect(Object.keys(contract.paths).filter((path) => path.startsWith('/_sandbox'))).toEqual([]);
  });
});

// That each has a name, a summary and a description is linted.
describe('every operation', () => {
  it('shows an example of what it takes and returns, under the name of a schema', () => {
    for (const entry of operations) {
      const contents = [entry.operation.requestBody, ...Object.values(getResponses(document, entry))];
      for (const { schema, values } of contents.flatMap((part) => listExamples(part?.content))) {
        expect(schema.$ref).toMatch(/^#\/components\/schemas\/\w+$/);
        expect(values.length, entry.operation.operationId).toBeGreaterThan(0);
        for (const { value } of values) expect(findViolations(schema, value), JSON.stringify(value)).toEqual([]);
      }
    }
  });

  it.each(operations)('$operation.operationId documents the refusals that can meet it, as problem details', (entry) => {
    const asked = ['400', '401', '500'];
    if (/\{(id|administrationId|name|bookyear)\}/.test(entry.path)) asked.push('404');
    if (entry.operation.requestBody) asked.push('413', '415');
    const refusals = Object.entries(getResponses(document, entry)).filter(([status]) => status >= '400');
    expect(refusals.map(([status]) => status)).toEqual(expect.arrayContaining(asked));
    for (const [status, { content = {} }] of refusals) {
      const form = status === '400' ? 'ValidationProblem' : 'Problem';
      expect(Object.keys(content)).toEqual(['application/problem+json']);
      expect(content['application/problem+json']?.schema.$ref).toBe(`#/components/schemas/${form}`);
    }
  });
});

describe('the schemas', () => {
  it('compile strictly, and their examples are valid', () => {
    for (const [name, { examples = [] }] of Object.entries(document.components.schemas)) {
      const reference = { $ref: `#/components/schemas/${name}` };
      expect(() => compileSchema(reference), name).not.toThrow();
      for (const example of examples as unknown[]) expect(findViolations(reference, example), name).toEqual([]);
    }
  });

  it('refuse a fault that is two things at once, or none', () => {
    const reference = { $ref: '#/components/schemas/FaultInput' };
    const fault = { operationId: '*', effect: 'drop' };
    expect(findViolations(reference, fault)).toEqual([]);
    expect(findViolations(reference, { ...fault, status: 503 })).not.toEqual([]);
    expect(findViolations(reference, { operationId: '*' })).not.toEqual([]);
  });

  it('refer to resources of the contract', () => {
    const collections = Object.keys(contract.paths).map((path) => path.toLowerCase());
    const resources = getHolders('x-references').map((schema) => (schema['x-references'] as Json).resource);
    expect(resources).toContain('debtors');
    for (const resource of resources) expect(collections).toContain(`/v1/${resource}`);
  });

  it('have the problems, and the kinds of problem, of the contract', () => {
    const { Problem, ValidationProblem } = contract.components.schemas;
    expect(document.components.schemas).toMatchObject({ Problem, ValidationProblem });
    const known = new Set([...JSON.stringify(contract).matchAll(kindOfProblem)].map(([kind]) => kind));
    // No operation of the platform has a quota of bytes.
    known.add('https://accounting-platform.example/problems/insufficient-storage');
    for (const [kind] of JSON.stringify(document).matchAll(kindOfProblem)) expect(known).toContain(kind);
  });
});

const kindOfProblem = /https:\/\/accounting-platform\.example\/problems\/[\w-]+/g;
