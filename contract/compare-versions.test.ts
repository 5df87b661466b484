import { expect, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';

it('versions are compared by number', () => {
  expect(['1.10.0', '1.9.0', '1.9.10'].toSorted(compareVersions)).toEqual(['1.9.0', '1.9.10', '1.10.0']);
});
