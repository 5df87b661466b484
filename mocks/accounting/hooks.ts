import type { Parameters } from '../contract/validation/parameters.ts';
import type { ValidationIssue } from '../messages/problems.ts';
import type { Filter, Scope, StoredRecord } from '../store/records.ts';
import type { Context } from './context.ts';

type Json = Readonly<Record<string, unknown>>;

/** How a body becomes a record: with the defaults of what is left out, or with what the record has already. */
export type WriteMode = 'create' | 'replace' | 'update';

/** A record that is about to be stored. */
export interface Change {
  /** The record as it would be stored. */
  readonly record: Json;
  /** The record as it is now; undefined for a new one. */
  readonly previous: StoredRecord | undefined;
  readonly mode: WriteMode;
  /** What was sent. */
  readonly body: Json;
  readonly scope: Scope;
  readonly context: Context;
  /** Refuses the change: what is wrong with which field. */
  readonly addIssue: (fault: ValidationIssue) => void;
}

/** What a resource does besides the generic behaviour. */
export interface ResourceHooks {
  /** Records that the caller can see at all. */
  readonly accessFilter?: (context: Context) => readonly Filter[];
  /** What parameters of the list that are no fields leave out. */
  readonly listFilters?: (parameters: Parameters) => readonly Filter[];
  /** Fills in what the platform decides, and checks what the schema cannot say. Returns the fields to add or change. */
  readonly beforeSave?: (change: Change) => Json;
  /**
   * Brings what follows from a record up to date, after it or one of its lines has changed. It gets the record as it was
   * when that alone was written, and no line.
   */
  readonly afterSave?: (id: number, context: Context, before?: StoredRecord) => readonly ValidationIssue[];
  /** What a record that is sent together with its lines must fulfil besides. */
  readonly validateWithLines?: (id: number, context: Context) => readonly ValidationIssue[];
  /** Takes back what follows from a record that is about to be removed; the faults keep it from being removed. */
  readonly beforeDelete?: (record: StoredRecord, context: Context, scope: Scope) => readonly ValidationIssue[];
  /** Brings records up to date that change by themselves, before they are read. */
  readonly beforeRead?: (context: Context, query?: Parameters['query']) => void;
}
