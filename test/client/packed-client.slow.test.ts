import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { repository } from '../../scripts/lib/run.ts';
import { installIntoEmptyProject, type Project } from '../support/consumer-project.ts';
import { findNode } from '../support/find-node.ts';

const built = join(repository, 'generated', 'client');
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});

afterAll(() => sandbox?.close());

/** Reads a consumer's program, and makes it import the package by name. */
async function readConsumer(name: string): Promise<string> {
  const source = await readFile(join(import.meta.dirname, 'consumer', name), 'utf8');
  return source
    .replaceAll("'../../../generated/client/src/index.ts'", "'@accounting-platform/client'")
    .replaceAll("'../../../client/sync/index.ts'", "'@accounting-platform/client/sync'")
    .replaceAll(
      /'[./]+generated\/client\/src\/(schemas|react-query|msw)\/index.ts'/g,
      "'@accounting-platform/client/$1'",
    )
    .replaceAll("'../../../generated/client/src/types.ts'", "'@accounting-platform/client/types'");
}

let project: Project;

beforeAll(async () => {
  project = await installIntoEmptyProject(built);
  await project.compile(await readConsumer('main.ts'));
}, 120_000);

afterAll(() => project?.remove());

it('the packed client installs no other packages', () => {
  expect(project.installed).toEqual(['client']);
});

describe.each([20, 24, undefined] as const)('the packed client in an empty project on Node %s', (release) => {
  let report: Record<string, unknown>;

  beforeAll(async () => {
    await sandbox.reset();
    const node = release === undefined ? process.execPath : findNode(release);
    report = await project.start({ SANDBOX_URL: sandbox.url }, node);
  }, 60_000);

  it('runs on that version of Node', () => {
    expect(report.node).toMatch(release === undefined ? process.version : new RegExp(`^v${release}\\.`));
  });

  it('finds a new debtor by name', () => {
    expect(report).toMatchObject({ foundNames: ['Molenaar & Zn.'], totalCount: 1, city: 'Voorbeeldstad' });
  });

  it('updates a debtor', () => {
    expect(report).toMatchObject({ remark: 'Delivers on Tuesdays' });
  });

  it('creates a draft with a line of each booking type, and reads it', () => {
    expect(report).toMatchObject({
      lines: ['A', 'V', 'G', 'T'],
      references: ['article', 'sales type', 'ledger account', 'text Thank'],
      amountIsNumber: true,
    });
  });

  it('gets the path of an invalid line', () => {
    expect(report.invalidFields).toEqual(['lines[1].salesTypeId']);
    expect(report.invalidText).toContain('ValidationError: createDraftSalesInvoiceWithLines: 400');
    expect(report.invalidText).toContain('\n  lines[1].salesTypeId: ');
  });

  it('gets errors for missing and misspelt fields', () => {
    expect(report).toMatchObject({ incompleteFields: ['debtorKindId'], misspeltFields: ['nmae'] });
  });

  it('gets an error in the language of the call', () => {
    expect(report.inEnglish).toMatch(/^getDebtor: 404 .*999999/);
  });

  it('gets status 401 for an unknown token', () => {
    expect(report).toMatchObject({ signedOut: 401 });
  });

  it('iterates over the pages of a list', () => {
    expect(report).toMatchObject({ allNames: 33, lastName: 'Molenaar & Zn.' });
  });

  it('copies the ledger', () => {
    expect(report).toMatchObject({ copyIsVerified: true, copyIsComplete: true });
  });

  it('uploads a PDF as bytes and as a stream, and downloads it', () => {
    expect(report).toMatchObject({ pdfIsSame: true, streamedHasId: true });
  });

  it('deletes records', () => {
    expect(report).toMatchObject({ deletedType: 'undefined', isGone: true });
  });
});

describe('the schemas of the packed client', () => {
  it('validate inputs and records when the project has zod', async () => {
    const withZod = await installIntoEmptyProject(built, [join(repository, 'node_modules', 'zod')]);
    try {
      await withZod.compile(await readConsumer('schemas.ts'));
      expect(await withZod.start({ SANDBOX_URL: sandbox.url })).toEqual({
        sent: { success: true },
        rejected: ['debtorKindId', 'nmae'],
        read: 'Bakkerij Zonnestraal',
        unknownField: 'kept',
      });
    } finally {
      await withZod.remove();
    }
  }, 120_000);
});

describe('the hooks and the mock handlers of the packed client', () => {
  it('work when the project has React, TanStack Query and MSW', async () => {
    const names = ['react', 'react-dom', '@types/react', '@types/react-dom', '@tanstack/react-query', 'msw'];
    const peers = names.map((name) => join(repository, 'node_modules', name));
    const withReact = await installIntoEmptyProject(built, peers);
    try {
      await withReact.compile(await readConsumer('components.ts'));
      expect(await withReact.start()).toEqual({ html: '<b>Bakkerij Zonnestraal</b>', missing: 'NotFoundError' });
    } finally {
      await withReact.remove();
    }
  }, 120_000);
});

describe('the package of the client', () => {
  it('has no findings of publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: built, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types for every way of importing ES modules', async () => {
    const attw = join(repository, 'test', 'tools', 'node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js');
    const args = [attw, '--pack', built, '--profile', 'esm-only', '--no-color'];
    // Exit code 1 for a problem, which rejects with its output.
    const { stdout } = await promisify(execFile)(process.execPath, args);
    for (const entry of ['client', 'sync', 'types', 'schemas', 'react-query', 'msw'])
      expect(stdout).toContain(`/${entry}"`);
  }, 120_000);
});
