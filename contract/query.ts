import type { Parameter, Schema } from './document.ts';
import { type Normalization, normalizeText } from './normalize-text.ts';

export interface SentQuery {
  /** Values in the types of the contract. A text that has another type stays as it was sent; a parameter that takes several has a list. */
  readonly values: ReadonlyMap<Parameter, unknown>;
  readonly aliases: ReadonlyMap<Parameter, string>;
  /** Unread parameters, in order: a name that the contract does not have, or a further value of a parameter that takes one. */
  readonly rejected: readonly { readonly name: string; readonly parameter: Parameter | undefined }[];
}

export type QueryReader = (search: string) => SentQuery;

export const getAliased = (
  { 'x-alias-of': name }: Parameter,
  parameters: readonly Parameter[],
): Parameter | undefined => (name === undefined ? undefined : parameters.find((parameter) => parameter.name === name));

/**
 * Creates the reader of the query of an operation. Names are accepted in any case, and under their aliases.
 *
 * @param isOAuth true to ignore unknown names and empty values (RFC 6749, section 3.1).
 */
export function createQueryReader(parameters: readonly Parameter[], isOAuth: boolean): QueryReader {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const byLowerCase = new Map(
    inQuery.map((parameter) => [parameter.name.toLowerCase(), getAliased(parameter, parameters) ?? parameter]),
  );
  const aliasNames = new Set(inQuery.filter((parameter) => getAliased(parameter, parameters)).map(({ name }) => name));
  return (search) => {
    const values = new Map<Parameter, unknown>();
    const aliases = new Map<Parameter, string>();
    const spellings = new Map<Parameter, string>();
    const rejected: { name: string; parameter: Parameter | undefined }[] = [];

    function add(parameter: Parameter, name: string, text: string): void {
      const spelling = spellings.get(parameter) ?? name;
      spellings.set(parameter, spelling);
      if (!addValue(parameter, text, values, spelling !== name)) rejected.push({ name, parameter });
      if (aliasNames.has(name)) aliases.set(parameter, name);
    }

    for (const [name, text] of new URLSearchParams(search)) {
      const parameter = byLowerCase.get(name.toLowerCase());
      if (isOAuth && (!parameter || text === '')) continue;
      if (parameter) add(parameter, name, text);
      else rejected.push({ name, parameter });
    }
    return { values, aliases, rejected };
  };
}

/** Adds a value. Returns false for a further value of a parameter that takes one, but for its repetition in another spelling. */
function addValue(
  parameter: Parameter,
  text: string,
  values: Map<Parameter, unknown>,
  isOtherSpelling: boolean,
): boolean {
  const previous = values.get(parameter);
  if (parameter.schema.type === 'array') {
    const list = (previous as unknown[] | undefined) ?? [];
    for (const item of toItems(parameter, text)) list.push(item);
    values.set(parameter, list);
    return true;
  }
  const value = coerce(parameter.schema, text);
  if (previous === undefined) values.set(parameter, value);
  return previous === undefined || (isOtherSpelling && previous === value);
}

/** `fields=a,b` and `name=a&name=b` are lists. */
function toItems({ schema: { items = {} }, explode }: Parameter, text: string): unknown[] {
  return explode === false ? text.split(',').map((item) => coerce(items, item)) : [coerce(items, text)];
}

/** Converts text to its type in the contract, and a filter on a text to the form in which the text is stored. Other text stays. */
export function coerce({ type, 'x-normalize': kind }: Schema, text: string): unknown {
  if (kind !== undefined) return normalizeText(kind as Normalization, text);
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
