import type { Operation, Parameter, Schema } from '../contract/model.ts';
import type { Fault } from '../problems.ts';
import type { Checks } from './ajv.ts';
import { closest } from './closest.ts';
import { faultsOf, type Known } from './faults.ts';

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
  /** The query under the names of the contract, as text: what Prism is given. */
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly faults: readonly Fault[];
}

const nothingKnown: Known = { namesIn: () => new Set(), tagValues: () => [], readOnly: new Set() };

/**
 * Makes the reader of the parameters of one operation. Query names are taken in any case and under their aliases;
 * a name that the contract does not have is a fault.
 */
export function parameterReader(operation: Operation, checks: Checks) {
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  const canonical = namesOf(inQuery);
  const inHeader = operation.parameters.filter((parameter) => parameter.in === 'header');
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const check = {
    path: checkOf(operation, 'path', checks),
    query: checkOf(operation, 'query', checks),
    header: checkOf(operation, 'header', checks),
  };

  return ({ path, search, headers }: RawParameters): ParameterReading => {
    const faults: Fault[] = [];
    const given = new Map<Parameter, string[]>();
    for (const [name, value] of search === '' ? [] : new URLSearchParams(search)) {
      const parameter = canonical.get(name.toLowerCase());
      if (!parameter) faults.push(unknownParameter(name, inQuery));
      else if (!given.has(parameter)) given.set(parameter, [value]);
      else if (parameter.schema.type === 'array') given.get(parameter)?.push(value);
      else faults.push({ field: parameter.name, key: 'onlyOnce' });
    }
    const text = Object.fromEntries([...given].map(([parameter, values]) => [parameter.name, asSent(values)]));
    const values = {
      path: pathValues(inPath, path),
      query: Object.fromEntries([...given].map(([parameter, all]) => [parameter.name, parsed(parameter, all)])),
      header: headerValues(inHeader, headers),
    };
    for (const place of ['path', 'query', 'header'] as const) {
      faults.push(...faultsOf(check[place](values[place]), nothingKnown).map(withoutIndex));
    }
    return { values, query: text, faults };
  };
}

export type ParameterReader = ReturnType<typeof parameterReader>;

function namesOf(parameters: readonly Parameter[]): Map<string, Parameter> {
  return new Map(
    parameters.flatMap((parameter) =>
      [parameter.name, ...(parameter['x-aliases'] ?? [])].map((name) => [name.toLowerCase(), parameter] as const),
    ),
  );
}

function headerValues(parameters: readonly Parameter[], headers: RawParameters['headers']): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const parameter of parameters) {
    const names = [parameter.name, ...(parameter['x-aliases'] ?? [])];
    const value = names.map((name) => headers[name.toLowerCase()]).find((one) => one !== undefined);
    if (value !== undefined) values[parameter.name] = typed(parameter.schema, value);
  }
  return values;
}

function pathValues(parameters: readonly Parameter[], path: Readonly<Record<string, string>>): Record<string, number> {
  const values = parameters.map(({ name, schema }) => [name, typed(schema, path[name] ?? '')]);
  return Object.fromEntries(values) as Record<string, number>;
}

function checkOf(operation: Operation, place: Parameter['in'], checks: Checks) {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  return checks.of({
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  });
}

const asSent = (values: string[]): string | string[] => (values.length === 1 ? (values[0] ?? '') : values);

/** `fields=a,b` and `name=a&name=b` are lists; anything else comes once. */
function parsed({ schema, explode }: Parameter, values: string[]): unknown {
  if (schema.type !== 'array') return typed(schema, values[0] ?? '');
  const items = explode === false ? values.flatMap((value) => value.split(',')) : values;
  return items.map((item) => typed(schema.items ?? {}, item));
}

/** Text as its type in the contract. What is not plainly a number, or true or false, is left for the check to refuse. */
function typed({ type }: Schema, text: string): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function unknownParameter(name: string, known: readonly Parameter[]): Fault {
  const suggestion = closest(
    name,
    known.map((parameter) => parameter.name),
  );
  if (suggestion === undefined) return { field: name, key: 'unknownParameter' };
  return { field: name, key: 'unknownParameterDidYouMean', parameters: { suggestion } };
}

/** A message about one of several values of a parameter is a message about the parameter. */
const withoutIndex = (fault: Fault): Fault => ({ ...fault, field: fault.field.replace(/\[\d+\]$/, '') });
