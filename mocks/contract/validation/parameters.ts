import type { ValidationIssue } from '../../messages/problems.ts';
import type { Contract } from '../contract.ts';
import { memoize } from '../memoize.ts';
import type { Operation, Parameter, Schema } from '../model.ts';
import { type SchemaValidators, schemaValidatorsFor } from './ajv.ts';
import { closest } from './did-you-mean.ts';
import { faultsOf, type Known } from './error-details.ts';
import { isExact } from './exact-numbers.ts';

/** The parameters of a request, by their names in the contract, in their types. */
export interface Parameters {
  readonly path: Readonly<Record<string, number>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
}

export interface RawParameters {
  readonly path: Readonly<Record<string, string>>;
  /** The query with its question mark. */
  readonly search: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface ParameterReading {
  readonly values: Parameters;
  readonly faults: readonly ValidationIssue[];
}

const nothingKnown: Known = { namesIn: () => new Set(), tagValues: () => [], readOnly: new Set() };

/** The readers of the parameters of the operations of a contract. */
export const parameterReaderFor = memoize(({ document }: Contract) =>
  memoize((operation: Operation) => parameterReader(operation, schemaValidatorsFor(document))),
);

/**
 * Makes the reader of the parameters of one operation. Query names are taken in any case and under their aliases;
 * a name that the contract does not have is a fault.
 */
function parameterReader(operation: Operation, { forParameter }: SchemaValidators) {
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  const canonical = namesOf(inQuery);
  const inHeader = operation.parameters.filter((parameter) => parameter.in === 'header');
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const required = operation.parameters.filter((parameter) => parameter.required && parameter.in !== 'path');
  // Most parameters of a list are seldom sent, so each is compiled when it first is.
  const check = memoize(({ schema, example }: Parameter) => forParameter({ ...schema, examples: [example].flat() }));

  function faultsIn(parameter: Parameter, value: unknown, field = parameter.name): ValidationIssue[] {
    if (isRounded(parameter, value)) return [{ field, key: 'numberNotExact' }];
    return faultsOf(check(parameter)(value), nothingKnown).map((fault) => ({ ...fault, field }));
  }

  return ({ path, search, headers }: RawParameters): ParameterReading => {
    const { given, faults } = givenIn(search, canonical, inQuery);
    const spelling = aliasesIn(search, headers, operation.parameters);
    const values = {
      path: pathValues(inPath, path),
      query: Object.fromEntries([...given].map(([parameter, all]) => [parameter.name, parsed(parameter, all)])),
      header: headerValues(inHeader, headers),
    };
    for (const parameter of operation.parameters) {
      const value = (values[parameter.in] as Readonly<Record<string, unknown>>)[parameter.name];
      if (value !== undefined) faults.push(...faultsIn(parameter, value, spelling.get(parameter)));
      else if (required.includes(parameter)) faults.push({ field: parameter.name, key: 'required' });
    }
    return { values, faults };
  };
}

/** The parameters that were sent under an alias of the contract, with that name: what is wrong with one is said of it. */
function aliasesIn(search: string, headers: RawParameters['headers'], parameters: readonly Parameter[]) {
  const inQuery = new URLSearchParams(search);
  const sent = parameters.filter(({ name, in: place, 'x-alias-of': aliased }) => {
    if (aliased === undefined) return false;
    if (place === 'query') return inQuery.has(name);
    return name.toLowerCase() in headers && !(aliased.toLowerCase() in headers);
  });
  const target = ({ 'x-alias-of': aliased }: Parameter) => parameters.find(({ name }) => name === aliased) as Parameter;
  return new Map(sent.map((alias) => [target(alias), alias.name]));
}

/** The parameters of a query, each with all that was sent for it. */
function givenIn(search: string, canonical: ReadonlyMap<string, Parameter>, inQuery: readonly Parameter[]) {
  const faults: ValidationIssue[] = [];
  const given = new Map<Parameter, string[]>();
  if (!isUtf8(search)) faults.push(...findBadEncodings(search));
  for (const [name, value] of search === '' ? [] : new URLSearchParams(search)) {
    const parameter = canonical.get(name.toLowerCase());
    if (!parameter) faults.push(unknownParameter(name, inQuery));
    else if (!given.has(parameter)) given.set(parameter, [value]);
    else if (parameter.schema.type === 'array') given.get(parameter)?.push(value);
    else faults.push({ field: parameter.name, key: 'onlyOnce' });
  }
  return { given, faults };
}

/** Whether the escapes of a query are UTF-8. A percent sign that escapes nothing is itself, as browsers send it. */
function isUtf8(text: string): boolean {
  if (!text.includes('%')) return true;
  try {
    decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
    return true;
  } catch {
    return false;
  }
}

const findBadEncodings = (search: string): ValidationIssue[] =>
  search
    .slice(1)
    .split('&')
    .filter((pair) => !isUtf8(pair))
    .map((pair) => ({ field: [...new URLSearchParams(pair).keys()][0] ?? '', key: 'notValid' }));

export type ParameterReader = ReturnType<typeof parameterReader>;

/** The parameters by their names in lower case. An alias stands for the parameter that it is another spelling of. */
function namesOf(parameters: readonly Parameter[]): Map<string, Parameter> {
  const aliased = ({ 'x-alias-of': name }: Parameter) => parameters.find((parameter) => parameter.name === name);
  return new Map(parameters.map((parameter) => [parameter.name.toLowerCase(), aliased(parameter) ?? parameter]));
}

function headerValues(parameters: readonly Parameter[], headers: RawParameters['headers']): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { name, schema, 'x-alias-of': aliased } of parameters) {
    const value = headers[name.toLowerCase()];
    if (value !== undefined) values[aliased ?? name] ??= typed(schema, value);
  }
  return values;
}

function pathValues(parameters: readonly Parameter[], path: Readonly<Record<string, string>>): Record<string, number> {
  const values = parameters.map(({ name, schema }) => [name, typed(schema, path[name] ?? '')]);
  return Object.fromEntries(values) as Record<string, number>;
}

/** `fields=a,b` and `name=a&name=b` are lists; anything else comes once. */
function parsed({ schema, explode }: Parameter, values: string[]): unknown {
  if (schema.type !== 'array') return typed(schema, values[0] ?? '');
  const items = explode === false ? values.flatMap((value) => value.split(',')) : values;
  return items.map((item) => typed(schema.items ?? {}, item));
}

/** Whether a value would be a number, if only it could be kept as it is. */
const isRounded = ({ schema }: Parameter, value: unknown): boolean =>
  (schema.items ?? schema).type === 'number' && [value].flat().some((one) => typeof one === 'string' && isPlain(one));

const isPlain = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** Text as its type in the contract. What is not plainly a number, or true or false, is left for the check to refuse. */
function typed({ type }: Schema, text: string): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  if (type === 'number' && isPlain(text) && isExact(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function unknownParameter(name: string, known: readonly Parameter[]): ValidationIssue {
  const suggestion = closest(
    name,
    known.map((parameter) => parameter.name),
  );
  if (suggestion === undefined) return { field: name, key: 'unknownParameter' };
  return { field: name, key: 'unknownParameterDidYouMean', parameters: { suggestion } };
}
