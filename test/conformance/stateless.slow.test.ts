import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { RunResult } from '../../conformance/checks/run.ts';
import { repository } from '../../scripts/lib/run.ts';
import { changeResponse } from './deviations/deviation.ts';
import { type ProxyHandler, passThrough, startProxy } from './proxy.ts';
import { getRules, runChecks } from './run-checks.ts';

const cli = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
let prism: ChildProcess;
let url = '';

/** Prism as anybody starts it, on a port of its own. */
beforeAll(async () => {
  const args = [cli, 'mock', join(repository, 'generated/openapi.yaml'), '--port', '0'];
  prism = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let log = '';
  url = await new Promise<string>((listening, failed) => {
    prism.stdout?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      const [, address] = /Prism is listening on (http:\S+)/.exec(log) ?? [];
      if (address !== undefined) listening(address);
    });
    prism.on('exit', (code) => failed(new Error(`Prism ended with code ${code}:\n${log}`)));
  });
});

afterAll(() => {
  prism.removeAllListeners('exit').kill();
});

/** Checks what stock Prism serves, with deviations. */
async function check(handler: ProxyHandler, ...only: readonly string[]): Promise<RunResult> {
  const proxy = await startProxy(url);
  onTestFinished(() => proxy.close());
  proxy.setHandler(handler);
  return runChecks({ url: proxy.url, only, profile: 'stateless' });
}

test('Stock Prism keeps the stateless profile, whose statuses on demand are no coverage', async () => {
  const { violations, coverage } = await check(passThrough, '*Debtor', 'requestToken', 'authorize', 'uploadInboxFile');
  const { documented, covered, requested } = coverage.count();
  expect(violations).toEqual([]);
  expect(covered + requested).toBe(documented);
  expect([covered, requested].every((count) => count > 10)).toBe(true);
});

test.each<[rule: string, status: number, other: number]>([
  ['no-token', 401, 200],
  ['status-on-demand', 429, 503],
  ['invalid-parameter', 400, 200],
  ['success', 200, 404],
])('A mock server breaks %s when it returns %i as %i', async (rule, status, other) => {
  const deviate = changeResponse({ path: '/v1/debtors/{id}|/v1/debtors/[a-z]+', status }, (response) => ({
    ...response,
    status: other,
  }));
  expect(getRules(await check(deviate, 'getDebtor'), ['getDebtor'])).toContain(rule);
});
