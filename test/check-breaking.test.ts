import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { listOperations, type OpenApiDocument, type Schema } from '../contract/document.ts';
import { listChanges } from '../scripts/breaking/compare.ts';
import { printChanges, printSummary } from '../scripts/breaking/join-changes.ts';
import { removeUnused } from '../scripts/bundle/internal.ts';
import { createUnrecorded } from '../scripts/bundle/published.ts';
import { type BreakingOptions, checkBreaking } from '../scripts/check-breaking.ts';
import { repository } from '../scripts/lib/run.ts';
import { COMMANDS } from '../scripts/run-command.ts';

const readJson = async (file: string) => JSON.parse(await readFile(join(repository, file), 'utf8')) as OpenApiDocument;

const internal = await readJson('generated/openapi.internal.json');
// A part of the bundle, because most of the time goes into reading it.
const paths = Object.entries(internal.paths).filter(([path]) => /token|articles|ditor|debtor|SalesTypes/.test(path));
const original = removeUnused({ ...structuredClone(internal), paths: Object.fromEntries(paths) });
const released = original.info.version;
const [major = 0, minor = 0] = released.split('.').map(Number);
const nextMinor = `${major}.${minor + 1}.0`;
const nextMajor = `${major + 1}.0.0`;

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  folders.push(folder);
  return folder;
}

type Edit = (document: OpenApiDocument) => void;

const getFields = ({ components }: OpenApiDocument, name: string): Record<string, Schema> =>
  components.schemas[name]?.properties ?? {};
const removeField: Edit = (document) => delete getFields(document, 'DebtorInput').remark;
const addField: Edit = (document) => {
  getFields(document, 'Creditor').nickname = { type: 'string' };
};

/** The bundle as the last release, a changed copy of it as the present one, and a file that says so. */
async function plant(
  change: Edit,
  version = released,
): Promise<Required<Pick<BreakingOptions, 'releases' | 'bundle' | 'notes'>>> {
  const releases = await createFolder();
  await mkdir(join(releases, released));
  await writeFile(join(releases, released, 'openapi.internal.json'), JSON.stringify(original));
  const document = structuredClone(original);
  document.info.version = version;
  change(document);
  const bundle = join(releases, 'bundle.json');
  await writeFile(bundle, JSON.stringify(document));
  const notes = await createFolder();
  await writeFile(join(notes, 'break.md'), '---\ncontract: break\n---\n\nGone. **What to do**: nothing.\n');
  return { releases, bundle, notes };
}

const listReleased = async () =>
  listChanges(
    await readJson('releases/1.0.0/openapi.internal.json'),
    await readJson('releases/2.0.0/openapi.internal.json'),
  );

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
    const published = JSON.stringify(createUnrecorded(original));
    const recorded = published.replaceAll('"application/json":{', '"application/json":{"examples":{"a":{"value":1}},');
    expect(recorded).not.toBe(published);
    await writeFile(base, write(JSON.parse(recorded)));
    expect(await checkBreaking({ base, bundle })).toContain(
      '0 breaking changes, 1 addition, 0 remarks\n\naddition  Creditors: `nickname`: new (responses).\n',
    );
  });

  it.each(['openapi.internal.json', 'openapi.json'])('is equal to itself, as %s', async (name) => {
    const base = join(repository, 'generated', name);
    expect(await checkBreaking({ base })).toBe(`Nothing changed since ${internal.info.version}.`);
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

  it('is reported in at most 80 lines from 1.0.0 to 2.0.0, also in the release', async () => {
    const released = await readFile(join(repository, 'releases/2.0.0/changes.txt'), 'utf8');
    for (const report of [printChanges(await listReleased()), released]) {
      expect(report).toMatch(
        /^(Since 1.0.0: )?\d+ breaking changes, 1 addition, \d+ remarks\n\nBREAKING {2}Debtors, Creditors: /,
      );
      expect(report.split('\n').length).toBeLessThanOrEqual(80);
    }
  });

  it('fits on a screen, on which each break keeps its line and the others are joined by kind', async () => {
    const changes = await listReleased();
    const [full, short] = [printChanges(changes), printSummary(changes)].map((text) => text.split('\n'));
    const isBreak = (line: string): boolean => line.startsWith('BREAKING');
    expect(short?.filter(isBreak)).toEqual(full?.filter(isBreak));
    expect(short?.[0]).toBe(full?.[0]);
    expect(short?.filter((line) => line.includes('where `bookingType`'))).toHaveLength(1);
    expect(short?.at(-1)).toBe('Additions and remarks of one kind are joined. Each on a line: --full');
    expect(short?.length).toBeLessThanOrEqual(40);
    const [few] = [changes.filter(({ impact }) => impact !== 'patch')];
    expect(printSummary(few)).toBe(printChanges(few));
  });
});

