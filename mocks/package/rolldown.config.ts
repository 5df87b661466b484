import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'rolldown';
import { repository } from '../../scripts/lib/run.ts';
import { thirdPartyLicenses } from './licenses.ts';

export const COMMON: BuildOptions = {
  cwd: repository,
  // The packages may be linked, as in the clone of a release; the bundle is the same.
  resolve: { symlinks: false },
  // A warning is about something that would fail at run time, such as an import that cannot be resolved.
  onLog: (level, log, handle) => handle(level === 'warn' ? 'error' : level, log),
  // A slow plugin is no error.
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
