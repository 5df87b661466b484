export type Json = Readonly<Record<string, unknown>>;
export type Row = Json & { readonly id: number };

export type ResourceName =
  | 'debtors'
  | 'mandates'
  | 'creditors'
  | 'articles'
  | 'draftsalesinvoices'
  | 'salesinvoices'
  | 'purchaseinvoices'
  | 'journalentries'
  | 'salesorders';

/** One of the records that there are when the request is made, named by a field of it. */
export class RecordPick {
  readonly resource: ResourceName;
  readonly field: string;
  readonly index: number;

  constructor(resource: ResourceName, field: string, index: number) {
    this.resource = resource;
    this.field = field;
    this.index = index;
  }
}

/** Picks one value by any number; undefined for an empty list. */
export const pickFrom = <Value>(values: readonly Value[], index: number): Value | undefined =>
  values[index % Math.max(values.length, 1)];

/** State of an administration in the model: for each kind of record a plain list, in the order of the identifiers. */
export class Company {
  readonly administration: number;
  modules: Readonly<Record<string, boolean>>;
  /** How much of each article a sales order reserves, by their identifiers. */
  readonly reservations = new Map<number, ReadonlyMap<number, number>>();
  readonly #rows = new Map<ResourceName, readonly Row[]>();

  constructor(administration: number, modules: Company['modules']) {
    this.administration = administration;
    this.modules = modules;
  }

  /** The same records, to go on with apart. */
  copy(): Company {
    const copy = new Company(this.administration, this.modules);
    for (const [name, rows] of this.#rows) copy.#rows.set(name, rows);
    for (const [id, quantities] of this.reservations) copy.reservations.set(id, quantities);
    return copy;
  }

  /** Returns the records of a kind; of those below another the ones below it, when it is named. */
  getRows(name: ResourceName, parentId?: number): readonly Row[] {
    const rows = this.#rows.get(name) ?? [];
    return parentId === undefined ? rows : rows.filter(({ debtorId }) => debtorId === parentId);
  }

  find(name: ResourceName, id: number): Row | undefined {
    return this.getRows(name).find((row) => row.id === id);
  }

  /** Puts a record in the place of the one with its identifier, or adds it. */
  put(name: ResourceName, row: Row): void {
    const unchanged = this.getRows(name).filter(({ id }) => id !== row.id);
    this.#rows.set(
      name,
      [...unchanged, row].toSorted((a, b) => a.id - b.id),
    );
  }

  /** Takes a record away, and the mandates of a debtor with it. */
  remove(name: ResourceName, removedId: number): void {
    const keep = (kind: ResourceName, isKept: (row: Row) => boolean) =>
      this.#rows.set(kind, this.getRows(kind).filter(isKept));
    keep(name, ({ id }) => id !== removedId);
    if (name === 'debtors') keep('mandates', ({ debtorId }) => debtorId !== removedId);
  }

  canResolve(value: unknown): boolean {
    if (value instanceof RecordPick) return this.getRows(value.resource).length > 0;
    return typeof value !== 'object' || value === null || Object.values(value).every((part) => this.canResolve(part));
  }

  /** Returns a value with records in the place of what picks one. */
  resolve(value: unknown): unknown {
    if (value instanceof RecordPick) return pickFrom(this.getRows(value.resource), value.index)?.[value.field];
    if (Array.isArray(value)) return value.map((item) => this.resolve(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, this.resolve(part)]));
  }
}
