import { expect, it } from 'vitest';
import { checkNodeVersion } from './node-version.ts';

it.each(['22.13.0', '22.14.1', '23.0.0', '24.18.0', process.versions.node])('Node %s is new enough', (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow();
});

it.each(['18.20.4', '20.18.1', '22.12.0'])(
  'Node %s is too old, and the message names the oldest supported version',
  (version) => {
    expect(() => checkNodeVersion(version)).toThrow(
      new RegExp(`^The sandbox needs Node 22\\.13 or later, and this is ${version}\\.`),
    );
  },
);
