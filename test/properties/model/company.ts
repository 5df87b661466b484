import { RecordPick, type ShapeName } from './record-pick.ts';

export type Json = Readonly<Record<string, unknown>>;
export type Row = Json & { readonly id: number };

/** What the model knows of one administration: for each kind of record a plain list, in the order of the identifiers. */
export class Company {
  readonly administration: number;
  readonly #rows = new Map<ShapeName, Row[]>();

  constructor(administration: number) {
    this.administration = administration;
  }

  /** The same records, to go on with apart. */
  copy(): Company {
    const copy = new Company(this.administration);
    for (const [name, rows] of this.#rows) copy.#rows.set(name, [...rows]);
    return copy;
  }

  /** The records of a kind; of those below another the ones below it, when it is named. */
  rowsOf(name: ShapeName, parentId?: number): readonly Row[] {
    const rows = this.#rows.get(name) ?? [];
    return parentId === undefined ? rows : rows.filter(({ debtorId }) => debtorId === parentId);
  }

  find(name: ShapeName, id: number): Row | undefined {
    return this.rowsOf(name).find((row) => row.id === id);
  }

  /** Puts a record in the place of the one with its identifier, or adds it. */
  put(name: ShapeName, row: Row): void {
    const otherRows = this.rowsOf(name).filter(({ id }) => id !== row.id);
    this.#rows.set(
      name,
      [...otherRows, row].toSorted((a, b) => a.id - b.id),
    );
  }

  /** Takes a record away, and the mandates of a debtor with it. */
  remove(name: ShapeName, gone: number): void {
    const keep = (of: ShapeName, isKept: (row: Row) => boolean) => this.#rows.set(of, this.rowsOf(of).filter(isKept));
    keep(name, ({ id }) => id !== gone);
    if (name === 'debtors') keep('mandates', ({ debtorId }) => debtorId !== gone);
  }

  /** Whether there is a record for everything in a value that picks one. */
  canResolve(value: unknown): boolean {
    if (value instanceof RecordPick) return this.rowsOf(value.resource).length > 0;
    return typeof value !== 'object' || value === null || Object.values(value).every((part) => this.canResolve(part));
  }

  /** A value with records in the place of what picks one. */
  resolve(value: unknown): unknown {
    if (value instanceof RecordPick) {
      const rows = this.rowsOf(value.resource);
      return rows[value.index % rows.length]?.[value.by];
    }
    if (Array.isArray(value)) return value.map((item) => this.resolve(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.resolve(part)]));
  }
}
