import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/lib/free-port.ts';
import { repository } from '../../scripts/lib/run.ts';
import { useFolder } from '../support/folders.ts';

const RESOURCE = 'openapi/resources/cost-centers.yaml';

/** A copy of the repository with what is built and installed. */
const folder = useFolder();
let original: string;
let url: string;
let output: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], { cwd: repository, maxBuffer: 100_000_000 });
  const names = new Set(stdout.split('\0').map((file) => file.split('/')[0] ?? ''));
  // Astro finds its packages in no linked folder.
  const filter = (path: string): boolean => !path.includes('node_modules') || path.includes('site/shell/node_modules');
  for (const name of names) if (name) await cp(join(repository, name), join(folder, name), { recursive: true, filter });
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  original = await readFile(join(folder, RESOURCE), 'utf8');
});

beforeEach(async () => {
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const [, ...args] = `${scripts.dev} --port ${port}`.split(' ');
  output = '';
  const dev = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [dev.stdout, dev.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  stop = async () => {
    dev.kill();
    await once(dev, 'exit');
  };
});
afterEach(() => stop());

/** Replaces a file at once, as editors do. */
async function save(text: string, file = RESOURCE): Promise<void> {
  await writeFile(join(folder, 'saved.yaml'), text);
  await rename(join(folder, 'saved.yaml'), join(folder, file));
}

/** Replaces a part of a file. */
async function edit(file: string, part: string | RegExp, replacement: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).toMatch(part);
  await save(text.replace(part, replacement), file);
}

/** Saves the resource with a field whose name has the number of the edit. */
const saveEdit = (edit: number): Promise<void> =>
  save(
    original.replace(
      /^( +)code:$/m,
      `$1edit${edit}: { description: An edit., type: [boolean, 'null'], examples: [true] }\n$&`,
    ),
  );

/** Returns the number of the edit that the sandbox serves; undefined while it restarts. */
async function readEdit(): Promise<number | undefined> {
  const headers = { authorization: 'Bearer sandbox-demo-token' };
  const response = await fetch(`${url}/v1/costcenters`, { headers }).catch(() => undefined);
  const [, edit] = /"edit(\d+)"/.exec((await response?.text().catch(() => '')) ?? '') ?? [];
  return edit === undefined ? undefined : Number(edit);
}

/** Returns a page; undefined when there is none, or while the sandbox restarts. */
async function readPage(path: string): Promise<string | undefined> {
  const response = await fetch(`${url}/docs/${path}/`).catch(() => undefined);
  return response?.ok ? response.text().catch(() => undefined) : undefined;
}

const waitForPage = (path: string, text: string): Promise<void> =>
  waitUntil(async () => (await readPage(path))?.includes(text) ?? false);

async function waitUntil(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isTrue())) await setTimeout(100);
}

describe('npm run dev', { timeout: 900_000 }, () => {
  it('serves the last of forty edits, and never reads half of a file, also while others build', async () => {
    await saveEdit(0);
    await waitUntil(async () => (await readEdit()) === 0);
    let isEditing = true;
    const build = async (): Promise<void> => {
      const args = ['scripts/run.js', 'build', '--quiet', '--force', 'bundle', 'control'];
      while (isEditing) await promisify(execFile)(process.execPath, args, { cwd: folder });
    };
    const builds = Promise.all([build(), build()]);
    for (let edit = 1; edit <= 40; edit += 1) {
      await saveEdit(edit);
      // Sometimes before the sandbox has restarted, sometimes after.
      await setTimeout((edit * 379) % 3000);
      expect((await readEdit()) ?? 0).toBeLessThanOrEqual(edit);
    }
    isEditing = false;
    await builds;
    await waitUntil(async () => (await readEdit()) === 40);
    expect(output).not.toMatch(/Error|Unexpected|Failed/);
  });

  it('shows an edited guide, description, field and operation on their pages, and in the menu of others', async () => {
    await edit('openapi/guides/errors.md', 'Decide by', 'Firstly decide by');
    await waitForPage('guides/errors', 'Firstly decide by');
    await edit(RESOURCE, 'Short code of', 'Brief code of');
    await waitForPage('operations/getCostCenter', 'Brief code of');
    await edit(RESOURCE, /^( +)code:$/m, `$1colour: { description: Colour of it., type: [string, 'null'] }\n$&`);
    await waitForPage('resources/cost-centers', 'Colour of it.');
    await edit(
      RESOURCE,
      /^ {4}get:\n {6}operationId: getCostCenter/m,
      '    delete: { operationId: deleteCostCenter, tags: [Cost centers], summary: Delete a cost center, description: Deletes it for ever. }\n$&',
    );
    await waitForPage('operations/deleteCostCenter', 'Deletes it for ever.');
    await waitForPage('operations/listCostCenters', 'operations/deleteCostCenter/');
    await save(original);
    await waitForPage('operations/getCostCenter', 'Short code of');
    await waitUntil(async () => (await readPage('operations/deleteCostCenter')) === undefined);
  });

  it('names file and line of a mistake, and goes on with the last good contract', async () => {
    await saveEdit(1);
    await waitUntil(async () => (await readEdit()) === 1);
    const edited = await readFile(join(folder, RESOURCE), 'utf8');
    for (const [part, mistake] of [
      // It cannot be parsed.
      ['      type: object', '      type: [object'],
      // It cannot be bundled.
      ['x-record: CostCenter', 'x-record: CostCentre'],
      ['../shared/values.yaml#/components/schemas/Id', '../shared/values.yaml#/components/schemas/Key'],
      // It can be bundled, and the sandbox does not start with it.
      ['          type: string', '          type: text'],
    ] as const) {
      output = '';
      const line = edited.slice(0, edited.indexOf(part)).split('\n').length;
      await save(edited.replace(part, mistake));
      await waitUntil(() => /^openapi\S+:\d+/m.test(output));
      // What opens a list is a mistake at the next line.
      const lines = mistake.endsWith('[object') ? line + 1 : line;
      expect(output).toContain(`${RESOURCE}:${lines}:`);
      await waitUntil(async () => (await readEdit()) === 1);
      await waitForPage('operations/getCostCenter', 'edit1');
    }
    await saveEdit(2);
    await waitUntil(async () => (await readEdit()) === 2);
    await waitForPage('operations/getCostCenter', 'edit2');
  });
});
