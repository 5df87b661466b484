import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { getBundleSize } from './bundle-size.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'size-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('getBundleSize leaves out what is not imported', async () => {
  const index = join(folder, 'index.js');
  const incompressible = Array.from({ length: 5000 }, (_, n) => ((n * 7919) ** 3 % 36).toString(36)).join('');
  await writeFile(index, `export const large = () => '${incompressible}';\nexport const small = () => 1;\n`);
  expect(await getBundleSize(index, ['small'])).toBeLessThan(100);
  expect(await getBundleSize(index, ['large'])).toBeGreaterThan(500);
});

describe('the built client', () => {
  const source = join(repository, 'generated', 'client', 'src');
  const index = join(source, 'index.ts');

  it('takes at most 4.5 kB, minified and gzipped, for createClientCore and one operation', async () => {
    expect(await getBundleSize(index, ['createClientCore', 'listDebtors'])).toBeLessThanOrEqual(4500);
  });

  it('takes at most 9.5 kB for createClient with all operations', async () => {
    expect(await getBundleSize(index, ['createClient'])).toBeLessThanOrEqual(9500);
  });

  it('takes less than 200 bytes for an operation itself', async () => {
    expect(await getBundleSize(index, ['listDebtors'])).toBeLessThan(200);
  });

  it('takes at most 1.3 kB for a hook with its provider, besides React, TanStack Query and the client', async () => {
    const names = ['AccountingClientProvider', 'useListDebtors'];
    expect(await getBundleSize(join(source, 'react-query', 'index.ts'), names)).toBeLessThanOrEqual(1300);
  });

  it('takes less than 1 kB for a mock handler with its example, besides MSW', async () => {
    expect(await getBundleSize(join(source, 'msw', 'index.ts'), ['getGetDebtorMockHandler'])).toBeLessThan(1000);
  });
});
