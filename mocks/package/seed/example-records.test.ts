import { expect, it } from 'vitest';
import { assets } from '../../assets.ts';
import { openDatabase } from '../../hosts/node/data/node-sqlite.ts';
import { readContract } from '../../hosts/node/read-contract.ts';
import type { Database } from '../../store/database.ts';
import { openRecords } from '../../store/records.ts';
import { createTables } from '../../store/schema.ts';
import { createSchemaValidators } from '../../validation/ajv.ts';
import { createValidatedContract, type ValidatedContract } from '../../validation/validated-contract.ts';
import { fillTables } from './fill-tables.ts';
import { readDemo } from './read-demo.ts';

const { document } = readContract();
const fillDemo = (database: Database, contract: ValidatedContract): void =>
  fillTables('demo', readDemo(), database, { contract, control: () => readContract(assets.control) });
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
  const contract = createValidatedContract(extended, createSchemaValidators(extended));
  const projects = contract.resources.get('projects');
  if (!projects) throw new Error('The contract has no projects');
  const database = openDatabase();
  createTables(database, contract);
  fillDemo(database, contract);
  const records = [1, 2, 3].map((administrationId) =>
    openRecords(database, projects).page({ administrationId }, { filters: [], page: 1, pageSize: 10 }),
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
  fillDemo(database, contract);
  expect(openRecords(database, debtors).count({ administrationId: 1 }, { filters: [] })).toBe(32);
  database.close();
});
