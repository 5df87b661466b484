import { expect, it } from 'vitest';
import { createContract } from '../contract/contract.ts';
import { schemaValidatorsFor } from '../contract/validation/ajv.ts';
import { openDatabase } from '../server/node-sqlite.ts';
import { readContract } from '../server/read-contract.ts';
import { recordsOf } from '../store/records.ts';
import { createTables } from '../store/schema.ts';
import { replayDemo } from './replay.ts';

const { document } = readContract();
const project = {
  type: 'object',
  properties: {
    id: { type: 'integer', examples: [1] },
    name: { type: 'string', examples: ['Nieuwe winkel', 'Webshop'] },
    remark: { type: ['string', 'null'] },
  },
};
const get = { operationId: 'getProject', responses: {} };
const paths = {
  '/v1/projects': { 'x-record': 'Project', get: { ...get, operationId: 'listProjects', 'x-kind': 'list' } },
  '/v1/projects/{id}': { 'x-record': 'Project', get: { ...get, 'x-kind': 'get' } },
};

it('a resource without demo data has one record of its examples in each administration', () => {
  const { components } = document;
  const extended = {
    ...document,
    paths: { ...document.paths, ...paths },
    components: { ...components, schemas: { ...components.schemas, Project: project } },
  };
  const contract = createContract(extended, schemaValidatorsFor(extended));
  const projects = contract.resources.get('projects');
  if (!projects) throw new Error('The contract has no projects');
  const database = openDatabase();
  createTables(database, contract);
  replayDemo(database, contract);
  const records = [1, 2, 3].map((administrationId) =>
    recordsOf(database, projects).page({ administrationId }, { filters: [], page: 1, pageSize: 10 }),
  );
  expect(records).toEqual([1, 2, 3].map((id) => [{ id, name: 'Nieuwe winkel', remark: null }]));
  database.close();
});

it('a resource with demo data has no record of its examples', () => {
  const contract = readContract();
  const debtors = contract.resources.get('debtors');
  if (!debtors) throw new Error('The contract has no debtors');
  const database = openDatabase();
  createTables(database, contract);
  replayDemo(database, contract);
  expect(recordsOf(database, debtors).count({ administrationId: 1 }, { filters: [] })).toBe(32);
  database.close();
});
