import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { listOperations, type OpenApiDocument, type Schema } from '../contract/document.ts';
import type { UserError } from '../programs/errors.ts';
import { listChanges } from '../scripts/breaking/compare.ts';
import { printChanges, printSummary } from '../scripts/breaking/join-changes.ts';
import { removeUnused } from '../scripts/bundle/internal.ts';
import { createUnrecorded } from '../scripts/bundle/published.ts';
import { type BreakingOptions, checkBreaking } from '../scripts/check-breaking.ts';
import { repository } from '../scripts/lib/run.ts';
import { COMMANDS } from '../scripts/run-command.ts';
import { useFolders } from './support/folders.ts';

const internal = JSON.parse(await readFile(join(repository, 'generated/openapi.internal.json'), 'utf8'));
// A part of the bundle, because most of the time goes into reading it.
const select = (document: OpenApiDocument, pattern: RegExp): OpenApiDocument => {
  const paths = Object.entries(document.paths).filter(([path]) => pattern.test(path));
  const part = { ...document, info: { ...document.info }, components: { ...document.components } };
  return structuredClone(removeUnused({ ...part, paths: Object.fromEntries(paths) }));
};
const released = '1.4.2';
const original = select(internal, /token|debtors|creditors|SalesTypes/);
original.info.version = released;
const collections = select(original, /(debtors|creditors)$/);

const createFolder = useFolders();

type Edit = (document: OpenApiDocument) => void;

const getFields = ({ components }: OpenApiDocument, name: string): Record<string, Schema> =>
  components.schemas[name]?.properties ?? {};
const removeField: Edit = (document) => delete getFields(document, 'DebtorInput').remark;
const addField: Edit = (document) => {
  getFields(document, 'Creditor').nickname = { type: 'string' };
};
const note = (front: string): string => `---\n${front}\n---\n\nGone. **What to do**: nothing.\n`;

/** A bundle as the last release, a changed copy of it as the present one, and a file that says so. */
async function plant(change: Edit, version = released, kind = 'contract: break') {
  const document = structuredClone(collections);
  document.info.version = version;
  change(document);
  const releases = await createFolder({
    [`${released}/openapi.internal.json`]: JSON.stringify(collections),
    'bundle.json': JSON.stringify(document),
  });
  return { releases, bundle: join(releases, 'bundle.json'), notes: await createFolder({ 'note.md': note(kind) }) };
}

/** Returns the code with which the command ends, and what it prints. */
async function run(options: BreakingOptions): Promise<readonly [code: number, text: string]> {
  const [code, text] = await checkBreaking(options).then(
    (report) => [0, report] as const,
    ({ exitCode, message }: UserError) => [exitCode, message] as const,
  );
  return [code, text.replaceAll(/\S+\/test-\w+/g, 'FOLDER')];
}

describe('what is compared', () => {
  it('is the bundle alone, so that a change that breaks the demo books is rated too', () => {
    expect(COMMANDS['check:breaking']?.needs).toEqual(['bundle']);
  });

  it.each([
    ['base.json', JSON.stringify],
    ['base.yaml', stringify],
  ])('can be a published bundle, %s, without internal keywords and recorded examples', async (name, write) => {
    const { releases, bundle } = await plant(addField);
    const base = join(releases, name);
    const published = JSON.stringify(createUnrecorded(collections));
    const recorded = published.replaceAll('"application/json":{', '"application/json":{"examples":{"a":{"value":1}},');
    expect(recorded).not.toBe(published);
    await writeFile(base, write(JSON.parse(recorded)));
    expect(await checkBreaking({ base, bundle })).toContain(
      '0 breaking changes, 1 addition, 0 remarks\n\naddition  Creditors: `nickname`: new (responses).\n',
    );
  });

  it('may be in another order, or written in its place', async () => {
    const reverse = <Value>(map: Record<string, Value> = {}): Record<string, Value> =>
      Object.fromEntries(Object.entries(map).reverse());
    const options = await plant((document) => {
      document.paths = reverse(document.paths);
      for (const schema of Object.values(document.components.schemas)) {
        if (schema.properties) schema.properties = reverse(schema.properties);
        schema.required?.reverse();
      }
      for (const { operation } of listOperations(document)) {
        operation.parameters = operation.parameters?.reverse().map(({ $ref, ...inPlace }) => {
          const shared = (document.components.parameters as Record<string, object>)[$ref?.split('/').at(-1) ?? ''];
          return structuredClone(shared ?? inPlace) as typeof inPlace;
        }) as [];
      }
    });
    expect(await checkBreaking(options)).toBe(`Nothing changed since ${released}.`);
  });
});

