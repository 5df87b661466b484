import { expect, it, onTestFinished } from 'vitest';
import type { Document } from '../../../contract/model.ts';
import { assets } from '../../assets.ts';
import { openDatabase } from '../../hosts/node/data/node-sqlite.ts';
import { readContract } from '../../hosts/node/read-contract.ts';
import { openRecords } from '../../store/records.ts';
import { createTables } from '../../store/schema.ts';
import { createSchemaValidators } from '../../validation/ajv.ts';
import { createValidatedContract } from '../../validation/validated-contract.ts';
import { fillTables } from './fill-tables.ts';
import { readDemo } from './read-demo.ts';

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

it('a resource has one record of its examples in each administration where the demo has none', () => {
  const { components } = document;
  const extended = {
    ...document,
    paths: { ...document.paths, ...paths },
    components: { ...components, schemas: { ...components.schemas, Project: project } },
  } as Document;
  const contract = createValidatedContract(extended, createSchemaValidators(extended));
  const database = openDatabase();
  onTestFinished(() => database.close());
  createTables(database, contract);
  fillTables('demo', readDemo(), database, { contract, control: () => readContract(assets.control) });
  const open = (name: string) => {
    const resource = contract.resources.get(name);
    if (!resource) throw new Error(`The contract has no ${name}`);
    return openRecords(database, resource);
  };
  const records = [1, 2, 3].map((administrationId) =>
    open('projects').page({ administrationId }, { filters: [], page: 1, pageSize: 10 }),
  );
  expect(records).toEqual([1, 2, 3].map((id) => [{ id, name: 'Nieuwe winkel', remark: null }]));
  expect(open('debtors').count({ administrationId: 1 }, { filters: [] })).toBe(32);
});
