import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Entry } from '../../conformance/rehearsal/traffic.ts';
import { repository } from '../../scripts/lib/run.ts';
import { breakingChanges, type Document } from '../support/api-changes.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox({ clock: '2026-04-16T09:30:00Z' });
const folder = mkdtempSync(join(tmpdir(), 'rehearse-'));
afterAll(() => rmSync(folder, { recursive: true }));

const next = join(folder, 'next.json');
const journal = join(folder, 'journal.json');
const recording = join(folder, 'recording.har');

interface Result {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const run = (...args: readonly string[]): Promise<Result> =>
  new Promise((resolve) => {
    const program = join(repository, 'conformance', 'rehearsal', 'cli.ts');
    execFile(process.execPath, [program, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

/** The same traffic as a browser would export it. */
function toHar(entries: readonly Entry[]): object {
  const toHeaders = (headers: object) => Object.entries(headers).map(([name, value]) => ({ name, value }));
  return {
    log: {
      entries: entries.map(({ time, method, path, query = '', status, request, response }) => ({
        startedDateTime: time,
        time: 1,
        request: {
          method,
          url: `https://api.example${path}${query}`,
          headers: toHeaders(request.headers),
          ...(request.body !== undefined && { postData: { text: request.body } }),
        },
        response: { status, headers: toHeaders(response.headers), content: { text: response.body } },
      })),
    },
  };
}

beforeAll(async () => {
  const revision = JSON.parse(readFileSync(join(repository, 'generated', 'openapi.internal.json'), 'utf8')) as Document;
  for (const name of ['a field of an input becomes required', 'a field of a record can be null', 'a path is removed'])
    breakingChanges[name]?.[0](revision);
  writeFileSync(next, JSON.stringify(revision));
});

it('keeps the journal of a sandbox, and says what breaks, with request and field, and what does not concern it', async () => {
  await sandbox.call('/v1/debtors', { tenant: 1, body: { name: 'Theehuis', debtorKindId: 1 } });
  await sandbox.call('/v1/creditors/1', { tenant: 1 });
  const saved = await run('--traffic', sandbox.url, '--save', journal);
  expect([saved.code, saved.stdout, saved.stderr]).toEqual([0, '', '']);
  writeFileSync(recording, JSON.stringify(toHar(JSON.parse(readFileSync(journal, 'utf8')) as Entry[])));
  const { code, stdout, stderr } = await run('--traffic', journal, '--contract', next);
  expect([code, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(/^2 requests, from [\d.]+ to [\d.]+: 2 of 3 breaking changes concern the integration\.\n/);
  expect(stdout).toMatch(/^BREAKS {2}.*became required: `email`\.\n {2}request 1, POST \/v1\/debtors: email/m);
  expect(stdout).toMatch(/^CHECK {3}.*Type of `name` widened.*\n {2}request 2, GET \/v1\/creditors\/1: name$/m);
  expect(stdout).toMatch(/^Not concerned:\n {2}\/v1\/SalesTypes\/\{id\} removed/m);
  expect(stdout).toContain('Nothing was sent to the new sandbox, which cannot be started: no such table: salestypes');
}, 60_000);

it('reads a HAR file, and prints JSON', async () => {
  const { code, stdout } = await run('--traffic', recording, '--contract', next, '--format', 'json');
  const { breaking, unconcerned } = JSON.parse(stdout);
  expect(code).toBe(1);
  expect(breaking.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['check', 'breaks']);
  expect(unconcerned).toHaveLength(1);
}, 60_000);

it('ends with 0 when no change concerns the integration', async () => {
  const contract = join(repository, 'generated', 'openapi.internal.json');
  const { code, stdout } = await run('--traffic', journal, '--contract', contract);
  expect([code, stdout]).toEqual([0, expect.stringContaining('0 of 0 breaking changes concern the integration.')]);
}, 60_000);

it.each([
  [['--traffic', journal], 2, 'Name the new contract with --contract.'],
  [['--traffic', next, '--contract', next], 2, 'next.json is neither a HAR file nor a journal of a sandbox.'],
  [['--traffic', 'missing.json', '--contract', next], 2, 'missing.json cannot be read as JSON (ENOENT).'],
  [['--traffic', journal, '--contract', 'missing.yaml'], 1, 'missing.yaml cannot be read.'],
  [
    ['--traffic', journal, '--contract', join(repository, 'generated', 'openapi.json')],
    2,
    'with our keywords: openapi.internal.json.',
  ],
])('exits with one sentence for %j', async (args, code, message) => {
  const result = await run(...args);
  expect([result.code, result.stderr]).toEqual([code, expect.stringContaining(message)]);
});
