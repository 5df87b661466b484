import type { Resource } from '../../contract/model.ts';
import type { ValidationIssue } from '../messages/problems.ts';
import { createRecordValidator } from '../validation/records.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { fromBase64 } from './base64.ts';
import { isPdf } from './files.ts';
import { DOCUMENT_FIELD, type SandboxState, STATE_FORMAT, type StateRecord, type StateRecords } from './state.ts';
import { SYSTEM_COLUMNS } from './system-tables.ts';

/** Enough to repair a file by. */
const MAX_ISSUES = 20;

export type StateCheck = { readonly state: SandboxState } | { readonly issues: readonly ValidationIssue[] };

/**
 * Checks a state of the documented form against the contract. A state of another version with the same first number is
 * converted: a field that it does not know gets its default. Nothing is left out: an unknown field is an issue.
 */
export function checkState(state: SandboxState, contract: ValidatedContract): StateCheck {
  const { version } = contract.document.info;
  if (state.format !== STATE_FORMAT) {
    return {
      issues: [{ field: 'format', key: 'stateFormat', parameters: { value: state.format, expected: STATE_FORMAT } }],
    };
  }
  const getMajor = (text: string) => text.split('.', 1)[0];
  if (getMajor(state.contractVersion) !== getMajor(version)) {
    const parameters = { value: state.contractVersion, version };
    return { issues: [{ field: 'contractVersion', key: 'stateVersion', parameters }] };
  }
  const issues: ValidationIssue[] = [];
  const isOther = state.contractVersion !== version;
  const check = (field: string, records: StateRecords, isShared: boolean) =>
    checkRecords({ field, records, isShared, isOther }, contract, issues);
  const converted = {
    ...state,
    shared: check('shared', state.shared, true),
    administrations: state.administrations.map((administration, index) => {
      const field = `administrations[${index}]`;
      checkInternal(`${field}.internal`, administration.internal ?? {}, issues);
      return { ...administration, records: check(`${field}.records`, administration.records, false) };
    }),
  };
  return issues.length > 0 ? { issues: issues.slice(0, MAX_ISSUES) } : { state: converted };
}

interface Part {
  /** Where it is in the state. */
  readonly field: string;
  readonly records: StateRecords;
  readonly isShared: boolean;
  /** Whether it has another version of the contract. */
  readonly isOther: boolean;
}

function checkRecords(
  { field, records, isShared, isOther }: Part,
  contract: ValidatedContract,
  issues: ValidationIssue[],
): StateRecords {
  const checked = Object.entries(records).map(([name, list]) => {
    const resource = contract.resources.get(name);
    if (!resource?.hasTable || resource.isShared !== isShared) {
      issues.push({ field: `${field}.${name}`, key: 'stateResourceUnknown', parameters: { value: name } });
      return [name, list] as const;
    }
    const checkRecord = createRecordCheck(contract, resource, isOther);
    return [name, list.map((record, index) => checkRecord(`${field}.${name}[${index}]`, record, issues))] as const;
  });
  return Object.fromEntries(checked);
}

type RecordCheck = (at: string, record: StateRecord, issues: ValidationIssue[]) => StateRecord;

function createRecordCheck(contract: ValidatedContract, resource: Resource, isOther: boolean): RecordCheck {
  const { fields } = resource;
  const validate = createRecordValidator(contract, resource);
  const checkStorage = createStorageCheck(resource);
  const findDuplicates = createDuplicateFinder(resource);
  // A default that depends on the day is not certain.
  const defaults = fields.filter((field) => isOther && field.default != null && typeof field.default !== 'symbol');
  return (at, record, issues) => {
    const added = defaults.filter(({ name }) => record[name] === undefined).map((field) => [field.name, field.default]);
    const converted: StateRecord = added.length === 0 ? record : { ...Object.fromEntries(added), ...record };
    for (const issue of [...checkStorage(converted), ...validate(converted), ...findDuplicates(converted)]) {
      issues.push({ ...issue, field: `${at}.${issue.field}` });
    }
    return converted;
  };
}

/** Creates the check of what a record has beside the fields that the API returns, which it must not have otherwise. */
function createStorageCheck({ fields, parent, storesFiles }: Resource): (record: StateRecord) => ValidationIssue[] {
  const names = new Set(fields.map(({ name }) => name));
  if (parent) names.add(parent.parameter);
  if (storesFiles) names.add(DOCUMENT_FIELD);
  return (record) => {
    const issues: ValidationIssue[] = [];
    for (const name of Object.keys(record)) if (!names.has(name)) issues.push({ field: name, key: 'unknownField' });
    if (parent && !isInteger(record[parent.parameter])) issues.push({ field: parent.parameter, key: 'stateValue' });
    if (storesFiles && !isDocument(record[DOCUMENT_FIELD]))
      issues.push({ field: DOCUMENT_FIELD, key: 'stateDocument' });
    return issues;
  };
}

/** Creates the check of the fields that no two records of an administration share, whatever their case. */
function createDuplicateFinder({ fields }: Resource): (record: StateRecord) => ValidationIssue[] {
  const unique = fields.filter(({ isUnique }) => isUnique).map(({ name }) => ({ name, seen: new Set<string>() }));
  return (record) =>
    unique.flatMap(({ name, seen }): ValidationIssue[] => {
      const value = record[name];
      if (value === undefined || value === null) return [];
      // As SQLite compares: without accents.
      const text = String(value).replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
      const isTaken = seen.has(text);
      seen.add(text);
      return isTaken ? [{ field: name, key: 'notUnique', parameters: { value: String(value) } }] : [];
    });
}

const isInteger = (value: unknown): boolean => Number.isSafeInteger(value);

function isDocument(value: unknown): boolean {
  const bytes = typeof value === 'string' ? fromBase64(value) : undefined;
  return bytes !== undefined && isPdf(bytes);
}

function checkInternal(field: string, internal: StateRecords, issues: ValidationIssue[]): void {
  for (const [table, rows] of Object.entries(internal)) {
    const columns = SYSTEM_COLUMNS[table];
    for (const [index, row] of rows.entries()) {
      const isKnown = columns !== undefined && columns.toSorted().join() === Object.keys(row).toSorted().join();
      const isPlain = Object.values(row).every((value) => typeof value === 'string' || isInteger(value));
      if (!isKnown || !isPlain) issues.push({ field: `${field}.${table}[${index}]`, key: 'stateValue' });
    }
  }
}
