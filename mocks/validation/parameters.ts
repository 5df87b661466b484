import type { Operation, Parameter, Schema } from '../../contract/model.ts';
import { coerce, getAliased, type SentQuery } from '../../contract/query.ts';
import type { ValidationIssue } from '../messages/problems.ts';
import { NO_SCHEMA_INFO, toIssues } from './error-details.ts';
import { suggest } from './suggestions.ts';
import type { SchemaValidators, Validator } from './validators.ts';

export interface Parameters {
  readonly path: Readonly<Record<string, number>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
}

/** Limit of issues about a query's names and encoding: suggesting a name takes longer than reading it. */
const MAX_ISSUES = 20;

interface RawParameters {
  readonly path: Readonly<Record<string, string>>;
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type ParameterParser = ReturnType<typeof createParameterParser>;

/** Returns the schema of a parameter, with the example for errors. */
export const toParameterSchema = ({ schema, example }: Parameter): Schema => ({
  ...schema,
  examples: [example].flat(),
});

/**
 * Creates the parameter parser of an operation. Query names may have any case, and aliases. Except in OAuth, an unknown name is
 * an issue.
 */
export function createParameterParser({ parameters, readQuery }: Operation, { forParameter }: SchemaValidators) {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const names = parameters
    .filter((parameter) => parameter.in === 'query' && parameter['x-alias-of'] === undefined)
    .map(({ name }) => name);
  const headers = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  const inHeader = parameters
    .filter((parameter) => parameter.in === 'header')
    .map((parameter) => {
      const aliased = getAliased(parameter, parameters);
      return { name: parameter.name, header: parameter.name.toLowerCase(), aliased, parameter: aliased ?? parameter };
    })
    // A parameter applies before its alias.
    .toSorted((left, right) => Number(left.aliased !== undefined) - Number(right.aliased !== undefined));
  // Compiled on first use: most parameters of a list are rare.
  const validators = new Map<Parameter, Validator>();

  function findIssues(parameter: Parameter, value: unknown, field: string): ValidationIssue[] {
    const validate = validators.get(parameter) ?? forParameter(toParameterSchema(parameter));
    validators.set(parameter, validate);
    const errors = validate(value);
    if (errors.length === 0) return [];
    const [encoded, plain] = parameter.in === 'query' ? encodePlus(value) : [];
    if (encoded !== undefined && validate(plain).length === 0)
      return [{ field, key: 'plusSign', parameters: { value: encoded } }];
    return toIssues(errors, NO_SCHEMA_INFO).map((issue) => ({ ...issue, field }));
  }

  function readHeaders(
    sent: RawParameters['headers'],
    values: Map<Parameter, unknown>,
    aliases: Map<Parameter, string>,
  ) {
    for (const { name, header, aliased, parameter } of inHeader) {
      const value = sent[header];
      if (value === undefined || values.has(parameter)) continue;
      values.set(parameter, readHeader(parameter.schema, value));
      if (aliased) aliases.set(aliased, name);
    }
  }

  function readValues({ path, search, headers: sent }: RawParameters) {
    const query = search === '' ? undefined : readQuery(search);
    const values = new Map(query?.values);
    const aliases = new Map(query?.aliases);
    for (const parameter of inPath) values.set(parameter, coerce(parameter.schema, path[parameter.name] ?? ''));
    readHeaders(sent, values, aliases);
    const issues = search.includes('%') ? findBadEncodings(search) : [];
    for (const part of query?.rejected.slice(0, MAX_ISSUES) ?? []) issues.push(toQueryIssue(part, names, headers));
    return { values, aliases, issues };
  }

  return (raw: RawParameters) => {
    // An alias stands for its parameter. Issues have the name that was sent.
    const { values: sent, aliases, issues } = readValues(raw);
    const values = { path: {}, query: {}, header: {} } as Record<Parameter['in'], Record<string, unknown>>;
    for (const parameter of parameters) {
      const { name } = parameter;
      const value = sent.get(parameter);
      if (value === undefined) {
        if (parameter.required) issues.push({ field: name, key: 'parameterRequired' });
        continue;
      }
      values[parameter.in][name] = value;
      for (const issue of findIssues(parameter, value, aliases.get(parameter) ?? name)) issues.push(issue);
    }
    return { values: values as unknown as Parameters, issues };
  };
}

/** Converts a header to its type. A number has one spelling, because others, such as `01`, hide what a proxy looks for. */
function readHeader(schema: Schema, text: string): unknown {
  const value = coerce(schema, text);
  return String(value) === text ? value : text;
}

/** Returns the first value whose plus sign became a space, encoded, and all values with plus signs. */
function encodePlus(value: unknown): [encoded: string | undefined, plain: unknown] {
  const restore = (item: unknown) => (typeof item === 'string' ? item.replaceAll(' ', '+') : item);
  const first = [value].flat().find((item): item is string => typeof item === 'string' && item.includes(' '));
  const plain = Array.isArray(value) ? value.map(restore) : restore(value);
  return [first?.replaceAll(' ', '%2B'), plain];
}

/** Checks that the escapes of a query are UTF-8. A percent sign without digits is literal, as in browsers. */
function isUtf8(text: string): boolean {
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
    .slice(0, MAX_ISSUES)
    .map((pair) => ({ field: [...new URLSearchParams(pair).keys()][0] ?? '', key: 'notValid' }));

function toQueryIssue(
  { name, parameter }: SentQuery['rejected'][number],
  names: readonly string[],
  headers: readonly string[],
): ValidationIssue {
  if (parameter) return { field: parameter.name, key: 'onlyOnce' };
  const suggestion = suggest(name, names);
  if (suggestion !== undefined) return { field: name, key: 'unknownParameterDidYouMean', parameters: { suggestion } };
  const header = suggest(name, headers);
  if (header !== undefined) return { field: name, key: 'parameterIsHeader', parameters: { header } };
  return { field: name, key: 'unknownParameter', parameters: { values: names } };
}