describe('a removed part', () => {
  const listBreaks = (revision: OpenApiDocument, base = original): string =>
    printChanges(listChanges(base, revision).filter(({ impact }) => impact === 'major'));

  it.each([0, 1, 2])('is named in a break, for each third of the fields of all schemas (%i)', (third) => {
    const revision = structuredClone(original);
    const names = new Set<string>();
    for (const { properties = {} } of Object.values(revision.components.schemas)) {
      for (const [index, name] of Object.keys(properties).entries()) {
        if (index % 3 !== third || name.startsWith('_')) continue;
        names.add(name);
        delete properties[name];
      }
    }
    const report = listBreaks(revision);
    expect(names.size).toBeGreaterThan(20);
    expect([...names].filter((name) => !new RegExp(`[\`.]${name}\`.*: removed`).test(report))).toEqual([]);
  });

  it('is named in a break, for each operation and each of its parameters', () => {
    for (const { path, method, operation } of listOperations(original)) {
      // The path alone, because to compare all of them takes seconds.
      const base = removeUnused({ ...structuredClone(original), paths: { [path]: original.paths[path] ?? {} } });
      const revision = structuredClone(base);
      const [changed] = listOperations(revision).filter((entry) => entry.method === method);
      if (operation.parameters?.length) {
        changed?.operation.parameters?.pop();
        expect(listBreaks(revision, base)).toMatch(/^1 breaking.*\n\nBREAKING .*: removed \(parameters\)\./);
      }
      delete revision.paths[path]?.[method];
      expect(listBreaks(revision, base)).toContain(`\`${method.toUpperCase()} ${path}\`: removed. Do without it.`);
    }
  });

  it('is named in a break, for a resource and for a value', () => {
    const revision = structuredClone(original);
    for (const path of Object.keys(revision.paths)) if (/SalesTypes/.test(path)) delete revision.paths[path];
    for (const name of ['Mandate', 'MandateInput', 'MandatePatch', 'MandateReplacement', 'MandateListItem']) {
      getFields(revision, name).typeId = { ...getFields(revision, name).typeId, enum: [1] };
    }
    expect(listBreaks(revision).split('\n').slice(2)).toEqual([
      'BREAKING  Debtor mandates: `typeId`: values `2` removed (requests; compatible in responses). Send another value.',
      'BREAKING  Sales types: `GET /v1/SalesTypes`, `GET /v1/SalesTypes/{id}`: removed. Do without it.',
    ]);
  });
});

describe('the version', () => {
  it('must be a new major one after a break, and is named', async () => {
    await expect(checkBreaking(await plant(removeField))).rejects.toThrow(
      `set info.version in openapi/openapi.yaml to ${nextMajor}`,
    );
    expect(await checkBreaking(await plant(removeField, nextMajor))).toContain('1 breaking change, 0 additions');
  });

  it('can stay until the release after an addition', async () => {
    const options = await plant(addField);
    expect(await checkBreaking(options)).toContain(`The next release is at least ${nextMinor}.`);
    for (const option of ['save', 'strict']) {
      await expect(checkBreaking({ ...options, [option]: true })).rejects.toThrow(`${released}, is too low`);
    }
  });

  it('stays when nothing changed, and when there is no release before it', async () => {
    expect(await checkBreaking(await plant(() => undefined))).toBe(`Nothing changed since ${released}.`);
    expect(await checkBreaking({ releases: await createFolder() })).toMatch(/^There is no release before it\./);
  });
});

