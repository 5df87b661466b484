import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addPageSandbox } from './page-sandbox.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-sandbox-'));
  await mkdir(join(folder, 'built'));
  await mkdir(join(folder, 'site', '_astro'), { recursive: true });
  await writeFile(join(folder, 'built', 'worker.js'), 'one');
});
afterEach(() => rm(folder, { recursive: true }));

const read = (file: string): Promise<string> => readFile(join(folder, 'site', file), 'utf8');

async function add(hasSandbox = true): Promise<string> {
  await addPageSandbox(join(folder, 'built'), join(folder, 'site'), hasSandbox);
  return read('service-worker.js');
}

const getBuild = (serviceWorker: string): string => /BUILD = '(\w+)'/.exec(serviceWorker)?.[1] ?? '';

it('the site has the files of the sandbox, and a service worker that stores them and the scripts of pages', async () => {
  await writeFile(join(folder, 'site', '_astro', 'panel.abc.js'), '');
  const serviceWorker = await add();
  expect(await read('sandbox/worker.js')).toBe('one');
  expect(serviceWorker).toContain(`JSON.parse('["sandbox/worker.js","_astro/panel.abc.js"]')`);
});

it('another sandbox is another build, and so are other scripts', async () => {
  const first = await add();
  expect(getBuild(first)).toHaveLength(12);
  expect(await add()).toBe(first);
  await writeFile(join(folder, 'built', 'worker.js'), 'two');
  const second = await add();
  expect(getBuild(second)).not.toBe(getBuild(first));
  await writeFile(join(folder, 'site', '_astro', 'page.abc.js'), '');
  expect(getBuild(await add())).not.toBe(getBuild(second));
});

it('a site without the sandbox has a service worker that removes itself', async () => {
  expect(await add(false)).toContain("JSON.parse('[]')");
  await expect(read('sandbox/worker.js')).rejects.toThrow('ENOENT');
});
