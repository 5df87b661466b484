import { execFile } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { repository } from '../../scripts/lib/run.ts';
import { installIntoEmptyProject, type Project } from '../support/consumer-project.ts';
import { findNode } from '../support/find-node.ts';

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

/** Runs an example in an empty project, on the Node that its README names. Returns its output as lines. */
async function runExample(example: string): Promise<string[]> {
  const options = { cwd: project.folder, env: { ...process.env, SANDBOX_URL: sandbox.url } };
  const { stdout } = await promisify(execFile)(findNode(24), [example], options);
  return stdout.trim().split('\n');
}

describe('the example of a web shop', () => {
  it('invoices an order, and saves the PDF of the invoice', async () => {
    const [draft, invoice = ''] = await runExample('web-shop.ts');
    expect(draft).toMatch(/^Draft \d+ was created; it is over [\d.]+ euros\.$/);
    const [, file = ''] = /^Invoice \d+ is in (invoice-\d+\.pdf)\.$/.exec(invoice) ?? [];
    expect((await readFile(join(project.folder, file))).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('does not invoice an order twice', async () => {
    const lines = await runExample('web-shop.ts');
    expect(lines).toEqual([expect.stringMatching(/^Invoice \d+ is in invoice-\d+\.pdf\.$/)]);
  });
});

describe('the example of a data warehouse', () => {
  it('copies a balanced ledger', async () => {
    const lines = await runExample('warehouse-sync.ts');
    expect(lines).toContainEqual(expect.stringMatching(/^2025: \d+ lines$/));
    expect(lines.slice(-2)).toEqual(['The copy is complete.', 'Debits less credits: 0 euros.']);
  });

  it('reads only changes in a later run', async () => {
    const finalize = `${sandbox.url}/_sandbox/administrations/1/draftsalesinvoices/1/finalize`;
    expect((await fetch(finalize, { method: 'POST' })).status).toBe(200);
    const [progress = '', ...rest] = await runExample('warehouse-sync.ts');
    const written = Number(/([\d,]+) lines$/.exec(progress)?.[1]?.replace(',', ''));
    expect(written).toBeLessThan(300);
    expect(rest).toContain('The copy is complete.');
  });
});
