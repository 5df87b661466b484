import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTRIES } from '../../client/generator/package-client.ts';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { findFreePort } from '../../scripts/lib/free-port.ts';
import { repository } from '../../scripts/lib/run.ts';
import { installIntoEmptyProject, type Project, type Report } from '../support/consumer-project.ts';
import { bundledByEsbuild, bundledByWebpack, inJest, onBun, onDeno, onNode20, onThisNode } from './runtimes.ts';

const built = join(repository, 'generated', 'client');
/** Projects as partners have them: the module format, compiler options, and what runs the compiled programs. */
const PROJECTS = [
  {
    type: 'module',
    options: { module: 'nodenext', moduleResolution: 'nodenext' },
    runs: { 'Node 20': onNode20, 'this Node': onThisNode, Bun: onBun, Deno: onDeno },
  },
  {
    type: 'module',
    options: { module: 'esnext', moduleResolution: 'bundler' },
    runs: { 'Node 20, bundled by esbuild': bundledByEsbuild, 'Node 20, bundled by webpack': bundledByWebpack },
  },
  {
    type: 'commonjs',
    options: { module: 'nodenext', moduleResolution: 'nodenext', verbatimModuleSyntax: false },
    runs: { 'Node 20': onNode20, 'Jest on Node 20': inJest },
  },
] as const;

const readProgram = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, 'consumer', `${name}.ts`), 'utf8');

/** Installs the client in an empty project. */
const installClient = (): Promise<Project> => installIntoEmptyProject(built, []);

let sandbox: Sandbox;
let env: { readonly SANDBOX_URL: string; readonly CLOSED_URL: string };
let programs: { readonly main: string };

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  env = { SANDBOX_URL: sandbox.url, CLOSED_URL: `http://127.0.0.1:${await findFreePort()}` };
  programs = { main: await readProgram('main') };
});

afterAll(() => sandbox?.close());

it('the program of a consumer imports every entry of the package', () => {
  const imports = [...programs.main.matchAll(/ from '(@accounting[^']+)'/g)];
  const names = Object.keys(ENTRIES).map((entry) => entry.replace('.', '@accounting-platform/client'));
  expect([...new Set(imports.map(([, name]) => name))].sort()).toEqual(names.sort());
});

describe('the packed client', () => {
  let project: Project;

  beforeAll(async () => {
    project = await installClient();
    await writeFile(join(project.folder, 'main.test.js'), "test('main', () => require('./main.js').report);\n");
  });

  afterAll(() => project?.remove());

  it('installs no other packages', () => {
    expect(project.installed).toEqual(['client']);
  });

  describe.each(PROJECTS)('as $type, resolved by $options.moduleResolution', ({ type, options, runs }) => {
    beforeAll(() => project.compile(programs, type, options), 120_000);

    describe.each(Object.entries(runs))('run by %s', (name, command) => {
      let report: Report;

      beforeAll(async () => {
        await sandbox.reset();
        report = await project.run(await command('main', project.folder), env);
      });

      it('runs on that program', () => {
        const [release] = /\d+/.exec(name) ?? [];
        const [runtime = 'Node'] = /Bun|Deno/.exec(name) ?? [];
        expect(report.runtime).toBe(runtime);
        if (runtime === 'Node')
          expect(report.node).toMatch(release === undefined ? process.version : new RegExp(`^v${release}\\.`));
      });

      it('creates, finds, updates and deletes records, and reads the pages of a list', () => {
        expect(report).toMatchObject({
          foundNames: ['Molenaar & Zn.'],
          totalCount: 1,
          city: 'Voorbeeldstad',
          remark: 'Delivers on Tuesdays',
          lines: ['A', 'V', 'G', 'T'],
          references: ['article', 'sales type', 'ledger account', 'text Thank'],
          amountIsNumber: true,
          totalIsCalculated: true,
          allNames: 33,
          lastName: 'Molenaar & Zn.',
          deletedType: 'undefined',
          isGone: true,
        });
      });

      it('gets errors that name the fields, the status or the code, in the language of the call', () => {
        expect(report).toMatchObject({
          invalidFields: ['lines[1].salesTypeId'],
          invalidText: expect.stringMatching(
            /ValidationError: createDraftSalesInvoiceWithLines: 400[\s\S]*\n {2}lines\[1\]\.salesTypeId: /,
          ),
          incomplete: 'TypeError: debtorKindId must have a value.',
          unknownKindFields: ['debtorKindId'],
          misspeltFields: ['nmae'],
          inEnglish: expect.stringMatching(/^getDebtor: 404 .*999999/),
          signedOut: 401,
          refused: 'ECONNREFUSED',
        });
      });

      it('copies the ledger, and sends and receives PDFs', () => {
        const files = { pdfIsSame: true, blobIsSame: true };
        expect(report).toMatchObject({ copyIsVerified: true, copyIsComplete: true, ...files });
      });
    });
  });
});
