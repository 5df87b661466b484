import { fileURLToPath } from 'node:url';

/** The folder with what a program reads at run time: the repository, or the package, whose bundle is one folder below it too. */
export const root = fileURLToPath(new URL('../', import.meta.url));
