import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { BuildError } from '../../scripts/lib/run.ts';

/** What a program that makes one call may carry, in bytes. */
export const largestCall = 4000;

/**
 * What a program carries of the client when it imports these names and a bundler drops the rest.
 *
 * @param index the module that the package exports.
 * @returns bytes, minified and compressed by gzip.
 */
export async function weightOf(index: string, names: readonly string[]): Promise<number> {
  const entry = 'entry';
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    // As `sideEffects` in the package.json of the client says.
    treeshake: { moduleSideEffects: false },
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

/**
 * What a program with a connection and one operation carries.
 *
 * @throws BuildError when that is too much.
 */
export async function weightOfOneCall(index: string): Promise<number> {
  const bytes = await weightOf(index, ['connect', 'listDebtors']);
  if (bytes <= largestCall) return bytes;
  throw new BuildError(
    `connect and one operation weigh ${bytes} bytes, and may weigh ${largestCall}. Let what few calls need come with them.`,
  );
}
