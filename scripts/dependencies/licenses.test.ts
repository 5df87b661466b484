import { describe, expect, it } from 'vitest';
import { checkLicenses, isPermissive } from './licenses.ts';

describe('a license expression', () => {
  it.each(['MIT', 'ISC', 'Apache-2.0', '(GPL-2.0 OR MIT)', '(MIT AND Zlib)'])('%s is permissive', (license) => {
    expect(isPermissive(license)).toBe(true);
  });

  it.each(['GPL-3.0', 'MIT AND GPL-3.0', '(MPL-2.0 OR (MIT AND GPL-3.0))', 'SEE LICENSE IN LICENSE', '', undefined])(
    '%s is not permissive',
    (license) => {
      expect(isPermissive(license)).toBe(false);
    },
  );
});

describe('the license check', () => {
  const axe = { name: 'axe-core', version: '4.0.0', license: 'MPL-2.0' as string | undefined, isDevelopment: true };

  it('accepts permissive packages, and exceptions for development', () => {
    expect(checkLicenses([{ ...axe, name: 'ajv', license: 'MIT', isDevelopment: false }, axe])).toEqual([]);
  });

  it.each([
    ['an exception at run time', { isDevelopment: false }, 'axe-core 4.0.0 has the license MPL-2.0'],
    ['an exception with another license', { license: 'GPL-3.0' }, 'axe-core 4.0.0 has the license GPL-3.0'],
    ['a package without an exception', { name: 'tests' }, 'tests 4.0.0 has the license MPL-2.0'],
    ['a package without a license', { license: undefined }, 'axe-core 4.0.0 has the license (none)'],
  ])('reports %s', (_case, change, finding) => {
    expect(checkLicenses([{ ...axe, ...change }])).toEqual([finding]);
  });
});
