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

describe('built sandbox', () => {
  const built = 'generated/sandbox/dist/bin.js';

  it('is started when nothing changed since the build', () => expect(chosen()).toBe(built));

  it('is started when a checkout rewrote a file with the same content', () => {
    utimesSync(source, new Date(), new Date(2000, 1));
    expect(chosen()).toBe(built);
  });
});

describe('sandbox source', () => {
  const ofSource = 'mocks/bin.ts';

  it('is started when a file changed', () => {
    writeFileSync(source, 'another');
    expect(chosen()).toBe(ofSource);
  });

  it('is started when a file was replaced by an older one of equal size', () => {
    writeFileSync(source, 'two');
    utimesSync(source, new Date(), new Date(2000, 1));
    expect(chosen()).toBe(ofSource);
  });

  it('is started when a file is missing', () => {
    rmSync(source);
    expect(chosen()).toBe(ofSource);
  });

  it.each([
    ['there is no build', () => rmSync(record)],
    ['the build was cut short', () => writeFileSync(record, '{ "a.ts": { "modi')],
  ])('is started when %s', (_what, change) => {
    change();
    expect(chosen()).toBe(ofSource);
  });
});
