import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../../scripts/lib/run.ts';
import { type Files, filesBehind, layoutProblems } from './layout.ts';

const folder = join(repository, 'openapi');
const names = globSync('{openapi.yaml,resources/*,shared/*,conventions/*}', { cwd: folder });
const all: Files = Object.fromEntries(names.map((name) => [name.replaceAll('\\', '/'), read(name)]));

describe('contract source files', () => {
  it('follow the agreed layout', () => {
    expect(Object.keys(all).length).toBeGreaterThan(20);
    expect(layoutProblems(all)).toEqual([]);
  });

  it.each([
    ['resources/sales-invoices.yaml', 'SalesInvoice'],
    ['resources/purchase-invoices.yaml', 'PurchaseInvoice'],
    ['resources/debtors.yaml', 'Debtor'],
    ['resources/journal-entries.yaml', 'JournalEntryLine'],
    ['resources/ledger-lines.yaml', 'LedgerLine'],
  ])('%s: a reader of %s opens at most three files', (file, name) => {
    expect(filesBehind(all, file, name).size).toBeLessThanOrEqual(3);
  });

  it('of a minimal contract pass the layout check', () => {
    expect(layoutProblems(contract())).toEqual([]);
  });

  const broken: Record<string, [change: (files: SmallContract) => void, problem: string]> = {
    'a file that is not named after its address': [
      (files) => rename(files, 'resources/sales-types.yaml', 'resources/sales-kinds.yaml'),
      'resources/sales-kinds.yaml holds /v1/SalesTypes, which belongs to another file.',
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
    'an unresolvable reference': [
      (files) => refer(files, '../shared/values.yaml#/components/schemas/Identifier'),
      'resources/sales-types.yaml refers to ../shared/values.yaml#/components/schemas/Identifier, which does not exist.',
    ],
    'a shared file that refers to a resource': [
      (files) =>
        Object.assign(files['shared/values.yaml'].components.schemas.Id, { $ref: '../resources/debtors.yaml#/paths' }),
      'shared/values.yaml refers to resources/debtors.yaml: move it to shared/.',
    ],
    'a resource without paths': [
      (files) => Object.assign(files['resources/sales-types.yaml'], { paths: {} }),
      'resources/sales-types.yaml has no paths. Shared pieces are in shared/.',
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
    'an unused component': [
      (files) => Object.assign(files['shared/values.yaml'].components.schemas, { Code: {} }),
      'shared/values.yaml has schemas/Code, which nothing refers to.',
    ],
    'a file with its own info object': [
      (files) => Object.assign(files['shared/values.yaml'], { info: { title: 'Part', version: '1.0.0' } }),
      'shared/values.yaml has info, which only openapi.yaml has.',
    ],
    'an empty file': [
      (files) => Reflect.deleteProperty(files['shared/values.yaml'], 'components'),
      'shared/values.yaml has neither paths nor components.',
    ],
    'two files with the same name': [
      (files) => Object.assign(files, { 'shared/debtors.yaml': { components: {} } }),
      'shared/debtors.yaml and resources/debtors.yaml have the same name.',
    ],
  };

  it.each(Object.entries(broken))('fail the layout check with %s', (_title, [change, problem]) => {
    const files = contract();
    change(files);
    expect(layoutProblems(files as unknown as Files)).toContain(problem);
  });
});

function read(name: string): unknown {
  return parse(readFileSync(join(folder, name), 'utf8'));
}

type SmallContract = ReturnType<typeof contract>;

/** A contract of two resources that share a schema. */
function contract() {
  const id = { $ref: '../shared/values.yaml#/components/schemas/Id' };
  const resource = (path: string, record: string) => ({
    paths: { [path]: { 'x-record': record, get: {} } },
    components: { schemas: { [record]: { properties: { id: { ...id } } } } },
  });
  return {
    'openapi.yaml': {
      openapi: '3.1.1',
      info: { title: 'Contract', version: '1.0.0' },
      paths: {
        '/v1/debtors': { $ref: 'resources/debtors.yaml#/paths/~1v1~1debtors' },
        '/v1/SalesTypes': { $ref: 'resources/sales-types.yaml#/paths/~1v1~1SalesTypes' },
      },
    },
    'resources/debtors.yaml': resource('/v1/debtors', 'Debtor'),
    'resources/sales-types.yaml': resource('/v1/SalesTypes', 'SalesType'),
    'shared/values.yaml': { components: { schemas: { Id: { type: 'integer' } } } },
  };
}

function rename(files: Record<string, unknown>, from: string, to: string): void {
  files[to] = files[from];
  delete files[from];
}

function refer(files: SmallContract, reference: string): void {
  Object.assign(files['resources/sales-types.yaml'].components.schemas, { Other: { $ref: reference } });
}
