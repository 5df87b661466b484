import { chmodSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { useFolder } from '../../../../test/support/folders.ts';
import { StartupError } from '../../../messages/startup-error.ts';
import type { InitialData, Seeder, Store } from '../../../store/store.ts';
import { getSetting, saveSetting } from '../../../store/system-tables.ts';
import { readContract } from '../read-contract.ts';
import { createMemoryStores, type DataFileOptions, openStore } from './open-store.ts';

const contract = readContract();
const folder = useFolder();

let files = 0;
function newFile(): string {
  files += 1;
  return join(folder, `${files}.sqlite`);
}

const noteSeed: Seeder = (database, initialData) => saveSetting(database, 'seeded', initialData);
const readSeed = ({ database }: Store): InitialData => getSetting(database, 'seeded') as InitialData;

type Options = Partial<DataFileOptions>;

const open = (file: string, options: Options = {}): Store =>
  openStore({ file, contract, seeder: noteSeed, ...options });

function createFile(options?: Options): string {
  const file = newFile();
  open(file, options).database.close();
  return file;
}

/** Returns why a file is rejected, without its path. */
function reject(file: string, options?: Options): string {
  try {
    open(file, options).database.close();
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    const { message } = error as Error;
    expect(message).not.toContain('\n');
    expect(message).toContain(file);
    return message.replaceAll(file, 'FILE').replace(contract.document.info.version, 'VERSION');
  }
  return 'accepted';
}

function runSql(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

const fill = (file: string, byte: number, start: number, end: number) =>
  writeFileSync(file, readFileSync(file).fill(byte, start, end));

const HUGE = 'hex(zeroblob(100000000))';

/** What was done to a data file with SQL. */
const CHANGES: readonly string[] = [
  // Columns that a later sandbox with the same contract may have.
  'alter table debtors add column colour text',
  'alter table settings rename column value to content',
  'alter table oauth_records add column note text',
  'alter table debtors drop column remark',
  'drop table closed_years',
  // Code that would run, or fill the memory.
  'create index mine on debtors (name)',
  `create index mine on debtors (${HUGE})`,
  `create index mine on debtors (name) where length(${HUGE}) > 1`,
  'create index mine on debtors (name collate nocase)',
  'create trigger mine after insert on debtors begin delete from debtors; end',
  `create view mine as select ${HUGE}`,
  `create table mine (name text default (${HUGE}))`,
  'create virtual table mine using fts5(name)',
  `alter table debtors add column mine text generated always as (${HUGE})`,
  "alter table debtors add column mine text check (mine <> '')",
  "alter table debtors add column mine text default 'x'",
  'alter table debtors add column mine text collate nocase',
  'drop index debtors_by_number; create index debtors_by_number on debtors (lower(number))',
  'drop table settings; create view settings as select 1 as name, 2 as value',
  `alter table sandbox_file add column mine text generated always as (${HUGE})`,
  'delete from sandbox_file; drop table debtors; create view mine as select 1',
  "update sandbox_file set contract = '99.0.0'",
];

/** What else can be wrong with a file. */
const DAMAGES: Readonly<Record<string, (file: string) => void>> = {
  'cut off': (file) => truncateSync(file, 20_000),
  'zeros in the middle': (file) => {
    const { length } = readFileSync(file);
    fill(file, 0, length / 2, length / 2 + 8192);
  },
  'garbled at the beginning': (file) => fill(file, 7, 100, 4096),
  'a letter': (file) => writeFileSync(file, 'Dear Sir,\n'.repeat(500)),
  'the database of another program': (file) => {
    rmSync(file);
    runSql(file, 'create table debtors (name text)');
  },
};

describe('a data file', () => {
  it('is rejected with a sentence, and stays as it is', async () => {
    const intact = readFileSync(createFile());
    const prepared = [
      ...CHANGES.map((sql) => [sql, (file: string) => runSql(file, sql)] as const),
      ...Object.entries(DAMAGES),
    ];
    const texts = prepared.map(([name, prepare]) => {
      const file = newFile();
      writeFileSync(file, intact);
      prepare(file);
      const content = readFileSync(file);
      const message = reject(file);
      expect(message, name).not.toBe('accepted');
      expect(readFileSync(file).equals(content), name).toBe(true);
      return `${name}\n  ${message}\n`;
    });
    await expect(texts.join('')).toMatchFileSnapshot('__snapshots__/rejected-data-files.txt');
  });

  it('starts with the demo companies or the given seed, also in an empty file', () => {
    const empty = newFile();
    writeFileSync(empty, '');
    for (const file of [newFile(), empty]) {
      const store = open(file);
      expect(readSeed(store)).toEqual({ seed: 'demo', extraLedgerLines: 0 });
      store.database.close();
    }
    const seed = { seed: 'empty', extraLedgerLines: 5 };
    expect(readSeed(open(newFile(), seed))).toEqual(seed);
  });

  it('releases its file when seeding fails', () => {
    const file = newFile();
    const seeder = () => {
      throw new Error('no seed');
    };
    expect(() => open(file, { seeder })).toThrow('no seed');
    expect(reject(file)).toBe('accepted');
  });

  it('is opened and reset with its original seed, and rejected with another', () => {
    const original = { seed: 'empty', extraLedgerLines: 5 };
    const file = createFile(original);
    expect(reject(file, original)).toBe('accepted');
    const store = open(file);
    saveSetting(store.database, 'seeded', 'changed');
    store.reset();
    expect(readSeed(store)).toEqual(original);
    store.database.close();
    expect(reject(file, { seed: 'demo' })).toBe(
      'The data file FILE was created with --seed empty, not demo. Leave --seed out to use it, or name another file with --data.',
    );
    expect(reject(file, { extraLedgerLines: 1_000_000 })).toMatch(
      /was created with --extra-ledger-lines 5, not 1000000\. Leave --extra-ledger-lines out/,
    );
  });

  it('is rejected with a sentence when the disk is full while it is seeded', () => {
    const seeder: Seeder = (database) => {
      // SQLite reports a database at its limit of pages as it does a full disk.
      database.all('pragma max_page_count = 1');
      database.exec('create table filler as select hex(randomblob(100000)) as text');
    };
    expect(reject(newFile(), { seeder })).toBe(
      'The data file FILE cannot be used: the disk is full. Name another file with --data, or leave --data out to keep the data in memory.',
    );
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

it('a store in memory begins with the image of its initial data, which the first one makes, and is reset to it', () => {
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
