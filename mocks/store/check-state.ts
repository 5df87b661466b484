import { compareVersions } from '../../contract/compare-versions.ts';
import type { Resource } from '../../contract/model.ts';
import { foldCase } from '../../contract/normalize-text.ts';
import { isPdf } from '../../contract/pdf.ts';
import type { ValidationIssue } from '../messages/problems.ts';
import { createObjectNormalizer } from '../validation/body.ts';
import { findIllFormed } from '../validation/find-ill-formed.ts';
import { createRecordValidator, listRecordSchemas } from '../validation/records.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { fromBase64 } from './base64.ts';
import { isClockTime } from './clock.ts';
import {
  type AdministrationState,
  DOCUMENT_FIELD,
  type SandboxState,
  STATE_FORMAT,
  type StateRecord,
  type StateRecords,
} from './state.ts';
import { PLATFORM_ENTRIES } from './system-tables.ts';

/** Maximum issues, enough to repair a file by. Checks stop there. */
export const MAX_ISSUES = 10;

export type StateCheck = { readonly state: SandboxState } | { readonly issues: readonly ValidationIssue[] };

/** Returns why a state's format or version cannot be read; undefined when it can. */
export function checkVersion(
  { format, contractVersion }: SandboxState,
  { document }: ValidatedContract,
): ValidationIssue | undefined {
  if (format !== STATE_FORMAT)
    return { field: 'format', key: 'stateFormat', parameters: { value: format, expected: STATE_FORMAT } };
  const { version } = document.info;
  if (compareVersions(contractVersion, version) <= 0) return undefined;
  return { field: 'contractVersion', key: 'stateVersion', parameters: { value: contractVersion, version } };
}

/**
 * Checks a state against the contract. Converts an earlier version first: new fields get defaults, and `x-upgrades` lists renamed
 * and removed fields. Any other unknown field with a value is an issue.
 */
export function checkState(state: SandboxState, contract: ValidatedContract): StateCheck {
  const isEarlier = compareVersions(state.contractVersion, contract.document.info.version) < 0;
  const issues: ValidationIssue[] = [];
  checkHead(state, contract, issues);
  const check = (field: string, records: StateRecords, isShared: boolean) =>
    checkRecords({ field, records, isShared, isEarlier }, contract, issues);
  const shared = check('shared', state.shared, true);
  const administrations: AdministrationState[] = [];
  const unread = new Set(state.shared.administrations?.map(({ id }) => id));
  for (const [index, administration] of state.administrations.entries()) {
    const field = `administrations[${index}]`;
    // Its records could be neither read nor exported.
    if (!unread.delete(administration.id) && issues.length === 0)
      issues.push({ field: `${field}.id`, key: 'stateAdministration' });
    checkFiles(field, administration, contract, issues);
    administrations.push({
      ...administration,
      records: check(`${field}.records`, administration.records, false),
    });
  }
  return issues.length > 0 ? { issues: issues.slice(0, MAX_ISSUES) } : { state: { ...state, shared, administrations } };
}

function checkHead(
  { clock, lastIds = {} }: SandboxState,
  contract: ValidatedContract,
  issues: ValidationIssue[],
): void {
  if (clock && !isClockTime(new Date(clock.now))) issues.push({ field: 'clock.now', key: 'clockTooFar' });
  for (const name of Object.keys(lastIds)) {
    const isKnown = name === PLATFORM_ENTRIES || contract.resources.get(name)?.hasTable === true;
    if (!isKnown) issues.push({ field: `lastIds.${name}`, key: 'stateResourceUnknown', parameters: { value: name } });
  }
}

interface Part {
  readonly field: string;
  readonly records: StateRecords;
  readonly isShared: boolean;
  readonly isEarlier: boolean;
}

function checkRecords(
  { field, records, isShared, isEarlier }: Part,
  contract: ValidatedContract,
  issues: ValidationIssue[],
): StateRecords {
  const checked: Record<string, readonly StateRecord[]> = {};
  for (const [name, list] of Object.entries(records)) {
    if (issues.length >= MAX_ISSUES) break;
    const resource = contract.resources.get(name);
    const isGone = list.length === 0 || contract.document['x-upgrades']?.[name] === null;
    if (!resource && isEarlier && isGone) continue;
    if (!resource?.hasTable || resource.isShared !== isShared) {
      issues.push({ field: `${field}.${name}`, key: 'stateResourceUnknown', parameters: { value: name } });
      continue;
    }
    const checkRecord = createRecordCheck(contract, resource, isEarlier);
    const checkedList: StateRecord[] = [];
    checked[name] = checkedList;
    for (const [index, record] of list.entries()) {
      if (issues.length >= MAX_ISSUES) break;
      checkedList.push(checkRecord(`${field}.${name}[${index}]`, record, issues));
    }
  }
  return checked;
}

type RecordCheck = (at: string, record: StateRecord, issues: ValidationIssue[]) => StateRecord;

