import { describe, expect, it, onTestFinished } from 'vitest';
import type { Document, Schema } from '../../contract/model.ts';
import { openDatabase } from '../hosts/node/data/node-sqlite.ts';
import { readContract } from '../hosts/node/read-contract.ts';
import { createValidatedContract, type ValidatedContract } from '../validation/validated-contract.ts';
import type { Database } from './database.ts';
import { createStore } from './store.ts';
import { upgradeDatabase } from './upgrade-database.ts';

const today = readContract();

type Properties = Record<string, Schema>;

/** Creates a contract with other fields of cost centers. */
function createContract(
  version: string,
  change: (properties: Properties, document: Document) => void,
): ValidatedContract {
  const document = structuredClone(today.document);
  document.info.version = version;
  const { CostCenter } = document.components.schemas as Record<string, { properties: Properties }>;
  if (CostCenter) change(CostCenter.properties, document);
  return createValidatedContract(document, today.validators);
}

function open(contract: ValidatedContract): Database {
  const database = openDatabase();
  onTestFinished(database.close);
  createStore(
    { database, initialData: { seed: 'empty', scale: 0 }, isSeeded: false },
    {
      contract,
      seeder() {
        for (const code of ['K1', 'K2', 'K3'])
          database.run('insert into costcenters (_administrationId, code) values (1, ?)', code);
        database.run("delete from costcenters where code = 'K3'");
      },
    },
  );
  return database;
}

const readAll = (database: Database) => ({
  schema: database.all('select name, sql from sqlite_schema order by name'),
  rows: database.all('select * from costcenters'),
  sequences: database.all('select * from sqlite_sequence order by name'),
  file: database.all('select * from sandbox_file'),
});

const COLOUR: Schema = { type: ['string', 'null'], description: 'Colour.' };
const next = createContract('99.1.0', (properties) => {
  properties.colour = COLOUR;
  properties.size = { type: 'number', 'x-scale': 3, 'x-default': 1.5, 'x-unique': true };
  properties.isLarge = { type: 'boolean', 'x-default': true, description: 'Large.' };
  properties.code = { ...properties.code, 'x-unique': false };
  delete properties.description;
});

describe('the database of an earlier version', () => {
  it('gets new columns with their defaults, new indexes and none of what is gone, as a new database has them', () => {
    const database = open(today);
    upgradeDatabase(database, next);
    const { rows, schema, file, sequences } = readAll(database);
    expect(rows).toMatchObject([
      { id: 1, code: 'K1', colour: null, size: 1500, isLarge: 1 },
      { id: 2, code: 'K2', colour: null, size: 1500, isLarge: 1 },
    ]);
    expect(rows[0]).not.toHaveProperty('description');
    const created = readAll(open(next));
    expect(schema.filter(({ name }) => !String(name).startsWith('snapshots'))).toEqual(created.schema);
    expect(file).toMatchObject([{ contract: '99.1.0' }]);
    // The identifier of the last one, which was removed, is not used again.
    expect(sequences).toContainEqual({ name: 'costcenters', seq: 3 });
  });

  it('loses the table of a resource that is gone, and gets that of a new one', () => {
    const without = createContract('98.0.0', (_properties, document) => {
      for (const path of Object.keys(document.paths))
        if (path.startsWith('/v1/costcenters')) delete document.paths[path];
    });
    const later = createContract('99.0.0', () => undefined);
    const database = open(today);
    const listNames = () => database.all("select name from sqlite_schema where name like 'costcenters%'");
    const before = listNames();
    upgradeDatabase(database, without);
    expect(listNames()).toEqual([]);
    upgradeDatabase(database, later);
    expect(listNames()).toEqual(before);
  });

  it('is as it was when the upgrade fails', () => {
    const database = open(today);
    const before = readAll(database);
    const failing: Database = {
      ...database,
      run(sql, ...values) {
        if (sql.startsWith('update sandbox_file')) throw new Error('The disk is full');
        return database.run(sql, ...values);
      },
    };
    expect(() => upgradeDatabase(failing, next)).toThrow('The disk is full');
    expect(readAll(database)).toEqual(before);
    upgradeDatabase(database, next);
    expect(readAll(database).file).toMatchObject([{ contract: '99.1.0' }]);
  });

  it.each<[string, (properties: Properties) => void]>([
    ['a required field without a default', (properties) => Object.assign(properties, { colour: { type: 'string' } })],
    [
      'a field that is stored in another form',
      (properties) => Object.assign(properties, { code: { type: 'integer' } }),
    ],
    ['another scale', (properties) => Object.assign(properties, { size: { type: 'number', 'x-scale': 4 } })],
  ])('is rejected for %s, as long as no step says what becomes of it', (_case, change) => {
    const database = open(next);
    const before = readAll(database);
    const later = createContract('99.2.0', (properties) => {
      properties.size = { type: 'number', 'x-scale': 3, 'x-default': 1.5 };
      change(properties);
    });
    expect(() => upgradeDatabase(database, later)).toThrow(
      'The database was created by another version of the sandbox: its table costcenters differs.',
    );
    expect(readAll(database)).toEqual(before);
  });
});

it('the database of a later version is rejected with the version to use', () => {
  const database = open(next);
  const before = readAll(database);
  expect(() => upgradeDatabase(database, today)).toThrow(
    `The database was created with version 99.1.0 of the contract, and this sandbox has ${today.document.info.version}. Use a sandbox with version 99.1.0 of the contract, or a later one.`,
  );
  expect(readAll(database)).toEqual(before);
});

it('a database with a column that this version does not know, of the same version of the contract, is rejected', () => {
  const database = open(
    createContract(today.document.info.version, (properties) => {
      properties.colour = COLOUR;
    }),
  );
  expect(() => upgradeDatabase(database, today)).toThrow('its table costcenters differs');
});
