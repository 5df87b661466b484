import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/lib/free-port.ts';
import { repository } from '../../scripts/lib/run.ts';

const COPIED = [
  'contract',
  'mocks',
  'openapi',
  'scripts',
  'totals',
  'redocly.yaml',
  'package.json',
  'package-lock.json',
];
const RESOURCE = 'openapi/resources/cost-centers.yaml';

let folder: string;
let original: string;
let url: string;
let output: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-'));
  for (const name of COPIED) await cp(join(repository, name), join(folder, name), { recursive: true });
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  original = await readFile(join(folder, RESOURCE), 'utf8');
});
afterAll(() => rm(folder, { recursive: true, maxRetries: 5, retryDelay: 200 }));

beforeEach(async () => {
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const [, ...args] = `${scripts.dev} --port ${port}`.split(' ');
  output = '';
  const dev = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [dev.stdout, dev.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  stop = async () => {
    dev.kill();
    await once(dev, 'exit');
  };
});
afterEach(() => stop());

/** Replaces the file at once, as editors do. */
async function save(text: string): Promise<void> {
  await writeFile(join(folder, 'saved.yaml'), text);
  await rename(join(folder, 'saved.yaml'), join(folder, RESOURCE));
}

/** Saves the resource with a field whose name has the number of the edit. */
const saveEdit = (edit: number): Promise<void> =>
  save(original.replace(/^( +)code:$/m, `$1edit${edit}: { description: An edit., type: [integer, 'null'] }\n$&`));

/** Returns the number of the edit that the sandbox serves; undefined while it restarts. */
async function readEdit(): Promise<number | undefined> {
  const headers = { authorization: 'Bearer sandbox-demo-token' };
  const response = await fetch(`${url}/v1/costcenters`, { headers }).catch(() => undefined);
  const [, edit] = /"edit(\d+)"/.exec((await response?.text().catch(() => '')) ?? '') ?? [];
  return edit === undefined ? undefined : Number(edit);
}

async function waitUntil(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isTrue())) await setTimeout(100);
}

describe('npm run dev', { timeout: 900_000 }, () => {
  it('serves the last of a hundred edits, and never reads half of a file, also while others build', async () => {
    await saveEdit(0);
    await waitUntil(async () => (await readEdit()) === 0);
    let isEditing = true;
    const build = async (): Promise<void> => {
      const args = ['scripts/build.ts', '--quiet', '--force', 'bundle', 'control'];
      while (isEditing) await promisify(execFile)(process.execPath, args, { cwd: folder });
    };
    const builds = Promise.all([build(), build()]);
    for (let edit = 1; edit <= 100; edit += 1) {
      await saveEdit(edit);
      // Sometimes before the sandbox has restarted, sometimes after.
      await setTimeout((edit * 379) % 3000);
      expect((await readEdit()) ?? 0).toBeLessThanOrEqual(edit);
    }
    isEditing = false;
    await builds;
    await waitUntil(async () => (await readEdit()) === 100);
    expect(output).not.toMatch(/Error|Unexpected|Failed/);
  });

  it('names the file that is not valid YAML, and serves the next edit', async () => {
    await saveEdit(1);
    await waitUntil(async () => (await readEdit()) === 1);
    await save(`${original}\n  - : [\n`);
    await waitUntil(() => /cost-centers\.yaml/.test(output));
    await saveEdit(2);
    await waitUntil(async () => (await readEdit()) === 2);
  });
});
