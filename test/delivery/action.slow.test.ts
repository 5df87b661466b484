import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/lib/free-port.ts';
import { repository } from '../../scripts/lib/run.ts';
import { useFolder } from '../support/folders.ts';

const action = join(repository, '.github', 'actions', 'accounting-sandbox');

/** A runner: the files by which an action passes values on. */
const folder = useFolder();
let port: number;
beforeAll(async () => {
  port = await findFreePort();
});

async function run(script: string, variables: Readonly<Record<string, string>>) {
  const files = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
  const env = {
    ...process.env,
    ...Object.fromEntries(files.map((name) => [name, join(folder, name)])),
    RUNNER_TEMP: folder,
    ...variables,
  };
  return promisify(execFile)(process.execPath, [join(action, script)], { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
}

const readValues = async (name: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await readFile(join(folder, name), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => line.split('=')),
  );

it('starts a sandbox for the next steps, and fails the job for an integration that is not ready', async () => {
  const started = await run('start.js', {
    INPUT_PACKAGE: join(repository, 'generated', 'sandbox'),
    INPUT_PORT: String(port),
    INPUT_OPTIONS: '--clock=2026-04-16\n',
  });
  expect(started).toMatchObject({ code: 0, stdout: `The sandbox runs at http://127.0.0.1:${port}.\n` });
  const { ACCOUNTING_URL: url, ACCOUNTING_TOKEN: token } = await readValues('GITHUB_ENV');
  expect(await readValues('GITHUB_OUTPUT')).toEqual({ url, token });
  const response = await fetch(`${url}/v1/debtors?city=Goes`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(400);

  const { pid = '' } = await readValues('GITHUB_STATE');
  const stopped = await run('stop.js', { STATE_pid: pid, STATE_url: String(url), 'INPUT_FAIL-ON': 'error' });
  expect(stopped.code).toBe(1);
  expect(stopped.stdout).toContain('listDebtors does not have: city.');
  expect(await readFile(join(folder, 'GITHUB_STEP_SUMMARY'), 'utf8')).toContain('listDebtors does not have: city.');
  await expect(fetch(`${url}/_sandbox/health`)).rejects.toThrow();
});

it('prints the log of a sandbox that does not start', async () => {
  const { code, stdout } = await run('start.js', {
    INPUT_PACKAGE: join(repository, 'generated', 'sandbox'),
    INPUT_PORT: String(port),
    INPUT_OPTIONS: '--nonsense',
  });
  expect(code).toBe(1);
  expect(stdout).toContain('::error::The sandbox does not start.');
  expect(stdout).toContain("unknown option '--nonsense'");
});

it.each(['', 'sandbox', '1.0.0'])('fetches no package that is named %j', async (name) => {
  const { code, stdout } = await run('start.js', { INPUT_PACKAGE: name, INPUT_PORT: String(port) });
  expect([code, stdout]).toEqual([
    1,
    expect.stringMatching(/^::error::The input package is the path or the URL of a file/),
  ]);
});
