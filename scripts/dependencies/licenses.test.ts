import { describe, expect, it } from 'vitest';
import { isPermissive } from './licenses.ts';

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
