import { contract, type Operation } from './contract.ts';
import type { Session } from './session.ts';

interface Creation {
  readonly remove: Operation;
  readonly path: string;
}

/** What a run created and has not removed yet. A record with its lines and without them is the same record. */
export class Created {
  readonly #creations = new Map<string, Creation>();
  readonly #lost = new Set<string>();

  /** Paths of what is still there, as far as is known. */
  get paths(): readonly string[] {
    return [...[...this.#creations.values()].map(({ path }) => path), ...this.#lost];
  }

  /** @param remove the operation that deletes it, @param path its path: `/v1/debtors/51`. */
  add(remove: Operation, path: string): void {
    this.#creations.set(plain(path), { remove, path });
  }

  /** A check removed it by itself. */
  forget(path: string): void {
    this.#creations.delete(plain(path));
  }

  /** The server said that it created something, and it cannot be shown to be ours: it is told, and not removed. */
  lose(path: string): void {
    this.#lost.add(path);
  }

  /** Whether a record is this run's own, so that it may be changed. */
  has(path: string): boolean {
    return this.#creations.has(plain(path));
  }

  /**
   * Removes all of it, the last first, because later records refer to earlier ones. What is refused is tried again as
   * long as something else could be removed.
   *
   * @returns the paths of what is still there.
   */
  async removeAll(session: Session): Promise<readonly string[]> {
    let before = Number.POSITIVE_INFINITY;
    while (this.#creations.size > 0 && this.#creations.size < before) {
      before = this.#creations.size;
      for (const creation of [...this.#creations.values()].reverse()) await this.#remove(session, creation);
    }
    return this.paths;
  }

  async #remove(session: Session, { remove, path }: Creation): Promise<void> {
    const answer = await session
      .ask(remove, { about: 'remove what was created', path, always: true })
      .catch(() => undefined);
    const status = answer?.reply.status;
    if (status === 204 || status === 404) this.forget(path);
  }
}

/** `/v1/salesorderwithlines`, `/v1/salesorders`: the paths of a view and of what it shows. */
const views: readonly (readonly [string, string])[] = [...contract.resources.values()].flatMap(
  ({ viewOf, collectionPath }) => {
    const shown = viewOf === undefined ? undefined : contract.resources.get(viewOf)?.collectionPath;
    return shown === undefined || collectionPath.includes('{') ? [] : [[collectionPath, shown] as const];
  },
);

/** The path of a record in the form that is not a view. */
function plain(path: string): string {
  const [view, shown] = views.find(([one]) => path.startsWith(`${one}/`)) ?? ['', ''];
  return `${shown}${path.slice(view.length)}`;
}
