import { describe, expect, it } from 'vitest';
import { isAccepted, isPermissive } from './licenses.ts';

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

describe('the license of a package', () => {
  it('may be permissive, or an exception for development', () => {
    expect(isAccepted('ajv', 'MIT', false)).toBe(true);
    expect(isAccepted('axe-core', 'MPL-2.0', true)).toBe(true);
  });

  it.each([
    ['an exception at run time', 'axe-core', 'MPL-2.0', false],
    ['that of an exception that has changed its license', 'axe-core', 'GPL-3.0', true],
    ['not permissive without an exception', 'tests', 'MPL-2.0', true],
    ['missing', 'tests', undefined, true],
  ])('may not be %s', (_case, name, license, isDevelopment) => {
    expect(isAccepted(name, license, isDevelopment)).toBe(false);
  });
});
