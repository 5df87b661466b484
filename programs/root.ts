import { fileURLToPath } from 'node:url';

/** Folder with the files that a program reads: the repository, or the package, whose bundle is in a folder below it. */
export const root = fileURLToPath(new URL('../', import.meta.url));