it('two releases are compared on a screen: each break keeps its line, and the others are joined by kind', async () => {
  const [before, after] = await Promise.all(
    ['1.0.0', '2.0.0'].map(async (version) => {
      const text = await readFile(join(repository, `releases/${version}/openapi.internal.json`), 'utf8');
      return select(
        JSON.parse(text),
        /^\/v1\/(administrations|debtor|creditors|articles|journal|SalesTypes|draftsalesinvoices$)/,
      );
    }),
  );
  const changes = listChanges(before as OpenApiDocument, after as OpenApiDocument);
  const [full, short] = [printChanges(changes), printSummary(changes)];
  const listBreakLines = (text: string) => text.split('\n').filter((line) => line.startsWith('BREAKING'));
  expect(listBreakLines(short)).toEqual(listBreakLines(full));
  const few = changes.filter(({ impact }) => impact !== 'patch');
  expect(printSummary(few)).toBe(printChanges(few));
  await expect(short).toMatchFileSnapshot('__snapshots__/check-breaking-releases.txt');
});

// Each other removal is planted alone: test/support/planted-changes.yaml.
it('a removed field is named in a break, for every second field of all schemas', () => {
  const revision = structuredClone(original);
  const removed = new Set<string>();
  for (const { properties = {} } of Object.values(revision.components.schemas)) {
    for (const [index, name] of Object.keys(properties).entries()) {
      if (index % 2 === 0 || name.startsWith('_')) continue;
      removed.add(name);
      delete properties[name];
    }
  }
  const report = printChanges(listChanges(original, revision).filter(({ impact }) => impact === 'major'));
  expect(removed.size).toBeGreaterThan(20);
  expect([...removed].filter((name) => !new RegExp(`[\`.]${name}\`.*: removed`).test(report))).toEqual([]);
});

it('rates the version and the files of changes/, and says what to do', async () => {
  const nothing: Edit = () => undefined;
  const other = await plant(addField, '1.5.0', 'sandbox: break');
  const base = join(other.releases, released, 'openapi.internal.json');
  const cases: readonly (readonly [title: string, code: number, options: BreakingOptions])[] = [
    ['a break without a major version', 1, await plant(removeField)],
    ['a break with one', 0, await plant(removeField, '2.0.0')],
    ['a break that no file names', 1, await plant(removeField, '2.0.0', 'contract: addition')],
    ['an addition', 0, await plant(addField)],
    ['an addition, strictly', 1, { ...(await plant(addField)), strict: true }],
    ['an addition that is saved without a minor version', 1, { ...(await plant(addField)), save: true }],
    ['an addition that no file names', 1, other],
    ['the same, compared with another bundle', 0, { ...other, base }],
    ['the same, saved', 0, { ...other, save: true }],
    ['the same, after it was saved', 0, other],
    ['nothing', 0, await plant(nothing)],
    ['nothing, saved over the release', 1, { ...(await plant(nothing)), save: true }],
    ['the first release', 0, { ...other, releases: await createFolder() }],
  ];
  let printed = '';
  for (const [title, code, options] of cases) {
    const [ended, text] = await run(options);
    expect(ended, title).toBe(code);
    printed += `# ${title}: ends with ${ended}\n${text}\n\n`;
  }
  await expect(printed).toMatchFileSnapshot('__snapshots__/check-breaking.txt');
});

it('a saved release holds the bundle and the changes: at most 2 MB and 60,000 lines, with books as large as the last', async () => {
  const options = await plant(addField, '1.5.0');
  await checkBreaking({ ...options, save: true });
  const saved = join(options.releases, '1.5.0');
  expect((await readdir(saved)).toSorted()).toEqual(['changes.txt', 'openapi.internal.json']);
  expect(await readFile(join(saved, 'changes.txt'), 'utf8')).toContain('0 breaking changes, 1 addition');
  expect(await readFile(join(saved, 'openapi.internal.json'), 'utf8')).toBe(await readFile(options.bundle, 'utf8'));
  const last = ['books.json.br', 'books.sqlite.br', 'changes.txt'].map((name) => `releases/2.0.0/${name}`);
  const files = [...last, 'generated/openapi.internal.json'].map((name) => readFile(join(repository, name), 'latin1'));
  const text = (await Promise.all(files)).join('');
  expect(text.length).toBeLessThan(2_000_000);
  expect(text.split('\n').length).toBeLessThan(60_000);
});

it('a base that cannot be compared is rejected with one sentence', async () => {
  const write = (version: string, paths = '{}') => `openapi: 3.1.1\ninfo: { version: ${version} }\npaths: ${paths}`;
  const respond = (reference: string) => `{ /v1/debtors: { get: { responses: { 200: { $ref: ${reference} } } } } }`;
  const bases = {
    'a file that is no YAML': 'openapi: [',
    'another kind of document': 'swagger: "2.0"',
    'an empty file': '',
    'a version that is none': write('beta'),
    'a newer contract': write('99.0.0'),
    'a reference to nothing': write('1.0.0', respond("'#/a'")),
    'a contract in several files': write('1.0.0', respond('other.yaml')),
  };
  const { bundle } = await plant(addField);
  const base = join(await createFolder(), 'base.yaml');
  let printed = `a file that is missing: ${(await run({ base, bundle }))[1]}\n`;
  for (const [title, text] of Object.entries(bases)) {
    await writeFile(base, text);
    const [code, message] = await run({ base, bundle });
    expect(code, title).toBe(2);
    printed += `${title}: ${message}\n`;
  }
  await expect(printed).toMatchFileSnapshot('__snapshots__/check-breaking-rejections.txt');
});
