import { beforeAll, describe, expect, it } from 'vitest';
import { type Locked, type Lockfile, lockfileFaults, packagesOf, sha512Of } from './lockfile.ts';

const integrity = `sha512-${Buffer.alloc(64, 'a').toString('base64')}`;
const resolved = 'https://registry.npmjs.org/one/-/one-1.0.0.tgz';

let lockfile: Lockfile;
beforeAll(() => {
  lockfile = {
    lockfileVersion: 3,
    packages: {
      '': { version: '0.1.0' },
      'test/runtimes/node-20': { version: '0.0.0' },
      'node_modules/@accounting-platform/node-20': { resolved: 'test/runtimes/node-20', link: true },
      'node_modules/one': { version: '1.0.0', resolved, integrity },
      'node_modules/one/node_modules/@scope/two': { version: '2.0.0', resolved, integrity, dev: true },
      'test/runtimes/node-20/node_modules/three': { version: '3.0.0', resolved, integrity },
    },
  };
});

/** A copy in which a package is otherwise. */
const planted = (change: Partial<Record<keyof Locked, string | undefined>>): Lockfile => {
  const one = { ...lockfile.packages['node_modules/one'], ...change } as Locked;
  return { ...lockfile, packages: { ...lockfile.packages, 'node_modules/one': one } };
};

describe('a lockfile', () => {
  it('has packages of others below those of others and in workspaces, and ours are not among them', () => {
    expect(packagesOf(lockfile).map(({ name }) => name)).toEqual(['one', '@scope/two', 'three']);
  });

  it('is right when all of them have an address on the registry and a hash', () => {
    expect(lockfileFaults(lockfile)).toEqual([]);
  });

  it.each([
    ['no address', { resolved: undefined }, 'does not say where it comes from'],
    ['another registry', { resolved: 'https://registry.example/one-1.0.0.tgz' }, 'comes from https://registry.example'],
    ['a plain connection', { resolved: 'http://registry.npmjs.org/one/-/one-1.0.0.tgz' }, 'comes from http://'],
    ['a repository', { resolved: 'git+ssh://git@git.example/one.git#0a1b' }, 'comes from git+ssh://'],
    ['no hash', { integrity: undefined }, 'has no hash'],
    ['a weak hash', { integrity: 'sha1-qZk+NkcGgWq6PiVxeFDCbJzQ2J0=' }, 'not one of SHA-512'],
    ['half a hash', { integrity: integrity.slice(0, 40) }, 'not one of SHA-512'],
  ])('is wrong when one has %s', (_what, change, message) => {
    expect(lockfileFaults(planted(change))).toHaveLength(1);
    expect(lockfileFaults(planted(change))[0]).toContain(message);
  });

  it('gives the hash of a version in hexadecimal digits', () => {
    expect(sha512Of(lockfile, 'one', '1.0.0')).toBe('61'.repeat(64));
    expect(sha512Of(lockfile, 'one', '1.0.1')).toBeUndefined();
  });
});
