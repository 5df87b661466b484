import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

/**
 * Measures what a program carries of the client when it imports these names and a bundler drops the rest.
 *
 * @param index path of the module that the package exports.
 * @returns bytes, minified and gzipped.
 */
export async function getBundleSize(index: string, names: readonly string[]): Promise<number> {
  const entry = 'entry';
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export { ${names.join(', ')} } from ${JSON.stringify(index)};` : null),
      },
    ],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true });
    return gzipSync(output[0].code, { level: 9 }).length;
  } finally {
    await bundle.close();
  }
}
