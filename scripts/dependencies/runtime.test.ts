import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { beforeAll, expect, it } from 'vitest';
import { repository } from '../lib/run.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly workspaces?: readonly string[];
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));

/** Packages that `npm ci --omit=dev` installs, by the manifest that names them. */
const installed = ['.', ...(readManifest('.').workspaces ?? [])].flatMap((folder) =>
  Object.keys(readManifest(folder).dependencies ?? {}).map((name) => ({ folder, name })),
);

/** Packages that `npm start` imports, by a file that needs them. */
const packages = new Map<string, string>();
let modules: readonly string[] = [];

beforeAll(async () => {
  const build = await rolldown({
    cwd: repository,
    input: ['mocks/hosts/node/cli/start.js'],
    platform: 'node',
    // A module that is loaded by its URL at run time is an entry of its own.
    plugins: [
      {
        name: 'packages',
        resolveId(id, importer = '') {
          if (isBuiltin(id)) return { id, external: true };
          if (/^\.|^#/.test(id) || isAbsolute(id)) {
            const file = resolve(dirname(importer), id);
            return file.includes(`${repository}generated/`) ? { id, external: true } : undefined;
          }
          if (importer === '') return undefined;
          packages.set(getPackageName(id), relative(repository, importer));
          return { id, external: true };
        },
        transform(code, id) {
          for (const [, url = ''] of code.matchAll(/\bnew URL\('([^':]+\.[jt]s)', import\.meta\.url\)/g)) {
            const file = resolve(dirname(id), url);
            if (!file.includes(`${repository}generated/`)) this.emitFile({ type: 'chunk', id: file });
          }
        },
      },
    ],
  });
  const { output } = await build.generate();
  await build.close();
  modules = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
});

it('what npm start imports is no development dependency', () => {
  expect(modules.length).toBeGreaterThan(150);
  const names = new Set(installed.map(({ name }) => name));
  expect([...packages].filter(([name]) => !names.has(name)).map(([name, file]) => `${file} needs ${name}`)).toEqual([]);
});

it('each dependency that is no development dependency is one that npm start imports', () => {
  // Files, which documents find by their URL.
  packages.set('@expo-google-fonts/arimo', 'mocks/accounting/documents');
  const unused = installed.filter(({ name }) => !packages.has(name));
  expect(unused.map(({ folder, name }) => `${folder} names ${name}`)).toEqual([]);
});

const getPackageName = (id: string): string =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
