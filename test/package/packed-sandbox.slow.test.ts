import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../mocks/api/sign-in/testing/fake-browser.ts';
import { demoToken } from '../../mocks/index.ts';
import { packSandbox } from '../../mocks/package/sandbox-package.ts';
import { repository } from '../../scripts/lib/run.ts';
import { authorizeParameters } from '../support/authorization-server.ts';
import { installIntoEmptyProject, type Project } from '../support/consumer-project.ts';
import { useFolder } from '../support/folders.ts';

const work = useFolder();
let project: Project;
let installed: string;
let program: ChildProcess;
let url: string;
let loggedErrors = '';

beforeAll(async () => {
  await packSandbox(join(work, 'sandbox'));
  project = await installIntoEmptyProject(join(work, 'sandbox'));
  installed = join(project.folder, 'node_modules', '@accounting-platform', 'sandbox');
  ({ program, url } = await start());
  // Packing and installing take two minutes where several programs share a slow core.
});

afterAll(async () => {
  if (program?.exitCode === null) await ended(program);
  await project?.remove();
});

async function start() {
  const child = spawn(process.execPath, [join(installed, 'dist', 'bin.js'), '--port', '0'], { cwd: project.folder });
  child.stderr.on('data', (text) => {
    loggedErrors += String(text);
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [found] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (found) {
      child.stdout.resume();
      return { program: child, url: found };
    }
  }
  throw new Error(`It does not start: ${loggedErrors}`);
}

async function ended(child: ChildProcess): Promise<unknown> {
  const closed = once(child, 'close');
  child.kill();
  return closed;
}

describe('packed sandbox in an empty project', () => {
  test('installs only itself and its command', async () => {
    expect(project.installed).toEqual(['sandbox']);
    expect(await readdir(join(project.folder, 'node_modules', '.bin'))).toContain('sandbox');
  });

  test('starts with npx', async () => {
    const { stdout } = await promisify(execFile)('npx', ['--offline', '@accounting-platform/sandbox', '--version'], {
      cwd: project.folder,
      shell: process.platform === 'win32',
    });
    expect(stdout).toMatch(/^\d+\.\d+\.\d+(-dev\.[0-9a-f]{12})? \(contract \d+\.\d+\.\d+\)\n$/);
  });

  test('imports only modules of Node and its own files', async () => {
    const files = globSync('*.js', { cwd: join(installed, 'dist') });
    const specifiers = await Promise.all(
      files.map(async (file) => {
        const code = await readFile(join(installed, 'dist', file), 'utf8');
        return [...code.matchAll(/^(?:import|export) [^;]*?from "([^"]+)"|\b(?:import|__require)\("([^"]+)"\)/gm)];
      }),
    );
    const imported = new Set(specifiers.flat().map(([, from, called]) => from ?? called ?? ''));
    expect([...imported].filter((name) => !isBuiltin(name) && !name.startsWith('./'))).toEqual([]);
  });

  test('reads files beside its code only where the package has them', () => {
    const sources = globSync('{mocks,totals}/**/*.ts', {
      cwd: repository,
      exclude: ['**/*.test.ts', 'mocks/package/**'],
    });
    const readers = sources.filter((file) => readFileSync(join(repository, file), 'utf8').includes('import.meta'));
    expect(readers.sort()).toEqual([
      'mocks/assets.ts',
      // Those in a page read the files of their own folder, `dist/browser`.
      ...['fetch-assets', 'index', 'node'].map((name) => `mocks/hosts/browser/${name}.ts`),
      'mocks/hosts/node/cli/main.ts',
      // The package has the fonts in a module of its own in place of this one.
      'mocks/hosts/node/fonts.ts',
    ]);
  });

  test.each([
    ['/v1/debtors?pageSize=1', 200, '"_data":[{"id":1,'],
    ['/v1/debtors?pageSize=none', 400, 'validation-failed'],
    ['/', 200, '<h1>'],
    ['/docs/', 404, 'not-found'],
    ['/_sandbox/inspector', 200, 'inspector/inspector.js'],
    ['/_sandbox/inspector/inspector.js', 200, 'import '],
    ['/_sandbox/inspector/dom.js', 200, 'export '],
  ])('responds to %s with %i', async (path, status, content) => {
    const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${demoToken}` } });
    expect(response.status).toBe(status);
    const text = await response.text();
    expect(text).toContain(content);
    // It has no documentation site.
    expect(path === '/' && text.includes('/docs/')).toBe(false);
  });

  test('signs a user in', async () => {
    const query = new URLSearchParams({ ...authorizeParameters, state: 'here' });
    const callback = await openBrowser(url).signIn(`${url}/connect/authorize?${query}`);
    expect(callback.searchParams.get('code')).toMatch(/./);
  });

  test('logs no error and exits with code 0 on a signal', async () => {
    expect(await ended(program)).toEqual([0, null]);
    expect(loggedErrors).toBe('');
  });

  test('can be started repeatedly by a test suite with separate data', async () => {
    const consumer = await readFile(join(import.meta.dirname, 'consumer', 'main.ts'), 'utf8');
    const source = consumer.replace("'../../../mocks/index.ts'", "'@accounting-platform/sandbox'");
    await project.compile({ main: source });
    expect(await project.run([process.execPath, 'main.js'])).toEqual({
      written: 201,
      inOne: true,
      inOther: false,
      afterReset: false,
      complaints: [],
    });
  });
});
