import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../mocks/sandbox.ts';
import { repository } from '../../scripts/lib/run.ts';
import { nodeOf } from '../runtimes/node.ts';
import { installIntoEmptyProject, type Project } from '../support/consumer-project.ts';

let project: Project;
let sandbox: Sandbox;

beforeAll(async () => {
  project = await installIntoEmptyProject(join(repository, 'generated', 'client'));
  await cp(join(repository, 'client', 'examples'), project.folder, { recursive: true });
  sandbox = await startSandbox({ port: 0, clock: '2026-04-16' });
}, 120_000);

afterAll(async () => {
  await sandbox?.close();
  await project?.remove();
});

/** Runs an example in the project of a partner, on the Node that its README names. Returns the lines that it printed. */
async function printed(example: string): Promise<string[]> {
  const options = { cwd: project.folder, env: { ...process.env, SANDBOX_URL: sandbox.url } };
  const { stdout } = await promisify(execFile)(await nodeOf(24), [example], options);
  return stdout.trim().split('\n');
}

describe('the web shop', () => {
  test('invoices an order, and saves the PDF of the invoice', async () => {
    const [draft, invoice = ''] = await printed('web-shop.ts');
    expect(draft).toMatch(/^Draft \d+ is over [\d.]+ euros\.$/);
    const [, file = ''] = /^Invoice \d+ is in (invoice-\d+\.pdf)\.$/.exec(invoice) ?? [];
    expect((await readFile(join(project.folder, file))).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('does not invoice it twice', async () => {
    const lines = await printed('web-shop.ts');
    expect(lines).toEqual([expect.stringMatching(/^Invoice \d+ is in invoice-\d+\.pdf\.$/)]);
  });
});

describe('the warehouse', () => {
  test('copies the ledger, which balances', async () => {
    const lines = await printed('warehouse-sync.ts');
    expect(lines).toContainEqual(expect.stringMatching(/^2025: \d+ lines$/));
    expect(lines.slice(-2)).toEqual(['The copy is complete.', 'Debits less credits: 0 euros.']);
  });

  test('reads what changed, and no more', async () => {
    const finalize = `${sandbox.url}/_sandbox/administrations/1/draftsalesinvoices/1/finalize`;
    expect((await fetch(finalize, { method: 'POST' })).status).toBe(200);
    const [progress = '', ...rest] = await printed('warehouse-sync.ts');
    const written = Number(/([\d,]+) lines$/.exec(progress)?.[1]?.replace(',', ''));
    expect(written).toBeLessThan(300);
    expect(rest).toContain('The copy is complete.');
  });
});
