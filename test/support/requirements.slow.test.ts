import { afterEach, expect, it, vi } from 'vitest';
import { skipUnlessInstalled } from './requirements.ts';

afterEach(() => vi.unstubAllEnvs());

it('tests run where nothing is missing', () => {
  vi.stubEnv('CI', 'true');
  expect(skipUnlessInstalled(undefined, 'languages')).toBe(false);
});

it('tests without their program are skipped on the machine of a developer', () => {
  vi.stubEnv('CI', 'false');
  expect(skipUnlessInstalled('Go is not installed.', 'languages')).toBe(true);
});

it('tests without their program fail in CI, with the command that installs it', () => {
  vi.stubEnv('CI', 'true');
  expect(() => skipUnlessInstalled('Go is not installed.', 'languages')).toThrow(
    'Go is not installed. Install it: bash .ci/install languages',
  );
});
