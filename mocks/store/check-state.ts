import type { Contract } from '../contract/contract.ts';
import type { Field, Resource } from '../contract/model.ts';
import type { ValidationIssue } from '../messages/problems.ts';
import { fromBase64 } from './base64.ts';
import { DOCUMENT_FIELD, type SandboxState, STATE_FORMAT, type StateRecord, type StateRecords } from './state.ts';
import { SYSTEM_COLUMNS } from './system-tables.ts';

/** Enough to repair a file by. */
const MAX_ISSUES = 20;

export type StateCheck = { readonly state: SandboxState } | { readonly issues: readonly ValidationIssue[] };

/**
 * Checks a state of the documented form against the contract. A state of another version with the same first number is
 * converted: a field that it does not know gets its default. Nothing is left out: an unknown field is an issue.
 */
export function checkState(state: SandboxState, contract: Contract): StateCheck {
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
  { resources, document }: Contract,
  issues: ValidationIssue[],
): StateRecords {
  const checked = Object.entries(records).map(([name, list]) => {
    const resource = resources.get(name);
    if (!resource?.hasTable || resource.shared !== isShared) {
      issues.push({ field: `${field}.${name}`, key: 'stateResourceUnknown', parameters: { value: name } });
      return [name, list] as const;
    }
    // A kind of line has only some of the fields.
    const isUnion = document.components.schemas[resource.record]?.oneOf !== undefined;
    const checkRecord = createRecordCheck(resource, { isOther, isUnion });
    return [name, list.map((record, index) => checkRecord(`${field}.${name}[${index}]`, record, issues))] as const;
  });
  return Object.fromEntries(checked);
}

type RecordCheck = (at: string, record: StateRecord, issues: ValidationIssue[]) => StateRecord;

function createRecordCheck(
  { fields, parent, storesFiles }: Resource,
  { isOther, isUnion }: { readonly isOther: boolean; readonly isUnion: boolean },
): RecordCheck {
  const validators = new Map<string, (value: unknown) => boolean>(
    fields.map((field) => [field.name, (value) => isValid(field, value, isUnion)]),
  );
  if (parent) validators.set(parent.parameter, isInteger);
  if (storesFiles) validators.set(DOCUMENT_FIELD, (value) => fromBase64(String(value ?? '-')) !== undefined);
  // A default that depends on the day is not certain.
  const defaults = fields.filter((field) => isOther && field.default != null && typeof field.default !== 'symbol');
  return (at, record, issues) => {
    const added = defaults.filter(({ name }) => record[name] === undefined).map((field) => [field.name, field.default]);
    const converted: StateRecord = added.length === 0 ? record : { ...Object.fromEntries(added), ...record };
    for (const name of Object.keys(record)) {
      if (!validators.has(name)) issues.push({ field: `${at}.${name}`, key: 'unknownField' });
    }
    for (const [name, validate] of validators) {
      if (!validate(converted[name])) issues.push({ field: `${at}.${name}`, key: 'stateValue' });
    }
    return converted;
  };
}

const isInteger = (value: unknown): boolean => Number.isSafeInteger(value);

function isValid({ name, nullable, storage }: Field, value: unknown, isUnion: boolean): boolean {
  if (value === undefined || value === null) return (nullable || isUnion) && name !== 'id';
  switch (storage.as) {
    case 'text':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return isInteger(value);
    case 'decimal':
      return Number.isFinite(value);
    case 'json':
      return typeof value === 'object';
  }
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
