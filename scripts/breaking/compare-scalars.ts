import type { Branch } from './branches.ts';
import { createBreak, createRemark, type Difference, quote, shorten } from './change.ts';
import {
  compareLimits,
  compareRules,
  compareValues,
  createShift,
  type Direction,
  rateShift,
  type Shift,
} from './shifts.ts';
import { findRejectedText } from './try-values.ts';

/** Compares two branches by their keywords, without what is inside of objects and arrays. */
export function compareScalars(before: Branch, after: Branch, direction: Direction): readonly Difference[] {
  const rate = (shifts: readonly Shift[]): readonly Difference[] => shifts.map((shift) => rateShift(shift, direction));
  const types = compareNames('', before.type, after.type, { integer: 'number' });
  if (types.some(({ isNarrower, isWider }) => isNarrower && isWider)) {
    const isText = direction === 'parameter' && ![before.type, after.type].includes('array');
    return isText ? types.map(({ words }) => tryTexts(words, findRejectedText(before, after))) : rate(types);
  }
  const formats = compareNames('format ', getFormat(before), getFormat(after), { int32: 'int64', float: 'double' });
  const extensible = compareValues(before['x-extensible-enum'], after['x-extensible-enum']);
  return [
    ...rate([...types, ...formats, ...compareValues(before.enum, after.enum), ...extensible]),
    ...compareTexts(before, after, direction),
    ...(direction === 'response'
      ? []
      : [...rate(compareRules(before, after)), ...compareDefaults(before, after, direction)]),
    ...compareDeprecation(before, after),
  ];
}

type Name = string | undefined;

/** Compares two names of kinds of values, by the kinds that contain all values of another one. */
function compareNames(what: string, from: Name, to: Name, wider: Readonly<Record<string, string>>): readonly Shift[] {
  if (from === to) return [];
  const shift = createShift(what, from, to, [`Send ${what}${to}.`, `Expect ${to ? what + to : 'any value'}.`]);
  if (from && wider[from] === to) return [{ ...shift, isNarrower: false }];
  return [to && wider[to] === from ? { ...shift, isWider: false } : shift];
}

/** The format of a schema, unless its limits say as much. */
function getFormat({ format, minimum, maximum }: Branch): Name {
  const isWithin = Number(minimum ?? Number.NaN) >= -(2 ** 31) && Number(maximum ?? Number.NaN) < 2 ** 31;
  return format === 'int32' && isWithin ? undefined : (format as Name);
}

/** Compares limits, patterns and normalization. Servers normalize a value before they compare it with these. */
function compareTexts(before: Branch, after: Branch, direction: Direction): readonly Difference[] {
  const isResponse = direction === 'response';
  const limits = compareLimits(before, after).map(({ name, ...shift }): Difference => {
    const isTried = !isResponse && shift.isNarrower && name.endsWith('Length') && after['x-normalize'];
    return isTried ? tryTexts(shift.words, findRejectedText(before, after, [name])) : rateShift(shift, direction);
  });
  const [from, to] = [before.pattern, after.pattern].map((pattern) => pattern && quote(shorten(String(pattern))));
  const pattern = createShift('pattern ', from, to, ['', '']);
  const [kind, next] = [before, after].map(
    ({ 'x-normalize': name }) => NORMALIZATIONS[String(name)] ?? name ?? 'as it is',
  );
  if (before.pattern !== after.pattern) {
    // Clients need not check what the platform sends.
    if (isResponse) return [...limits, createRemark(pattern.words)];
    const isGone = to === undefined;
    return [
      ...limits,
      isGone ? rateShift(pattern, direction) : tryTexts(pattern.words, findRejectedText(before, after, ['pattern'])),
    ];
  }
  if (isResponse || kind === next) return limits;
  return [...limits, tryTexts(`read ${kind} → ${next}`, findRejectedText(before, after))];
}

const NORMALIZATIONS: Readonly<Record<string, string>> = {
  line: 'without white space around it',
  lines: 'without white space around it',
  compact: 'in capitals without separators',
};

/** Rates a change by a text that only the old schema accepts. */
const tryTexts = (words: string, rejected: string | undefined): Difference =>
  rejected === undefined
    ? createRemark(words, 'No rejected value was found.')
    : createBreak(words, `${quote(writeCodes(rejected))} is rejected now.`);

/** Writes a text with the codes of characters that cannot be seen. */
const writeCodes = (text: string): string =>
  shorten(
    JSON.stringify(text).replaceAll(/[^\x20-\x7E\p{L}\p{S}]/gu, (each) => `\\u{${each.codePointAt(0)?.toString(16)}}`),
  );

function compareDefaults(before: Branch, after: Branch, direction: Direction): readonly Difference[] {
  const [from, to] = [before, after].map((schema) => JSON.stringify(schema.default ?? schema['x-default']));
  if (from === to) return [];
  const words = `default ${from ?? 'none'} → ${to ?? 'none'}`;
  if (from !== undefined) return [createBreak(words, `Send ${quote(from)} for the same result.`)];
  return [direction === 'parameter' ? createBreak(words, 'Send the value that you want.') : createRemark(words)];
}

export function compareDeprecation(before: object, after: object): readonly Difference[] {
  const [from, to] = [before, after].map((part) => 'deprecated' in part && part.deprecated === true);
  if (from === to) return [];
  return [
    to
      ? createRemark('deprecated', 'Do without it before the next major version.')
      : createRemark('no longer deprecated'),
  ];
}
