import {
  createResolver,
  getRefName,
  getResponses,
  listOperations,
  type OpenApiDocument,
  type OperationEntry,
  type Parameter,
  type Schema,
} from '../../contract/document.ts';
import { getClosedInputs, getReachable } from './client-contract.ts';
import { getDescription } from './descriptions.ts';
import { quote } from './print-parts.ts';
import { formatComment } from './tsdoc.ts';

/** The values that the platform may add to an enum. The intersection keeps editors suggesting the known values. */
const OTHER_VALUES = `/** A value that the platform may add to an enum. */
export type OtherText = string & Record<never, never>;

/** A number that the platform may add to an enum. */
export type OtherNumber = number & Record<never, never>;
`;

/** Emits the module with the types of a contract that `prepareContract` made: its schemas, and the parameters of its operations. */
export function emitTypes(contract: OpenApiDocument): string {
  const resolve = createResolver(contract);
  const inputs = getClosedInputs(contract);
  const problems = getReachable(contract, listErrors(contract));
  const components = Object.entries(contract.components.schemas).filter(([, schema]) => isComposite(schema));

  /** Prints the type of a part. An enum that is read has other values too, because the platform may add some. */
  function printType(reference: Schema, isClosed: boolean): string {
    const schema = resolve(reference);
    const isNamed = schema !== reference && isComposite(schema);
    const types = isNamed ? [getRefName(reference)] : listTypes(schema, isClosed);
    return [...types, ...(isNullable(schema) ? ['null'] : [])].join(' | ');
  }

  function listTypes(schema: Schema, isClosed: boolean): readonly string[] {
    const { enum: values, oneOf, items, properties, additionalProperties } = schema;
    if (schema.const !== undefined) return [printLiteral(schema.const)];
    if (values) return [...printLiterals(values), ...(isClosed ? [] : [getOtherValues(values)])];
    if (oneOf) return oneOf.map((option) => printType(option, isClosed));
    if (items) return [`(${printType(items, isClosed)})[]`];
    if (properties) return [printFields(schema, isClosed)];
    if (typeof additionalProperties === 'object')
      return [`{ [key: string]: ${printType(additionalProperties as Schema, isClosed)} }`];
    return getValueTypes(schema).map((type) => SCALARS[type] ?? 'unknown');
  }

  const printFields = ({ properties = {}, required = [] }: Schema, isClosed: boolean, rest = ''): string => {
    const fields = Object.entries(properties).map(([name, property]) => {
      const description = getDescription(resolve(property));
      return `${document(description)}${name}${required.includes(name) ? '' : '?'}: ${printType(property, isClosed)};\n`;
    });
    return `{\n${fields.join('')}${rest}}`;
  };

  const printComponent = ([name, schema]: readonly [string, Schema]): string => {
    const isClosed = inputs.has(name);
    // Problem details may have extension members (RFC 9457, section 3.2).
    const rest = problems.has(name) ? '[key: string]: unknown;\n' : '';
    const declaration = schema.properties
      ? `interface ${name} ${printFields(schema, isClosed, rest)}`
      : `type ${name} = ${listTypes(schema, isClosed).join(' | ')};`;
    return `${document(getDescription(schema))}export ${declaration}\n`;
  };

  /** Prints the query of an operation, and its named types: sort keys and fields. */
  function printQuery({ operation: { operationId, parameters = [] } }: OperationEntry): string[] {
    const query = parameters.filter((parameter) => parameter.in === 'query');
    if (query.length === 0) return [];
    const named = query.flatMap((parameter) => {
      const typeName = getTypeName(operationId, parameter);
      return typeName ? [`export type ${typeName} = ${printType(getItem(parameter), true)};\n`] : [];
    });
    const fields = query.map((parameter) => printParameter(operationId, parameter)).join('');
    return [`export type ${capitalize(operationId)}Params = {\n${fields}};\n`, ...named];
  }

  /** Prints a parameter. A filter takes a value or several. */
  function printParameter(operationId: string, parameter: Parameter): string {
    const { name, schema, required, description, deprecated = schema.deprecated } = parameter;
    const item = getTypeName(operationId, parameter) ?? printType(getItem(parameter), true);
    const list = name === 'fields' ? `readonly ${item}[]` : `${item} | readonly (${item})[]`;
    const text = getDescription({ ...schema, description, deprecated }, { withDefault: true });
    return `${document(text)}${name}${required ? '' : '?'}: ${schema.items ? list : item};\n`;
  }

  return `/**
 * The types of the Accounting Platform API: its schemas, and the parameters of its operations.
 *
 * @module
 */

/** The schemas of the API, by name. */
export interface Schemas {
${[...components.map(([name]) => name), 'OtherText', 'OtherNumber'].map((name) => `${name}: ${name};\n`).join('')}}

/** A schema of the API, by name: \`Schema<'DebtorInput'>\`. */
export type Schema<Name extends keyof Schemas> = Schemas[Name];

${[OTHER_VALUES, ...components.map(printComponent), ...listOperations(contract).flatMap(printQuery)].join('\n')}`;
}

const getItem = ({ schema }: Parameter): Schema => schema.items ?? schema;

/** Names the type of a parameter with fixed values: `ListDebtorsOrderby`. Filters have none. */
const getTypeName = (operationId: string, parameter: Parameter): string | undefined =>
  getItem(parameter).enum && !parameter['x-filter']
    ? `${capitalize(operationId)}${capitalize(parameter.name)}${parameter.schema.items ? 'Item' : ''}`
    : undefined;

const listErrors = (contract: OpenApiDocument) =>
  listOperations(contract).flatMap((entry) =>
    Object.entries(getResponses(contract, entry)).flatMap(([status, response]) =>
      /^[45]/.test(status) ? [response] : [],
    ),
  );

const SCALARS: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
  object: '{ [key: string]: unknown }',
  string: 'string',
};

const printLiteral = (value: unknown): string => (typeof value === 'string' ? quote(value) : String(value));

const printLiterals = (values: readonly unknown[]): string[] =>
  values.filter((value) => value !== null).map(printLiteral);

const getOtherValues = (values: readonly unknown[]): string =>
  values.some((value) => typeof value === 'number') ? 'OtherNumber' : 'OtherText';

const document = (description: string): string => (description ? formatComment(description.split('\n')) : '');

const capitalize = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** Tests for a schema that becomes a named type. Scalars are written inline. */
const isComposite = ({ properties, oneOf, items, type }: Schema): boolean =>
  properties !== undefined || oneOf !== undefined || items !== undefined || [type].flat().includes('object');

export const isNullable = ({ type }: Schema): boolean => Array.isArray(type) && type.includes('null');

/** Lists the types of a schema, without `null`. */
export const getValueTypes = ({ type = [] }: Schema): string[] => [type].flat().filter((name) => name !== 'null');
