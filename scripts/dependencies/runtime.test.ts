import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { STEPS } from '../build/steps.ts';
import { COMMANDS } from '../commands.ts';
import { repository } from '../lib/run.ts';

/** The npm scripts that run after `npm ci --omit=dev`. */
const SCRIPTS = ['start', 'prism', 'conformance', 'workflows', 'mcp'];

const manifest: {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly workspaces: readonly string[];
} = readJson('package.json');

/** The plugins that Redocly loads when it bundles. */
const { plugins }: { readonly plugins: readonly string[] } = parse(
  readFileSync(join(repository, 'redocly.yaml'), 'utf8'),
);

/** Packages by a file that needs them: imports, and programs that `runTool` starts. */
const packages = new Map<string, string>();
let modules: readonly string[] = [];

beforeAll(async () => {
  const build = await rolldown({
    cwd: repository,
    input: [...new Set([...SCRIPTS.flatMap(listPrograms), ...plugins])],
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
          for (const [, tool = ''] of code.matchAll(/\brunTool\(\s*'([^']+)'/g)) {
            packages.set(tool, relative(repository, id));
          }
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

it('what npm start, mock, conformance, workflows and mcp import is no development dependency', () => {
  expect(modules.length).toBeGreaterThan(300);
  const installed = new Set(
    [manifest, ...manifest.workspaces.map((folder) => readJson<typeof manifest>(join(folder, 'package.json')))].flatMap(
      ({ dependencies = {} }) => Object.keys(dependencies),
    ),
  );
  expect([...packages].filter(([name]) => !installed.has(name)).map(([name, file]) => `${file} needs ${name}`)).toEqual(
    [],
  );
});

it('each dependency is one that these commands need', () => {
  // `npm run prism` is the program of Prism.
  const needed = new Set([...packages.keys(), '@stoplight/prism-cli']);
  expect(manifest.scripts.prism).toMatch(/^prism /);
  expect(Object.keys(manifest.dependencies).filter((name) => !needed.has(name))).toEqual([]);
});

/** The programs of an npm script, and those of the build steps that it runs first. */
function listPrograms(script: string): string[] {
  if (script === 'prism') return [];
  // `npm start` bundles a changed contract.
  if (script === 'start') return ['mocks/hosts/node/cli/start.js', ...['bundle', 'control'].flatMap(listStepPrograms)];
  const { build = [], programs = [] } = COMMANDS[script] ?? {};
  return ['scripts/run.js', ...programs.map(([file = '']) => file), ...build.flatMap(listStepPrograms)];
}

function listStepPrograms(name: string): string[] {
  const step = STEPS.get(name);
  return [String(step?.command[0]), ...(step?.needs ?? []).flatMap(listStepPrograms)];
}

const getPackageName = (id: string): string =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(repository, file), 'utf8')) as Content;
}
