import { describe, expect, it } from 'vitest';
import type { Operation, Parameter, Response } from '../../contract/document.ts';
import { readStatements } from '../../programs/statements.ts';
import { readContract } from '../bundle.ts';
import { findUncovered } from './coverage.ts';

const statements = readStatements();
const contract = await readContract();

/** Parts that no statement names yet are the finding of the lint. */
const before: ReadonlySet<string> = new Set(findUncovered(contract, statements));

/** Lists the parts that no statement names after a change of the contract. */
function findAfter(change: (document: typeof contract) => void): readonly string[] {
  const copy = structuredClone(contract);
  change(copy);
  return findUncovered(copy, statements).filter((pointer) => !before.has(pointer));
}

const getOperation = (document: typeof contract, path: string, method: string): Operation =>
  document.paths[path]?.[method] as Operation;

const escapePath = (path: string): string => path.replaceAll('/', '~1');

const RECORDS = Object.entries(contract.components.schemas).filter(
  ([name, { properties }]) => properties?._meta && !name.endsWith('List'),
);

const LISTS = Object.entries(contract.paths).filter(([, item]) => (item.get as Operation)?.['x-kind'] === 'list');

const OPERATIONS = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.keys(item)
    .filter((method) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
    .map((method) => [path, method] as const),
);

describe('the provenance', () => {
  it('does not name a field that is new in a record or one of its schemas', () => {
    expect(RECORDS.length).toBeGreaterThan(80);
    const uncovered = findAfter(({ components }) => {
      for (const [name] of RECORDS) {
        Object.assign(components.schemas[name]?.properties ?? {}, { [`new${name}`]: { type: 'string' } });
      }
    });
    expect(uncovered).toEqual(RECORDS.map(([name]) => `#/components/schemas/${name}/properties/new${name}`));
  });

  it.each([
    { name: 'newParameter', in: 'query', schema: { type: 'string' } },
    { name: 'newFilter', in: 'query', 'x-filter': true, schema: { type: 'array' } },
  ])('does not name a parameter that is new: $name', (parameter) => {
    const uncovered = findAfter((document) => {
      for (const [path] of LISTS) {
        getOperation(document, path, 'get').parameters?.push(parameter as unknown as Parameter);
      }
    });
    expect(uncovered).toEqual(LISTS.map(([path]) => `#/paths/${escapePath(path)}/get/parameters/${parameter.name}`));
  });

  it('does not name a status, a header or a media type that is new', () => {
    const response: Response = {
      description: '',
      headers: { 'X-New': {} },
      content: { 'text/new': { schema: { type: 'string' } } },
    };
    const uncovered = findAfter((document) => {
      for (const [path, method] of OPERATIONS) getOperation(document, path, method).responses['299'] = response;
    });
    const places = OPERATIONS.map(([path, method]) => `#/paths/${escapePath(path)}/${method}/responses/299`);
    expect(uncovered.toSorted()).toEqual(
      places.flatMap((place) => [place, `${place}/headers/X-New`, `${place}/content/text~1new`]).toSorted(),
    );
  });

  it('does not name an operation that is new, on a new path or one that is read-only', () => {
    const operation = { get: { responses: {} } };
    const uncovered = findAfter(({ paths }) => {
      for (const [path] of LISTS) paths[`${path}/new`] = operation;
      Object.assign(paths['/v1/countries'] ?? {}, { post: { responses: {} } });
    });
    const places = LISTS.map(([path]) => `#/paths/${escapePath(path)}~1new/get`);
    expect(uncovered.toSorted()).toEqual([...places, '#/paths/~1v1~1countries/post'].toSorted());
  });

  it('does not name a limit that is new', () => {
    const uncovered = findAfter((document) => {
      getOperation(document, '/v1/inboxfiles/{id}', 'get').requestBody = { 'x-max-bytes': 1, content: {} };
      Object.assign(document.components.schemas.Administration?.properties?.modules ?? {}, {
        items: { $ref: '#/components/schemas/Id' },
      });
      Object.assign((document.components.parameters as Record<string, Parameter>).page?.schema ?? {}, { maximum: 10 });
    });
    expect(uncovered).toEqual([
      '#/paths/~1v1~1inboxfiles~1{id}/get/requestBody/x-max-bytes',
      '#/components/schemas/Administration/properties/modules/maxItems',
      '#/components/parameters/page/schema/maximum',
    ]);
  });

  it('does not name what only a statement on a whole speaks of', () => {
    const whole = statements.map((statement) => ({
      ...statement,
      carriedBy: statement.carriedBy.filter((pointer) => pointer.split('/').length <= 4),
    }));
    const all = findUncovered(contract, []);
    const uncovered = new Set(findUncovered(contract, whole));
    const isField = (pointer: string): boolean => /^#\/components\/schemas\/.*\/properties\/[^/]+$/.test(pointer);
    expect(all.filter((pointer) => isField(pointer) && !uncovered.has(pointer))).toEqual([]);
    const responses = Object.keys(contract.components.responses as object);
    const isStatus = (pointer: string): boolean => /\/responses\/[^/]+$/.test(pointer);
    expect(all.filter((pointer) => isStatus(pointer) && !uncovered.has(pointer))).toHaveLength(responses.length);
  });
});
