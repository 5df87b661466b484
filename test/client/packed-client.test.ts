import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../mocks/sandbox.ts';
import { repository } from '../../scripts/lib/run.ts';
import { type Project, projectWith } from '../packed.ts';

let project: Project;
let sandbox: Sandbox;
let report: Record<string, unknown>;

beforeAll(async () => {
  project = await projectWith(join(repository, 'generated', 'client'));
  sandbox = await startSandbox({ port: 0 });
  const consumer = await readFile(join(import.meta.dirname, 'consumer', 'main.ts'), 'utf8');
  const source = consumer.replace("'../../../generated/client/dist/index.js'", "'@accounting-platform/client'");
  report = await project.run(source, { SANDBOX_URL: sandbox.url });
}, 120_000);

afterAll(async () => {
  await sandbox?.close();
  await project?.remove();
});

describe('the packed client, in a project of its own', () => {
  test('brings nothing but itself', () => {
    expect(project.installed).toEqual(['client']);
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