describe('a change of the contract', () => {
  const note = (front: string): string => `---\n${front}\n---\n\nGone. **What to do**: nothing.\n`;

  it.each([
    ['an addition', addField, 'sandbox: break', 'No file in changes/ is a change of the contract: changes/README.md'],
    ['a break', removeField, 'contract: addition', 'No file in changes/ is a break of the contract, with what clients'],
  ])('that is %s needs a file that says so', async (_case, edit, front, message) => {
    const options = await plant(edit, '99.0.0');
    await checkBreaking(options);
    await writeFile(join(options.notes, 'break.md'), note(front));
    await expect(checkBreaking(options)).rejects.toThrow(message);
    await writeFile(join(options.notes, 'other.md'), note('contract: break'));
    await checkBreaking(options);
  });

  it('needs none when it is compared with another bundle, or saved', async () => {
    const options = await plant(addField, nextMinor);
    await rm(join(options.notes, 'break.md'));
    const base = join(options.releases, released, 'openapi.internal.json');
    expect(await checkBreaking({ ...options, base })).toContain('1 addition');
    expect(await checkBreaking({ ...options, save: true })).toContain('1 addition');
  });
});

describe('a saved release', () => {
  it('holds the bundle and the changes, and is the base of the next comparison', async () => {
    const options = await plant(addField, nextMinor);
    expect(await checkBreaking({ ...options, save: true })).toContain(`Saved in releases/${nextMinor}.`);
    const read = (name: string): Promise<string> => readFile(join(options.releases, nextMinor, name), 'utf8');
    expect(await read('changes.txt')).toContain('0 breaking changes, 1 addition');
    expect(await read('openapi.internal.json')).toBe(await readFile(options.bundle, 'utf8'));
    expect((await readdir(join(options.releases, nextMinor))).toSorted()).toEqual([
      'changes.txt',
      'openapi.internal.json',
    ]);
    expect(await checkBreaking(options)).toBe(`Nothing changed since ${nextMinor}.`);
  });

  it('adds at most 2 MB and 60,000 lines to the repository, with books as large as the last ones', async () => {
    const releases = await createFolder();
    await checkBreaking({ releases, save: true });
    const saved = join(releases, internal.info.version);
    const books = ['json', 'sqlite'].map((kind) => join(repository, `releases/2.0.0/books.${kind}.br`));
    const files = [...books, ...(await readdir(saved)).map((name) => join(saved, name))];
    const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')));
    expect(texts.join('').length).toBeLessThan(2_000_000);
    expect(texts.join('').split('\n').length).toBeLessThan(60_000);
  });

  it('is never replaced', async () => {
    const options = await plant(() => undefined);
    await expect(checkBreaking({ ...options, save: true })).rejects.toThrow(`releases/${released} exists`);
  });
});

describe('a base that cannot be compared', () => {
  it.each([
    ['a file that is missing', undefined, 'base.yaml cannot be read.'],
    ['a file that is no YAML', 'openapi: [', 'base.yaml cannot be read: Flow sequence'],
    ['another kind of document', 'swagger: "2.0"', 'base.yaml is not an OpenAPI document with paths.'],
    ['an empty file', '', 'base.yaml is not an OpenAPI document with paths.'],
    [
      'a version that is none',
      'openapi: 3.1.1\ninfo: { version: beta }\npaths: {}',
      'info.version of .*base.yaml is beta;',
    ],
    [
      'a newer contract',
      'openapi: 3.1.1\ninfo: { version: 99.0.0 }\npaths: {}',
      'The base has version 99.0.0 and the contract',
    ],
    [
      'a reference to nothing',
      "openapi: 3.1.1\ninfo: { version: 1.0.0 }\npaths: { /v1/debtors: { get: { responses: { 200: { $ref: '#/a' } } } } }",
      'A reference leads nowhere. The document has nothing at #/a.',
    ],
    [
      'a contract in several files',
      'openapi: 3.1.1\ninfo: { version: 1.0.0 }\npaths: { /v1/debtors: { get: { responses: { 200: { $ref: other.yaml } } } } }',
      'base.yaml refers to other.yaml: only bundles can be compared.',
    ],
  ])('is rejected with one sentence: %s', async (_case, text, message) => {
    const base = join(await createFolder(), 'base.yaml');
    if (text !== undefined) await writeFile(base, text);
    const error = await checkBreaking({ base }).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(new RegExp(`^[^\n]*${message}[^\n]*$`)),
    });
  });
});
