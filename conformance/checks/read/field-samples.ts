import { findPointer, getReference, getSchemaAt, type Operation } from '../../contract.ts';
import { type Collection, isEmpty } from '../../data/rows.ts';
import { type Filter, getListParameters } from '../../judges/list-parameters.ts';
import { getBasis, getNaming, getStatementsAt } from '../../rules/provenance.ts';
import type { Assertions } from '../samples.ts';

/** Filters to assert: every one that the platform names, and one of each other kind. */
export const filterFields: Assertions<Filter> = {
  list: (operation) => (operation.kind === 'list' ? getListParameters(operation).filters : []),
  getKey: ({ name, isRequired }, operation) => `${operation.id} ${getFieldKind(operation, name)} ${isRequired}`,
  isDocumented: ({ name }, operation) => isNamed(operation, name),
};

export const getSortFields = (operation: Operation): readonly string[] => [
  ...new Set(getListParameters(operation).orders.map((order) => order.replace(/^-/, ''))),
];

function findFieldPointer({ responses }: Operation, name: string): string | undefined {
  const { schema = {} } = responses[200]?.content?.['application/json'] ?? {};
  return findPointer(schema, {}, ['_data', 0, name]);
}

/** Returns type, format, enumeration and reference as a text. */
function getFieldKind(operation: Operation, name: string): string {
  const schema = getSchemaAt(findFieldPointer(operation, name));
  const { type, format, enum: values } = schema;
  return [[type].flat()[0], format, values !== undefined, getReference(schema)?.resource].join(' ');
}

/** True when the platform names the filter, or its field. */
function isNamed(operation: Operation, name: string): boolean {
  if (getNaming(operation, name).length > 0) return true;
  const pointer = findFieldPointer(operation, name) ?? '';
  const pointers = [pointer, pointer.replace('ListItem/', '/')];
  return pointers.flatMap(getStatementsAt).some((id) => getBasis([id]) === 'documented');
}

/** Maximum characters of a text in a filter: longer ones prove no more. */
const MAX_LENGTH = 120;

/** Returns distinct values to filter by, the rarest first, as their records fit on one page. */
export function getFilterValues({ name }: Filter, { rows }: Collection): readonly unknown[] {
  const counts = new Map<unknown, number>();
  for (const row of rows) if (isUsable(row[name])) counts.set(row[name], (counts.get(row[name]) ?? 0) + 1);
  const getRank = ([value, count]: readonly [unknown, number]): number => count * 1000 + String(value).length;
  return [...counts].sort((a, b) => getRank(a) - getRank(b)).map(([value]) => value);
}

export function isUsable(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isInteger(value) || Number.isSafeInteger(value);
  if (typeof value === 'boolean') return true;
  if (typeof value !== 'string' || value === '' || value.length > MAX_LENGTH) return false;
  return value.trim() === value && !/\p{Cc}/u.test(value);
}

/** Returns a value that probably no record has; undefined when records have all values. */
export function getUnusedValue({ schema }: Filter, used: readonly unknown[]): unknown {
  return getCandidates(schema).find((value) => !used.includes(value));
}

function getCandidates({ type, format, maximum, minimum, maxLength, enum: values }: Filter['schema']): unknown[] {
  if (values) return [...values];
  if (type === 'boolean') return [true, false];
  if (type === 'integer' || type === 'number') return [maximum, minimum].filter((limit) => !isEmpty(limit));
  if (format === 'date-time') return ['1900-01-01T00:00:00Z'];
  if (format === 'date') return ['1900-01-01'];
  return ['nobody has this'.slice(0, Number(maxLength ?? MAX_LENGTH)).trim()];
}
