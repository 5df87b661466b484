import { Decimal } from 'decimal.js';
import type { ValidationIssue } from '../../messages/problems.ts';
import type { Contract } from '../contract.ts';
import { memoize } from '../memoize.ts';
import type { Operation, Parameter, Schema } from '../model.ts';
import { findClosest } from './did-you-mean.ts';
import { NO_SCHEMA_INFO, toIssues } from './error-details.ts';
import type { SchemaValidators } from './validators.ts';

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

export interface ParsedParameters {
  readonly values: Parameters;
  readonly issues: readonly ValidationIssue[];
}

export type ParameterParser = (raw: RawParameters) => ParsedParameters;

/** The parsers of the parameters of the operations of a contract. */
export const parameterParserFor = memoize(({ validators }: Contract) =>
  memoize((operation: Operation) => createParameterParser(operation, validators)),
);

/** The schema that validates a parameter, with the example that errors show. */
export const toParameterSchema = ({ schema, example }: Parameter): Schema => ({
  ...schema,
  examples: [example].flat(),
});

/** The parameters that were sent. An alias counts as the parameter that it is an alias of. */
interface SentParameters {
  readonly values: Map<Parameter, unknown>;
  /** The aliases that were used. Issues are reported by that name. */
  readonly aliases: Map<Parameter, string>;
  readonly issues: ValidationIssue[];
}

/**
 * Creates the parser of the parameters of one operation. Query names are accepted in any case and under their aliases;
 * a name that is not in the contract is an issue.
 */
function createParameterParser({ parameters }: Operation, { forParameter }: SchemaValidators): ParameterParser {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const readHeaders = createHeaderReader(parameters);
  const readQuery = createQueryReader(parameters);
  // Most parameters of a list are seldom sent, so each is compiled on first use.
  const validatorFor = memoize((parameter: Parameter) => forParameter(toParameterSchema(parameter)));

  function findIssues(parameter: Parameter, value: unknown, field: string): ValidationIssue[] {
    if (isInexact(parameter, value)) return [{ field, key: 'numberNotExact' }];
    const errors = validatorFor(parameter)(value);
    return errors.length === 0 ? [] : toIssues(errors, NO_SCHEMA_INFO).map((issue) => ({ ...issue, field }));
  }

  return ({ path, search, headers }) => {
    const sent: SentParameters = { values: new Map(), aliases: new Map(), issues: [] };
    for (const parameter of inPath) sent.values.set(parameter, coerce(parameter.schema, path[parameter.name] ?? ''));
    readHeaders(headers, sent);
    if (search !== '') readQuery(search, sent);
    const values = { path: {}, query: {}, header: {} } as Record<Parameter['in'], Record<string, unknown>>;
    for (const parameter of parameters) {
      const { name } = parameter;
      const value = sent.values.get(parameter);
      if (value === undefined) {
        if (parameter.required) sent.issues.push({ field: name, key: 'required' });
        continue;
      }
      values[parameter.in][name] = value;
      sent.issues.push(...findIssues(parameter, value, sent.aliases.get(parameter) ?? name));
    }
    return { values: values as unknown as Parameters, issues: sent.issues };
  };
}

/** The parameter that another one is an alias of; undefined for any other parameter. */
const getAliased = ({ 'x-alias-of': name }: Parameter, parameters: readonly Parameter[]): Parameter | undefined =>
  name === undefined ? undefined : parameters.find((parameter) => parameter.name === name);

function createHeaderReader(parameters: readonly Parameter[]) {
  const inHeader = parameters
    .filter((parameter) => parameter.in === 'header')
    .map((parameter) => ({
      name: parameter.name,
      header: parameter.name.toLowerCase(),
      aliased: getAliased(parameter, parameters),
      parameter: getAliased(parameter, parameters) ?? parameter,
    }));
  return (headers: RawParameters['headers'], { values, aliases }: SentParameters): void => {
    for (const { name, header, aliased, parameter } of inHeader) {
      const value = headers[header];
      if (value === undefined || values.has(parameter)) continue;
      values.set(parameter, coerce(parameter.schema, value));
      if (aliased) aliases.set(aliased, name);
    }
  };
}

function createQueryReader(parameters: readonly Parameter[]) {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const byLowerCase = new Map(
    inQuery.map((parameter) => [parameter.name.toLowerCase(), getAliased(parameter, parameters) ?? parameter]),
  );
  const names = inQuery.map(({ name }) => name);
  const aliasNames = new Set(inQuery.filter((parameter) => getAliased(parameter, parameters)).map(({ name }) => name));
  return (search: string, { values, aliases, issues }: SentParameters): void => {
    if (!isUtf8(search)) issues.push(...findBadEncodings(search));
    for (const [name, text] of new URLSearchParams(search)) {
      const parameter = byLowerCase.get(name.toLowerCase());
      if (!parameter) {
        issues.push(toUnknownIssue(name, names));
        continue;
      }
      if (aliasNames.has(name)) aliases.set(parameter, name);
      if (!addValue(parameter, text, values)) issues.push({ field: parameter.name, key: 'onlyOnce' });
    }
  };
}

/** Returns false for a second value of a parameter that takes one. */
function addValue(parameter: Parameter, text: string, values: SentParameters['values']): boolean {
  const previous = values.get(parameter);
  const isList = parameter.schema.type === 'array';
  if (previous === undefined) values.set(parameter, isList ? toItems(parameter, text) : coerce(parameter.schema, text));
  else if (isList) (previous as unknown[]).push(...toItems(parameter, text));
  return previous === undefined || isList;
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

function toUnknownIssue(name: string, names: readonly string[]): ValidationIssue {
  const suggestion = findClosest(name, names);
  if (suggestion === undefined) return { field: name, key: 'unknownParameter' };
  return { field: name, key: 'unknownParameterDidYouMean', parameters: { suggestion } };
}

/** `fields=a,b` and `name=a&name=b` are lists. */
function toItems({ schema: { items = {} }, explode }: Parameter, text: string): unknown[] {
  return explode === false ? text.split(',').map((item) => coerce(items, item)) : [coerce(items, text)];
}

/** Converts text to its type in the contract. Text of another type stays as it is, and the validator rejects it. */
function coerce({ type }: Schema, text: string): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  if (type === 'number' && isPlainNumber(text) && isExact(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

const isPlainNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** Whether a value is the text of a number with more digits than a number can have. */
const isInexact = ({ schema }: Parameter, value: unknown): boolean =>
  (schema.items ?? schema).type === 'number' &&
  [value].flat().some((item) => typeof item === 'string' && isPlainNumber(item));

/** Numbers of up to fifteen digits are exact, unless they are very large or very small. */
const SHORT_NUMBER = /^-?[\d.]{1,15}(?:e[+-]?\d{1,2})?$/i;

/**
 * Whether a number in JavaScript is the number that was written. Numbers are binary and have 15 to 17 digits:
 * `9007199254740993` becomes another number, and `1e400` becomes infinite.
 *
 * @param text a number in the notation of JSON.
 */
export function isExact(text: string): boolean {
  if (SHORT_NUMBER.test(text)) return true;
  const number = Number(text);
  return Number.isFinite(number) && new Decimal(text).equals(number);
}
