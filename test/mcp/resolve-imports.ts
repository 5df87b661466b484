import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../../scripts/lib/run.ts';

/** The modules that a reader installs, in this repository. */
const MODULES = new Map([
  ['@accounting-platform/client', 'generated/client/src/index.ts'],
  ['@accounting-platform/client/sync', 'client/sync/index.ts'],
]);

/** Makes a program run that imports the packages of the client, without installing them. */
export const resolveImports = (text: string): string =>
  text.replaceAll(/from '(@accounting-platform\/[\w/]+)'/g, (_, name: string) => {
    const file = MODULES.get(name);
    if (file === undefined) throw new Error(`${name} is not installed`);
    return `from '${pathToFileURL(join(repository, file))}'`;
  });
