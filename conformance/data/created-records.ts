import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CliError } from '../../programs/errors.ts';
import type { Environment } from '../cli/options.ts';
import type { Target } from '../session/settings.ts';

/** Events of a run, a line each. */
type Entry =
  /** It is about to create a record of a list, `/v1/debtors`, and has its response. */
  | { readonly event: 'creating' | 'settled'; readonly run: string; readonly list: string }
  /** A record is there, `/v1/debtors/51`, and is gone. */
  | { readonly event: 'created' | 'deleted'; readonly run: string; readonly path: string };

interface Leftovers {
  /** The paths of records, the oldest first, with the run that created them. */
  readonly records: ReadonlyMap<string, string>;
  /** Runs that ended when they were about to create a record, with its list. */
  readonly unsettled: readonly { readonly run: string; readonly list: string }[];
}

/** The journal of a server and an administration. @param path by default one in the folder for what programs remember. */
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
 * Notes on disk what a run creates, before it does, so that a later run can remove what this one leaves. Throws a CliError
 * when the file cannot be read or written.
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

/** The last line may be half, when the process was killed. */
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
