import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getViolations } from '../../conformance/report/build-report.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { changeJson, combine } from './deviations/deviation.ts';
import { useCheck } from './fixtures.ts';
import { passThrough } from './proxy.ts';

const { server, folder, check } = useCheck();

/** The output of a run without what differs each time. */
const toText = (stdout: string): string =>
  stdout
    .replaceAll(server.proxy.url, 'http://HOST')
    .replaceAll(/(?<=version |1 of )[\d.]+/g, 'N')
    .replaceAll(/\d+(\.\d)? (requests|s)\b/g, 'N $2');

describe('A check', () => {
  test('prints what it is about to do and the coverage, and exits with 0', async () => {
    const args = ['--only', 'getDebtor', '--rps', '1000', '--require-coverage'];
    const { code, stdout } = await check(passThrough, args);
    expect(code).toBe(0);
    await expect(toText(stdout)).toMatchFileSnapshot('__snapshots__/passes.txt');
  });

  test('prints violations at once and at the end, with commands, and writes reports without the token', async () => {
    const wrongType = changeJson('getDebtor', (body) => ({ ...body, debtorKindId: String(body.debtorKindId) }));
    const repeatsToken = changeJson('getDebtor 404', (body) => ({ ...body, detail: `${body.detail} ${demoToken}` }));
    const environment = { GITHUB_STEP_SUMMARY: join(folder.path, 'step-summary.md') };
    const args = ['--only', 'getDebtor', '--report', folder.path, '--concurrency', '1'];
    const { code, stdout, stderr, report } = await check(combine(wrongType, repeatsToken), args, { environment });
    expect([code, server.proxy.maxConcurrency]).toEqual([1, 1]);
    await expect(toText(stdout)).toMatchFileSnapshot('__snapshots__/fails.txt');
    const files = (await readdir(folder.path)).sort();
    expect(files).toEqual(['junit.xml', 'report.json', 'step-summary.md', 'summary.md']);
    const texts = await Promise.all(files.map((name) => readFile(join(folder.path, name), 'utf8')));
    expect([stdout, stderr, ...texts].filter((text) => text.includes(demoToken))).toEqual([]);
    expect(texts[2]).toBe(texts[3]);
    const kept = { server: server.proxy.url, administration: 1, write: false, stopped: null, remaining: [] };
    expect(report).toMatchObject(kept);
    expect(getViolations(report).map(({ rule }) => rule)).toContain('disclosed-secret');
    const results = new Set(report.decisions.map(({ result }) => result));
    expect([...results].toSorted()).toEqual(['confirmed', 'contradicted', 'not seen']);
  });

  test('that requires coverage exits with 1 when a status is not covered', async () => {
    const { code, stdout } = await check(passThrough, ['--only', 'getDebtor,deleteDebtor', '--require-coverage']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^ +\d+ +needs --write: 204 of deleteDebtor;/m);
  });
});

describe('Ctrl+C', () => {
  /** Interrupts a run when a debtor was created, and again when it is about to be deleted. */
  async function interruptRun(times: number) {
    let interrupt = (): void => undefined;
    let pressed = 0;
    let created = '';
    const press = (): void => {
      pressed += 1;
      if (pressed <= times) interrupt();
    };
    const onStart = (end: () => void): void => {
      interrupt = end;
    };
    const run = await check(
      async (request, forward) => {
        if (request.method === 'DELETE' && request.path === created) press();
        const response = await forward(request);
        if (response.status === 201 && created === '') {
          created = new URL(response.headers.location ?? '').pathname;
          press();
        }
        return response;
      },
      ['--write', '--only', '*Debtor'],
      { onStart },
    );
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
