import { access, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { finish } from './bundle/internal.ts';
import type { Contract } from './client/contract.ts';
import { breaks, type Change, contract, harmless } from './diff/planted-changes.ts';
import { diff } from './diff.ts';
import { repository, runTool } from './lib/run.ts';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

interface Scene {
  readonly releases: string;
  readonly bundle: string;
}

/** A folder of releases that may hold one, and a bundle beside it. */
async function scene(present: string, release?: { version: string; text: string }): Promise<Scene> {
  const releases = await mkdtemp(join(tmpdir(), 'releases-'));
  folders.push(releases);
  if (release) {
    await mkdir(join(releases, release.version));
    await writeFile(join(releases, release.version, 'openapi.json'), json(release.text));
  }
  const bundle = join(releases, 'openapi.json');
  await writeFile(bundle, json(present));
  return { releases, bundle };
}

const json = (yaml: string): string => JSON.stringify(parse(yaml), null, 2);

function plant(text: string, [, from, to]: Change): string {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return changed;
}

const released = { version: '1.2.3', text: contract };

const removal = plant(contract, ['', /\n +remark:.*/, '']);
const addition = plant(contract, ['', /remark:.*/, '$&\n        mobile: { type: string }']);
const as = (version: string, text: string): string => text.replace('version: 1.2.3', `version: ${version}`);

describe.concurrent('the gate fails when', () => {
  it.for(breaks)('%s', async ([kind, from, to, told]) => {
    const failure = diff(await scene(plant(contract, [kind, from, to]), released));
    await expect(failure).rejects.toThrow('BREAKING\n');
    await expect(failure).rejects.toThrow(told);
    await expect(failure).rejects.toThrow('set info.version in openapi/openapi.yaml to 2.0.0');
  });

  it('the version says that there are only additions', async () => {
    await expect(diff(await scene(as('1.3.0', removal), released))).rejects.toThrow('calls itself 1.3.0');
  });

  it('a reference leads nowhere, because what it led to cannot be compared', async () => {
    const broken = contract.replace("schemas/Secret' }]", "schemas/Nothing' }]");
    await expect(diff(await scene(broken, released))).rejects.toThrow("Can't resolve $ref");
  });
});

describe.concurrent('the gate lets pass', () => {
  it(`${harmless.map(([kind]) => kind).join(', ')}, and tells them in order`, async () => {
    expect(await diff(await scene(harmless.reduce(plant, contract), released))).toBe(`Since 1.2.3:

Added
  /v1/articles
  GET /v1/debtors
    parameters/year
    responses/429
  HEAD /v1/debtors
  schema DebtorFields
    properties/mobile

Changed
  GET /v1/debtors
    parameters/orderby/schema: enum
    responses/403: description

Breaking: 0, additions: 5, others: 2.

The next release is 1.3.0 or higher.`);
  });

  it('a contract in which nothing changed', async () => {
    expect(await diff(await scene(contract, released))).toBe('Nothing changed since 1.2.3.');
  });

  it('a break with a version that says so, and tells it all the same', async () => {
    const told = await diff(await scene(as('2.0.0', removal), released));
    expect(told).toContain('BREAKING\n  schema DebtorFields\n');
    expect(told).toContain('2.0.0, which says so.');
  });

  it('an addition without a new version, and names the next one', async () => {
    const told = await diff(await scene(addition, released));
    expect(told).toContain('The next release is 1.3.0 or higher.');
  });

  it('the first contract, that has no release before it', async () => {
    expect(await diff(await scene(contract))).toContain('No release is kept yet');
  });
});

describe.concurrent('a release', () => {
  it('is kept under its version, and is what the next one is compared with', async () => {
    const { releases, bundle } = await scene(contract);
    expect(await diff({ releases, bundle, keep: true })).toContain('Kept as releases/1.2.3/openapi.json.');
    expect(await readFile(join(releases, '1.2.3/openapi.json'), 'utf8')).toBe(json(contract));
    await writeFile(bundle, json(removal));
    await expect(diff({ releases, bundle })).rejects.toThrow('A client of 1.2.3 would break');
  });

  it('is compared with the highest version, by number', async () => {
    const { releases, bundle } = await scene(as('1.10.0', addition), { version: '1.9.0', text: contract });
    await diff({ releases, bundle, keep: true });
    expect(await diff({ releases, bundle })).toBe('Nothing changed since 1.10.0.');
  });

  it('is never replaced', async () => {
    const kept = await scene(addition, released);
    await expect(diff({ ...kept, keep: true })).rejects.toThrow('1.2.3 is kept already, and differs.');
    const same = await scene(contract, released);
    expect(await diff({ ...same, keep: true })).toContain('1.2.3 is kept already.');
  });

  it('is not kept under a version that is too low for what it adds', async () => {
    const { releases, bundle } = await scene(as('1.2.4', addition), released);
    await expect(diff({ releases, bundle, keep: true })).rejects.toThrow('1.2.4 is too low');
    await expect(access(join(releases, '1.2.4'))).rejects.toThrow();
  });

  it('is not kept when it breaks clients and does not say so', async () => {
    const { releases, bundle } = await scene(as('1.3.0', removal), released);
    await expect(diff({ releases, bundle, keep: true })).rejects.toThrow('would break');
    await expect(access(join(releases, '1.3.0'))).rejects.toThrow();
  });
});

describe('the bundle of the platform', () => {
  const file = join(repository, 'generated', 'openapi.json');

  it('is held by the gate', async () => {
    const text = await readFile(file, 'utf8');
    const now = JSON.parse(text) as Bundle;
    const { Debtor, Creditor } = now.components.schemas;
    delete Debtor.properties.creditLimit;
    Creditor.properties.nickname = { type: 'string', description: 'New.' };
    const failure = diff(await scene(JSON.stringify(now), { version: now.info.version, text }));
    await expect(failure).rejects.toThrow('BREAKING\n  schema Debtor\n    properties/creditLimit: ');
    await expect(failure).rejects.toThrow('Added\n  schema Creditor\n    properties/nickname\n');
  });

  it('may have a field more, with the filter, the order and the choice of fields that come with it', async () => {
    const source = await mkdtemp(join(tmpdir(), 'contract-'));
    folders.push(source);
    await cp(join(repository, 'openapi'), join(source, 'openapi'), { recursive: true });
    for (const name of ['scripts', 'node_modules', 'package.json', 'redocly.yaml'])
      await symlink(join(repository, name), join(source, name));
    const { releases, bundle } = await scene(contract);
    const bundled = async (file: string): Promise<void> => {
      await runTool('@redocly/cli', 'redocly', ['bundle', 'contract', '--output', file], source);
      await writeFile(file, JSON.stringify(finish(JSON.parse(await readFile(file, 'utf8')) as Contract)));
    };
    await bundled(join(releases, '1.0.0/openapi.json'));

    const debtors = join(source, 'openapi/resources/debtors.yaml');
    const text = await readFile(debtors, 'utf8');
    const field =
      "mobile: { description: Mobile phone., type: [string, 'null'], maxLength: 30, examples: ['0612345678'] }";
    await writeFile(debtors, text.replace(/^( +)creditLimit:$/m, `$1${field}\n$&`));
    await bundled(bundle);

    const told = await diff({ releases, bundle });
    expect(told).not.toContain('BREAKING');
    const records = ['DebtorListItem', 'DebtorInput', 'Debtor', 'DebtorPatch', 'DebtorReplacement'];
    const added = records.map((name) => `  schema ${name}\n    properties/mobile\n`).join('');
    expect(told).toContain(`Added\n  GET /v1/debtors\n    parameters/mobile\n${added}`);
  });
});

interface Bundle {
  readonly info: { readonly version: string };
  readonly components: {
    readonly schemas: Record<'Debtor' | 'Creditor', { properties: Record<string, unknown> }>;
  };
}
