import { describe, expect, it } from 'vitest';
import { isPermissive, licenceFaults, shippedLicenceFaults } from './licences.ts';

describe('a licence', () => {
  it.each(['MIT', 'ISC', 'Apache-2.0', '(GPL-2.0 OR MIT)', '(MIT AND Zlib)'])(
    '%s allows to give the work on',
    (one) => {
      expect(isPermissive(one)).toBe(true);
    },
  );

  it.each(['GPL-3.0', 'MIT AND GPL-3.0', '(MPL-2.0 OR (MIT AND GPL-3.0))', 'SEE LICENSE IN LICENSE', '', undefined])(
    '%s does not',
    (one) => {
      expect(isPermissive(one)).toBe(false);
    },
  );
});

const one = { name: 'one', version: '1.0.0', licence: 'MIT' as string | undefined, isDevelopment: false };
const tests = { name: 'tests', version: '2.0.0', licence: 'MPL-2.0', isDevelopment: true };
const exception = { name: /^tests$/, licence: 'MPL-2.0', reason: 'for tests' };

describe('the licences of what is installed', () => {
  it('are right when they are permissive, or have a reason and are for development', () => {
    expect(licenceFaults([one, tests], [exception])).toEqual([]);
  });

  it.each(['GPL-3.0', undefined])('are wrong when one at run time is %s', (licence) => {
    const faults = licenceFaults([{ ...one, licence }], []);
    expect(faults).toEqual([`the repository at run time has one 1.0.0, whose licence is ${licence ?? 'not said'}`]);
  });

  it('are wrong when one for development has no reason', () => {
    expect(licenceFaults([tests], [])).toEqual([expect.stringContaining('tests 2.0.0 is needed for development')]);
  });

  it('are wrong when one with a reason is needed at run time, or has another licence by now', () => {
    expect(licenceFaults([{ ...tests, isDevelopment: false }], [exception])).toContain(
      'the repository at run time has tests 2.0.0, whose licence is MPL-2.0',
    );
    expect(licenceFaults([{ ...tests, licence: 'GPL-3.0' }], [exception])[0]).toContain('its licence is GPL-3.0');
  });

  it('are wrong when a reason is of no use any more', () => {
    expect(licenceFaults([one], [exception])).toEqual(['the exception for ^tests$ is of no use any more']);
  });
});

it('are wrong for partners whatever the reason', () => {
  expect(shippedLicenceFaults('the sandbox', [one, tests])).toEqual([
    'the sandbox has tests 2.0.0, whose licence is MPL-2.0',
  ]);
});
