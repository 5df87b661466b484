import { describe, expect, it } from 'vitest';
import { readVersion, replaceVersion } from './version-text.ts';

const yaml = '# A comment.\nopenapi: 3.1.1\ninfo:\n  version: 1.0.0 # and another\n  title: API\n';
const json = '{\n  "name": "client",\n  "version": "1.0.0",\n  "packages": { "client": { "version": "1.0.0" } }\n}\n';

describe('the version in a file', () => {
  it.each([
    [yaml, ['info', 'version'], 'version: 1.0.0 #', 'version: 1.1.0 #'],
    [json, ['version'], '"version": "1.0.0",', '"version": "1.1.0",'],
    [json, ['packages', 'client', 'version'], '{ "version": "1.0.0" }', '{ "version": "1.1.0" }'],
  ])('is replaced, and everything else stays as it is written', (text, path, before, after) => {
    const location = { file: 'file', path };
    expect(readVersion(text, location)).toBe('1.0.0');
    expect(replaceVersion(text, location, '1.1.0')).toBe(text.replace(before, after));
  });

  it('must be there', () => {
    expect(() => readVersion(yaml, { file: 'a.yaml', path: ['version'] })).toThrow('a.yaml has no version.');
  });
});
