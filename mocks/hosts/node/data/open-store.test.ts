import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { StartupError } from '../../../messages/startup-error.ts';
import type { InitialData, Seeder, Store } from '../../../store/store.ts';
import { getSetting, saveSetting } from '../../../store/system-tables.ts';
import { readContract } from '../read-contract.ts';
import { createMemoryStores, type DataFileOptions, openStore } from './open-store.ts';

const contract = readContract();
const folder = mkdtempSync(join(tmpdir(), 'opening-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function newFile(): string {
  files += 1;
  return join(folder, `${files}.sqlite`);
}

const noteSeed: Seeder = (database, initialData) => saveSetting(database, 'seeded', initialData);

type Options = Partial<DataFileOptions>;

const open = (file: string, options: Options = {}): Store =>
  openStore({ file, contract, seeder: noteSeed, ...options });

function createFile(options?: Options): string {
  const file = newFile();
  open(file, options).database.close();
  return file;
}

function reject(file: string, options?: Options): string {
  try {
    open(file, options).database.close();
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    const { message } = error as Error;
    expect(message).toContain(file);
    expect(message).not.toContain('\n');
    return message;
  }
  return 'accepted';
}

function runSql(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

const readSeed = ({ database }: Store): InitialData => getSetting(database, 'seeded') as InitialData;

describe('store', () => {
  it('starts with the demo companies or the given seed', () => {
    expect(readSeed(open(newFile()))).toEqual({ seed: 'demo', extraLedgerLines: 0 });
    expect(readSeed(open(newFile(), { seed: 'empty', extraLedgerLines: 5 }))).toEqual({
      seed: 'empty',
      extraLedgerLines: 5,
    });
  });

  it('in memory begins with the image of its initial data, which the first one makes, and is reset to it', () => {
    let seeded = 0;
    const seeder: Seeder = (database, initialData) => {
      seeded += 1;
      noteSeed(database, initialData);
    };
    // Images of the demo companies are shared with the tests of other files.
    const initialData = { seed: 'books.json', extraLedgerLines: 0 };
    const openInMemory = createMemoryStores(contract, seeder);
    for (let start = 0; start < 3; start += 1) {
      const store = openInMemory(initialData);
      expect(readSeed(store)).toEqual(initialData);
      saveSetting(store.database, 'seeded', 'changed');
      store.reset();
      expect(readSeed(store)).toEqual(initialData);
      store.database.close();
    }
    expect(seeded).toBe(1);
    expect(readSeed(openInMemory({ seed: 'others.json', extraLedgerLines: 0 }))).toMatchObject({ seed: 'others.json' });
  });

  it('releases its file when seeding fails', () => {
    const file = newFile();
    const seeder = () => {
      throw new Error('no seed');
    };
    expect(() => open(file, { seeder })).toThrow('no seed');
    expect(reject(file)).toBe('accepted');
  });
});

describe('data file', () => {
  it('is reset to its original seed, whatever a later start requests', () => {
    const file = createFile({ seed: 'empty', extraLedgerLines: 5 });
    const store = open(file);
    saveSetting(store.database, 'seeded', 'changed');
    store.reset();
    expect(readSeed(store)).toEqual({ seed: 'empty', extraLedgerLines: 5 });
    store.database.close();
  });

  it('can be opened repeatedly with its original seed', () => {
    const file = createFile({ seed: 'empty', extraLedgerLines: 5 });
    expect(reject(file, { seed: 'empty', extraLedgerLines: 5 })).toBe('accepted');
    expect(reject(file)).toBe('accepted');
  });

  it('is rejected with another seed', () => {
    const file = createFile({ seed: 'empty' });
    expect(reject(file, { seed: 'demo' })).toBe(
      `The data file ${file} was created with --seed empty, not demo. Leave --seed out to use it, or name another file with --data.`,
    );
    expect(reject(file, { extraLedgerLines: 1_000_000 })).toMatch(
      /was created with --extra-ledger-lines 0, not 1000000\. Leave --extra-ledger-lines out/,
    );
  });

  it('is rejected with columns that a later sandbox with the same contract may have', () => {
    for (const sql of [
      'alter table debtors add column colour text',
      'alter table settings rename column value to content',
      'alter table oauth_records add column note text',
    ]) {
      const file = createFile();
      runSql(file, sql);
      const table = /table (\w+)/.exec(sql)?.[1];
      expect(reject(file)).toBe(
        `The data file ${file} was created by another version of the sandbox: its table ${table} differs. Name another file with --data, or delete this one.`,
      );
    }
  });

  it.each([
    ['index mine', 'create index mine on debtors (name)'],
    ['index mine', 'create index mine on debtors (hex(zeroblob(100000000)))'],
    ['index mine', 'create index mine on debtors (name) where length(hex(zeroblob(100000000))) > 1'],
    ['index mine', 'create index mine on debtors (name collate nocase)'],
    ['trigger mine', 'create trigger mine after insert on debtors begin delete from debtors; end'],
    ['view mine', 'create view mine as select hex(zeroblob(100000000))'],
    ['table mine', 'create table mine (name text default (hex(zeroblob(100000000))))'],
    ['table mine', 'create virtual table mine using fts5(name)'],
  ])('is rejected with the %s that this version does not create: %s', (name, sql) => {
    const file = createFile();
    runSql(file, sql);
    expect(reject(file)).toBe(
      `The data file ${file} has the ${name}, which this version of the sandbox does not create. Name another file with --data, or delete this one.`,
    );
  });

  it.each([
    'alter table debtors drop column remark',
    'drop table closed_years',
    'alter table debtors add column mine text generated always as (hex(zeroblob(100000000)))',
    "alter table debtors add column mine text check (mine <> '')",
    "alter table debtors add column mine text default 'x'",
    'alter table debtors add column mine text collate nocase',
    'drop index debtors_by_number; create index debtors_by_number on debtors (lower(number))',
    'drop table settings; create view settings as select 1 as name, 2 as value',
    'alter table sandbox_file add column mine text generated always as (hex(zeroblob(100000000)))',
  ])('is rejected after %s', (sql) => {
    const file = createFile();
    runSql(file, sql);
    expect(reject(file)).toContain('was created by another version of the sandbox: its ');
  });

  it('is rejected with code in it when its first start was interrupted, too', () => {
    const file = createFile();
    runSql(file, 'delete from sandbox_file; drop table debtors; create view mine as select 1');
    expect(reject(file)).toContain('has the view mine, which this version of the sandbox does not create');
  });

  it('is rejected when a part in the middle is zeros', () => {
    const file = createFile();
    const content = readFileSync(file);
    writeFileSync(file, content.fill(0, content.length / 2, content.length / 2 + 8192));
    expect(reject(file)).toMatch(/cannot be used: it is damaged\. Name another file/);
  });

  it('is rejected when it is truncated or corrupted', () => {
    const cut = createFile();
    truncateSync(cut, 20_000);
    expect(reject(cut)).toMatch(/cannot be used: it is damaged\. Name another file/);
    const garbled = createFile();
    writeFileSync(garbled, readFileSync(garbled).fill(7, 100, 4096));
    expect(reject(garbled)).toMatch(/cannot be used: it is damaged\./);
    const letter = newFile();
    writeFileSync(letter, 'Dear Sir,\n'.repeat(500));
    expect(reject(letter)).toMatch(/cannot be used: it is not a database\./);
  });

  it('is created in an existing empty file', () => {
    const file = newFile();
    writeFileSync(file, '');
    const store = open(file);
    expect(readSeed(store)).toEqual({ seed: 'demo', extraLedgerLines: 0 });
    store.database.close();
  });

  it('is rejected with a sentence when the disk is full while it is seeded', () => {
    const file = newFile();
    const seeder: Seeder = (database) => {
      // SQLite reports a database at its limit of pages as it does a full disk.
      database.all('pragma max_page_count = 1');
      database.exec('create table filler as select hex(randomblob(100000)) as text');
    };
    expect(reject(file, { seeder })).toBe(
      `The data file ${file} cannot be used: the disk is full. Name another file with --data, or leave --data out to keep the data in memory.`,
    );
  });

  it('is unchanged when it is rejected', () => {
    const foreign = newFile();
    runSql(foreign, 'create table debtors (name text)');
    const other = createFile();
    runSql(other, "update sandbox_file set contract = '99.0.0'");
    for (const file of [foreign, other]) {
      const content = readFileSync(file);
      expect(reject(file)).not.toBe('accepted');
      expect(readFileSync(file).equals(content)).toBe(true);
    }
  });

  it('is locked by one sandbox', () => {
    const file = newFile();
    for (let start = 0; start < 2; start += 1) {
      const store = open(file);
      expect(reject(file)).toMatch(/cannot be used: another sandbox or another program uses it\. Name another file/);
      saveSetting(store.database, 'note', start);
      store.database.close();
    }
    const store = open(file);
    expect(getSetting(store.database, 'note')).toBe(1);
    store.database.close();
  });

  it('is rejected when it is read-only, to all users but root, who may write everything', () => {
    const file = createFile();
    chmodSync(file, 0o444);
    const locked = join(folder, 'locked');
    mkdirSync(locked, { mode: 0o555 });
    const inLocked = join(locked, 'books.sqlite');
    if (process.getuid?.() === 0) {
      for (const path of [file, inLocked]) open(path).database.close();
    } else {
      expect(reject(file)).toMatch(/cannot be used: it is read-only\./);
      expect(reject(inLocked)).toMatch(/cannot be used: the folder .*locked is read-only\./);
    }
  });
});
