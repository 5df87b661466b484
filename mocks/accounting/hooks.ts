import type { ValidationIssue } from '../messages/problems.ts';
import type { Filter, NewRecord, Scope, StoredRecord } from '../store/types.ts';
import type { Parameters } from '../validation/parameters.ts';
import type { Context } from './context.ts';

/** How a body becomes a record: omitted fields get their defaults (create, replace), or keep their values (update). */
export type WriteMode = 'create' | 'replace' | 'update';

export interface Change<Record extends StoredRecord = StoredRecord> {
  /** The record as it would be saved. */
  readonly record: Omit<Record, 'id'>;
  /** The record as it is now; undefined for a new one. */
  readonly previous: Record | undefined;
  readonly mode: WriteMode;
  readonly body: Readonly<globalThis.Record<string, unknown>>;
  readonly scope: Scope;
  readonly context: Context;
  readonly addIssue: (issue: ValidationIssue) => void;
}

/** A record that was saved, or whose lines were. */
export interface Saved<Record extends StoredRecord = StoredRecord, Line extends StoredRecord = StoredRecord> {
  readonly record: Record;
  /** The record as it was, when only its own fields were written; undefined for a new one, and when lines were. */
  readonly previous: Record | undefined;
  readonly getLines: () => readonly Line[];
}

/**
 * Behaviour of a resource beyond create, read, update and delete. Hooks run inside the transaction of the request; issues
 * that they return reject it.
 */
export interface ResourceHooks<
  Record extends StoredRecord = StoredRecord,
  Line extends StoredRecord = StoredRecord,
  Fields = NewRecord<Record>,
> {
  /** Hides records that the user may not see. */
  accessFilter?(context: Context): readonly Filter[];
  /** Turns parameters of the list that are not fields into filters. */
  listFilters?(parameters: Parameters): readonly Filter[];
  /** Fills in what the platform decides, and validates what the schema cannot express. Returns the fields to change. */
  beforeSave?(change: Change<Record>): Fields;
  /** Calculates fields of a header from its lines. Throws a ProblemError when they come to too much. */
  calculate?(lines: readonly Omit<Line, 'id'>[], context: Context): Fields;
  afterSave?(saved: Saved<Record, Line>, context: Context): readonly ValidationIssue[];
  validateWithLines?(saved: Saved<Record, Line>, context: Context): readonly ValidationIssue[];
  beforeDelete?(record: Record, context: Context, scope: Scope): readonly ValidationIssue[];
}
