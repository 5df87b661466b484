import { findPointer, getReference, getSchemaAt, type Operation } from '../../contract.ts';
import { type Filter, getListParameters } from '../../judges/list-parameters.ts';
import { getBasis, getNaming, getStatementsAt } from '../../rules/provenance.ts';
import type { Assertions } from '../samples.ts';

/** Every field is a filter: those of each list that the platform names, and of the others one of each kind. */
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

/** Type and format, whether it is an enumeration, and to what it refers. */
function getFieldKind(operation: Operation, name: string): string {
  const schema = getSchemaAt(findFieldPointer(operation, name));
  const { type, format, enum: values } = schema;
  return [[type].flat()[0], format, values !== undefined, getReference(schema)?.resource].join(' ');
}

/** Tests whether the platform names a filter, or the field of the record that it filters by. */
function isNamed(operation: Operation, name: string): boolean {
  if (getNaming(operation, name).length > 0) return true;
  const pointer = findFieldPointer(operation, name) ?? '';
  const pointers = [pointer, pointer.replace('ListItem/', '/')];
  return pointers.flatMap(getStatementsAt).some((id) => getBasis([id]) === 'documented');
}
