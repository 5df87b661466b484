export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Field with its allowed values, or its lowest one. A record must pass all filters. */
export type Filter = readonly [field: string, values: readonly unknown[], from?: 'from'];

/** Record as in the contract, without `_meta`. Fields that its kind lacks are null. */
export interface StoredRecord {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** Fields of a new record. Default: null, and the next `id`. */
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

/** Access to the records of one resource. Queries stay inside their scope. */
export interface Records<Record extends StoredRecord = StoredRecord> {
  readonly count: (scope: Scope, query: Pick<Query, 'filters'>) => number;
  readonly page: (scope: Scope, query: Query) => Record[];
  readonly all: (scope: Scope) => Record[];
  readonly findBy: (scope: Scope, name: keyof Record & string, values: readonly unknown[]) => Record[];
  /** Finds the records with this value, in order of ids, ignoring the case of texts. */
  readonly findByIgnoringCase: (scope: Scope, name: keyof Record & string, value: unknown) => Record[];
  readonly find: (scope: Scope, id: number) => Record | undefined;
  /** Returns records by the id of their parent, in order of creation. */
  readonly findByParents: (administrationId: number, parentIds: readonly number[]) => Map<number, Record[]>;
  /**
   * Returns the highest number of a text field after a prefix, for the next one of a series; 0 for none. Ignores inexact numbers.
   */
  readonly highestNumber: (scope: Scope, name: string, prefix: string, below?: number) => number;
  /** Inserts one record of many, without returning it. */
  readonly add: (scope: Scope, record: NewRecord<Record>) => void;
  readonly insert: (scope: Scope, record: NewRecord<Record>) => Record;
  readonly insertAll: (scope: Scope, records: readonly NewRecord<Record>[]) => Record[];
  /** Inserts a record with its identifier, or replaces the one with it. */
  readonly put: (scope: Scope, record: NewRecord<Record> & { readonly id: number }) => void;
  readonly update: (scope: Scope, id: number, changes: NewRecord<Record>) => void;
  readonly replace: (scope: Scope, id: number, record: NewRecord<Record>) => Record;
  readonly remove: (scope: Scope, id: number) => void;
  readonly removeByParent: (scope: Scope & { readonly parentId: number }) => void;
}
