import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { SandboxError } from '../sandbox-error.ts';
import type { Beginning, Store } from '../store/store.ts';
import { getSetting, saveSetting } from '../store/system-tables.ts';
import { type OpenStoreOptions, openStore } from './open-store.ts';
import { readContract } from './read-contract.ts';

const contract = readContract();
const folder = mkdtempSync(join(tmpdir(), 'opening-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function newFile(): string {
  files += 1;
  return join(folder, `${files}.sqlite`);
}

/** A store that begins with a note of its beginning. */
const open = (file: string | undefined, options: Partial<OpenStoreOptions> = {}): Store =>
  openStore({
    file,
    contract,
    seeder: (database, beginning) => saveSetting(database, 'planted', beginning),
    ...options,
  });

function made(options?: Partial<OpenStoreOptions>): string {
  const file = newFile();
  open(file, options).database.close();
  return file;
}

function refusal(file: string, options?: Partial<OpenStoreOptions>): string {
  try {
    open(file, options).database.close();
  } catch (error) {
    expect(error).toBeInstanceOf(SandboxError);
    const { message } = error as Error;
    expect(message).toContain(file);
    expect(message).not.toContain('\n');
    return message;
  }
  return 'accepted';
}

function change(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

const plantedIn = ({ database }: Store): Beginning => getSetting(database, 'planted') as Beginning;

describe('store', () => {
  it('starts with the demo companies or the given seed', () => {
    expect(plantedIn(open(undefined))).toEqual({ seed: 'demo', scale: 0 });
    expect(plantedIn(open(undefined, { seed: 'empty', scale: 5 }))).toEqual({ seed: 'empty', scale: 5 });
  });

  it('releases its file when seeding fails', () => {
    const file = newFile();
    const seeder = () => {
      throw new Error('no seed');
    };
    expect(() => open(file, { seeder })).toThrow('no seed');
    expect(refusal(file)).toBe('accepted');
  });
});

describe('data file', () => {
  it('is reset to its original seed, whatever a later start requests', () => {
    const file = made({ seed: 'empty', scale: 5 });
    const store = open(file);
    saveSetting(store.database, 'planted', 'changed');
    store.reset();
    expect(plantedIn(store)).toEqual({ seed: 'empty', scale: 5 });
    store.database.close();
  });

  it('can be opened repeatedly with its original seed', () => {
    const file = made({ seed: 'empty', scale: 5 });
    expect(refusal(file, { seed: 'empty', scale: 5 })).toBe('accepted');
    expect(refusal(file)).toBe('accepted');
  });

  it('is rejected with another seed', () => {
    const file = made({ seed: 'empty' });
    expect(refusal(file, { seed: 'demo' })).toBe(
      `The data file ${file} began with --seed empty, not demo. Leave --seed out to use it as it is, or name another file with --data.`,
    );
    expect(refusal(file, { scale: 1_000_000 })).toMatch(/began with --scale 0, not 1000000\. Leave --scale out/);
  });

  it('is rejected with another table layout, even for the same contract', () => {
    for (const sql of [
      'alter table debtors add column colour text',
      'alter table debtors drop column remark',
      'alter table settings rename column value to content',
      'drop table closed_years',
    ]) {
      const file = made();
      change(file, sql);
      const table = /table (\w+)/.exec(sql)?.[1];
      expect(refusal(file)).toBe(
        `The data file ${file} was made by another version of the sandbox, whose table ${table} is not the same. Name another file with --data, or delete this one.`,
      );
    }
  });

  it('is rejected when tables of other modules have another layout', () => {
    const createExtraTables: OpenStoreOptions['createExtraTables'] = (database) =>
      database.exec('create table if not exists oauth_notes (a text)');
    const file = made({ createExtraTables });
    expect(refusal(file, { createExtraTables })).toBe('accepted');
    const changed: OpenStoreOptions['createExtraTables'] = (database) =>
      database.exec('create table if not exists oauth_notes (a text, b text)');
    expect(refusal(file, { createExtraTables: changed })).toContain('whose table oauth_notes is not the same');
  });

  it('may have additional indexes', () => {
    const file = made();
    change(file, 'create index mine on debtors (name)');
    expect(refusal(file)).toBe('accepted');
  });

  it('is rejected when it is truncated or corrupted', () => {
    const cut = made();
    truncateSync(cut, 20_000);
    expect(refusal(cut)).toMatch(/cannot be used: it is damaged\. Name another file/);
    const garbled = made();
    writeFileSync(garbled, readFileSync(garbled).fill(7, 100, 4096));
    expect(refusal(garbled)).toMatch(/cannot be used: it is damaged\./);
    const letter = newFile();
    writeFileSync(letter, 'Dear Sir,\n'.repeat(500));
    expect(refusal(letter)).toMatch(/cannot be used: it is not a database\./);
  });

  it('is created in an existing empty file', () => {
    const file = newFile();
    writeFileSync(file, '');
    const store = open(file);
    expect(plantedIn(store)).toEqual({ seed: 'demo', scale: 0 });
    store.database.close();
  });

  it('is rejected with a sentence when the disk is full while it is seeded', () => {
    const file = newFile();
    const seeder: OpenStoreOptions['seeder'] = (database) => {
      // SQLite reports a database at its limit of pages as it does a full disk.
      database.all('pragma max_page_count = 1');
      database.exec('create table filler as select hex(randomblob(100000)) as text');
    };
    expect(refusal(file, { seeder })).toBe(
      `The data file ${file} cannot be used: the disk is full. Name another file with --data, or leave --data out to keep nothing.`,
    );
  });

  it('is unchanged when it is rejected', () => {
    const foreign = newFile();
    change(foreign, 'create table debtors (name text)');
    const other = made();
    change(other, "update sandbox_file set contract = '0.0.1'");
    for (const file of [foreign, other]) {
      const before = readFileSync(file);
      expect(refusal(file)).not.toBe('accepted');
      expect(readFileSync(file).equals(before)).toBe(true);
    }
  });

  it('is locked by one sandbox', () => {
    const file = newFile();
    for (let start = 0; start < 2; start += 1) {
      const store = open(file);
      expect(refusal(file)).toMatch(/cannot be used: another sandbox or another program uses it\. Name another file/);
      saveSetting(store.database, 'note', start);
      store.database.close();
    }
    const store = open(file);
    expect(getSetting(store.database, 'note')).toBe(1);
    store.database.close();
  });

  it.skipIf(process.getuid?.() === 0)('is rejected when it is read-only (root may write everything)', () => {
    const file = made();
    chmodSync(file, 0o444);
    expect(refusal(file)).toMatch(/cannot be used: it may only be read, not written\./);
    const locked = join(folder, 'locked');
    mkdirSync(locked, { mode: 0o555 });
    expect(refusal(join(locked, 'books.sqlite'))).toMatch(/cannot be used: you may not write in the folder .*locked\./);
  });
});
