import { type Operation, toStoredPath } from '../contract.ts';
import type { Session } from '../session/session.ts';
import { StopError } from '../session/stop.ts';
import type { CreatedRecords } from './created-records.ts';
import type { Inventory } from './discovery.ts';
import { RunTag } from './run-tag.ts';

interface CreatedRecord {
  /** Operation that deletes it; another of its list where the contract has none. */
  readonly remove: Operation;
  readonly path: string;
}

/** Records that a run created and must delete. A record and its view with lines are the same. */
export class CleanupRegistry {
  readonly runTag = new RunTag();
  /** Kinds of bodies whose records show the tag, by path and fields. */
  readonly tagged = new Set<string>();
  readonly #tracked = new Map<string, CreatedRecord>();
  readonly #journal: Pick<CreatedRecords, 'write'> | undefined;

  /** @param journal notes on disk. Default: none, for a server that ends with the run. */
  constructor(journal?: Pick<CreatedRecords, 'write'>) {
    this.#journal = journal;
  }

  get remaining(): readonly string[] {
    return [...this.#tracked.values()].map(({ path }) => path);
  }

  /** Notes that a record is about to be created, or that the outcome is known. */
  note(event: 'creating' | 'settled', list: string): void {
    this.#journal?.write({ event, run: this.runTag.id, list });
  }

  /** @param path such as `/v1/debtors/51`. @param isNoted true when the journal has it. */
  track(remove: Operation, path: string, isNoted = this.owns(path)): void {
    if (!isNoted) this.#journal?.write({ event: 'created', run: this.runTag.id, path: toStoredPath(path) });
    this.#tracked.set(toStoredPath(path), { remove, path });
  }

  untrack(path: string): void {
    if (this.#tracked.delete(toStoredPath(path))) {
      this.#journal?.write({ event: 'deleted', run: this.runTag.id, path: toStoredPath(path) });
    }
  }

  /** Checks that this run created the record, and so may change it. */
  owns(path: string): boolean {
    return this.#tracked.has(toStoredPath(path));
  }

  /**
   * Deletes all records, the last first, because later ones refer to earlier ones. Repeats rejected deletions while others
   * succeed.
   *
   * @returns the paths of remaining records.
   * @throws StopError when the server is gone.
   */
  async deleteAll(session: Session): Promise<readonly string[]> {
    let before = Number.POSITIVE_INFINITY;
    while (this.#tracked.size > 0 && this.#tracked.size < before) {
      before = this.#tracked.size;
      for (const record of [...this.#tracked.values()].reverse()) await this.#delete(session, record);
    }
    return this.remaining;
  }

  async #delete(session: Session, { remove, path }: CreatedRecord): Promise<void> {
    const spec = { description: 'clean up', path, method: 'DELETE', evenIfAborted: true };
    const exchange = await session.request(remove, spec).catch((error: Error) => {
      if (error instanceof StopError) throw error;
    });
    const { status = 0 } = exchange?.response ?? {};
    if ((status >= 200 && status < 300) || status === 404 || status === 410) this.untrack(path);
  }
}

/** Run: its session, the server's records at the start, and the created ones. */
export interface RunContext {
  readonly session: Session;
  readonly inventory: Inventory;
  readonly cleanup: CleanupRegistry;
}
