import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, matchesGlob } from 'node:path';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { fontsPlugin } from '../../mocks/package/portable/documents.ts';
import { createConfig } from '../../mocks/package/rolldown.config.ts';
import { repository } from '../../scripts/lib/run.ts';
import { SITE_PACKAGES } from '../../site/licenses.ts';
import { createFolder } from '../support/folders.ts';

const generated = join(repository, 'generated');
const read = (...path: readonly string[]): Promise<string> => readFile(join(generated, ...path), 'utf8');

/** Lists the packages that a file of licenses names, and fails for one without a text. */
async function listLicensed(product: string): Promise<readonly string[]> {
  const sections = (await read(product, 'THIRD-PARTY-LICENSES.txt')).split(/^-{80}\n/m).slice(1);
  return sections.map((section) => {
    const [title = '', ...text] = section.split('\n');
    expect(text.join('\n').length, title).toBeGreaterThan(200);
    return title.split(' ')[0] ?? '';
  });
}

/** The packages of a module's path: `node_modules/a/index.js` is of `a`. */
const getPackage = (id: string): string | undefined => /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1];

/** Lists the packages that a bundler puts into a program. */
async function listModules(input: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = await createFolder();
  const bundle = await rolldown(createConfig(folder, input, [fontsPlugin]));
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  const rendered = modules.filter(([, { code }]) => code !== null && code !== '');
  return [...new Set(rendered.flatMap(([id]) => getPackage(id) ?? []))].sort();
}

describe.each([
  ['sandbox', { bin: 'mocks/hosts/node/cli/main.ts', index: 'mocks/index.ts' }, 25],
  ['conformance', { bin: 'conformance/cli.ts' }, 25],
  ['mcp', { bin: 'mcp/cli.ts' }, 25],
] as const)('package %s', (product, input, atLeast) => {
  it('has the license of each package that is bundled into it', async () => {
    const licensed = new Set(await listLicensed(product));
    const modules = await listModules(input);
    expect(modules.length).toBeGreaterThan(atLeast);
    expect(modules.filter((name) => !licensed.has(name))).toEqual([]);
  });
});

/** Lists what the scripts of a folder import from elsewhere. */
async function listImports(...folder: readonly string[]): Promise<readonly string[]> {
  const files = globSync('**/*.js', { cwd: join(generated, ...folder) });
  expect(files).not.toEqual([]);
  const texts = await Promise.all(files.map((file) => read(...folder, file)));
  const imports = texts.flatMap((text) => [...text.matchAll(/(?:from|import)\s*\(?['"]([^'"./][^'"]*)['"]/g)]);
  return [...new Set(imports.map(([, name = '']) => name))].filter((name) => !name.startsWith('node:')).sort();
}

it('the client contains no other package: it imports its optional peers', async () => {
  const { peerDependencies } = JSON.parse(await read('client', 'package.json'));
  const imports = await listImports('client', 'dist');
  expect(imports.filter((name) => !Object.keys(peerDependencies).some((peer) => name.startsWith(peer)))).toEqual([]);
});

it('the inspector contains no other package', async () => {
  expect(await listImports('sandbox', 'dist', 'insight', 'pages', 'inspector', 'browser')).toEqual([]);
});

it('the sandbox in a page has the licenses of what is bundled into it and into its validators', async () => {
  const bundled = ['@sqlite.org/sqlite-wasm', 'decimal.js', 'fast-deep-equal', 'hono', 'negotiator'];
  for (const product of ['browser', 'sandbox', join('site', 'sandbox')]) {
    expect(await listLicensed(product)).toEqual(expect.arrayContaining([...bundled, 'ajv-formats']));
    // The code around the fonts has another license than the fonts.
    expect(await read(product, 'THIRD-PARTY-LICENSES.txt')).toContain('SIL OPEN FONT LICENSE Version 1.1');
  }
});

describe('the site', () => {
  it('has the licenses of the packages in it', async () => {
    expect(await listLicensed('site')).toEqual(SITE_PACKAGES.map(({ name }) => name).sort());
  });

  it('has no script, style, font or WebAssembly of another origin', () => {
    const files = globSync('**/*.{js,css,wasm,woff,woff2,ttf,otf}', { cwd: join(generated, 'site') });
    for (const { files: globs, name } of SITE_PACKAGES) {
      for (const glob of globs.filter((pattern) => !pattern.endsWith('.html'))) {
        expect(
          files.some((file) => matchesGlob(file, glob)),
          `${name}: ${glob}`,
        ).toBe(true);
      }
    }
    // Our own code; the sandbox in the page has its own licenses.
    const globs = ['signed-in/script.js', 'sandbox/**', ...SITE_PACKAGES.flatMap((shipped) => shipped.files)];
    expect(files.filter((file) => !globs.some((glob) => matchesGlob(file, glob)))).toEqual([]);
  });

  it('imports only those packages in its source', async () => {
    const sources = globSync('site/shell/**/*.{ts,astro}', {
      cwd: repository,
      exclude: ['**/node_modules/**', '**/*.test.ts'],
    });
    const texts = await Promise.all(sources.map((file) => readFile(join(repository, file), 'utf8')));
    const imports = texts.flatMap((text) => [...text.matchAll(/^import (?!type)(?:[^';]*from )?'([@\w][^']*)'/gm)]);
    const packages = new Set(imports.flatMap(([, name = '']) => getPackage(`node_modules/${name}`) ?? []));
    // The build alone reads Markdown and HTML with these.
    const ofBuild = ['@astrojs/markdown-satteri', 'satteri', 'hast-util-to-html'];
    const own = [...packages].filter((name) => !/^(node|virtual|astro):/.test(name) && !ofBuild.includes(name));
    expect(own.filter((name) => !SITE_PACKAGES.some((shipped) => shipped.name === name))).toEqual([]);
  });
});
