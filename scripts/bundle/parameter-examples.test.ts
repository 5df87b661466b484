import { expect, it } from 'vitest';
import type { OpenApiDocument, Parameter } from '../../contract/document.ts';
import type { Exchange, Recording } from '../../programs/recording.ts';
import { addParameterExamples } from './parameter-examples.ts';

const id: Parameter = { name: 'id', in: 'path', description: 'Number.', schema: { type: 'integer' }, example: 1 };
const year: Parameter = {
  name: 'year',
  in: 'query',
  description: 'Book years.',
  schema: { type: 'array', items: { type: 'integer' } },
  example: [2020],
};
const header: Parameter = { name: 'X-Tenant-Id', in: 'header', description: 'Number.', schema: {}, example: '1' };

/** A contract with operations that share their parameters. */
const createContract = (...operationIds: readonly string[]): OpenApiDocument => {
  const parameters = ['id', 'year', 'header'].map(($ref) => ({ $ref: `#/components/parameters/${$ref}` }));
  const paths = operationIds.map((operationId) => [
    `/${operationId}/{id}`,
    { get: { operationId, parameters: structuredClone(parameters) } },
  ]);
  return {
    paths: Object.fromEntries(paths),
    components: { schemas: {}, parameters: structuredClone({ id, year, header }) },
  } as unknown as OpenApiDocument;
};

const record = (urls: Readonly<Record<string, string>>): Recording => ({
  operations: Object.fromEntries(
    Object.entries(urls).map(([operationId, url]) => {
      const request = { method: 'GET', url: `http://localhost:4010/${operationId}/${url}`, headers: {} };
      const exchange: Exchange = { example: 'first', title: 'First', request, response: { status: 200, headers: {} } };
      return [operationId, { succeeded: [exchange], failed: [] }];
    }),
  ),
});

it('a shared parameter has the value of most operations, and another value is in its operation', () => {
  const contract = createContract('a', 'b', 'c');
  addParameterExamples(contract, record({ a: '7', b: '1', c: '1' }));
  const { example: _example, ...numbered } = id;
  expect(contract.components.parameters).toEqual({
    id: { ...numbered, examples: { first: { value: 1 } } },
    year,
    header,
  });
  expect(contract.paths['/a/{id}']).toMatchObject({
    get: { parameters: [{ ...numbered, examples: { first: { value: 7 } } }, {}, {}] },
  });
  expect(JSON.stringify(contract.paths['/b/{id}'])).not.toContain('examples');
});

it('an operation that was recorded without a shared parameter has it with the example of the contract', () => {
  const contract = createContract('a', 'b', 'c');
  addParameterExamples(contract, record({ a: '1?year=2026', b: '1?year=2026', c: '1' }));
  expect(contract.components.parameters).toMatchObject({ year: { examples: { first: { value: [2026] } } } });
  expect(contract.paths['/c/{id}']).toMatchObject({ get: { parameters: [{}, year, {}] } });
});
