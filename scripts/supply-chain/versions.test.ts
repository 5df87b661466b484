import { describe, expect, it } from 'vitest';
import { versionFaults } from './versions.ts';

describe('the versions of dependencies', () => {
  it('are right when each is one and no other', () => {
    const dependencies = { ajv: '8.20.0', cva: '1.0.0-beta.4', tool: '1.2.3+build.7' };
    const overrides = { ajv: { uri: '4.0.0', tool: '$tool' } };
    expect(versionFaults({ dependencies, overrides })).toEqual([]);
  });

  it.each([
    '^8.20.0',
    '~8.20.0',
    '8.x',
    '8',
    '*',
    '',
    'latest',
    '>=8 <9',
    '8.20.0 || 9.0.0',
    'file:../ajv',
    'https://example.org/ajv.tgz',
  ])('are wrong when one is %j', (version) => {
    const fault = [`ours: ajv has no exact version: ${version}`];
    expect(versionFaults({ name: 'ours', dependencies: { ajv: version } })).toEqual(fault);
    expect(versionFaults({ name: 'ours', devDependencies: { ajv: version } })).toEqual(fault);
    expect(versionFaults({ name: 'ours', optionalDependencies: { ajv: version } })).toEqual(fault);
    expect(versionFaults({ name: 'ours', overrides: { uri: { ajv: version } } })).toEqual(fault);
  });
});
