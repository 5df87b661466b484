import { expect, it } from 'vitest';
import { checkVersions } from './check-dependencies.ts';

it('exact versions are accepted', () => {
  expect(checkVersions({ dependencies: { ajv: '8.20.0' }, overrides: { cva: '1.0.0-beta.4' } })).toEqual([]);
  expect(checkVersions({ devDependencies: { ajv8: 'npm:ajv@8.20.0' }, overrides: { cva: { ajv: '8.20.0' } } })).toEqual(
    [],
  );
});

it.each(['^8.20.0', '8.x', '*', '', 'latest', '>=8 <9', '8.20.0 || 9.0.0', 'file:../ajv', 'npm:ajv@8'])(
  'it is reported that %j is no exact version',
  (version) => {
    for (const section of ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'])
      expect(checkVersions({ [section]: { ajv: version } })).toEqual([`ajv has no exact version: ${version}`]);
    expect(checkVersions({ overrides: { cva: { ajv: version } } })).toHaveLength(1);
  },
);
