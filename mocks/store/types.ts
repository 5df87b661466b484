export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A field and the values that it may have, or the lowest that it may have. A record must pass all filters. */
export type Filter = readonly [field: string, values: readonly unknown[], from?: 'from'];

/** A record as the contract shows it, without `_meta`. Null stands for what a record of its kind cannot have. */
export interface StoredRecord {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** The fields of a record that is to be stored. What is left out is null; an `id` that is left out is the next one. */
export type NewRecord<Record extends StoredRecord> = Partial<Record>;

export interface Scope {
  readonly administrationId: number;
  readonly parentId?: number | undefined;
}

export interface Query {
  readonly filters: readonly Filter[];
  readonly orderby?: { readonly field: string; readonly descending: boolean } | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly fields?: ReadonlySet<string> | undefined;
}

/** Reads and writes the records of one resource. Every query stays inside its scope. */
export interface Records<Record extends StoredRecord = StoredRecord> {
  readonly count: (scope: Scope, query: Pick<Query, 'filters'>) => number;
  readonly page: (scope: Scope, query: Query) => Record[];
  readonly all: (scope: Scope) => Record[];
  readonly findBy: (scope: Scope, name: keyof Record & string, values: readonly unknown[]) => Record[];
  /** The records with this value in a field, in the order of their ids. The case of a text does not matter. */
  readonly findByIgnoringCase: (scope: Scope, name: keyof Record & string, value: unknown) => Record[];
  readonly find: (scope: Scope, id: number) => Record | undefined;
  /** Records of several parents by the id of the parent, in the order in which they were added. */
  readonly findByParents: (administrationId: number, parentIds: readonly number[]) => Map<number, Record[]>;
  /**
   * The highest number that a text field begins with after a prefix, for the next one of a series; 0 when there is none.
   * Texts of more characters than a number can be exact in are left out.
   */
  readonly highestNumber: (scope: Scope, name: string, prefix: string, below?: number) => number;
  /** Inserts a record of many, of which nobody needs what was stored. */
  readonly add: (scope: Scope, record: NewRecord<Record>) => void;
  readonly insert: (scope: Scope, record: NewRecord<Record>) => Record;
  readonly insertAll: (scope: Scope, records: readonly NewRecord<Record>[]) => Record[];
  /** Inserts a record with its identifier, in place of one that has it already. */
  readonly put: (scope: Scope, record: NewRecord<Record> & { readonly id: number }) => void;
  readonly update: (scope: Scope, id: number, changes: NewRecord<Record>) => void;
  readonly replace: (scope: Scope, id: number, record: NewRecord<Record>) => Record;
  readonly remove: (scope: Scope, id: number) => void;
  readonly removeByParent: (scope: Scope & { readonly parentId: number }) => void;
}
