import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { startWorkerd } from '../support/start-workerd.ts';

it('a sandbox in Durable Objects keeps the whole contract, as the conformance suite sees it', {
  timeout: 300_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  const { url, close } = await startWorkerd();
  onTestFinished(() => Promise.all([close(), rm(folder, { recursive: true })]).then(() => undefined));
  const options = ['--url', url, '--write', '--allow-permanent', '--journal', join(folder, 'journal.json')];
  const client = ['--client-id', 'sandbox-client', '--redirect-uri', 'http://localhost:3000/callback'];
  const env = { ...process.env, ACCOUNTING_TOKEN: 'sandbox-demo-token', ACCOUNTING_CLIENT_SECRET: 'sandbox-secret' };
  const args = [join(repository, 'conformance', 'cli.ts'), 'check', ...options, ...client];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: repository, env });
  const [, requests, covered] = /0 violations in (\d+) requests, .*; (\d+) of \d+ statuses/.exec(stdout) ?? [];
  expect(Number(requests), stdout).toBeGreaterThan(3500);
  // All but 429 and 500 of 157 operations, and the exchange of a refresh token.
  expect(Number(covered), stdout).toBeGreaterThan(975);
});
