/** Maximum entries of a map, and their bytes. */
export const MAX_ENTRIES = 200;
const MAX_BYTES = 16 * 1024 * 1024;

/** Map that evicts its oldest entries, so that a proxy can run for days. */
export class RecentMap<Value> extends Map<string, Value> {
  readonly #getSize: (value: Value) => number;

  /** @param getSize the bytes of a value. */
  constructor(getSize: (value: Value) => number = () => 0) {
    super();
    this.#getSize = getSize;
  }

  override set(key: string, value: Value): this {
    this.delete(key);
    super.set(key, value);
    let bytes = [...this.values()].reduce((sum, other) => sum + this.#getSize(other), 0);
    for (const [oldest, other] of this) {
      if (this.size <= MAX_ENTRIES && bytes <= MAX_BYTES) break;
      this.delete(oldest);
      bytes -= this.#getSize(other);
    }
    return this;
  }
}
