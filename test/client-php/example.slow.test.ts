import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { isPhpMissing, phpunit, runPhp } from '../support/client-php/php.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox({ clock: '2026-04-16' });

describe.skipIf(isPhpMissing)('the example of a web shop in PHP', () => {
  let folder: string;
  let runs: readonly string[][];
  let report: unknown;

  const run = async () => (await runPhp(['web-shop.php'], { SANDBOX_URL: sandbox.url }, folder)).trim().split('\n');
  const control = async (path: string, body: object) =>
    expect((await sandbox.call(`/_sandbox/${path}`, { body })).status).toBeLessThan(300);

  /** Two runs, on a bad day. The second has to renew the tokens. */
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'example-php-'));
    await mkdir(join(folder, 'vendor'));
    await writeFile(join(folder, 'vendor', 'autoload.php'), `<?php require '${join(phpunit, 'autoload.php')}';\n`);
    await copyFile(join(repository, 'client', 'php', 'examples', 'web-shop.php'), join(folder, 'web-shop.php'));
    for (const fault of [
      { operationId: 'listDebtorKinds', effect: 'answer', status: 429, retryAfter: 1 },
      { operationId: 'createDebtor', effect: 'drop', when: 'after' },
      { operationId: 'createDraftSalesInvoiceWithLines', effect: 'drop', when: 'before' },
      { operationId: 'downloadFile', effect: 'answer', status: 503 },
    ])
      await control('faults', fault);
    const first = await run();
    await control('tokens/expire', {
      token: JSON.parse(await readFile(join(folder, 'tokens.json'), 'utf8')).accessToken,
    });
    runs = [first, await run()];
    report = (await sandbox.call('/_sandbox/readiness')).body;
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true }));

  const read = async (path: string) => (await sandbox.call(`/v1/${path}`)).body;

  it('invoices an order once, although responses are lost and it is run again', async () => {
    expect(runs[0]?.[0]).toMatch(/^Draft \d+ was created; it is over [\d.]+ euros\.$/);
    expect(runs[1]).toEqual(runs[0]?.slice(1));
    for (const path of ['salesinvoices?reference=WEB-2026-0043', 'debtors?email=inkoop@denkbeeldige-tafel.example'])
      expect((await read(path))._meta.totalCount).toBe(1);
  });

  it('saves the PDF of the invoice', async () => {
    const [, file = ''] = /^Invoice \d+ is in (invoice-\d+\.pdf)\.$/.exec(runs[0]?.[1] ?? '') ?? [];
    expect((await readFile(join(folder, file))).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is ready, as the readiness report says', () => {
    expect(report).toMatchObject({ verdict: 'ready', missing: [] });
    const { rules } = report as { readonly rules: readonly { readonly findings: readonly unknown[] }[] };
    expect(rules.flatMap(({ findings }) => findings)).toEqual([]);
  });
});
