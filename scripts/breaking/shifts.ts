import type { Schema } from '../../contract/document.ts';
import { type Branch, isAnnotation } from './branches.ts';
import { type Difference, quote, shorten } from './change.ts';

/** Writer of a value: a client in a body, a client in a parameter, where it is a text, or the platform. */
export type Direction = 'request' | 'parameter' | 'response';

/** Change of the values that a schema allows: fewer, more, or both. */
export interface Shift {
  readonly isNarrower: boolean;
  readonly isWider: boolean;
  readonly words: string;
  /** Advice to clients that send the values, and to those that receive them. */
  readonly advice: readonly [request: string, response: string];
  /** True for what the guide asks clients to expect, such as a new value. */
  readonly isExpected?: boolean;
}

/** Rates a shift: what clients sent must be accepted, and what they receive must be what they know. */
export function rateShift({ isNarrower, isWider, isExpected, words, advice }: Shift, direction: Direction): Difference {
  const isResponse = direction === 'response';
  const isBreak = isResponse ? isWider && !isExpected : isNarrower;
  const isAdvised = isBreak || (isResponse && isExpected);
  return { path: '', impact: isBreak ? 'major' : 'minor', words, advice: isAdvised ? advice[isResponse ? 1 : 0] : '' };
}

/** Creates a shift of two values of a keyword; one that has none allows everything. */
export const createShift = (what: string, from: unknown, to: unknown, advice: Shift['advice']): Shift => ({
  isNarrower: to !== undefined,
  isWider: from !== undefined,
  words: `${what}${from ?? 'any'} → ${to ?? 'any'}`,
  advice,
});

/** Creates a shift in one direction. */
export const createTurn = (words: string, isNarrower: boolean, advice: Shift['advice']): Shift => ({
  isNarrower,
  isWider: !isNarrower,
  words,
  advice,
});

type Limit = readonly [type: string, rise: 1 | -1, words: string, withoutIt?: number];

/** Keywords whose values have an order: they allow more when they rise, or less. */
const LIMITS: Readonly<Record<string, Limit>> = {
  maxLength: ['string', 1, 'at most # characters'],
  minLength: ['string', -1, 'at least # characters', 0],
  maximum: ['number', 1, 'at most #'],
  minimum: ['number', -1, 'at least #'],
  'x-scale': ['number', 1, 'at most # decimals'],
  maxItems: ['array', 1, 'at most # items'],
  minItems: ['array', -1, 'at least # items', 0],
  maxContains: ['array', 1, 'at most # items as `contains` says'],
  minContains: ['array', -1, 'at least # items as `contains` says', 1],
  maxProperties: ['object', 1, 'at most # fields'],
  minProperties: ['object', -1, 'at least # fields', 0],
  'x-max-bytes': ['object', 1, 'at most # bytes'],
};

/** Compares the keywords of two schemas that have an order. */
export const compareLimits = (before: Branch, after: Branch): readonly (Shift & { readonly name: string })[] =>
  Object.entries(LIMITS).flatMap(([name, limit]) => {
    const [type, rise, words] = limit;
    const [from, to] = [readLimit(before, name, limit), readLimit(after, name, limit)];
    const isOther = before.type !== undefined && type !== before.type.replace('integer', 'number');
    if (isOther || from.order === to.order) return [];
    const print = (text: string | undefined): string => (text === undefined ? 'no limit' : words.replace('#', text));
    const step = from.text && to.text ? print(`${from.text} → ${to.text}`) : `${print(from.text)} → ${print(to.text)}`;
    const isNarrower = rise * from.order > rise * to.order;
    return {
      name,
      ...createTurn(step, isNarrower, ['Stay within the new limit.', 'Expect values beyond the old limit.']),
    };
  });

/** Reads a limit with its place in the order of all. The values within an exclusive limit end just before it. */
function readLimit(schema: Branch, name: string, [, rise, , withoutIt = rise * Number.POSITIVE_INFINITY]: Limit) {
  const value = schema[name];
  const exclusive = schema[`exclusive${name[0]?.toUpperCase()}${name.slice(1)}`];
  if (typeof exclusive === 'number' && !(typeof value === 'number' && rise * (value - exclusive) < 0)) {
    const step = schema.type === 'integer' ? 1 : Number.EPSILON * Math.max(1, Math.abs(exclusive));
    return { order: exclusive - rise * step, text: `${exclusive} (exclusive)` };
  }
  return typeof value === 'number' ? { order: value, text: String(value) } : { order: withoutIt, text: undefined };
}

