import { describe, expect, it } from 'vitest';
import { partnerPackageFaults } from './partner-packages.ts';

const client = {
  name: 'client',
  scripts: { test: 'vitest' },
  dependencies: {},
  peerDependencies: { zod: '^4.5.0' },
  peerDependenciesMeta: { zod: { optional: true } },
};

describe('a package for partners', () => {
  it('may have scripts that no installation runs, and peers that are optional', () => {
    expect(partnerPackageFaults(client)).toEqual([]);
  });

  it.each(['preinstall', 'install', 'postinstall', 'prepare'])('must not have the script %s', (script) => {
    expect(partnerPackageFaults({ ...client, scripts: { [script]: 'node x.js' } })).toEqual([
      `client has a script ${script}`,
    ]);
  });

  it.each([
    [{ dependencies: { ajv: '8.20.0' } }, 'client has dependencies'],
    [{ optionalDependencies: { ajv: '8.20.0' } }, 'client has optionalDependencies'],
    [{ bundleDependencies: ['ajv'] }, 'client has bundleDependencies'],
    [{ bundledDependencies: true }, 'client has bundledDependencies'],
    [{ peerDependenciesMeta: {} }, 'client needs zod beside it'],
  ])('must not bring along %j', (change, fault) => {
    expect(partnerPackageFaults({ ...client, ...change })).toEqual([fault]);
  });
});
