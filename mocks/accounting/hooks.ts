import type { Json } from '../../contract/document.ts';
import type { Resource } from '../../contract/model.ts';
import type { ValidationIssue } from '../messages/problems.ts';
import type { Filter, NewRecord, Scope, StoredRecord } from '../store/types.ts';
import type { Parameters } from '../validation/parameters.ts';
import type { Context } from './context.ts';

/** Treatment of omitted fields: create and replace use the default, update keeps the value. */
export type WriteMode = 'create' | 'replace' | 'update';

export interface WriteRequest {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly mode: WriteMode;
  readonly body: Json;
  /** Current record; undefined for a new one. */
  readonly previous: StoredRecord | undefined;
  /** True to validate a header together with its lines when no lines are sent. */
  readonly isWhole?: boolean;
  /** True when the lines are copies of complete ones. */
  readonly hasCompleteLines?: boolean;
}

/** Change of a record, and its resource. */
export type ResourceChange = Change & Pick<WriteRequest, 'resource'>;

export interface Change<Record extends StoredRecord = StoredRecord>
  extends Pick<WriteRequest, 'mode' | 'body' | 'scope'> {
  /** Record to save. */
  readonly record: Omit<Record, 'id'>;
  /** Current record; undefined for a new one. */
  readonly previous: Record | undefined;
  readonly context: Context;
  readonly addIssue: (issue: ValidationIssue) => void;
}

/** Record whose fields or lines were saved. */
export interface Saved<Record extends StoredRecord = StoredRecord, Line extends StoredRecord = StoredRecord> {
  readonly record: Record;
  /** Previous record, when only its own fields were written; undefined for a new one, and when lines were written. */
  readonly previous: Record | undefined;
  readonly getLines: () => readonly Line[];
}

/** Behavior of a resource beyond CRUD. Runs inside the transaction of the request; returned issues reject it. */
export interface ResourceHooks<
  Record extends StoredRecord = StoredRecord,
  Line extends StoredRecord = StoredRecord,
  Fields = NewRecord<Record>,
> {
  accessFilter?(context: Context): readonly Filter[];
  /** Turns list parameters that are not fields into filters. */
  listFilters?(parameters: Parameters): readonly Filter[];
  /** Fills in platform fields, and validates what the schema cannot express. Returns the fields to change. */
  beforeSave?(change: Change<Record>): Fields;
  /** Calculates header fields from the lines. Throws a ProblemError when a total is too large. */
  calculate?(lines: readonly Omit<Line, 'id'>[], context: Context): Fields;
  afterSave?(saved: Saved<Record, Line>, context: Context): readonly ValidationIssue[];
  validateWithLines?(saved: Saved<Record, Line>, context: Context): readonly ValidationIssue[];
  beforeDelete?(record: Record, context: Context, scope: Scope): readonly ValidationIssue[];
}
