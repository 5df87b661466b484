import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { OpenApiDocument } from '../contract/document.ts';
import { finishBundle, removeUnused } from '../scripts/bundle/internal.ts';
import { withoutInternalKeywords } from '../scripts/bundle/published.ts';
import { type BreakingOptions, checkBreaking } from '../scripts/check-breaking.ts';
import { repository, runTool } from '../scripts/lib/run.ts';
import {
  addField,
  breakingChanges,
  compatibleChanges,
  type Document,
  harmlessChanges,
  removeField,
  replacements,
} from './support/api-changes.ts';
import { createLintWorkspace } from './support/lint-workspace.ts';

const internal = JSON.parse(
  await readFile(join(repository, 'generated/openapi.internal.json'), 'utf8'),
) as OpenApiDocument;
// A part of the bundle, because most of the time goes into reading it.
const paths = Object.entries(internal.paths).filter(([path]) =>
  /token|articles|ditor|debtor|SalesTypes|salesorders/.test(path),
);
const original = removeUnused({ ...internal, paths: Object.fromEntries(paths) }) as unknown as Document;
const released = original.info.version;
const [major = 0, minor = 0] = released.split('.').map(Number);
const nextMinor = `${major}.${minor + 1}.0`;
const nextMajor = `${major + 1}.0.0`;

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** The bundle as the last release, and a changed copy of it as the present one. */
async function plant(change: (document: Document) => void, version = released): Promise<BreakingOptions> {
  const releases = await createFolder();
  await mkdir(join(releases, released));
  await writeFile(join(releases, released, 'openapi.internal.json'), JSON.stringify(original));
  const document = structuredClone(original);
  document.info.version = version;
  change(document);
  return { releases, bundle: await writeBundle(releases, document), published: join(releases, 'openapi.json') };
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  folders.push(folder);
  return folder;
}

async function writeBundle(folder: string, document: unknown): Promise<string> {
  const bundle = join(folder, 'openapi.json');
  await writeFile(bundle, JSON.stringify(document));
  return bundle;
}

it('compares a published bundle with the present published one, without its recorded examples', async () => {
  const { releases = '' } = await plant(() => undefined);
  const present = withoutInternalKeywords(structuredClone(original));
  addField(present);
  const published = await writeBundle(releases, present);
  for (const [name, write] of [
    ['base.json', JSON.stringify],
    ['base.yaml', stringify],
  ] as const) {
    const base = join(releases, name);
    const recorded: unknown = JSON.parse(
      JSON.stringify(withoutInternalKeywords(original)).replaceAll(
        '"application/json":{"schema"',
        '"application/json":{"examples":{"recorded":{"value":1}},"schema"',
      ),
    );
    expect(JSON.stringify(recorded)).toContain('"recorded"');
    await writeFile(base, write(recorded));
    expect(await checkBreaking({ base, published })).toContain('0 breaking, 1 additions, 0 others');
  }
});

it.each([
  ['is missing', undefined, 'cannot be read.'],
  ['is no YAML', 'openapi: [', 'cannot be read: Flow sequence'],
  ['is no OpenAPI document', 'swagger: "2.0"', 'is not an OpenAPI document.'],
])('rejects a bundle to compare with that %s', async (_case, text, message) => {
  const base = join(await createFolder(), 'base.yaml');
  if (text !== undefined) await writeFile(base, text);
  await expect(checkBreaking({ base })).rejects.toThrow(`${base} ${message}`);
});

it('has at least 40 breaking changes to rate', () => {
  expect(Object.keys(breakingChanges).length).toBeGreaterThanOrEqual(40);
});

