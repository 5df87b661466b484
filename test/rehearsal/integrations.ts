import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TASKS } from '../../conformance/exam/tasks.ts';
import { type Entry, readJournal } from '../../conformance/rehearsal/traffic.ts';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { demoClient, demoToken } from '../../mocks/seed/demo-access.ts';
import { repository } from '../../scripts/lib/run.ts';
import { resolveImports } from '../support/client/resolve-imports.ts';

/** What the integrations of the tests are. */
export type Integration = 'shop' | 'sync' | 'office';

const CLOCK = '2026-04-16T09:30:00Z';

/** The tasks of the exam that the back office does. */
const OFFICE = ['payment-condition', 'mandate', 'correct-line', 'order', 'scan', 'depreciation'];

const examples = join(repository, 'client', 'examples');

/** Runs an example of the client in a folder of its own. */
async function runExample(name: string, { url }: Sandbox): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'example-'));
  try {
    await cp(examples, folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    for (const file of await readdir(examples)) {
      const text = await readFile(join(examples, file), 'utf8');
      if (text.includes('/client/totals')) continue;
      await writeFile(join(folder, file), resolveImports(text));
    }
    await run([name], folder, { SANDBOX_URL: url, DATABASE_URL: '' });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function run(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv, input = ''): Promise<void> {
  const work = promisify(execFile)(process.execPath, args, { cwd, env: { ...process.env, ...env } });
  work.child.stdin?.end(input);
  await work;
}

async function runOffice({ url }: Sandbox): Promise<void> {
  const program = join(repository, 'test', 'exam', 'reference', 'typescript', 'solve.ts');
  for (const { id, text, input } of TASKS.filter((task) => OFFICE.includes(task.id))) {
    const env = {
      ACCOUNTING_URL: url,
      ACCOUNTING_TENANT: '1',
      ACCOUNTING_TOKEN: demoToken,
      ACCOUNTING_REFRESH_TOKEN: 'unused',
      ACCOUNTING_CLIENT_ID: demoClient.id,
      ACCOUNTING_CLIENT_SECRET: demoClient.secret,
    };
    await run([program], repository, env, JSON.stringify({ task: id, text, input }));
  }
}

const PROGRAMS: Readonly<Record<Integration, (sandbox: Sandbox) => Promise<void>>> = {
  shop: (sandbox) => runExample('web-shop.ts', sandbox),
  sync: (sandbox) => runExample('nightly-sync.ts', sandbox),
  office: runOffice,
};

/** Runs an integration against a sandbox, and returns the journal. */
export async function recordIntegration(name: Integration): Promise<readonly Entry[]> {
  const sandbox = await startSandbox({ port: 0, clock: CLOCK });
  try {
    await PROGRAMS[name](sandbox);
    return await readJournal(sandbox.url);
  } finally {
    await sandbox.close();
  }
}
