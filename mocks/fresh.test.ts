import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf, program, recordName } from './fresh.ts';

let folder: string;
let source: string;
let record: string;

/** What `npm start` runs in a repository of one file. */
const chosen = (): string => {
  const repository = pathToFileURL(`${folder}/`);
  return program(repository, new URL('generated/sandbox/', repository)).href.slice(repository.href.length);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fresh-'));
  source = join(folder, 'a.ts');
  writeFileSync(source, 'one');
  const { mtimeMs, size } = statSync(source);
  mkdirSync(join(folder, 'generated', 'sandbox'), { recursive: true });
  record = join(folder, 'generated', 'sandbox', recordName);
  writeFileSync(
    record,
    JSON.stringify({ 'a.ts': { modified: mtimeMs, size, hash: hashOf(new TextEncoder().encode('one')) } }),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('npm start runs the built sandbox', () => {
  const built = 'generated/sandbox/dist/bin.js';

  it('when nothing changed since it was built', () => expect(chosen()).toBe(built));

  it('when a checkout wrote a file anew with the same content', () => {
    utimesSync(source, new Date(), new Date(2000, 1));
    expect(chosen()).toBe(built);
  });
});

describe('npm start runs the source', () => {
  const ofSource = 'mocks/bin.ts';

  it('when a file changed', () => {
    writeFileSync(source, 'another');
    expect(chosen()).toBe(ofSource);
  });

  it('when a file was put back that is older and as long', () => {
    writeFileSync(source, 'two');
    utimesSync(source, new Date(), new Date(2000, 1));
    expect(chosen()).toBe(ofSource);
  });

  it('when a file is gone', () => {
    rmSync(source);
    expect(chosen()).toBe(ofSource);
  });

  it.each([
    ['there is no build', () => rmSync(record)],
    ['the build was cut short', () => writeFileSync(record, '{ "a.ts": { "modi')],
  ])('when %s', (_what, change) => {
    change();
    expect(chosen()).toBe(ofSource);
  });
});