describe('breaking change', () => {
  let report: string;
  beforeAll(async () => {
    const all = await plant((document) => {
      for (const [change] of Object.values(breakingChanges)) change(document);
    });
    report = await checkBreaking(all).catch(({ message }: Error) => message);
  });

  it.each(Object.entries(breakingChanges))('is reported when %s', (_name, [, line]) => {
    const breaking = report.split('\n').filter((text) => text.startsWith('BREAKING  '));
    expect(breaking).toContainEqual(expect.stringContaining(line));
  });

  it('fails the check, which names the version to raise to', async () => {
    await expect(checkBreaking(await plant(removeField))).rejects.toThrow(
      `set info.version in openapi/openapi.yaml to ${nextMajor}`,
    );
  });

  it('passes with a higher major version, and is reported all the same', async () => {
    expect(await checkBreaking(await plant(removeField, nextMajor))).toContain('1 breaking, 0 additions');
  });
});

describe('compatible change', () => {
  it('passes the check, which names the next version', async () => {
    const report = await checkBreaking(
      await plant((document) => {
        for (const change of compatibleChanges) change(document);
      }),
    );
    expect(report).not.toContain('BREAKING');
    expect(report).toMatch(/^addition {2}\/v1\/colours added$/m);
    expect(report).toContain(`The next release is at least ${nextMinor}.`);
  });

  it('is not needed: an unchanged bundle and a missing release pass', async () => {
    expect(await checkBreaking(await plant(() => undefined))).toBe(`Nothing changed since ${released}.`);
    expect(await checkBreaking({ releases: await createFolder() })).toMatch(/^There is no release before it\./);
  });

  it('may be a field added to the sources with everything that follows from it', async () => {
    const source = await createLintWorkspace('openapi');
    const bundle = async (): Promise<string> => {
      const file = join(await createFolder(), 'openapi.json');
      await runTool('@redocly/cli', 'redocly', ['bundle', 'contract', '--output', file], source);
      const document = finishBundle(JSON.parse(await readFile(file, 'utf8')) as OpenApiDocument);
      await writeFile(file, JSON.stringify(document));
      return file;
    };
    const base = await bundle();
    const debtors = join(source, 'openapi/resources/debtors.yaml');
    const text = await readFile(debtors, 'utf8');
    const field = "pager: { description: Pager., type: [string, 'null'], maxLength: 30, examples: ['06'] }";
    await writeFile(debtors, text.replace(/^( +)creditLimit:$/m, `$1${field}\n$&`));

    const report = await checkBreaking({ base, bundle: await bundle() });
    expect(report).not.toContain('BREAKING');
    for (const name of ['DebtorListItem', 'Debtor', 'DebtorReplacement'])
      expect(report).toContain(`addition  components/schemas/${name}/properties/pager added`);
  });
});

it('does not call a part renamed that is removed beside one that is added', async () => {
  const all = await plant((document) => {
    for (const [change] of Object.values(replacements)) change(document);
  });
  const report = await checkBreaking(all).catch(({ message }: Error) => message);
  for (const [, removed, added] of Object.values(replacements)) {
    expect(report).toMatch(new RegExp(`^BREAKING  \\S+ removed: .*${removed}$`, 'm'));
    expect(report).toContain(`addition  ${added} added`);
  }
  expect(report).toContain(`${Object.keys(replacements).length} breaking, `);
});

it('lists nothing when parts are in another order, or written in their place', async () => {
  const all = await plant((document) => {
    for (const change of harmlessChanges) change(document);
  });
  expect(await checkBreaking(all)).toBe(`Nothing changed since ${released}.`);
});

it.each(['openapi.internal.json', 'openapi.json'])(
  'lists nothing when the contract is compared with itself, as %s',
  async (name) => {
    const base = join(repository, 'generated', name);
    expect(await checkBreaking({ base })).toBe(`Nothing changed since ${internal.info.version}.`);
  },
);

it('fails on an unresolvable reference, whose target cannot be compared', async () => {
  const options = await plant((document) => {
    delete document.components.parameters.page;
  });
  await expect(checkBreaking(options)).rejects.toThrow('The document has nothing at #/components/parameters/page.');
});

