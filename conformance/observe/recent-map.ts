/** Entries that a map keeps. Each can hold a response of several megabytes. */
export const MAX_ENTRIES = 200;

/** A map that evicts the entry that was set longest ago, so that a proxy can run for days. */
export class RecentMap<Value> extends Map<string, Value> {
  override set(key: string, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > MAX_ENTRIES && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
