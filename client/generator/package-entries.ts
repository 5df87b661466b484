import type { Manifest } from '../../scripts/lib/manifest.ts';

/** The compiled forms of the package, each a folder below `dist`, and their `type` in a package.json. */
export const FORMATS = { esm: 'module', cjs: 'commonjs' } as const;

/** What programs import: the path after the name of the package, and its module in `dist/src`, without extension. */
export const ENTRIES: Readonly<Record<string, string>> = {
  '.': 'index',
  './node': 'runtime/node/index',
  './sync': 'runtime/sync/index',
  './totals': 'totals/index',
  './types': 'types',
};

/** Entries that are data, at the same path in the package and in the repository. */
export const DATA_ENTRIES = ['./totals/vectors.json'];

const toFiles = (format: keyof typeof FORMATS, module: string) => ({
  types: `./dist/${format}/${module}.d.ts`,
  default: `./dist/${format}/${module}.js`,
});

export const addEntries = (manifest: Manifest): Manifest => ({
  ...manifest,
  exports: {
    ...Object.fromEntries(
      Object.entries(ENTRIES).map(([entry, module]) => [
        entry,
        { import: toFiles('esm', module), require: toFiles('cjs', module) },
      ]),
    ),
    ...Object.fromEntries(['./package.json', ...DATA_ENTRIES].map((path) => [path, path])),
  },
});
