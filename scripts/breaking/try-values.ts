import fc from 'fast-check';
import { type Normalization, normalizeText } from '../../contract/normalize-text.ts';
import type { Branch } from './branches.ts';

/** Number of values that are made of a pattern, and of values that get further forms. */
const SAMPLES = { numRuns: 200, seed: 1 };
const MAX_VARIED = 40;
const MAX_LENGTH = 5000;

/** Characters that a pattern may accept and a narrower one not: letters, digits, signs, spaces, control characters, line ends. */
const PROBES = [...'A0 -./_+&éЖ李م→🍰\t\n\u00A0\u2028\0'];

/**
 * Finds the first text that one schema accepts and another one rejects. It tries the examples, values made of the pattern, and
 * variations with other characters, white space, capitals and lengths.
 *
 * @param keywords keywords of the second schema to compare. Default: all.
 * @returns undefined when the second schema accepts every text.
 */
export function findRejectedText(before: Branch, after: Branch, keywords?: readonly string[]): string | undefined {
  const key = JSON.stringify([keywords, ...[before, after].map((schema) => READ.map((name) => schema[name]))]);
  if (!cache.has(key)) cache.set(key, tryTexts(before, after, keywords));
  return cache.get(key);
}

/** The keywords that are read here. Many fields have the same values of them. */
const READ = [
  ...['type', 'nullable', 'enum', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'x-normalize'],
  ...['example', 'examples'],
];
const cache = new Map<string, string | undefined>();

function tryTexts(before: Branch, after: Branch, keywords?: readonly string[]): string | undefined {
  const [limit, newLimit] = [before, after].map(({ maxLength }) => Number(maxLength ?? MAX_LENGTH)) as [number, number];
  const examples = [before.examples, before.example].flat().filter((value) => value !== undefined && value !== null);
  const texts = [...examples.map(String), ...listTexts(before, Math.min(limit, newLimit, MAX_LENGTH) + 1)];
  const [accepted, accepts] = [createTest(before), createTest(after, keywords)];
  return texts.find((text) => accepted(text) && !accepts(text));
}

/** Lists texts that may match a schema: the shortest first, and readable ones. */
function listTexts(schema: Branch, maxLength: number): readonly string[] {
  const samples = sample(schema, maxLength);
  const varied = samples.slice(0, MAX_VARIED).flatMap((text) => vary(text, maxLength));
  const isHidden = (text: string): boolean => /[\p{C}\u00A0\u2028]/u.test(text);
  const rank = (text: string): string =>
    `${String(text.length).padStart(5)} ${isHidden(text)} ${!/^[ -~]*$/.test(text)} ${text}`;
  const ranked = new Map([...samples, ...varied].map((text) => [rank(text), text]));
  return [...ranked].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, text]) => text);
}

function sample({ type, pattern, enum: values, minimum, maximum }: Branch, maxLength: number): readonly string[] {
  if (values) return values.map(String);
  if (type === 'boolean') return ['true', 'false'];
  if (type !== 'string') return [minimum ?? 0, maximum ?? 1].map(String);
  // No values can be made of a look-ahead and the like. The texts are tried with the whole pattern.
  const form = String(pattern ?? '^[A-Za-z0-9 ]*$').replaceAll(/\(\?<?[=!][^()]*\)/g, '');
  try {
    return fc.sample(fc.stringMatching(compile(form), { maxLength }), SAMPLES);
  } catch {
    return [];
  }
}

/** Makes other forms of a text: its beginnings, another character in it, white space, other letters, and longer. */
function vary(text: string, maxLength: number): readonly string[] {
  const characters = [...text];
  const insert = (index: number, added: string): string => characters.toSpliced(index, 0, added).join('');
  const probed = PROBES.flatMap((probe) =>
    [0, characters.length >> 1, characters.length].map((index) => insert(index, probe)),
  );
  const longer = characters
    .slice(0, MAX_VARIED)
    .map((character, index) => insert(index, character.repeat(Math.max(0, maxLength - characters.length))));
  const beginnings = [0, 1, 2, 3].map((length) => text.slice(0, length));
  return [
    ...beginnings,
    ...probed,
    ...longer,
    ` ${text} `,
    characters.join(' '),
    text.toLowerCase(),
    text.toUpperCase(),
  ];
}

/** Tests that a schema accepts a text, which the platform normalizes first. A parameter has numbers as texts. */
function createTest(schema: Branch, keywords?: readonly string[]): (text: string) => boolean {
  const { type, 'x-normalize': kind } = schema;
  if (type === 'boolean') return (text) => text === 'true' || text === 'false';
  if (type === 'integer' || type === 'number') {
    const isNumber = (text: string): boolean =>
      type === 'integer' ? /^-?\d+$/.test(text) : text !== '' && Number.isFinite(Number(text));
    return (text) => isNumber(text) && isWithin(Number(text), schema.minimum, schema.maximum);
  }
  const get = (name: string): unknown => (keywords?.includes(name) === false ? undefined : schema[name]);
  const [values, pattern] = [get('enum') as readonly unknown[] | undefined, get('pattern')];
  const [listed, form] = [values?.map(String), pattern === undefined ? undefined : compile(pattern)];
  return (text) => {
    const stored = typeof kind === 'string' ? normalizeText(kind as Normalization, text) : text;
    // A blank text is stored as null.
    if (stored === '' && kind !== undefined && schema.nullable === true) return true;
    const isRight = (listed?.includes(stored) ?? true) && (form?.test(stored) ?? true);
    return isRight && isWithin([...stored].length, get('minLength'), get('maxLength'));
  };
}

const isWithin = (value: number, minimum: unknown, maximum: unknown): boolean =>
  !(value < Number(minimum ?? Number.NaN)) && !(value > Number(maximum ?? Number.NaN));

/** Reads a pattern as JSON Schema does, or as JavaScript did before. */
function compile(pattern: unknown): RegExp {
  try {
    return new RegExp(String(pattern), 'u');
  } catch {
    return new RegExp(String(pattern));
  }
}
