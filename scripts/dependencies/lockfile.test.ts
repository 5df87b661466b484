import { describe, expect, it } from 'vitest';
import { checkInstallScripts, checkLockfile, checkVersions, type LockedPackage, type Lockfile } from './lockfile.ts';

const ajv: LockedPackage = {
  version: '1.0.0',
  resolved: 'https://registry.npmjs.org/ajv/-/ajv-1.0.0.tgz',
  integrity: 'sha512-YQ==',
};
const createLockfile = (change: Partial<Record<keyof LockedPackage, unknown>> = {}): Lockfile => ({
  packages: {
    '': { version: '0.1.0' },
    conformance: { version: '0.0.0' },
    'node_modules/conformance': { resolved: 'conformance', link: true },
    'node_modules/@scope/parent/node_modules/ajv': { ...ajv, ...change } as LockedPackage,
  },
});

describe('the check of package-lock.json', () => {
  it('accepts packages with an address and a hash, and our own folders without', () => {
    expect(checkLockfile(createLockfile())).toEqual([]);
  });

  it.each([
    ['no address', { resolved: undefined }, 'has no address (resolved)'],
    ['no hash', { integrity: undefined }, 'has no hash (integrity)'],
    [
      'the address of another version',
      { version: '1.0.1' },
      'is 1.0.1, and comes from https://registry.npmjs.org/ajv/',
    ],
  ])('reports a package with %s', (_case, change, finding) => {
    expect(checkLockfile(createLockfile(change))).toEqual([expect.stringContaining(finding)]);
  });
});

describe('the check of install scripts', () => {
  const lockfile = createLockfile({ hasInstallScript: true });

  it('accepts a script that package.json forbids', () => {
    expect(checkInstallScripts(lockfile, { allowScripts: { ajv: false } })).toEqual([]);
  });

  it.each([{}, { allowScripts: { ajv: true } }])('reports a script that %j does not forbid', (manifest) => {
    expect(checkInstallScripts(lockfile, manifest)).toEqual([expect.stringContaining('ajv has an install script')]);
  });
});

describe('the check of versions', () => {
  it('accepts exact versions', () => {
    expect(checkVersions({ dependencies: { ajv: '8.20.0' }, overrides: { cva: '1.0.0-beta.4' } })).toEqual([]);
    expect(
      checkVersions({ devDependencies: { ajv8: 'npm:ajv@8.20.0' }, overrides: { cva: { ajv: '8.20.0' } } }),
    ).toEqual([]);
  });

  it.each(['^8.20.0', '8.x', '*', '', 'latest', '>=8 <9', '8.20.0 || 9.0.0', 'file:../ajv', 'npm:ajv@8'])(
    'reports that %j is no exact version',
    (version) => {
      for (const section of ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'])
        expect(checkVersions({ [section]: { ajv: version } })).toEqual([`ajv has no exact version: ${version}`]);
      expect(checkVersions({ overrides: { cva: { ajv: version } } })).toHaveLength(1);
    },
  );
});
