import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the program of a release of Node that partners have.
 *
 * @throws Error when it is not installed: `npm run test:slow` installs it, where there is one for this system.
 */
export function findNode(release: 20 | 22 | 24): string {
  const name = `node-${release}-${process.platform}-${process.arch}`;
  const program = join(import.meta.dirname, '..', 'installs', 'node_modules', name, 'bin', 'node');
  if (existsSync(program)) return program;
  throw new Error(`${name} is not installed in test/installs. Run: npm run test:slow`);
}
