import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getViolations } from '../../conformance/report/build-report.ts';
import { changeJson, changeMeta, changeResponse, combine, emptyReply, withHeaders } from './deviations/deviation.ts';
import { useCheck } from './fixtures.ts';
import type { ProxyHandler } from './proxy.ts';

const { folder, check } = useCheck();
const only = ['--only', 'getDebtor'];

/** A server without the control plane of a sandbox. */
const withoutControlPlane = (handler: ProxyHandler): ProxyHandler =>
  combine((request, forward) => (request.path.startsWith('/_sandbox') ? emptyReply(404) : forward(request)), handler);

/** It differs from a decision. */
const decided = changeResponse('getDebtor 404', (response) => withHeaders(response, { 'content-language': 'nl' }));

/** It breaks what the platform documents. */
const documented = changeMeta('getDebtor', () => ({ self: 7 }));

test('--fail-on fails a run on any violation of a sandbox, and elsewhere on those of what the platform documents', async () => {
  expect((await check(decided, only)).code).toBe(1);
  const { code, stdout } = await check(withoutControlPlane(decided), only);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /Passes: 0 violations .*\n\nDecisions in which this server differs\n +1 {2}content-language: getDebtor: /,
  );
  expect((await check(withoutControlPlane(decided), [...only, '--fail-on', 'any'])).code).toBe(1);
  const broken = await check(withoutControlPlane(documented), only);
  expect([broken.code, broken.stdout]).toEqual([1, expect.stringContaining('Breaks what the platform documents')]);
});

describe('--baseline', () => {
  test('reports the violations of an earlier run as known, and fails on others', async () => {
    const report = ['--report', folder.path];
    const baseline = ['--baseline', join(folder.path, 'report.json')];
    expect((await check(decided, [...only, ...report])).code).toBe(1);
    const known = await check(decided, [...only, ...baseline]);
    expect([known.code, known.stdout]).toEqual([0, expect.stringMatching(/ 1 violation \(1 known\) in /)]);
    const other = await check(combine(decided, documented), [...only, ...report, ...baseline]);
    expect(other.code).toBe(1);
    const failing = getViolations(other.report).filter(({ isFailing }) => isFailing);
    expect(failing.map(({ rule }) => rule)).not.toContain('content-language');
  });

  test('knows a missing field, whatever the records are, and no other field', async () => {
    const leaveOut = (...names: readonly string[]): ProxyHandler =>
      changeJson('getDebtor', (body) =>
        Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name))),
      );
    expect((await check(leaveOut('name'), [...only, '--report', folder.path])).code).toBe(1);
    const baseline = [...only, '--baseline', join(folder.path, 'report.json')];
    expect((await check(leaveOut('name'), [...baseline, '--tenant', '2'])).code).toBe(0);
    const { code, stdout } = await check(leaveOut('name', 'debtorKindId'), baseline);
    expect(code).toBe(1);
    expect(stdout).toMatch(/must have required property 'name' \(known\)/);
    expect(stdout).toMatch(/must have required property 'debtorKindId'\n/);
  });
});
