import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, startFastSandbox } from '../support/fast-client.ts';
import { isHledgerMissing } from './hledger.ts';
import { judge } from './judge.ts';
import { readLedger } from './ledger.ts';
import { plantedErrors } from './planted-errors.ts';

const folder = mkdtempSync(join(tmpdir(), 'planted-'));
const original = join(folder, 'original.sqlite');

beforeAll(async () => {
  const sandbox = await startFastSandbox({ clock: '2026-04-16T09:30:00Z', data: original });
  await sandbox.call('GET', '/v1/debtors');
  await sandbox.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns what hledger disagrees with in the books of a data file. */
async function judgeFile(sql: string, changeCaller = (call: Caller): Caller => call) {
  const data = join(folder, 'planted.sqlite');
  copyFileSync(original, data);
  const file = new DatabaseSync(data);
  file.exec(sql);
  file.close();
  const sandbox = await startFastSandbox({ data });
  try {
    const { findings } = await judge([await readLedger(changeCaller(sandbox.call), 1, 'Planted')]);
    return [...new Set(findings.map((finding) => finding.with))];
  } finally {
    await sandbox.close();
  }
}

describe.skipIf(isHledgerMissing())('hledger', () => {
  it('finds nothing where nothing is planted', async () => {
    expect(await judgeFile('')).toEqual([]);
  });

  it.each(plantedErrors)('finds that $name, by the $disagreement', async ({ sql, disagreement }) => {
    expect(await judgeFile(sql)).toEqual([disagreement]);
  });

  it('finds that ledger grouped is a cent off', async () => {
    const addCent =
      (call: Caller): Caller =>
      async (method, path, ...others) => {
        const reply = await call(method, path, ...others);
        const { _data: [row] = [] } = reply.body as { readonly _data?: { balance: number }[] };
        if (row && path.startsWith('/v1/ledgergrouped')) row.balance += 0.01;
        return reply;
      };
    expect(await judgeFile('', addCent)).toEqual(['ledger grouped']);
  });
});
