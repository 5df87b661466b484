import { execFile } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository, runTool } from '../../scripts/lib/run.ts';
import { installIntoEmptyProject } from '../support/consumer-project.ts';
import { findNode } from '../support/find-node.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox({ clock: '2026-04-16' });
let project: Awaited<ReturnType<typeof createExampleProject>>;

/** Installs the packed client and copies the examples into an empty project. */
async function createExampleProject() {
  const types = join(repository, 'node_modules', '@types', 'node');
  const project = await installIntoEmptyProject(join(repository, 'generated', 'client'), [types]);
  const folder = join(project.folder, 'examples');
  await mkdir(folder);
  await runTool('typescript', 'tsc', ['--init'], folder);
  await cp(join(repository, 'client', 'examples'), folder, { recursive: true });
  const getOptions = (env: NodeJS.ProcessEnv) => ({ cwd: folder, env: { ...process.env, ...env } });
  return {
    folder,
    /** Compiles the examples as `tsc --init` configures it. */
    compile: () =>
      runTool('typescript', 'tsc', ['-p', folder, '--noEmit', '--allowImportingTsExtensions', '--types', 'node']),
    /** Runs an example to its end, on the Node that its README names. Returns its output as lines. */
    async run(example: string, env: NodeJS.ProcessEnv = {}): Promise<string[]> {
      const { stdout } = await promisify(execFile)(findNode(24), [example], getOptions(env));
      return stdout.trim().split('\n');
    },
    remove: project.remove,
  };
}

beforeAll(async () => {
  project = await createExampleProject();
});

afterAll(() => project?.remove());

/** Runs an example, which must not break a rule of the readiness report. */
async function runExample(example: string): Promise<string[]> {
  await sandbox.call('/_sandbox/requests', { method: 'DELETE' });
  const lines = await project.run(example, { SANDBOX_URL: sandbox.url });
  expect(await sandbox.findBrokenRules()).toEqual([]);
  return lines;
}

async function control(path: string, body?: object): Promise<void> {
  const { status } = await sandbox.call(`/_sandbox/${path}`, { method: 'POST', body });
  expect(status).toBeLessThan(300);
}

const count = async (path: string): Promise<number> => (await sandbox.call(`/v1/${path}`)).body._meta.totalCount;

it('the examples compile in a project of `tsc --init`', async () => {
  expect(await project.compile()).toBe('');
});

describe('the example of a web shop', () => {
  it('invoices an order, although requests fail and connections break, and saves the PDF of the invoice', async () => {
    for (const fault of [
      { operationId: 'listDebtors', effect: 'answer', status: 429, retryAfter: 1 },
      { operationId: 'createDebtor', effect: 'drop' },
      { operationId: 'createDraftSalesInvoiceWithLines', effect: 'drop' },
      { operationId: 'downloadFile', effect: 'answer', status: 503 },
    ]) {
      await control('faults', fault);
    }
    const [draft, invoice = ''] = await runExample('web-shop.ts');
    expect(draft).toMatch(/^Draft \d+ was created; it is over [\d.]+ euros\.$/);
    const [, file = ''] = /^Invoice \d+ is in (invoice-\d+\.pdf)\.$/.exec(invoice) ?? [];
    expect((await readFile(join(project.folder, file))).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('does not invoice an order twice', async () => {
    const lines = await runExample('web-shop.ts');
    expect(lines).toEqual([expect.stringMatching(/^Invoice \d+ is in invoice-\d+\.pdf\.$/)]);
    expect(await count('salesinvoices?reference=WEB-2026-0042')).toBe(1);
    expect(await count('draftsalesinvoices?reference=WEB-2026-0042')).toBe(0);
    expect(await count('debtors?email=inkoop@denkbeeldige-tafel.example')).toBe(1);
  });
});

it('the example of a VAT return prints its boxes, as the guide shows them', async () => {
  const lines = await runExample('vat-return.ts');
  expect(lines[0]).toBe('1a 1406.25 295.32');
  expect(lines.slice(-3)).toEqual(['5a – 4868.95', '5b – 2934.09', '5g – 1934.86']);
});
