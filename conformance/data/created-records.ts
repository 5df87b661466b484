import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CliError } from '../../programs/errors.ts';
import type { Environment } from '../cli/options.ts';
import type { Target } from '../session/settings.ts';

/** Event of a run, one per line. */
type Entry =
  /** Creation of a record in a list, `/v1/debtors`, begun or answered. */
  | { readonly event: 'creating' | 'settled'; readonly run: string; readonly list: string }
  /** Record `/v1/debtors/51`, created or deleted. */
  | { readonly event: 'created' | 'deleted'; readonly run: string; readonly path: string };

interface Leftovers {
  /** Paths of records, the oldest first, with their runs. */
  readonly records: ReadonlyMap<string, string>;
  /** Runs that ended while creating a record, with its list. */
  readonly unsettled: readonly { readonly run: string; readonly list: string }[];
}

/** Finds the journal of a server and an administration. @param path default: in the folder for stored data. */
export function findJournal(
  { url, tenant }: Pick<Target, 'url' | 'tenant'>,
  administration: number | undefined,
  path: string | undefined,
  environment: Environment,
): CreatedRecords {
  const folder = environment.XDG_STATE_HOME ?? join(homedir(), '.local', 'state');
  const hash = createHash('sha256')
    .update(`${url} ${administration ?? tenant}`)
    .digest('hex');
  return new CreatedRecords(path ?? join(folder, 'accounting-platform-conformance', `${hash.slice(0, 16)}.jsonl`));
}

/**
 * Journal on disk of what a run is about to create, so that a later run can remove it. Throws a CliError when the file cannot be
 * read or written.
 */
export class CreatedRecords {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  read(): Leftovers {
    return findLeftovers(access(this.#file, () => readEntries(this.#file)));
  }

  write(entry: Entry): void {
    access(this.#file, () => {
      mkdirSync(dirname(this.#file), { recursive: true });
      appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
    });
  }

  close(): void {
    const { records, unsettled } = this.read();
    if (records.size + unsettled.length === 0) rmSync(this.#file, { force: true });
  }
}

function access<Value>(file: string, use: () => Value): Value {
  try {
    return use();
  } catch (error) {
    const { code = 'it is no journal' } = error as NodeJS.ErrnoException;
    throw new CliError(`The journal ${file} cannot be used (${code}). Name another file with --journal.`);
  }
}

/** Reads entries. A killed process may leave half a line at the end. */
function readEntries(file: string): readonly Entry[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Entry);
}

function findLeftovers(entries: readonly Entry[]): Leftovers {
  const records = new Map<string, string>();
  const unsettled = new Map<string, Leftovers['unsettled'][number]>();
  for (const entry of entries) {
    if ('path' in entry) {
      if (entry.event === 'created') records.set(entry.path, entry.run);
      else records.delete(entry.path);
    } else if (entry.event === 'creating') unsettled.set(`${entry.run} ${entry.list}`, entry);
    else unsettled.delete(`${entry.run} ${entry.list}`);
  }
  return { records, unsettled: [...unsettled.values()] };
}
