import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../mocks/oauth/browser.ts';
import { contractRequest } from '../../mocks/oauth/testing.ts';
import { packSandbox } from '../../mocks/package/sandbox-package.ts';
import { demoToken } from '../../mocks/sandbox.ts';
import { repository } from '../../scripts/lib/run.ts';
import { type Project, projectWith } from '../packed.ts';

let work: string;
let project: Project;
let installed: string;
let program: ChildProcess;
let url: string;
let complaints = '';

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'sandbox-'));
  await packSandbox(join(work, 'sandbox'));
  project = await projectWith(join(work, 'sandbox'));
  installed = join(project.folder, 'node_modules', '@accounting-platform', 'sandbox');
  ({ program, url } = await start());
}, 120_000);

afterAll(async () => {
  if (program?.exitCode === null) await ended(program);
  await project?.remove();
  await rm(work, { recursive: true, force: true });
});

/** Starts the command that npm put into the project. */
async function start() {
  const child = spawn(process.execPath, [join(installed, 'dist', 'bin.js'), '--port', '0'], { cwd: project.folder });
  child.stderr.on('data', (text) => {
    complaints += String(text);
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [found] = /http:\/\/[\d.:]+/.exec(line) ?? [];
    if (found) {
      child.stdout.resume();
      return { program: child, url: found };
    }
  }
  throw new Error(`It does not start: ${complaints}`);
}

async function ended(child: ChildProcess): Promise<unknown> {
  const closed = once(child, 'close');
  child.kill();
  return closed;
}

const call = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, { headers: { authorization: `Bearer ${demoToken}`, ...headers } });

describe('the packed sandbox, in a project of its own', () => {
  test('brings nothing but itself, and the command', async () => {
    expect(project.installed).toEqual(['sandbox']);
    expect(await readdir(join(project.folder, 'node_modules', '.bin'))).toContain('sandbox');
  });

  test('starts with npx', async () => {
    const { stdout } = await promisify(execFile)('npx', ['--offline', '@accounting-platform/sandbox', '--version'], {
      cwd: project.folder,
      shell: process.platform === 'win32',
    });
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
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
    // Prism's client for proxies imports it when it is there. The sandbox calls no other server.
    expect([...imported].filter((name) => !isBuiltin(name) && !name.startsWith('./'))).toEqual(['kerberos']);
  });

  test('looks for files beside its code only where the package has them', () => {
    const sources = globSync('mocks/**/*.ts', { cwd: repository, exclude: ['**/*.test.ts', 'mocks/package/**'] });
    const lookers = sources.filter((file) => readFileSync(join(repository, file), 'utf8').includes('import.meta'));
    expect(lookers.sort()).toEqual(['mocks/assets.ts', 'mocks/bin.ts', 'mocks/fresh.ts']);
  });

  test('contains the licenses of the packages that are bundled', async () => {
    expect(await readFile(join(installed, 'THIRD-PARTY-LICENSES.txt'), 'utf8')).toContain('@stoplight/prism-core');
  });

  test('answers a call', async () => {
    const answer = await call('/v1/debtors?pageSize=1');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ _data: [{ id: 1 }] });
  });

  test('refuses what the contract refuses', async () => {
    const answer = await call('/v1/debtors?pageSize=none');
    expect(answer.status).toBe(400);
  });

  test.each([
    ['an example of the contract', 'code=404', 404],
    ['made-up data', 'dynamic=true', 200],
  ])('answers with %s when it is asked to', async (_what, prefer, status) => {
    const answer = await call('/v1/debtors/1', { prefer });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toBeInstanceOf(Object);
  });

  test('lets a user sign in', async () => {
    const query = new URLSearchParams({ ...contractRequest, state: 'here' });
    const callback = await openBrowser(url).signIn(`${url}/connect/authorize?${query}`);
    expect(callback.searchParams.get('code')).toMatch(/./);
  });

  test('has a start page, and no documentation site of its own', async () => {
    const start = await call('/');
    expect(start.status).toBe(200);
    expect(await start.text()).not.toContain('/docs/');
    expect((await call('/docs/')).status).toBe(404);
  });

  test('had nothing to complain of, and ends when it is told to', async () => {
    expect(await ended(program)).toEqual([0, null]);
    expect(complaints).toBe('');
  });

  test('is started by a test suite as often as it likes, each with its own data', async () => {
    const consumer = await readFile(join(import.meta.dirname, 'consumer', 'main.ts'), 'utf8');
    const source = consumer.replace("'../../../mocks/sandbox.ts'", "'@accounting-platform/sandbox'");
    await project.compile(source);
    expect(await project.start()).toEqual({
      written: 201,
      inOne: true,
      inOther: false,
      afterReset: false,
      complaints: [],
    });
  });
});