describe('saved release', () => {
  it('holds the bundle and its changes, and is the base of the next comparison', async () => {
    const options = await plant(addField, nextMinor);
    expect(await checkBreaking({ ...options, save: true })).toContain(`Saved in releases/${nextMinor}.`);
    const folder = join(options.releases ?? '', nextMinor);
    expect(await readFile(join(folder, 'changes.txt'), 'utf8')).toContain('0 breaking, 1 additions');
    const bundle = await readFile(options.bundle ?? '', 'utf8');
    expect(await readFile(join(folder, 'openapi.internal.json'), 'utf8')).toBe(bundle);
    expect(await readFile(join(folder, 'openapi.json'), 'utf8')).toBe(bundle);
    expect(await checkBreaking(options)).toBe(`Nothing changed since ${nextMinor}.`);
  });

  it('is never replaced', async () => {
    const options = await plant(() => undefined);
    await expect(checkBreaking({ ...options, save: true })).rejects.toThrow(`releases/${released} exists`);
  });

  it.each(['save', 'strict'])('requires a version that is high enough for its changes, with --%s', async (option) => {
    const options = await plant(addField);
    await expect(checkBreaking({ ...options, [option]: true })).rejects.toThrow(`${released}, is too low`);
  });
});

it('says which breaks concern recorded requests, and fails when one breaks them', async () => {
  const folder = await createFolder();
  const base = structuredClone(original);
  const { DebtorInput, ArticleListItem, Creditor } = base.components.schemas;
  // The present contract no longer has what this one allows.
  Object.assign(DebtorInput?.properties ?? {}, { nickname: { type: 'string' } });
  Object.assign(ArticleListItem?.properties?.unit ?? {}, { type: 'string' });
  Object.assign(Creditor?.properties ?? {}, { nickname: { type: 'string' } });
  const bundle = join(folder, 'present.json');
  await writeFile(bundle, JSON.stringify(original));
  const journal = await readFile(join(repository, 'scripts/breaking/__fixtures__/web-shop.json'), 'utf8');
  const [traffic, older] = [join(folder, 'journal.json'), await writeBundle(folder, base)];
  await writeFile(traffic, journal);
  const options = { base: older, bundle, traffic };
  await expect(checkBreaking(options)).resolves.toMatch(
    /^6 requests, 3 breaking changes\n\nCHECK .*`unit`.*\n {2}request 4, GET \/v1\/articles: receives _data\[\]\.unit\nnot concerned /,
  );
  await writeFile(traffic, journal.replace('{\\"name\\":', '{\\"nickname\\":\\"Pot\\",\\"name\\":'));
  await expect(checkBreaking(options)).rejects.toThrow(
    /^6 requests, 3 breaking changes\n\nBREAKS .*`nickname`.*\n {2}request 3, POST \/v1\/debtors: sends nickname\nCHECK /,
  );
  const script = join(repository, 'scripts/check-breaking.ts');
  const result = spawnSync(process.execPath, [script, '--base', older, '--traffic', traffic], { encoding: 'utf8' });
  expect([result.status, result.stdout]).toEqual([1, '']);
  expect(result.stderr).toContain('BREAKS');
});

it.each([
  [['--traffic', 'missing.json', '--base', 'generated/openapi.internal.json'], 2, 'missing.json cannot be read'],
  [['--traffic', 'journal.json', '--save'], 2, "option '--traffic <file>' cannot be used with option '--save'"],
  [['--unknown'], 2, "unknown option '--unknown'"],
  [['--base', 'missing.json'], 1, 'missing.json cannot be read.'],
])('exits with one sentence and a documented code for %s', (args, status, message) => {
  const script = join(repository, 'scripts/check-breaking.ts');
  const result = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  expect(result.status).toBe(status);
  expect(result.stderr.trim()).toMatch(new RegExp(`^${message}[^\n]*$`));
});
