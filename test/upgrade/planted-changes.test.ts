import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { OpenApiDocument, Schema } from '../../contract/document.ts';
import { openDatabase } from '../../mocks/hosts/node/data/node-sqlite.ts';
import { createClock } from '../../mocks/store/clock.ts';
import { exportState, type SandboxState, toStoredContract } from '../../mocks/store/state.ts';
import { upgradeDatabase } from '../../mocks/store/upgrade-database.ts';
import { createSchemaValidators } from '../../mocks/validation/ajv.ts';
import { createValidatedContract } from '../../mocks/validation/validated-contract.ts';
import { bundle } from '../support/contract.ts';
import { earlierBooks } from './earlier-books.ts';

const [first] = earlierBooks.values();
if (!first) throw new Error('There are no books of a release.');
const debtors = first.state.administrations.flatMap(({ records }) => records.debtors ?? []);

type Properties = Record<string, Schema>;

/** Upgrades the books of the first release to a later contract with planted changes of debtors. */
function upgrade(change: (properties: Properties) => void, upgrades?: OpenApiDocument['x-upgrades']) {
  const document = structuredClone(bundle) as OpenApiDocument;
  document.info.version = '99.0.0';
  if (upgrades) document['x-upgrades'] = upgrades;
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const { properties } = schema;
    if (!/^Debtor(?!Kind|Mandate)/.test(name) || !properties) continue;
    change(properties);
    if (name === 'Debtor') schema.required = Object.keys(properties);
  }
  const contract = createValidatedContract(document, createSchemaValidators(document));
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  const file = join(folder, 'books.sqlite');
  writeFileSync(file, first?.file ?? new Uint8Array());
  const database = openDatabase(file);
  onTestFinished(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });
  return {
    file,
    run: (): SandboxState => {
      upgradeDatabase(database, contract);
      return JSON.parse(exportState(database, toStoredContract(contract), createClock(database)));
    },
  };
}

function rename(properties: Properties, from: string, to: string): void {
  const { [from]: property } = properties;
  if (property === undefined) return;
  delete properties[from];
  properties[to] = property;
}

const readDebtors = ({ administrations }: SandboxState) =>
  administrations.flatMap(({ records }) => records.debtors ?? []);

describe('the books of a release, in a later contract', () => {
  it('carry the values of a renamed field along, and leave out a field that is gone, when the contract says so', () => {
    const { run } = upgrade(
      (properties) => {
        rename(properties, 'phone', 'telephone');
        delete properties.website;
      },
      { debtors: { phone: 'telephone', website: null } },
    );
    expect(readDebtors(run())).toEqual(
      debtors.map(({ phone, website: _website, ...others }) =>
        expect.objectContaining({ ...others, ...(phone !== undefined && { telephone: phone }) }),
      ),
    );
    expect(debtors.some(({ phone, website }) => phone !== undefined && website !== undefined)).toBe(true);
  });

  it.each<[string, (properties: Properties) => void, RegExp]>([
    [
      'a field was renamed',
      (properties) => rename(properties, 'phone', 'telephone'),
      /records\.debtors\[\d+\]\.phone: /,
    ],
    ['a field is gone', (properties) => delete properties.website, /records\.debtors\[\d+\]\.website: /],
    [
      'a field has another type',
      (properties) => {
        if (properties.phone) properties.phone = { description: 'Phone number.', type: ['integer', 'null'] };
      },
      /records\.debtors\[\d+\]\.phone: /,
    ],
  ])('are not touched when %s and the contract does not say where its values go', (_case, change, place) => {
    const { file, run } = upgrade(change);
    expect(run).toThrow(place);
    const database = new DatabaseSync(file, { readOnly: true });
    expect(database.prepare('select contract from sandbox_file').get()).toEqual({ contract: '1.0.0' });
    expect(database.prepare('select count(*) as count from debtors where phone is not null').get()).toEqual({
      count: debtors.filter(({ phone }) => phone !== undefined).length,
    });
    database.close();
  });
});
