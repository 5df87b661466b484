import { type Operation, resources } from './contract.ts';
import type { Session } from './session.ts';

interface CreatedRecord {
  /** The operation that deletes it. */
  readonly remove: Operation;
  readonly path: string;
}

/** The records that a run created and has to delete. A record and its view with lines are the same record. */
export class CleanupRegistry {
  readonly #tracked = new Map<string, CreatedRecord>();
  readonly #unowned = new Set<string>();

  /** Paths of the records that are still there, as far as known. */
  get remaining(): readonly string[] {
    return [...[...this.#tracked.values()].map(({ path }) => path), ...this.#unowned];
  }

  /** @param path such as `/v1/debtors/51`. */
  track(remove: Operation, path: string): void {
    this.#unowned.delete(path);
    this.#tracked.set(toStoredPath(path), { remove, path });
  }

  /** Forgets a record that was deleted. */
  untrack(path: string): void {
    this.#tracked.delete(toStoredPath(path));
  }

  /** Records something that the server says it created, and that cannot be proved to be ours: it is never deleted. */
  markUnowned(path: string): void {
    this.#unowned.add(path);
  }

  /** Takes {@link markUnowned} back. */
  unmark(path: string): void {
    this.#unowned.delete(path);
  }

  /** Whether this run created the record, so that it may be changed. */
  owns(path: string): boolean {
    return this.#tracked.has(toStoredPath(path));
  }

  /**
   * Deletes all records, the last first, because later records refer to earlier ones. Deletions that are rejected are
   * repeated as long as others succeed.
   *
   * @returns the paths of the records that are still there.
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
    const spec = { description: 'clean up', path, evenIfAborted: true };
    const exchange = await session.request(remove, spec).catch(() => undefined);
    const status = exchange?.response.status;
    if (status === 204 || status === 404) this.untrack(path);
  }
}

/** The paths of each view and of the list that stores its records: `/v1/salesorderwithlines`, `/v1/salesorders`. */
const views = [...resources.values()].flatMap(({ viewOf, collectionPath }) => {
  const stored = viewOf === undefined ? undefined : resources.get(viewOf)?.collectionPath;
  return stored === undefined ? [] : [[collectionPath, stored] as const];
});

/** The path of a record without its view. */
function toStoredPath(path: string): string {
  const [view, stored] = views.find(([prefix]) => path.startsWith(`${prefix}/`)) ?? ['', ''];
  return `${stored}${path.slice(view.length)}`;
}
