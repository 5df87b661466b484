import { createRequire } from 'node:module';
import type * as Regexpp from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';
import type { Oas3Rule } from '@redocly/openapi-core';
import { visitSchemas } from './lib/visitors.ts';

/**
 * A pattern means the same in ECMAScript, RE2, PCRE, Perl, Python, Java and .NET: in the languages of those who generate a client
 * from the contract, or validate by it. It is anchored, and has groups, alternatives, counts, and classes of ASCII characters.
 *
 * The rest is an error in one of them (`\u2028`, look-around, `\p{L}`), or means something else (`\d`, `\s`, `.`).
 *
 * ```yaml
 * # wrong
 * pattern: ^\s*\d+$
 * # right
 * pattern: ^[0-9]+$
 * ```
 */
export const portablePatterns: Oas3Rule = () => {
  // The lint is for developers, but this plugin is loaded by every build.
  const { RegExpParser } = createRequire(import.meta.url)('@eslint-community/regexpp') as typeof Regexpp;
  const parser = new RegExpParser();

  function check(pattern: string): string[] {
    try {
      const root = parser.parsePattern(pattern, 0, pattern.length, { unicode: true });
      const faults = new Set([...walk(root)].flatMap((node) => findFault(node) || []));
      if (faults.size === 0 && countsHalves(root)) faults.add(COUNTS_HALVES);
      return faults.size === 0 ? [] : [`Have all languages read the pattern alike: ${[...faults].join('; ')}.`];
    } catch (error) {
      return [`Correct the pattern: ${(error as Error).message}.`];
    }
  }

  return visitSchemas(({ pattern }) =>
    typeof pattern === 'string' ? check(pattern).map((message) => ({ message, keyword: 'pattern' })) : [],
  );
};

function* walk(node: AST.Node): Generator<AST.Node> {
  yield node;
  if ('alternatives' in node) for (const alternative of node.alternatives) yield* walk(alternative);
  if ('elements' in node) for (const element of node.elements) yield* walk(element);
  if ('element' in node) yield* walk(node.element);
  if (node.type === 'CharacterClassRange') yield* [node.min, node.max];
}

/** RE2 counts no further, also where counts inside each other multiply. */
const MAX_COUNT = 1000;

/** Faults of a node by its type, with what to do; other types have none. */
const CHECKS: { readonly [Type in AST.Node['type']]?: (node: Extract<AST.Node, { type: Type }>) => Fault } = {
  Pattern: (node) => !isAnchored(node) && 'begin with ^, end with $, and put alternatives in a group',
  Assertion: (node) => !isEdge(node) && `leave out ${node.raw}`,
  Backreference: ({ raw }) => `leave out ${raw}`,
  CapturingGroup: ({ name }) => name !== null && `leave out the name ${name}`,
  Group: ({ modifiers }) => modifiers !== null && `leave out ${modifiers.raw}`,
  CharacterSet: ({ raw }) => `list the characters in a class instead of ${raw}`,
  Quantifier: (node) => countRepeats(node) > MAX_COUNT && `count to ${MAX_COUNT} at most`,
  CharacterClass: ({ raw }) => /^\[\^?\]|&&|--|\|\||~~/.test(raw) && `write another class than ${raw}`,
  Character: (node) => !isPortable(node) && `write ${node.raw} otherwise`,
};

type Fault = string | false;

const findFault = (node: AST.Node): Fault =>
  (CHECKS[node.type] as ((node: AST.Node) => Fault) | undefined)?.(node) ?? false;

const isAnchored = ({ alternatives: [first, ...others] }: AST.Pattern): boolean =>
  others.length === 0 && [first?.elements[0], first?.elements.at(-1)].map((edge) => edge?.raw).join('') === '^$';

/** Checks whether an assertion is ^ at the beginning of the whole pattern or $ at its end. */
function isEdge({ kind, start, end, parent }: AST.Assertion): boolean {
  const pattern = parent?.parent;
  if (pattern?.type !== 'Pattern') return false;
  return kind === 'start' ? start === pattern.start : kind === 'end' && end === pattern.end;
}

/** Counts how often something is repeated at most, where its counts have an end. */
function countRepeats(node: AST.Node): number {
  const { min, max } = node.type === 'Quantifier' ? node : { min: 1, max: 1 };
  return Math.max(1, max === Number.POSITIVE_INFINITY ? min : max) * (node.parent ? countRepeats(node.parent) : 1);
}

const isPortable = ({ raw, parent }: AST.Character): boolean => {
  const isInClass = parent.type === 'CharacterClass' || parent.type === 'CharacterClassRange';
  if (isInClass ? raw === '[' : raw === '\\-') return false;
  return /^(?:[\x20-\x7E]|\\[\^$\\.*+?()[\]{}|/\-tnrf]|\\x[0-9A-Fa-f]{2})$/.test(raw);
};

const COUNTS_HALVES =
  'put * or + after a class that begins with ^, and count by maxLength, because some count an emoji as two characters';

const EMOJI = '\u{1F600}';
/** Half of an emoji, until two of them are beside each other. */
const HALF = '\uE000';

/** Checks by texts with emoji, made from the pattern, that engines of UTF-16 judge as the others do. */
function countsHalves(root: AST.Pattern): boolean {
  const [whole, halved] = [new RegExp(root.raw, 'u'), new RegExp(root.raw)];
  const texts = Array.from({ length: 500 }, (_, seed) => {
    const units = [[EMOJI], [HALF], [EMOJI, HALF]][seed % 3] ?? [];
    return writeText(root, units, createChoices(seed)).replaceAll(HALF + HALF, EMOJI);
  });
  return texts.some((text) => !text.includes(HALF) && whole.test(text) !== halved.test(text));
}

type Choose = <Value>(values: readonly Value[]) => Value;

function createChoices(seed: number): Choose {
  let state = seed;
  return (values) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return values[(state >>> 16) % values.length] as (typeof values)[number];
  };
}

/** Writes a text that fits a pattern, with one of the units for a negated class. */
function writeText(node: AST.Node, units: readonly string[], choose: Choose): string {
  const write = (part: AST.Node): string => writeText(part, units, choose);
  if ('alternatives' in node) return write(choose<AST.Node>(node.alternatives));
  if (node.type === 'Quantifier') {
    const counts = [0, 1, 2, 3, node.max - node.min].filter((more) => more <= Math.min(node.max - node.min, MAX_COUNT));
    return Array.from({ length: node.min + choose(counts) }, () => write(node.element)).join('');
  }
  if (node.type === 'CharacterClass' && node.negate) return choose(units);
  if (node.type === 'CharacterClass') return node.elements.slice(0, 1).map(write).join('');
  if (node.type === 'CharacterClassRange') return write(node.min);
  if ('elements' in node) return node.elements.map(write).join('');
  return node.type === 'Character' ? String.fromCodePoint(node.value) : '';
}
