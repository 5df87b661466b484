import type { Operation } from './contract.ts';
import type { Session } from './session.ts';

interface Creation {
  readonly remove: Operation;
  readonly path: string;
}

/** What a run created and has not removed yet. */
export class Created {
  readonly #creations: Creation[] = [];

  /** @param remove the operation that deletes it, @param path its path: `/v1/debtors/51`. */
  add(remove: Operation, path: string): void {
    this.#creations.push({ remove, path });
  }

  /** A check removed it by itself. */
  forget(path: string): void {
    const index = this.#creations.findLastIndex((creation) => creation.path === path);
    if (index >= 0) this.#creations.splice(index, 1);
  }

  /** Whether a record is this run's own, so that it may be changed. */
  has(path: string): boolean {
    return this.#creations.some((creation) => creation.path === path);
  }

  /**
   * Removes all of it, the last first, because later records refer to earlier ones.
   *
   * @returns the paths of what is still there.
   */
  async removeAll(session: Session): Promise<readonly string[]> {
    const left: string[] = [];
    for (const { remove, path } of this.#creations.splice(0).reverse()) {
      const answer = await session
        .ask(remove, { about: 'remove what was created', path, always: true })
        .catch(() => undefined);
      const status = answer?.reply.status;
      if (status !== 204 && status !== 404) left.push(path);
    }
    return left;
  }
}
