import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getViolations, type Report } from '../../conformance/report/build-report.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { record } from './deviations/debtors.ts';
import { changeJson, changeResponse, combine } from './deviations/deviation.ts';
import { useFolder, useServer } from './fixtures.ts';
import type { ProxyHandler } from './proxy.ts';
import { type CommandResult, runCommand } from './run-command.ts';

const server = useServer();
const folder = useFolder();

/** A server without the control plane of a sandbox. */
const withoutControlPlane = (handler: ProxyHandler): ProxyHandler =>
  combine(
    (request, forward) =>
      request.path.startsWith('/_sandbox') ? { status: 404, headers: {}, body: Buffer.alloc(0) } : forward(request),
    handler,
  );

const check = (...args: readonly string[]): Promise<CommandResult> =>
  runCommand(['--url', server.proxy.url, '--tenant', '1', '--only', 'getDebtor', ...args], {
    environment: { ACCOUNTING_TOKEN: demoToken },
  });

/** It differs from a decision. */
const decided = changeResponse({ ...record, status: 404 }, (response) => ({
  ...response,
  headers: { ...response.headers, 'content-language': 'nl' },
}));

/** It breaks what the platform documents. */
const documented = changeJson(record, (body) => ({ ...body, _meta: { ...(body._meta as object), self: 7 } }));

const readReport = async (): Promise<Report> =>
  JSON.parse(await readFile(join(folder.path, 'report.json'), 'utf8')) as Report;

describe('--fail-on', () => {
  test('fails a run on any violation of a sandbox, and elsewhere on those of what the platform documents', async () => {
    server.proxy.setHandler(decided);
    expect((await check()).code).toBe(1);
    server.proxy.setHandler(withoutControlPlane(decided));
    const { code, stdout } = await check();
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /Passes: 0 violations .*\n\nDecisions in which this server differs\n +1 {2}content-language: getDebtor: /,
    );
    expect((await check('--fail-on', 'any')).code).toBe(1);
    server.proxy.setHandler(withoutControlPlane(documented));
    const broken = await check();
    expect(broken.code).toBe(1);
    expect(broken.stdout).toContain('Breaks what the platform documents');
  });
});

describe('--baseline', () => {
  test('reports the violations of an earlier run as known, and fails on others', async () => {
    server.proxy.setHandler(decided);
    expect((await check('--report', folder.path)).code).toBe(1);
    const baseline = ['--baseline', join(folder.path, 'report.json')];
    const known = await check(...baseline);
    expect([known.code, known.stdout]).toEqual([0, expect.stringMatching(/ 1 violation \(1 known\) in /)]);
    server.proxy.setHandler(combine(decided, documented));
    expect((await check('--report', folder.path, ...baseline)).code).toBe(1);
    const violations = getViolations(await readReport());
    expect(violations.filter(({ isFailing }) => isFailing).map(({ rule }) => rule)).not.toContain('content-language');
  });

  test('knows a missing field, whatever the records are, and no other field', async () => {
    const leaveOut = (...names: readonly string[]): ProxyHandler =>
      changeJson(record, (body) => Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name))));
    server.proxy.setHandler(leaveOut('name'));
    expect((await check('--report', folder.path)).code).toBe(1);
    const baseline = ['--baseline', join(folder.path, 'report.json')];
    expect((await check('--tenant', '2', ...baseline)).code).toBe(0);
    server.proxy.setHandler(leaveOut('name', 'debtorKindId'));
    const { code, stdout } = await check(...baseline);
    expect(code).toBe(1);
    expect(stdout).toMatch(/must have required property 'name' \(known\)/);
    expect(stdout).toMatch(/must have required property 'debtorKindId'\n/);
  });

  test('is the report of a run, and nothing else', async () => {
    const { code, stderr } = await check('--baseline', join(folder.path, 'missing.json'));
    expect(stderr).toMatch(
      /^--baseline takes the report\.json of an earlier run, and .*missing\.json cannot be read \(ENOENT\)\.\n$/,
    );
    expect(code).toBe(2);
  });
});

test('GitHub Actions get the summary of the job', async () => {
  server.proxy.setHandler(documented);
  const summary = join(folder.path, 'step-summary.md');
  const environment = { ACCOUNTING_TOKEN: demoToken, GITHUB_STEP_SUMMARY: summary };
  const args = ['--url', server.proxy.url, '--tenant', '1', '--only', 'getDebtor'];
  await runCommand(args, { environment });
  expect(await readFile(summary, 'utf8')).toMatch(/^## Conformance: ❌ Fails: \d violation/);
});
