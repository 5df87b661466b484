import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { largestCall, weightOf, weightOfOneCall } from './size.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'size-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A module of incompressible text, in which `connect` and `listDebtors` carry this much of it. */
async function moduleOf(characters: number): Promise<string> {
  const random = Array.from({ length: characters }, (_, index) => ((index * 7919) ** 3 % 36).toString(36)).join('');
  const index = join(folder, `${characters}.js`);
  const code = `export const connect = () => '${random}';\nexport const listDebtors = () => 1;\nexport const other = () => 2;\n`;
  await writeFile(index, code);
  return index;
}

describe('the weight of a call', () => {
  test('is refused when it is too much', async () => {
    await expect(weightOfOneCall(await moduleOf(20_000))).rejects.toThrow('may weigh 4000');
  });

  test('leaves out what is not imported', async () => {
    const index = await moduleOf(5000);
    expect(await weightOf(index, ['other'])).toBeLessThan(100);
    expect(await weightOf(index, ['connect'])).toBeGreaterThan(500);
  });

  test('is within its limit, and that of the operation itself is next to nothing', async () => {
    const index = join(repository, 'generated', 'client', 'src', 'index.ts');
    expect(await weightOf(index, ['connect', 'listDebtors'])).toBeLessThanOrEqual(largestCall);
    expect(await weightOf(index, ['listDebtors'])).toBeLessThan(200);
  });
});
