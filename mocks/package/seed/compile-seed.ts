import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError } from '../../../scripts/lib/run.ts';
import { runStep } from '../../../scripts/lib/run-step.ts';
import { assets } from '../../assets.ts';
import { openDatabase } from '../../hosts/node/data/node-sqlite.ts';
import { readContract } from '../../hosts/node/read-contract.ts';
import { StartupError } from '../../messages/startup-error.ts';
import type { Base } from '../../seed/document.ts';
import type { SeedImage } from '../../seed/replay.ts';
import { type Database, quote } from '../../store/database.ts';
import { createTables, listTables } from '../../store/schema.ts';
import { fillTables } from './fill-tables.ts';
import { readDemo, readScenarios } from './read-demo.ts';

/** Characters of a statement: a Durable Object takes 100,000 bytes. */
const MAX_LENGTH = 50_000;

/** Replays the demo companies. Reproducible. */
function createSeedImage(): SeedImage {
  const contract = readContract();
  const contracts = { contract, control: () => readContract(assets.control) };
  const createStatements = (base: Base): readonly string[] => {
    const database = openDatabase();
    createTables(database, contract);
    fillTables(base, readDemo(), database, contracts);
    // Replaces the sequences that filling the tables creates.
    const statements = [...listTables(contract), 'sqlite_sequence'].flatMap((table) => listStatements(table, database));
    database.close();
    return statements;
  };
  return {
    statements: { demo: createStatements('demo'), empty: createStatements('empty') },
    scenarios: readScenarios(),
  };
}

/**
 * Lists statements with literal values, twice as fast as `json_each`. A table is emptied just before it is filled, so that its
 * pages are written once even with little memory.
 */
function listStatements(table: string, database: Database): readonly string[] {
  const rows = database.allAsArrays(`select * from ${quote(table)}`).map((row) => `(${row.map(toLiteral).join()})`);
  const inserts = joinRows(rows).map((text) => `insert into ${quote(table)} values ${text}`);
  return [`delete from ${quote(table)}`, ...inserts];
}

function joinRows(rows: readonly string[]): readonly string[] {
  const texts: string[] = [];
  for (const row of rows) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + row.length < MAX_LENGTH) texts[texts.length - 1] = `${last},${row}`;
    else texts.push(row);
  }
  return texts;
}

function toLiteral(value: unknown): string {
  if (value === null || typeof value === 'number') return String(value);
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`;
  return `'${String(value).replaceAll("'", "''")}'`;
}

/** @throws BuildError that describes the fault in the files, without a stack. */
function createReadably(): SeedImage {
  try {
    return createSeedImage();
  } catch (error) {
    throw error instanceof StartupError ? new BuildError(error.message) : error;
  }
}

/** Writes the initial data of all hosts, `generated/seed.json`. */
async function compileSeed(output: string): Promise<string> {
  const text = JSON.stringify(createReadably());
  await writeFile(join(output, 'generated', 'seed.json'), text);
  return `${Math.round(text.length / 1024)} kB`;
}

if (import.meta.main) await runStep(compileSeed);
