import { join } from 'node:path';

const modules = join(import.meta.dirname, '..', 'installs', 'node_modules');

/** Returns the program of a release of Node that partners have. `npm run test:slow` installs it, where there is one. */
export const findNode = (release: 20 | 22 | 24): string =>
  join(modules, `node-${release}-${process.platform}-${process.arch}`, 'bin', 'node');
