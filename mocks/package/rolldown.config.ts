import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'rolldown';
import { repository } from '../../scripts/lib/run.ts';
import { thirdPartyLicenses } from './licenses.ts';

/** How a program is bundled into `dist` of a package folder, with all packages that it uses: the sandbox when left out. */
export const createConfig = (
  folder: string,
  input: Readonly<Record<string, string>> = { bin: 'mocks/cli/main.ts', index: 'mocks/index.ts' },
  plugins: readonly Plugin[] = [],
): BuildOptions => ({
  cwd: repository,
  platform: 'node',
  input,
  resolve: {
    // The packages may be linked, as in the clone of a release; the bundle is the same.
    symlinks: false,
    alias: {
      // Its UMD form hides its imports.
      'jsonc-parser': 'jsonc-parser/lib/esm/main.js',
      // Node's own module of that name is deprecated, and warns.
      punycode: 'punycode/punycode.js',
    },
  },
  // uri-template-lite assigns its exports to `this`.
  transform: { define: { 'this.URI': 'exports.URI' } },
  plugins: [thirdPartyLicenses(folder), ...plugins],
  // A warning is about something that would fail at run time, such as an import that cannot be resolved.
  onLog: (level, log, handle) => handle(level === 'warn' ? 'error' : level, log),
  // depd, a dependency of oidc-provider, evaluates only its own text. A slow plugin is no error.
  checks: { eval: false, pluginTimings: false },
  output: { dir: join(folder, 'dist'), format: 'esm', cleanDir: true },
});

export default createConfig(join(repository, 'generated', 'sandbox'));
