import { formatPath, type JsonObject, type Path, parsePath } from '../../contract.ts';

/** Value, or a function that creates it from the tag of a record. */
export type Candidate = unknown | ((tag: string) => unknown);

/** Scalar field of a body, with its possible values. */
export interface Leaf {
  readonly path: Path;
  readonly candidates: readonly Candidate[];
  readonly isOptional: boolean;
  readonly isAdded: boolean;
}

/** Creates the leaves of a field that the template lacks. */
export type CreateLeaves = (path: Path) => Promise<readonly Leaf[]>;

/** Body of a write, which adapts to a server's business rules. */
export class BodyTemplate {
  /** Fields that can hold the tag, the best first. */
  readonly tagFields: readonly string[];
  readonly #createLeaves: CreateLeaves;
  #leaves: readonly Leaf[];
  readonly #choices = new Map<string, number>();
  readonly #requested = new Set<string>();

  constructor(leaves: readonly Leaf[], tagFields: readonly string[], createLeaves: CreateLeaves) {
    this.#leaves = leaves;
    this.tagFields = tagFields;
    this.#createLeaves = createLeaves;
  }

  render(tag: string): JsonObject {
    const body: Record<string, unknown> = {};
    for (const { path, candidates } of this.#leaves) {
      const candidate = candidates[this.#choices.get(formatPath(path)) ?? 0];
      setAt(body, path, typeof candidate === 'function' ? candidate(tag) : structuredClone(candidate));
    }
    return body;
  }

  /**
   * Replaces, omits or adds values of rejected fields.
   *
   * @param fields the names in `errors`.
   * @returns true when the body has changed.
   */
  async adapt(fields: readonly string[]): Promise<boolean> {
    let hasChanged = false;
    for (const field of fields) hasChanged = (await this.#adaptField(field)) || hasChanged;
    return hasChanged;
  }

  async #adaptField(field: string): Promise<boolean> {
    const leaf = this.#leaves.find(({ path }) => formatPath(path) === field);
    if (leaf) return this.#tryNext(leaf) || (leaf.isOptional && this.#remove((other) => other === leaf));
    const isBelow = (path: Path): boolean =>
      [`${field}.`, `${field}[`].some((start) => formatPath(path).startsWith(start));
    if (this.#remove(({ path, isAdded }) => isAdded && isBelow(path))) return true;
    if (this.#requested.has(field)) return false;
    this.#requested.add(field);
    const leaves = await this.#createLeaves(parsePath(field));
    this.#leaves = [...this.#leaves, ...leaves];
    return leaves.length > 0;
  }

  #tryNext({ path, candidates }: Leaf): boolean {
    const choice = (this.#choices.get(formatPath(path)) ?? 0) + 1;
    if (choice >= candidates.length) return false;
    this.#choices.set(formatPath(path), choice);
    return true;
  }

  #remove(isRemoved: (leaf: Leaf) => boolean): boolean {
    const before = this.#leaves.length;
    this.#leaves = this.#leaves.filter((leaf) => !isRemoved(leaf));
    return this.#leaves.length < before;
  }
}

type Node = Record<string | number, unknown>;

/** Sets the value at a path, and creates objects and lists on the way. */
function setAt(body: Node, path: Path, value: unknown): void {
  let node = body;
  for (const [index, key] of path.slice(0, -1).entries()) {
    node[key] ??= typeof path[index + 1] === 'number' ? [] : {};
    node = node[key] as Node;
  }
  node[path.at(-1) ?? ''] = value;
}
