import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../../scripts/lib/run.ts';
import { type Files, layoutProblems } from './layout.ts';

const folder = join(repository, 'openapi');
const bundle = JSON.parse(readFileSync(join(repository, 'generated/openapi.json'), 'utf8')) as object;

describe('the files of the contract', () => {
  it('are laid out as agreed', () => {
    const names = globSync('{openapi.yaml,resources/*,shared/*}', { cwd: folder });
    const files = Object.fromEntries(names.map((name) => [name.replaceAll('\\', '/'), read(name)]));
    expect(Object.keys(files).length).toBeGreaterThan(20);
    expect(layoutProblems(files, bundle)).toEqual([]);
  });

  it('in a small contract that keeps the layout, are found to do so', () => {
    expect(layoutProblems(contract(), small)).toEqual([]);
  });

  const broken: Record<string, [change: (files: SmallContract) => void, problem: string]> = {
    'a file that is not named after its address': [
      (files) => rename(files, 'resources/sales-types.yaml', 'resources/sales-kinds.yaml'),
      'resources/sales-kinds.yaml holds /v1/SalesTypes, which is of another file.',
    ],
    'a file that is not named in kebab-case': [
      (files) => rename(files, 'resources/sales-types.yaml', 'resources/SalesTypes.yaml'),
      'resources/SalesTypes.yaml is not named in kebab-case.',
    ],
    'a resource that refers to another resource': [
      (files) => refer(files, 'debtors.yaml#/components/schemas/Debtor'),
      'resources/sales-types.yaml refers to resources/debtors.yaml: move it to shared/.',
    ],
    'a resource that refers to the contents page': [
      (files) => refer(files, '../openapi.yaml#/components/schemas/Id'),
      'resources/sales-types.yaml refers to openapi.yaml: move it to shared/.',
    ],
    'a reference that leads nowhere': [
      (files) => refer(files, '../shared/identifiers.yaml#/components/schemas/Identifier'),
      'resources/sales-types.yaml refers to ../shared/identifiers.yaml#/components/schemas/Identifier, which does not exist.',
    ],
    'a shared file that refers to a resource': [
      (files) =>
        Object.assign(files['shared/identifiers.yaml'].components.schemas.Id, {
          $ref: '../resources/debtors.yaml#/paths',
        }),
      'shared/identifiers.yaml refers to resources/debtors.yaml: move it to shared/.',
    ],
    'a resource without paths': [
      (files) => Object.assign(files['resources/sales-types.yaml'], { paths: {} }),
      'resources/sales-types.yaml has no paths. Shared pieces stand in shared/.',
    ],
    'a path that the contents page forgets': [
      (files) => Reflect.deleteProperty(files['openapi.yaml'].paths, '/v1/SalesTypes'),
      'resources/sales-types.yaml holds /v1/SalesTypes, which openapi.yaml does not list.',
    ],
    'a path that leads to another one': [
      (files) =>
        Object.assign(files['openapi.yaml'].paths, {
          '/v1/x': { $ref: 'resources/debtors.yaml#/paths/~1v1~1debtors' },
        }),
      'openapi.yaml sends /v1/x to resources/debtors.yaml#/paths/~1v1~1debtors.',
    ],
    'a path that is described on the contents page': [
      (files) => Object.assign(files['openapi.yaml'].paths, { '/v1/x': { get: {} } }),
      'openapi.yaml describes /v1/x itself: move it to a file in resources/.',
    ],
    'a component that nothing refers to': [
      (files) => Object.assign(files['shared/identifiers.yaml'].components.schemas, { Code: {} }),
      'shared/identifiers.yaml has schemas/Code, which nothing refers to.',
    ],
    'a file that is no document': [
      (files) => Reflect.deleteProperty(files['shared/identifiers.yaml'], 'info'),
      'shared/identifiers.yaml is no document by itself: it needs info and components.',
    ],
    'a file of another version of OpenAPI': [
      (files) => Object.assign(files['shared/identifiers.yaml'], { openapi: '3.0.3' }),
      'shared/identifiers.yaml says openapi: 3.0.3, and openapi.yaml says 3.1.1.',
    ],
  };

  it.each(Object.entries(broken))('do not have %s', (_title, [change, problem]) => {
    const files = contract();
    change(files);
    expect(layoutProblems(files as unknown as Files, small)).toContain(problem);
  });
});

function read(name: string): unknown {
  return parse(readFileSync(join(folder, name), 'utf8'));
}

/** The bundle of the small contract, as far as the layout needs it. */
const small = { components: { schemas: { Debtor: {}, SalesType: {}, Id: {} } } };

type SmallContract = ReturnType<typeof contract>;

/** A contract of two resources that share a schema. */
function contract() {
  const document = { openapi: '3.1.1', info: { title: 'Part', version: '1.0.0' } };
  const id = { $ref: '../shared/identifiers.yaml#/components/schemas/Id' };
  const resource = (path: string, record: string) => ({
    ...document,
    paths: { [path]: { 'x-record': record, get: {} } },
    components: { schemas: { [record]: { properties: { id: { ...id } } } } },
  });
  return {
    'openapi.yaml': {
      ...document,
      paths: {
        '/v1/debtors': { $ref: 'resources/debtors.yaml#/paths/~1v1~1debtors' },
        '/v1/SalesTypes': { $ref: 'resources/sales-types.yaml#/paths/~1v1~1SalesTypes' },
      },
    },
    'resources/debtors.yaml': resource('/v1/debtors', 'Debtor'),
    'resources/sales-types.yaml': resource('/v1/SalesTypes', 'SalesType'),
    'shared/identifiers.yaml': { ...document, components: { schemas: { Id: { type: 'integer' } } } },
  };
}

function rename(files: Record<string, unknown>, from: string, to: string): void {
  files[to] = files[from];
  delete files[from];
}

function refer(files: SmallContract, reference: string): void {
  Object.assign(files['resources/sales-types.yaml'].components.schemas, { Other: { $ref: reference } });
}
