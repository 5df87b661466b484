import type { Parameter } from '../../../../contract/document.ts';
import { type FlatSchema, findAlternative, type Operation } from '../../../contract.ts';
import type { HeaderList, Query } from '../../../session/http.ts';
import { getInvalidValues } from './values.ts';

interface RequestParts {
  readonly path: string;
  readonly query: Query;
  readonly headers: HeaderList;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Percent-encodes a text. A URL cannot hold a lone surrogate. */
const encodeText = (text: string): string => encodeURIComponent(text.toWellFormed());

export interface ParameterMutation {
  /** Violated keyword of the schema, or `name`, `required` or `explode`. */
  readonly keyword: string;
  readonly parameter: string;
  /** Invalid value, in its type; undefined when something else is wrong. */
  readonly value: unknown;
  readonly apply: (parts: RequestParts) => RequestParts;
}

const invalidTexts: Readonly<Record<string, readonly string[]>> = {
  integer: ['text', '1.5', '1e2', '0x1', ' ', '١'],
  number: ['text', '1,5', '0x1', ''],
  boolean: ['yes', '1', 'TRUE', ''],
};

export function getParameterMutations(operation: Operation): ParameterMutation[] {
  const parameters = operation.parameters.filter((parameter) => !parameter['x-alias-of']);
  const names = new Set(operation.parameters.map(({ name }) => name.toLowerCase()));
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return [
    ...parameters.flatMap((parameter) => mutateValue(operation, parameter)),
    ...inQuery.filter(({ required }) => required).map(({ name }) => changeQuery('required', name, [])),
    ...inQuery
      .filter(({ schema }) => !schema.items)
      .map(({ name, example }) => changeQuery('explode', name, [example, example])),
    ...['colour', '_meta', 'fields[]']
      .filter((name) => !names.has(name))
      .map((name) => changeQuery('name', name, ['1'])),
  ];
}

function mutateValue(operation: Operation, parameter: Parameter): ParameterMutation[] {
  const { name, schema } = parameter;
  const flat = findAlternative(schema.items ?? schema, undefined);
  const texts = (invalidTexts[String(flat.type)] ?? []).map((text) => ['type', text] as const);
  const values = getInvalidValues(flat, undefined)
    .filter(([keyword]) => keyword !== 'type')
    .map(([keyword, value]) => [keyword, toText(value)] as const);
  const single = [...texts, ...values]
    .filter(([, text]) => canBeSent(parameter, text))
    .map(([keyword, text]): ParameterMutation => {
      const value = toTyped(text, flat);
      const apply = setParameter(operation, parameter, [text]);
      return { keyword, parameter: name, value: schema.items ? [value] : value, apply };
    });
  return schema.items ? [...single, ...mutateList(operation, parameter)] : single;
}

/** Checks that a text can be sent: headers have visible characters only, paths no empty segment, URLs a limited length. */
function canBeSent({ in: location }: Parameter, text: string): boolean {
  if (location === 'header') return /^[\x21-\x7e]+$/.test(text);
  if (encodeText(text).length > 10_000) return false;
  return location === 'query' || (text !== '' && !/[/\\]/.test(text));
}

function mutateList(operation: Operation, parameter: Parameter): ParameterMutation[] {
  const { name, example, schema } = parameter;
  const { maxItems, uniqueItems } = schema;
  const [item] = [example].flat();
  const createList = (keyword: string, length: number): ParameterMutation => {
    const value = Array.from({ length }, () => item);
    return { keyword, parameter: name, value, apply: setParameter(operation, parameter, value.map(toText)) };
  };
  return [
    ...(typeof maxItems === 'number' ? [createList('maxItems', maxItems + 1)] : []),
    ...(uniqueItems === true ? [createList('uniqueItems', 2)] : []),
  ];
}

/** Creates an invalid query of individually valid values. */
const changeQuery = (keyword: string, name: string, values: readonly unknown[]): ParameterMutation => ({
  keyword,
  parameter: name,
  value: undefined,
  apply: (parts) => {
    const pairs = values.map((value) => [name, toText(value)] as const);
    return { ...parts, query: [...without(parts, name), ...pairs] };
  },
});

const without = ({ query }: RequestParts, name: string): RequestParts['query'] => query.filter(([key]) => key !== name);

function setParameter({ path }: Operation, parameter: Parameter, texts: readonly string[]): ParameterMutation['apply'] {
  const { name, in: location, explode } = parameter;
  const [text = ''] = texts;
  return (parts) => {
    if (location === 'header') {
      const others = parts.headers.filter(([key]) => key !== name.toLowerCase());
      return { ...parts, headers: [...others, [name.toLowerCase(), text]] };
    }
    if (location === 'path') return { ...parts, path: replaceSegment(parts.path, path, `{${name}}`, encodeText(text)) };
    const values = explode === false ? [texts.join(',')] : texts;
    return { ...parts, query: [...without(parts, name), ...values.map((value) => [name, value] as const)] };
  };
}

export function replaceSegment(path: string, template: string, placeholder: string, value: string): string {
  const position = template.split('/').indexOf(placeholder);
  return path
    .split('/')
    .map((segment, index) => (index === position ? value : segment))
    .join('/');
}

/** Converts a text to the type that a server may read. */
function toTyped(text: string, { type }: FlatSchema): unknown {
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