/** Compares the values that are allowed by name. */
export function compareValues(before: unknown, after: unknown): readonly Shift[] {
  const [from, to] = [before, after] as (readonly unknown[] | undefined)[];
  const isIn = (values: readonly unknown[] | undefined, value: unknown): boolean =>
    values === undefined || values.some((each) => JSON.stringify(each) === JSON.stringify(value));
  const list = (values: readonly unknown[] | undefined): string | undefined => values?.map(quote).join(', ');
  const removed = from?.filter((value) => !isIn(to, value)) ?? [];
  const added = to?.filter((value) => !isIn(from, value)) ?? [];
  const isOther = from && to && removed.length === from.length && added.length === to.length;
  if (isOther || (from === undefined) !== (to === undefined)) {
    return [createShift('values ', list(from), list(to), ['Send only what is accepted.', 'Expect other values.'])];
  }
  const advice = 'Take a value that you do not know as “something else”.';
  return [
    ...(removed.length > 0 ? [createTurn(`values ${list(removed)} removed`, true, ['Send another value.', ''])] : []),
    ...(added.length > 0
      ? [{ ...createTurn(`values ${list(added)} new`, false, ['', advice]), isExpected: true }]
      : []),
  ];
}

/** Keywords of the internal bundle with which the platform accepts only some values, with their meaning. */
const RULES: Readonly<Record<string, string>> = {
  'x-unique': 'a value that no other record has',
  'x-check-digits': 'right check digits',
  'x-printed': 'characters that a document shows',
  'x-references': 'a record that exists',
  'x-one-of-required': 'with at least one of',
  'x-read-only': 'the value that it has',
};

/** Compares the keywords with which the platform accepts only some values. */
export const compareRules = (before: Branch, after: Branch): readonly Shift[] =>
  Object.entries(RULES).flatMap(([name, words]) => {
    const [from, to] = [before[name], after[name]].map((value) => {
      const names = JSON.stringify(value)
        ?.replaceAll(/"\w+":|["{}[\]]/g, '')
        .replaceAll(',', ', ');
      return value ? `${words}${value === true ? '' : ` (${names})`}` : undefined;
    });
    return from === to ? [] : [createShift('', from, to, ['Send only what is accepted.', ''])];
  });

/** Keywords with rules of their own. */
const COMPARED =
  /^(type|nullable|enum|format|pattern|default|deprecated|readOnly|writeOnly|items|properties|required|(additional|unevaluated)Properties|exclusiveM.*|x-(default|normalize|extensible-enum))$/;

const isCompared = (name: string): boolean => COMPARED.test(name) || name in LIMITS || name in RULES;

/** Lists what only readers, generators and this repository see of a schema. */
export const listTexts = (schema: Schema): readonly unknown[] =>
  Object.entries(schema)
    .filter(([name]) => isAnnotation(name) || (name.startsWith('x-') && !isCompared(name)))
    .toSorted();

type ToText = (value: unknown) => string;

/** Compares the keywords without an order. A new keyword allows fewer values, and another value of a keyword fewer and more. */
export function compareOthers(before: Branch, after: Branch, toText: readonly [ToText, ToText]): readonly Shift[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const others = names.filter((name) => !isCompared(name) && !isAnnotation(name) && !name.startsWith('x-'));
  return others.flatMap((name) => {
    const [from, to] = [before, after].map(({ [name]: value }, side) => (value ? toText[side]?.(value) : undefined));
    if (from === to) return [];
    const [old, next] = [from, to].map((text) => text && shorten(text));
    const shift = createShift(`${name} `, old, next, [
      'Send what the contract allows.',
      'Expect what the contract allows.',
    ]);
    const [isFactor, isMultiple] = [Number(from) % Number(to) === 0, Number(to) % Number(from) === 0];
    const isStep = name === 'multipleOf' && (isFactor || isMultiple);
    return [isStep ? { ...shift, isNarrower: isMultiple, isWider: isFactor } : shift];
  });
}
