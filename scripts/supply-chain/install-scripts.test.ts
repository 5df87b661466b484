import { describe, expect, it } from 'vitest';
import { installScriptFaults } from './install-scripts.ts';

const lockfile = {
  lockfileVersion: 3,
  packages: {
    'node_modules/esbuild': { version: '1.0.0', hasInstallScript: true },
    'node_modules/vue/node_modules/demi': { version: '1.0.0', hasInstallScript: true },
    'node_modules/quiet': { version: '1.0.0' },
  },
};
const allowed = { esbuild: false, demi: false };
const npmrc = 'fund=false\nstrict-allow-scripts=true\n';

describe('the install scripts of others', () => {
  it('do not run when each of them is forbidden', () => {
    expect(installScriptFaults(lockfile, allowed, npmrc)).toEqual([]);
  });

  it.each([
    ['nobody spoke of one', { esbuild: false }, npmrc, 'demi has an install script, and allowScripts'],
    ['one is allowed', { ...allowed, esbuild: true }, npmrc, 'lets esbuild run its install script'],
    [
      'one that is forbidden is gone',
      { ...allowed, quiet: false },
      npmrc,
      'forbids quiet, which has no install script',
    ],
    ['npm is not strict', allowed, 'fund=false\n', 'does not say strict-allow-scripts=true'],
    ['npm is strict in a comment only', allowed, '# strict-allow-scripts=true\n', 'does not say strict-allow-scripts'],
    ['all are allowed', allowed, `${npmrc}dangerously-allow-all-scripts=true\n`, '.npmrc lets packages run'],
    ['some are allowed elsewhere', allowed, `${npmrc}allow-scripts=esbuild\n`, '.npmrc lets packages run'],
  ])('are found when %s', (_what, policy, settings, message) => {
    expect(installScriptFaults(lockfile, policy, settings)).toEqual([expect.stringContaining(message)]);
  });
});
