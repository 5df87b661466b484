import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../../scripts/lib/run.ts';
import { findPython } from '../support/find-python.ts';
import { useFolder } from '../support/folders.ts';
import { skipUnlessInstalled } from '../support/requirements.ts';

/**
 * The patterns of the contract, hand-written and published, in the engines of other languages, called as JSON Schema validators call
 * them. Each must judge every value as ECMAScript does, whose regular expressions JSON Schema prescribes.
 */

interface Engine {
  readonly name: string;
  /** A command that succeeds when the engine is installed. */
  readonly probe: string;
  /** The command that reads patterns and values, in the folder `engines`. */
  readonly run: string;
  /** In most engines `$` also matches before a line feed at the end. No pattern that all engines read can exclude it. */
  readonly skipsFinalLineFeed: boolean;
}

const folder = useFolder();
const python = findPython('re') ?? 'python3';
const program = join(folder, 'net.exe');

const engines: readonly Engine[] = [
  { name: 'PCRE, of PHP', probe: 'php -v', run: 'php pcre.php', skipsFinalLineFeed: true },
  { name: 'Perl', probe: 'perl -v', run: 'perl perl.pl', skipsFinalLineFeed: true },
  { name: 'RE2', probe: 'perl -Mre::engine::RE2 -e 1', run: 'perl perl.pl re2', skipsFinalLineFeed: false },
  { name: 'Python', probe: `${python} -V`, run: `${python} -B python.py`, skipsFinalLineFeed: true },
  {
    name: '.NET',
    probe: 'mcs --version',
    run: `mcs -out:${program} net.cs && mono ${program}`,
    skipsFinalLineFeed: true,
  },
];

/** What a value may have too much or differently: white space, line ends, digits and letters of other scripts, an emoji. */
const STRANGE = [
  ...['\n', '\r', '\r\n', '\n\n', '\t', '\v', '\f', ' ', '\0', '\x1F', '\x7F', '\x85', '\x9F', '\xA0', '\xAD'],
  ...['\u1680', '\u180E', '\u200B', '\u2028', '\u2029', '\u202F', '\u3000', '\uFEFF', '\u0660', '\uFF15', '\u{1D7D8}'],
  ...['e\u0301', '👩‍🍳', ...'éßİıſ\u212AＡ李ع🍰-_/.\\&[^$'],
];

/** Mutates a value at a place: something more there, something else there, one character less, other letters. */
const mutate = (value: string, place: number): readonly string[] => {
  const characters = [...value];
  const index = place % (characters.length + 1);
  const [before, after] = [characters.slice(0, index).join(''), characters.slice(index).join('')];
  const rest = characters.slice(index + 1).join('');
  return [
    ...[value, before + rest, value + value, value.toLowerCase(), value.toUpperCase(), ''],
    ...STRANGE.flatMap((text) => [value + text, text + value, before + text + after, before + text + rest, text]),
  ];
};

const RUNS = 40;

/** Creates values that match a pattern, and others that nearly do. */
function createValues(pattern: string): readonly string[] {
  const matching = fc.tuple(fc.stringMatching(new RegExp(pattern, 'u')), fc.nat(100));
  const values = fc.sample(matching, { numRuns: RUNS, seed: 7 }).flatMap(([value, place]) => mutate(value, place));
  return [...new Set(values)].filter((value) => value.isWellFormed());
}

/** Lists the patterns of a part of the contract. */
function listPatterns(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const pattern = 'pattern' in part && typeof part.pattern === 'string' ? [part.pattern] : [];
  return [...pattern, ...Object.values(part).flatMap(listPatterns)];
}

const published = 'generated/openapi.json';
const files = [published, ...globSync('openapi/{conventions,resources,shared}/**/*.yaml', { cwd: repository })];
const patterns = files.flatMap((file) => listPatterns(parse(readFileSync(join(repository, file), 'utf8'))));
const cases = [...new Set(patterns)].map((pattern) => {
  const values = createValues(pattern);
  return { pattern, values, matcher: new RegExp(pattern, 'u') };
});

/** Asks an engine for its verdicts on the values of each pattern. */
function ask({ run }: Engine): readonly string[] {
  const toBase64 = (text: string): string => Buffer.from(text).toString('base64');
  const input = cases.map(({ pattern, values }) => [pattern, ...values].map(toBase64).join(' ')).join('\n');
  const cwd = join(import.meta.dirname, 'engines');
  const options = { cwd, input, encoding: 'utf8', maxBuffer: 10_000_000 } as const;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', run], options);
  if (status !== 0) throw new Error(stderr);
  return stdout.trimEnd().split('\n');
}

/** Describes the patterns that an engine cannot read, or on which its verdicts differ, with the shortest value. */
function findDisagreements(engine: Engine): readonly string[] {
  const verdicts = ask(engine);
  return cases.flatMap(({ pattern, values, matcher }, index) => {
    const verdict = verdicts[index] ?? '';
    if (verdict.startsWith('error: ')) return [`${pattern} is an ${verdict}`];
    const isMatch = (value: string): boolean =>
      matcher.test(value) || (engine.skipsFinalLineFeed && value.endsWith('\n') && matcher.test(value.slice(0, -1)));
    const wrong = values.filter((value, place) => verdict[place] !== (isMatch(value) ? '1' : '0'));
    const [shortest] = wrong.toSorted((one, other) => one.length - other.length);
    if (shortest === undefined) return [];
    return [`${pattern} differs on ${wrong.length} values, such as ${encodeURI(shortest)}`];
  });
}

describe('the patterns of the contract', () => {
  it('are tried with values that match and with values that do not', () => {
    expect(cases.length).toBeGreaterThan(10);
    const isUntried = ({ values, matcher }: (typeof cases)[number]): boolean =>
      new Set(values.map((value) => matcher.test(value))).size < 2;
    expect(cases.filter(isUntried).map(({ pattern }) => pattern)).toEqual([]);
  });

  for (const engine of engines) {
    const isInstalled = spawnSync('sh', ['-c', engine.probe]).status === 0;
    const missing = isInstalled ? '' : `The patterns cannot be read by ${engine.name}: this fails: ${engine.probe}.`;

    it.skipIf(skipUnlessInstalled(missing, 'languages'))(`are read by ${engine.name} as by ECMAScript`, () => {
      expect(findDisagreements(engine)).toEqual([]);
    });
  }
});
