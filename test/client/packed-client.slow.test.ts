import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../mocks/sandbox.ts';
import { repository } from '../../scripts/lib/run.ts';
import { nodeOf } from '../runtimes/node.ts';
import { installIntoEmptyProject, type Project } from '../support/consumer-project.ts';

const built = join(repository, 'generated', 'client');
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});

afterAll(() => sandbox?.close());

/** The source of a partner's program, importing the package by its name. */
async function consumer(name: string): Promise<string> {
  const source = await readFile(join(import.meta.dirname, 'consumer', name), 'utf8');
  return source
    .replaceAll("'../../../generated/client/dist/index.js'", "'@accounting-platform/client'")
    .replaceAll("'../../../generated/client/dist/runtime/sync/index.js'", "'@accounting-platform/client/sync'")
    .replaceAll("'../../../generated/client/dist/schemas/index.js'", "'@accounting-platform/client/schemas'")
    .replaceAll("'../../../generated/client/dist/types.js'", "'@accounting-platform/client/types'");
}

let project: Project;

beforeAll(async () => {
  project = await installIntoEmptyProject(built);
  await project.compile(await consumer('main.ts'));
}, 120_000);

afterAll(() => project?.remove());

test('the packed client brings nothing but itself', () => {
  expect(project.installed).toEqual(['client']);
});

describe.each([20, 24, undefined] as const)('the packed client, in a project of its own, on Node %s', (release) => {
  let report: Record<string, unknown>;

  beforeAll(async () => {
    await sandbox.reset();
    const node = release === undefined ? process.execPath : await nodeOf(release);
    report = await project.start({ SANDBOX_URL: sandbox.url }, node);
  }, 60_000);

  test('runs on that Node', () => {
    expect(report.node).toMatch(release === undefined ? process.version : new RegExp(`^v${release}\\.`));
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

  test('reads a list page after page', () => {
    expect(report).toMatchObject({ allNames: 33, lastName: 'Molenaar & Zn.' });
  });

  test('copies the ledger', () => {
    expect(report).toMatchObject({ copyIsVerified: true, copyIsWhole: true });
  });

  test('sends a PDF as bytes and as a stream, and gets it back', () => {
    expect(report).toMatchObject({ pdfComesBack: true, streamedHasId: true });
  });

  test('deletes, and finds nothing there any more', () => {
    expect(report).toMatchObject({ deletedGives: 'undefined', gone: true });
  });
});

describe('the schemas of the packed client', () => {
  test('check what is sent and what is read, when the project has zod', async () => {
    const withZod = await installIntoEmptyProject(built, [join(repository, 'node_modules', 'zod')]);
    try {
      await withZod.compile(await consumer('schemas.ts'));
      expect(await withZod.start({ SANDBOX_URL: sandbox.url })).toEqual({
        sent: { success: true },
        refused: ['debtorKindId', 'nmae'],
        read: 'Bakkerij Zonnestraal',
        unknownField: 'kept',
      });
    } finally {
      await withZod.remove();
    }
  }, 120_000);
});

describe('the package', () => {
  test('has no fault that publint knows', async () => {
    const { messages, pkg } = await publint({ pkgDir: built, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('gives its types to every way of importing that knows ES modules', async () => {
    const attw = join(repository, 'node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js');
    const args = [attw, '--pack', built, '--profile', 'esm-only', '--no-color'];
    // It ends with 1 when there is a problem, and the call is then an error with its table.
    const { stdout } = await promisify(execFile)(process.execPath, args);
    for (const entry of ['client', 'sync', 'types', 'schemas']) expect(stdout).toContain(`/${entry}"`);
  }, 120_000);
});
