import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { operations } from '../../conformance/contract.ts';
import { getViolations, type Report } from '../../conformance/report/build-report.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { record } from './deviations/debtors.ts';
import { changeJson } from './deviations/deviation.ts';
import { useFolder, useServer } from './fixtures.ts';
import { passThrough } from './proxy.ts';
import { runCommand } from './run-command.ts';

const server = useServer();
const folder = useFolder();

const withToken = { environment: { ACCOUNTING_TOKEN: demoToken } };
const toProxy = (...more: string[]) => ['--url', server.proxy.url, '--tenant', '1', '--only', 'getDebtor', ...more];
const wrongType = changeJson(record, (body) => ({ ...body, debtorKindId: String(body.debtorKindId) }));

describe('A check', () => {
  test('prints what it is about to do and the coverage, and exits with 0', async () => {
    server.proxy.setHandler(passThrough);
    const { code, stdout } = await runCommand(toProxy('--rps', '1000'), withToken);
    expect(stdout).toContain(`server          ${server.proxy.url}, a sandbox\n`);
    expect(stdout).toContain('administration  1, Kaasmakerij De Vijfhoek B.V.\n');
    expect(stdout).toContain(`operations      1 of ${operations.length}\nmode            reads only\n`);
    expect(stdout).toContain('load            4 concurrent requests, at most 1000 per second\n');
    expect(stdout).toMatch(
      /\n✓ Passes: 0 violations in \d+ requests, \d+\.\d s; \d of \d statuses of the contract covered\.\n/,
    );
    expect(stdout).toMatch(/\nSkipped\n +2 {2}cannot be provoked safely: 429 of getDebtor; 500 of getDebtor\n$/);
    expect(stdout.split('\n').length).toBeLessThan(25);
    expect(code).toBe(0);
  });

  test('prints violations at once and at the end, with commands that reproduce them, and exits with 1', async () => {
    server.proxy.setHandler(wrongType);
    const { code, stdout } = await runCommand(toProxy(), withToken);
    expect(code).toBe(1);
    const command = `curl -i -H "Authorization: Bearer $ACCOUNTING_TOKEN" -H 'x-tenant-id: 1' -H 'accept-language: en' '${server.proxy.url}/v1/debtors/1'`;
    const [live = '', report = ''] = stdout.split('\n✗ Fails');
    expect(live).toMatch(/✗ getDebtor 200 · body: debtorKindId/);
    expect(live).toContain(`\n  ${command}\n`);
    expect(report).toMatch(/✗ body\n {2}(.*\n {2})+getDebtor 200, \d+ times: debtorKindId must be integer/);
    expect(report).toContain(`\n  ${command}\n`);
    expect(report).toMatch(/ \d violations? .*in \d+ requests, /);
  });

  test('writes its report without the token', async () => {
    server.proxy.setHandler(async (request, forward) => {
      const response = await forward(request);
      if (response.status < 400) return response;
      return {
        ...response,
        body: Buffer.from(response.body.toString().replace('"detail":"', `"detail":"${demoToken} `)),
      };
    });
    const { code, stdout, stderr } = await runCommand(toProxy('--report', join(folder.path, 'new')), withToken);
    expect(code).toBe(1);
    const files = (await readdir(join(folder.path, 'new'))).sort();
    expect(files).toEqual(['junit.xml', 'report.json', 'summary.md']);
    const texts = await Promise.all(files.map((name) => readFile(join(folder.path, 'new', name), 'utf8')));
    expect([stdout, stderr, ...texts].filter((text) => text.includes(demoToken))).toEqual([]);
    const report = JSON.parse(texts[1] ?? '') as Report;
    expect(report).toMatchObject({
      server: server.proxy.url,
      administration: 1,
      write: false,
      stopped: null,
      remaining: [],
    });
    expect(getViolations(report).map(({ rule }) => rule)).toContain('disclosed-secret');
    const results = new Set(report.decisions.map(({ result }) => result));
    expect([...results].toSorted()).toEqual(['confirmed', 'contradicted', 'not seen']);
  });
});

test('--require-coverage exits with 1 when a status is not covered', async () => {
  server.proxy.setHandler(passThrough);
  const run = (only: string) =>
    runCommand(['--url', server.proxy.url, '--tenant', '1', '--only', only, '--require-coverage'], withToken);
  expect((await run('getDebtor')).code).toBe(0);
  const { code, stdout } = await run('getDebtor,deleteDebtor');
  expect(code).toBe(1);
  expect(stdout).toMatch(/^ +\d+ +needs --write: 204 of deleteDebtor;/m);
});

describe('Ctrl+C', () => {
  const getArgs = () => ['--url', server.proxy.url, '--tenant', '1', '--write', '--only', '*Debtor'];

  /** Interrupts a run when a debtor was created, and again when it is about to be deleted. */
  async function interruptRun(times: number) {
    const keyboard = { press: (): void => undefined };
    let pressed = 0;
    let created = '';
    const press = (): void => {
      pressed += 1;
      if (pressed <= times) keyboard.press();
    };
    server.proxy.setHandler(async (request, forward) => {
      if (request.method === 'DELETE' && request.path === created) press();
      const response = await forward(request);
      if (response.status === 201 && created === '') {
        created = new URL(response.headers.location ?? '').pathname;
        press();
      }
      return response;
    });
    const onStart = (end: () => void): void => void Object.assign(keyboard, { press: end });
    const run = await runCommand(getArgs(), { ...withToken, onStart });
    return { ...run, created };
  }

  test('stops a run, which deletes what it created and reports', async () => {
    const { code, stdout, created } = await interruptRun(1);
    expect(code).toBe(130);
    expect(stdout).toContain('Stopping and cleaning up. Press Ctrl+C again to quit at once.\n');
    expect(stdout).toMatch(/ covered\. Interrupted\. Not everything was checked\.\n/);
    expect(server.proxy.requests.at(-1)).toMatchObject({ method: 'DELETE', path: created });
  });

  test('stops a run at once when it is pressed twice', async () => {
    const { code, stdout, created } = await interruptRun(2);
    expect(code).toBe(130);
    expect(stdout).toContain(`These records remain; --cleanup deletes them:\n  ${created}\n`);
    expect(stdout).not.toContain('Interrupted.');
  });
});

test('The process stops after a signal, and deletes what it created', async () => {
  const program = fileURLToPath(new URL('../../conformance/cli.ts', import.meta.url));
  const args = [program, 'check', '--url', server.proxy.url, '--write', '--only', '*Debtor'];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ACCOUNTING_TOKEN: demoToken, XDG_STATE_HOME: folder.path },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const created: string[] = [];
  server.proxy.setHandler(async (request, forward) => {
    const response = await forward(request);
    if (response.status !== 201) return response;
    if (created.length === 0) child.kill('SIGINT');
    created.push(new URL(response.headers.location ?? '').pathname);
    return response;
  });
  const [stdout, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(code).toBe(130);
  expect(stdout).toMatch(/Interrupted\. Not everything was checked\.\n/);
  const deleted = server.proxy.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  expect(deleted).toEqual(expect.arrayContaining(created));
});
