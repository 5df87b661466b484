import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useFolders } from '../../test/support/folders.ts';
import { getBundleSize } from './bundle-size.ts';

const createFolder = useFolders();

it('getBundleSize leaves out what is not imported', async () => {
  const incompressible = Array.from({ length: 5000 }, (_, n) => ((n * 7919) ** 3 % 36).toString(36)).join('');
  const code = `export const large = () => '${incompressible}';\nexport const small = () => 1;\n`;
  const index = join(await createFolder({ 'index.js': code }), 'index.js');
  expect(await getBundleSize(index, ['small'])).toBeLessThan(100);
  expect(await getBundleSize(index, ['large'])).toBeGreaterThan(500);
});
