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
  './schemas': 'schemas/index',
  './react-query': 'react-query',
  './msw': 'runtime/msw/index',
};

/** Entries that are data, at the same path in the package and in the repository. */
export const DATA_ENTRIES = ['./totals/vectors.json'];

const toFiles = (format: keyof typeof FORMATS, module: string, root = '.') => ({
  types: `${root}/dist/${format}/${module}.d.ts`,
  default: `${root}/dist/${format}/${module}.js`,
});

/**
 * Returns the fields that tools read which do not know `exports`, such as TypeScript with `moduleResolution: node10` and
 * the import rules of ESLint.
 */
function toFallback(module: string, root?: string): Manifest {
  const { types, default: main } = toFiles('cjs', module, root);
  return { main, module: toFiles('esm', module, root).default, types };
}

/** Folders for the tools that do not know `exports`: `sync/package.json` says where the entry `./sync` is. */
export const fallbackManifests: Readonly<Record<string, Manifest>> = Object.fromEntries(
  Object.entries(ENTRIES)
    .filter(([entry]) => entry !== '.')
    .map(([entry, module]) => [entry.slice('./'.length), toFallback(module, '..')]),
);

export const addEntries = ({ files, ...manifest }: Manifest): Manifest => ({
  ...manifest,
  ...toFallback(ENTRIES['.'] ?? ''),
  exports: {
    ...Object.fromEntries(
      Object.entries(ENTRIES).map(([entry, module]) => [
        entry,
        { import: toFiles('esm', module), require: toFiles('cjs', module) },
      ]),
    ),
    ...Object.fromEntries(['./package.json', ...DATA_ENTRIES].map((path) => [path, path])),
  },
  files: [...(files as string[]), ...Object.keys(fallbackManifests)],
});
