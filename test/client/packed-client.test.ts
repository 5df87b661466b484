import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../mocks/sandbox.ts';
import { repository, runTool } from '../../scripts/lib/run.ts';

const run = promisify(execFile);
const packed = join(repository, 'generated', 'client');

/** TypeScript's strictest way, and nothing that only our repository has. */
const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
};

let work: string;
let project: string;
let sandbox: Sandbox;
let report: Record<string, unknown>;

/** The npm of whoever runs the tests; it is no dependency of ours. */
const npm = (args: readonly string[], cwd: string): Promise<unknown> =>
  run('npm', [...args], { cwd, shell: process.platform === 'win32' });

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'packed-client-'));
  project = join(work, 'project');
  await mkdir(project);
  await npm(['pack', '--pack-destination', work, packed], work);
  const tarball = (await readdir(work)).find((file) => file.endsWith('.tgz')) ?? '';

  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'partner', private: true, type: 'module' }));
  await npm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', join(work, tarball)], project);
  const consumer = await readFile(join(import.meta.dirname, 'consumer', 'main.ts'), 'utf8');
  const source = consumer.replace("'../../../generated/client/dist/index.js'", "'@accounting-platform/client'");
  await writeFile(join(project, 'main.ts'), source);
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.ts'] }));
  await runTool('typescript', 'tsc', ['-p', project]);

  sandbox = await startSandbox({ port: 0 });
  const result = await run(process.execPath, ['main.js'], {
    cwd: project,
    env: { ...process.env, SANDBOX_URL: sandbox.url },
  });
  report = JSON.parse(result.stdout) as Record<string, unknown>;
}, 120_000);

afterAll(async () => {
  await sandbox?.close();
  await rm(work, { recursive: true, force: true });
});

describe('the packed client, in a project of its own', () => {
  test('brings nothing but itself', async () => {
    const installed = await readdir(join(project, 'node_modules', '@accounting-platform'));
    expect(installed).toEqual(['client']);
    const others = (await readdir(join(project, 'node_modules'))).filter((name) => !name.startsWith('.'));
    expect(others).toEqual(['@accounting-platform']);
  });

  test('finds a new debtor by its name', () => {
    expect(report).toMatchObject({ found: ['Molenaar & Zn.'], totalCount: 1, city: 'Voorbeeldstad' });
  });

  test('updates a debtor', () => {
    expect(report).toMatchObject({ remark: 'Delivers on Tuesdays' });
  });

  test('makes a draft with a line of each booking type, and reads it back', () => {
    expect(report).toMatchObject({
      lines: ['A', 'V', 'G', 'T'],
      references: ['article', 'sales type', 'ledger account', 'text Thank'],
      amountIsNumber: true,
    });
  });

  test('hears which line of a draft is wrong', () => {
    expect(report.refusedFields).toEqual(['lines[1].salesTypeId']);
    expect(report.refusedSays).toContain('ValidationError: createDraftSalesInvoiceWithLines: 400');
    expect(report.refusedSays).toContain('\n  lines[1].salesTypeId: ');
  });

  test('hears of a missing field and of a misspelt one', () => {
    expect(report).toMatchObject({ incompleteFields: ['debtorKindId'], misspeltFields: ['nmae'] });
  });

  test('hears of a missing record in the language of the call', () => {
    expect(report.inEnglish).toMatch(/^getDebtor: 404 .*999999/);
  });

  test('hears that its token is unknown', () => {
    expect(report).toMatchObject({ signedOut: 401 });
  });

  test('deletes, and finds nothing there any more', () => {
    expect(report).toMatchObject({ deletedGives: 'undefined', gone: true });
  });
});
