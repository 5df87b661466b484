import { alternatives, type FlatSchema } from '../alternatives.ts';
import { type Operation, type Parameter, resolved } from '../document.ts';
import { type Draft, encoded, textOf } from '../request.ts';
import { wrongValues } from './wrong-values.ts';

/** One thing that is wrong with the parameters of a request that is right otherwise. */
export interface ParameterFault {
  /** The keyword of the contract that is broken: of the parameter's schema, or `name`, `required` or `explode`. */
  readonly keyword: string;
  readonly parameter: string;
  /** What the parameter is now, in its type; undefined where it is not the value that is wrong. */
  readonly value: unknown;
  /** Makes the request with the fault. */
  readonly make: (draft: Draft) => Draft;
}

/** Texts that are no value of a type. */
const notOfType: Readonly<Record<string, readonly string[]>> = {
  integer: ['text', '1.5', '1e2', '0x1', ' ', '١'],
  number: ['text', '1,5', '0x1', ''],
  boolean: ['yes', '1', 'TRUE', ''],
  string: [],
};

/** Everything that can be wrong with the parameters of a request to an operation by one fault. */
export function parameterFaults(operation: Operation): ParameterFault[] {
  const parameters = operation.parameters.filter((parameter) => !parameter['x-alias-of']);
  const known = new Set(operation.parameters.map(({ name }) => lower(name)));
  const inQuery = parameters.filter((one) => one.in === 'query');
  return [
    ...parameters.flatMap((parameter) => valueFaults(operation, parameter)),
    ...inQuery.filter(({ required }) => required).map(leftOut),
    ...inQuery.filter((parameter) => itemOf(parameter) === undefined).map(givenTwice),
    ...['colour', '_meta', 'fields[]'].filter((name) => !known.has(name)).map(notKnown),
  ];
}

const lower = (text: string): string => text.toLowerCase();

const itemOf = ({ schema }: Parameter): FlatSchema | undefined => resolved(schema).items as FlatSchema | undefined;

function valueFaults(operation: Operation, parameter: Parameter): ParameterFault[] {
  const { name, schema } = parameter;
  const item = itemOf(parameter);
  const [flat] = alternatives(item ?? schema) as [FlatSchema];
  const inText = textsNotOf(flat, parameter).map((text): [string, string] => ['type', text]);
  const ofValue = wrongValues(flat, undefined)
    .filter(([keyword, value]) => keyword !== 'type' && canBeSent(parameter, textOf(value)))
    .map(([keyword, value]): [string, string] => [keyword, textOf(value)]);
  const single = [...inText, ...ofValue].map(([keyword, text]): ParameterFault => {
    const value = typed(text, flat);
    return { keyword, parameter: name, value: item ? [value] : value, make: placed(operation, parameter, [text]) };
  });
  return item ? [...single, ...listFaults(operation, parameter, schema as FlatSchema)] : single;
}

const textsNotOf = ({ type }: FlatSchema, parameter: Parameter): readonly string[] =>
  (notOfType[String(type)] ?? []).filter((text) => canBeSent(parameter, text));

/** A header holds visible characters only, a path no empty segment, and a server has no room for longer addresses. */
function canBeSent({ in: place }: Parameter, text: string): boolean {
  if (place === 'header') return /^[\x21-\x7e]+$/.test(text);
  if (encoded(text).length > 10_000) return false;
  return place === 'query' || (text !== '' && !/[/\\]/.test(text));
}

/** A list with too much in it, or the same twice. */
function listFaults(
  operation: Operation,
  parameter: Parameter,
  { maxItems, uniqueItems }: FlatSchema,
): ParameterFault[] {
  const [one] = [parameter.example].flat();
  const times = (keyword: string, count: number): ParameterFault => {
    const value = Array.from({ length: count }, () => one);
    return { keyword, parameter: parameter.name, value, make: placed(operation, parameter, value.map(textOf)) };
  };
  return [
    ...(typeof maxItems === 'number' ? [times('maxItems', maxItems + 1)] : []),
    ...(uniqueItems === true ? [times('uniqueItems', 2)] : []),
  ];
}

const leftOut = ({ name }: Parameter): ParameterFault => ({
  ...{ keyword: 'required', parameter: name, value: undefined },
  make: (draft) => ({ ...draft, query: without(draft, name) }),
});

const givenTwice = ({ name, example }: Parameter): ParameterFault => ({
  ...{ keyword: 'explode', parameter: name, value: undefined },
  make: (draft) => {
    const twice = [example, example].map((value): [string, string] => [name, textOf(value)]);
    return { ...draft, query: [...without(draft, name), ...twice] };
  },
});

const notKnown = (name: string): ParameterFault => ({
  ...{ keyword: 'name', parameter: name, value: undefined },
  make: (draft) => ({ ...draft, query: [...draft.query, [name, '1']] }),
});

const without = ({ query }: Draft, name: string): Draft['query'] => query.filter(([other]) => other !== name);

/** Puts texts in the place of what a parameter is. */
function placed({ path }: Operation, parameter: Parameter, texts: readonly string[]): (draft: Draft) => Draft {
  const { name, in: place, explode } = parameter;
  return (draft) => {
    if (place === 'header') {
      const others = draft.headers.filter(([other]) => other !== lower(name));
      return { ...draft, headers: [...others, [lower(name), String(texts[0])]] };
    }
    if (place === 'path') {
      const index = path.split('/').indexOf(`{${name}}`);
      const segments = draft.path.split('/').map((segment, at) => (at === index ? encoded(String(texts[0])) : segment));
      return { ...draft, path: segments.join('/') };
    }
    const values = explode === false ? [texts.join(',')] : texts;
    return { ...draft, query: [...without(draft, name), ...values.map((text): [string, string] => [name, text])] };
  };
}

/** A text as the type that it plainly is of: what a server may read it as. */
function typed(text: string, { type }: FlatSchema): unknown {
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
