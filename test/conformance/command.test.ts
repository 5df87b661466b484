import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../conformance/report/report.ts';
import { demoToken, type Sandbox, startSandbox } from '../../mocks/sandbox.ts';
import { runCommand } from './command-runs.ts';
import { record } from './deviations/debtors.ts';
import { rewritten } from './deviations/deviation.ts';
import { type DeviatingProxy, handOn, startProxy } from './proxy.ts';

let sandbox: Sandbox;
let proxy: DeviatingProxy;
let folder: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  proxy = await startProxy(sandbox.url);
  folder = await mkdtemp(join(tmpdir(), 'contract-'));
});

afterAll(async () => {
  await proxy.close();
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const withToken = { environment: { ACCOUNTING_TOKEN: demoToken } };
const toProxy = (...more: string[]) => ['--url', proxy.url, '--tenant', '1', '--only', 'getDebtor', ...more];
const wrongType = rewritten(record, (body) => ({ ...body, debtorKindId: String(body.debtorKindId) }));

describe('a run', () => {
  test('says what it will do, shows what it visited, and ends with 0', async () => {
    proxy.plant(handOn);
    const { code, stdout } = await runCommand(toProxy('--rate', '1000'), withToken);
    expect(stdout).toContain(`server          ${proxy.url}, a sandbox\n`);
    expect(stdout).toContain('administration  1, Kaasmakerij De Vijfhoek B.V.\n');
    expect(stdout).toContain('operations      1 of 157\n  what it does    reads, and writes nothing\n');
    expect(stdout).toContain('pace            4 at once, 1000 a second at most\n');
    expect(stdout).toMatch(/^getDebtor +✓ /m);
    expect(stdout).toMatch(/\n\d of \d documented statuses visited, 0 violations in \d+ requests, \d+\.\d s\.\n$/);
    expect(code).toBe(0);
  });

  test('tells of violations at once and at the end, with lines that show them, and ends with 1', async () => {
    proxy.plant(wrongType);
    const { code, stdout } = await runCommand(toProxy(), withToken);
    expect(code).toBe(1);
    const line = `curl -i -H "Authorization: Bearer $ACCOUNTING_TOKEN" -H 'x-tenant-id: 1' -H 'accept-language: en' '${proxy.url}/v1/debtors/1'`;
    const [meanwhile = '', end = ''] = stdout.split('\nMaster data');
    expect(meanwhile).toMatch(/✗ getDebtor 200 · body type: debtorKindId/);
    expect(meanwhile).toContain(`\n  ${line}\n`);
    expect(end).toMatch(/✗ getDebtor 200 · body type/);
    expect(end).toContain(`\n  ${line}\n`);
    expect(end).toMatch(/ \d violations in \d+ requests, /);
  });

  test('writes its report, and no token anywhere', async () => {
    proxy.plant(async (call, forward) => {
      const answer = await forward(call);
      if (answer.status < 400) return answer;
      return { ...answer, body: Buffer.from(answer.body.toString().replace('"detail":"', `"detail":"${demoToken} `)) };
    });
    const { code, stdout, stderr } = await runCommand(toProxy('--report', join(folder, 'new')), withToken);
    expect(code).toBe(1);
    const files = (await readdir(join(folder, 'new'))).sort();
    expect(files).toEqual(['index.html', 'junit.xml', 'report.json']);
    const texts = await Promise.all(files.map((name) => readFile(join(folder, 'new', name), 'utf8')));
    expect([stdout, stderr, ...texts].filter((text) => text.includes(demoToken))).toEqual([]);
    const report = JSON.parse(texts[2] ?? '') as Report;
    expect(report).toMatchObject({ server: proxy.url, administration: 1, write: false, interrupted: false, left: [] });
    expect(report.violations.map(({ rule }) => rule)).toContain('token told');
  });
});

describe('--complete', () => {
  test('makes a failure of what was not visited', async () => {
    proxy.plant(handOn);
    const run = (only: string) =>
      runCommand(['--url', proxy.url, '--tenant', '1', '--only', only, '--complete'], withToken);
    expect((await run('getDebtor')).code).toBe(0);
    const { code, stdout } = await run('getDebtor,deleteDebtor');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^ +\d+ +needs --write\n +204 of deleteDebtor;/m);
  });
});

describe('Ctrl+C', () => {
  const writing = () => ['--url', proxy.url, '--tenant', '1', '--write', '--only', '*Debtor'];

  /** Presses Ctrl+C as soon as a debtor was created; the second time when it is about to be removed. */
  async function interrupted(times: number) {
    const keyboard = { press: (): void => undefined };
    let pressed = 0;
    let created = '';
    const press = (): void => {
      pressed += 1;
      if (pressed <= times) keyboard.press();
    };
    proxy.plant(async (call, forward) => {
      if (call.method === 'DELETE' && call.path === created) press();
      const answer = await forward(call);
      if (answer.status === 201 && created === '') {
        created = new URL(answer.headers.location ?? '').pathname;
        press();
      }
      return answer;
    });
    const onStart = (end: () => void): void => void Object.assign(keyboard, { press: end });
    const run = await runCommand(writing(), { ...withToken, onStart });
    return { ...run, created };
  }

  test('ends a run, which removes what it created and reports', async () => {
    const { code, stdout, created } = await interrupted(1);
    expect(code).toBe(130);
    expect(stdout).toContain('It ends, and removes what it created. Ctrl+C once more ends it at once.\n');
    expect(stdout).toMatch(/ s\. It was interrupted: not everything was tried\.\n$/);
    expect(proxy.calls.at(-1)).toMatchObject({ method: 'DELETE', path: created });
  });

  test('pressed twice ends it at once', async () => {
    const { code, stdout, created } = await interrupted(2);
    expect(code).toBe(130);
    expect(stdout).toContain(`Created, and still there:\n  ${created}\n`);
    expect(stdout).not.toContain('It was interrupted');
  });
});

describe('the process', () => {
  test('takes the two signals of one Ctrl+C, by the terminal and by npm, for one', async () => {
    const program = fileURLToPath(new URL('../../conformance/cli.ts', import.meta.url));
    const child = spawn(process.execPath, [program, '--url', proxy.url, '--write', '--only', '*Debtor'], {
      env: { ...process.env, ACCOUNTING_TOKEN: demoToken },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const created: string[] = [];
    const secondSignal = Promise.withResolvers<void>();
    proxy.plant(async (call, forward) => {
      // The process has something left to remove, so it is still there when the second signal comes.
      if (call.method === 'DELETE') await secondSignal.promise;
      const answer = await forward(call);
      if (answer.status !== 201) return answer;
      created.push(new URL(answer.headers.location ?? '').pathname);
      if (created.length > 1) return answer;
      child.kill('SIGINT');
      setTimeout(() => {
        child.kill('SIGINT');
        secondSignal.resolve();
      }, 20);
      return answer;
    });
    const [stdout, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect(code).toBe(130);
    expect(stdout).toMatch(/It was interrupted: not everything was tried\.\n$/);
    const removed = proxy.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
    expect(removed).toEqual(expect.arrayContaining(created));
  });
});