function createRecordCheck(contract: ValidatedContract, resource: Resource, isEarlier: boolean): RecordCheck {
  const validate = createRecordValidator(contract, resource);
  const checkStorage = createStorageCheck(resource);
  const findDuplicates = createDuplicateFinder(resource);
  const convert = isEarlier
    ? createConverter(resource, contract.document['x-upgrades']?.[resource.name] ?? {})
    : undefined;
  const normalizers = listRecordSchemas(contract, resource).map((schema) =>
    createObjectNormalizer(contract.document, schema),
  );
  return (at, sent, issues) => {
    let record: unknown = convert?.(sent) ?? sent;
    // Normalizes texts as if a client had sent them.
    for (const normalize of normalizers) record = normalize?.(record) ?? record;
    const checked = record as StateRecord;
    const found = [checkStorage, findUnpaired, validate, findDuplicates].flatMap((find) => find(checked));
    for (const issue of found) issues.push({ ...issue, field: `${at}.${issue.field}` });
    return checked;
  };
}

function createConverter(
  resource: Resource,
  upgrades: Readonly<Record<string, string | null>>,
): (record: StateRecord) => StateRecord {
  const names = listNames(resource);
  // A default that depends on the day may differ.
  const defaults = resource.fields.filter((field) => field.default != null && typeof field.default !== 'symbol');
  return (record) => {
    const added = defaults.filter(({ name }) => record[name] === undefined).map((field) => [field.name, field.default]);
    const carried = Object.entries(record).flatMap(([name, value]) => {
      if (names.has(name)) return [[name, value]];
      const target = upgrades[name];
      // A value without a place stays, and becomes an issue.
      if (target === undefined) return value === null ? [] : [[name, value]];
      return target === null ? [] : [[target, value]];
    });
    return Object.fromEntries([...added, ...carried]);
  };
}

const listNames = ({ fields, parent, storesFiles }: Resource): ReadonlySet<string> =>
  new Set([
    ...fields.map(({ name }) => name),
    ...(parent ? [parent.parameter] : []),
    ...(storesFiles ? [DOCUMENT_FIELD] : []),
  ]);

function createStorageCheck(resource: Resource): (record: StateRecord) => ValidationIssue[] {
  const { parent, storesFiles } = resource;
  const names = listNames(resource);
  return (record) => {
    const issues: ValidationIssue[] = [];
    for (const field of Object.keys(record))
      if (!names.has(field)) issues.push({ field, key: 'unknownField', parameters: { values: [...names] } });
    if (Number(record.id) > MAX_ID) issues.push({ field: 'id', key: 'maximum', parameters: { limit: MAX_ID } });
    if (parent && !isInteger(record[parent.parameter])) issues.push({ field: parent.parameter, key: 'stateValue' });
    // A file drawn from an invoice has no document.
    if (storesFiles && record[DOCUMENT_FIELD] !== undefined && !isDocument(record[DOCUMENT_FIELD]))
      issues.push({ field: DOCUMENT_FIELD, key: 'stateDocument' });
    return issues;
  };
}

/** Finds half characters in an object that a page passes; other states were checked as text. */
function findUnpaired(record: StateRecord): ValidationIssue[] {
  const field = findIllFormed(record);
  return field === undefined ? [] : [{ field, key: 'unpairedSurrogate' }];
}

/** Creates the check for duplicates, ignoring case, of unique fields in an administration. */
function createDuplicateFinder({ fields }: Resource): (record: StateRecord) => ValidationIssue[] {
  const unique = fields
    .filter(({ isUnique }) => isUnique)
    .map(({ name }) => ({ name, seen: new Map<string, unknown>() }));
  return (record) =>
    unique.flatMap(({ name, seen }): ValidationIssue[] => {
      const value = record[name];
      if (value === undefined || value === null) return [];
      const text = foldCase(String(value));
      const other = seen.get(text);
      if (other === undefined) seen.set(text, record.id);
      const parameters = { value: String(value), id: Number(other) };
      return other === undefined ? [] : [{ field: name, key: 'notUnique', parameters }];
    });
}

const isInteger = (value: unknown): boolean => Number.isSafeInteger(value);

function isDocument(value: unknown): boolean {
  const bytes = typeof value === 'string' ? fromBase64(value) : undefined;
  return bytes !== undefined && isPdf(bytes);
}

/** Checks that a file has a document, unless it is drawn from an invoice. */
function checkFiles(
  field: string,
  { records, internal = {} }: AdministrationState,
  { resources }: ValidatedContract,
  issues: ValidationIssue[],
): void {
  const drawn = new Set(internal.documents?.map(({ fileId }) => fileId));
  for (const [name, list] of Object.entries(records)) {
    if (!resources.get(name)?.storesFiles) continue;
    for (const [index, { id, [DOCUMENT_FIELD]: document }] of list.entries()) {
      if (document !== undefined || (name === 'files' && drawn.has(id))) continue;
      issues.push({ field: `${field}.records.${name}[${index}].${DOCUMENT_FIELD}`, key: 'stateDocument' });
    }
  }
}

/** Highest identifier of a state. Leaves room for later records below the contract's 2,147,483,647. */
const MAX_ID = 2_000_000_000;
