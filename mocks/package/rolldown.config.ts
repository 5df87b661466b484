import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'rolldown';
import { repository } from '../../scripts/lib/run.ts';
import { thirdPartyLicenses } from './licenses.ts';

export const COMMON: BuildOptions = {
  cwd: repository,
  // Linked packages, as in the clone of a release, give the same bundle.
  resolve: { symlinks: false },
  // A warning means a failure at run time, such as an unresolved import.
  onLog: (level, log, handle) => handle(level === 'warn' ? 'error' : level, log),
  // Slow plugins are no error.
  checks: { pluginTimings: false },
};

export const createConfig = (
  folder: string,
  input: Readonly<Record<string, string>>,
  plugins: readonly Plugin[] = [],
): BuildOptions => ({
  ...COMMON,
  platform: 'node',
  input,
  plugins: [thirdPartyLicenses(folder), ...plugins],
  output: { dir: join(folder, 'dist'), format: 'esm', cleanDir: true },
});
