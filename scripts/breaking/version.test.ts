import { expect, it } from 'vitest';
import { isVersion, raiseVersion } from './version.ts';

it.each([
  ['major', '2.0.0'],
  ['minor', '1.10.0'],
  ['patch', '1.9.5'],
] as const)('a %s change of 1.9.4 is at least version %s', (impact, version) => {
  expect(raiseVersion('1.9.4', impact)).toBe(version);
});

it.each(['1.0', 'v1.0.0', '1.0.0-beta.1', 'minor', ''])('%j is no version', (text) => {
  expect(isVersion(text)).toBe(false);
});
