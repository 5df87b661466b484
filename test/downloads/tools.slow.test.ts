import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { SANDBOX_URL } from '../../scripts/bundle/recording.ts';
import { repository } from '../../scripts/lib/run.ts';
import { DOWNLOAD_NAMES } from '../../site/downloads/list.ts';
import { listRequestGroups } from '../../site/downloads/requests/request-groups.ts';
import { bundle } from '../support/contract.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const names = listRequestGroups(bundle).flatMap(({ requests }) => requests.map(({ name }) => name));
const runs = ['first', 'second'] as const;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'downloads-'));
  await cp(join(repository, 'generated', 'downloads'), folder, { recursive: true });
  await mkdir(join(folder, 'elsewhere'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a program of test/installs in a folder. Fails when the program does. */
async function runTool(cwd: string, file: string, ...args: readonly string[]): Promise<string> {
  const program = join(repository, 'test', 'installs', 'node_modules', file);
  if (!existsSync(program)) throw new Error(`${file} is not installed in test/installs. Run: npm run test:slow`);
  const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], options).catch(
    ({ stdout: printed, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${file} failed:\n${printed}\n${stderr}`);
    },
  );
  return stdout;
}

interface NewmanReport {
  readonly run: {
    readonly stats: Readonly<Record<'requests' | 'assertions', { readonly total: number; readonly failed: number }>>;
    readonly executions: readonly { readonly item: { readonly id: string }; readonly assertions?: readonly object[] }[];
  };
}

/** Runs the collection in another folder than that of the downloads: it needs no file. */
async function runNewman(...options: readonly string[]): Promise<NewmanReport['run']> {
  const cwd = join(folder, 'elsewhere');
  const servers = ['baseUrl', 'authUrl'].flatMap((name) => ['--env-var', `${name}=${sandbox.url}`]);
  const report = ['--reporters', 'cli,json', '--reporter-json-export', 'newman.json'];
  const collection = join(folder, DOWNLOAD_NAMES.postman);
  await runTool(cwd, 'newman/bin/newman.js', 'run', collection, ...options, ...servers, ...report);
  return (JSON.parse(await readFile(join(cwd, 'newman.json'), 'utf8')) as NewmanReport).run;
}

function expectSuccess({ stats, executions }: NewmanReport['run']): void {
  expect(stats.requests).toMatchObject({ total: names.length, failed: 0 });
  expect(stats.assertions.failed).toBe(0);
  expect(executions.map(({ item }) => item.id)).toEqual(names);
  expect(executions.filter(({ assertions = [] }) => assertions.length === 0)).toEqual([]);
}

describe('newman', () => {
  it.each(runs)('passes the tests of every request of the collection, in a %s run', async () => {
    expectSuccess(await runNewman('--environment', join(folder, DOWNLOAD_NAMES.environment)));
  });

  it('passes them without the environment', async () => {
    expectSuccess(await runNewman());
  });

  it('fails the tests of requests with another response', async () => {
    const wrongToken = runNewman('--folder', 'Debtors', '--env-var', 'token=wrong');
    await expect(wrongToken).rejects.toThrow('expected response to have status code 201 but got 401');
  });
});

/** Returns the last lines of httpYac, without those of the single requests. */
async function runHttpYac(token = demoToken): Promise<string> {
  const text = await readFile(join(repository, 'generated', 'downloads', DOWNLOAD_NAMES.http), 'utf8');
  const changed = text.replaceAll(SANDBOX_URL, sandbox.url).replace(`@token = ${demoToken}`, `@token = ${token}`);
  await writeFile(join(folder, DOWNLOAD_NAMES.http), changed);
  return runTool(folder, 'httpyac/bin/httpyac.js', 'send', DOWNLOAD_NAMES.http, '--all', '--output', 'none');
}

describe('httpYac', () => {
  it.each(runs)('passes the tests of every request of the .http file, in a %s run', async () => {
    const all = names.length;
    expect(await runHttpYac()).toContain(`${all} requests processed (${all} succeeded)`);
  });

  it('fails the tests of requests with another response', async () => {
    await expect(runHttpYac('wrong')).rejects.toThrow('The status is 401');
  });
});
