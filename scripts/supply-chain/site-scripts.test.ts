import { describe, expect, it } from 'vitest';
import { redocParts, scalarParts } from './site-scripts.ts';

const installed = [
  { name: '@scalar/helpers', version: '0.15.0', licence: 'MIT', isDevelopment: true },
  { name: '@vue/shared', version: '3.5.45', licence: 'MIT', isDevelopment: true },
  { name: 'flatted', version: '3.0.0', licence: 'ISC', isDevelopment: true },
];
const pnpm = '../../../../node_modules/.pnpm';

describe('the script of Scalar', () => {
  it('has the packages of others in the version that was bundled, and its own in the version that is installed', () => {
    const sources = [
      `${pnpm}/@vue+shared@3.5.40/node_modules/@vue/shared/dist/shared.js`,
      `${pnpm}/@vue+shared@3.5.40/node_modules/@vue/shared/dist/more.js`,
      `${pnpm}/flatted@2.0.0_peer@1.0.0/node_modules/flatted/index.js`,
      '../../../helpers/dist/object.js',
      '../../src/index.ts',
    ];
    expect(scalarParts(sources, installed)).toEqual([
      { name: '@scalar/helpers', version: '0.15.0', licence: 'MIT' },
      { name: '@vue/shared', version: '3.5.40', licence: 'MIT' },
      { name: 'flatted', version: '2.0.0', licence: 'ISC' },
    ]);
  });

  it('says nothing of a licence that nobody knows', () => {
    const sources = ['../../../helpers/dist/object.js', `${pnpm}/unknown@1.0.0/node_modules/unknown/index.js`];
    expect(scalarParts(sources, installed)).toContainEqual({ name: 'unknown', version: '1.0.0', licence: undefined });
  });

  it('must name its packages', () => {
    expect(() => scalarParts(['webpack:///index.js'], installed)).toThrow('does not name packages as it did');
  });
});

it('the script of Redoc must name its parts', () => {
  expect(() => redocParts('let redoc;')).toThrow('does not name redoc as it did');
});
