import { expect, it } from 'vitest';
import { supplyChainChecks } from '../../scripts/supply-chain/checks.ts';
import { installedLicences } from '../../scripts/supply-chain/installed.ts';
import { type Lockfile, packagesOf, readLockfile } from '../../scripts/supply-chain/lockfile.ts';

const lockfile = readLockfile();
const licences = installedLicences(lockfile);
const checks = await supplyChainChecks(lockfile, licences);

it.each(checks)('$title', ({ faults }) => {
  expect(faults.slice(0, 10)).toEqual([]);
});

it('a package without a hash, or with an install script, would be noticed in this very lockfile', async () => {
  const [first] = packagesOf(lockfile);
  const { integrity: _, ...rest } = lockfile.packages[first?.folder ?? ''] ?? {};
  const packages = { ...lockfile.packages, [first?.folder ?? '']: { ...rest, hasInstallScript: true } };
  const planted: Lockfile = { ...lockfile, packages };
  const faults = (await supplyChainChecks(planted, licences)).flatMap((check) => check.faults);
  expect(faults).toContain(`${first?.folder} has no hash (integrity)`);
  expect(faults).toContain(`${first?.name} has an install script, and allowScripts in package.json does not forbid it`);
});

it('a licence that is not permissive would be noticed among the packages at run time', async () => {
  const planted = licences.map((one) => (one.name === 'hono' ? { ...one, licence: 'AGPL-3.0-only' } : one));
  const faults = (await supplyChainChecks(lockfile, planted)).flatMap((check) => check.faults);
  expect(faults).toContainEqual(expect.stringMatching(/^the repository at run time has hono .* AGPL-3\.0-only$/));
});
