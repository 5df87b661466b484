import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { listOperations } from '../../contract/document.ts';
import { repository } from '../../scripts/lib/run.ts';
import { getBundleSize } from '../../scripts/packages/bundle-size.ts';
import { PACKAGES } from '../../scripts/packages/definitions.ts';
import { languages } from '../../site/samples/code/languages.ts';
import { bundle } from '../support/contract.ts';

/**
 * The figures of the prose. Each is made here from what was built, is a limit that the code has, or has the date of its
 * measurement in its section. Decision records have a date themselves. The guides state rules of the contract, which the
 * provenance and the tests of the guides hold.
 */
const UNITS =
  'kB|MB|GB|ms|s|bytes|tokens|lines|files|objects|operations|paths|tools|packages|languages|worlds|requests a second';
const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const FIGURE = new RegExp(
  `\\b([\\d.,]*\\d|(?:${COUNTS.join('|')})(?= (?:tools|languages|packages)\\b)) (?:${UNITS})\\b`,
  'gi',
);
const DATE =
  /\b20\d\d-\d\d-\d\d\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d\b/;

const read = (file: string): string => readFileSync(join(repository, file), 'utf8');
const built = (file: string): string => join(repository, 'generated', file);

interface Figure {
  /** What surrounds it; the group is the figure. */
  readonly text: RegExp;
  readonly value: () => number | Promise<number>;
}

/** The number that a file of the code has. */
const limit =
  (file: string, pattern: RegExp): Figure['value'] =>
  () =>
    parse(pattern.exec(read(file))?.[1] ?? '');

/** Kilobytes of names that a program imports from the client, minified and gzipped. */
const size = (entry: string, ...names: readonly string[]): Promise<number> =>
  getBundleSize(built(`client/dist/esm/${entry}`), names).then((bytes) => bytes / 1000);

/** Kilobytes that importing names adds to one call. */
const addition = async (...names: readonly string[]): Promise<number> =>
  (await size('index.js', 'createClientCore', 'listDebtors', ...names)) -
  (await size('index.js', 'createClientCore', 'listDebtors'));

const pageFiles = readdirSync(built('site/sandbox')).filter((name) => !name.startsWith('THIRD'));
const pageBytes = pageFiles.map((name) => readFileSync(built(`site/sandbox/${name}`)));
const sum = (sizes: readonly number[]): number => sizes.reduce((total, bytes) => total + bytes);
const { imports, installed } = PACKAGES.client;

const FIGURES: readonly Figure[] = [
  { text: /(\d+) operations on \d+ paths/, value: () => listOperations(bundle).length },
  { text: /\d+ operations on (\d+) paths/, value: () => new Set(listOperations(bundle).map(({ path }) => path)).size },
  {
    text: /(\w+) tools (?:of the \[?Model Context Protocol|over a sandbox)/,
    value: () => read('mcp/README.md').match(/^\| `\w+` \|/gm)?.length ?? 0,
  },
  { text: /in (five|six|seven|eight) languages/, value: () => languages.length },
  { text: /the contract, (\w+) packages/, value: () => globSync('*.tgz', { cwd: built('downloads') }).length },
  { text: /every operation: ([\d.]+) kB/, value: () => size('index.js', 'createClient') },
  { text: /([\d.]+) kB with the first/, value: () => size('index.js', 'createClientCore', 'listDebtors') },
  { text: /([\d.]+) kB when it\s+sends JSON/, value: () => size('index.js', 'createClientCore', 'createDebtor') },
  {
    text: /further one less than (\d+) bytes/,
    value: () => (imports.find(({ names }) => names.length === 1 && names[0] === 'listDebtors')?.limit ?? 0) + 1,
  },
  { text: /PDF ([\d.]+) kB/, value: () => addition('uploadInboxFile', 'downloadInboxFile') },
  {
    text: /connection, in ([\d.]+) kB/,
    value: () => size('totals/index.js', 'calculateSalesInvoice', 'calculatePurchaseInvoice'),
  },
  { text: /(\d+) MB and \d+ files/, value: () => installed.size / 1e6 },
  { text: /\d+ MB and (\d+) files/, value: () => installed.files },
  {
    text: /installation, ([\d,]+) generated\s+lines/,
    value: limit('test/client/package.test.ts', /toBeLessThan\(([\d_]+)\)/),
  },
  { text: /one operation take at most ([\d.]+) kB/, value: () => (imports[0]?.limit ?? 0) / 1000 },
  { text: /(\d+) kB \(?compressed/, value: () => JSON.parse(read('generated/browser/sizes.json')).total / 1000 },
  { text: /(\d{3}) kB of gzip/, value: () => sum(pageBytes.map((bytes) => gzipSync(bytes).length)) / 1000 },
  { text: /instead of ([\d.]+) MB/, value: () => sum(pageBytes.map(({ length }) => length)) / 1e6 },
  {
    text: /tools takes less than ([\d,]+) tokens/,
    value: limit('test/mcp/documentation-tools.test.ts', /under ([\d,]+) tokens/),
  },
  { text: /result at most ([\d,]+), at three/, value: limit('mcp/result.ts', /: ([\d,]+) tokens/) },
  { text: /Results take ([\d,]+) tokens/, value: limit('mcp/result.ts', /: ([\d,]+) tokens/) },
  {
    text: /conforms has at most (\d+) lines/,
    value: limit('test/conformance/command.test.ts', /toBeLessThan\((\d+)\)/),
  },
  { text: /by default: (\d+) requests a second/, value: limit('mocks/hosts/workers/settings.ts', /'(\d+)\/second/) },
  {
    text: /at a time, and (\d+) MB/,
    value: async () => (await limit('mocks/hosts/workers/settings.ts', /MAX_BYTES = ([\d_]+)/)()) / 1e6,
  },
  {
    text: /an import of (\d+) MB/,
    value: async () => (await limit('mocks/api/control/resources/state.yaml', /x-max-bytes: (\d+)/)()) / 2 ** 20,
  },
  { text: /at most (\d+) worlds/, value: limit('mocks/hosts/browser/memory-worlds.ts', /MAX_WORLDS = (\d+)/) },
];

const parse = (text: string): number => {
  const count = COUNTS.indexOf(text.toLowerCase());
  return count >= 0 ? count + 1 : Number(text.replaceAll(/[,_]/g, ''));
};

/** How many digits a figure has behind its point. */
const countDecimals = (figure: string): number => figure.split('.')[1]?.length ?? 0;

interface Section {
  readonly file: string;
  /** Without fences, which are run by other tests. */
  readonly text: string;
}

const sections: readonly Section[] = globSync(
  '{*,{bench,client,conformance,docs/hosting,mcp,mocks,scripts,site,test}/**/*}.md',
  {
    cwd: repository,
    exclude: ['**/node_modules/**', 'site/shell/**'],
  },
)
  .sort()
  .flatMap((file) =>
    read(file)
      .replaceAll(/```.*?```/gs, '')
      .split(/^(?=## )/m)
      .map((text) => ({ file, text })),
  );
const isDated = ({ text }: Section): boolean => DATE.test(text);

describe('the figures of the prose', () => {
  it.each(FIGURES)('$text is what it says', async ({ text, value }) => {
    const made = await value();
    const found = sections.filter((section) => text.test(section.text));
    expect(found).not.toEqual([]);
    for (const { file, text: prose } of found.filter((section) => !isDated(section))) {
      for (const [, figure = ''] of prose.matchAll(new RegExp(text, 'g')))
        expect(parse(figure), `${file}: ${figure}`).toBe(Number(made.toFixed(countDecimals(figure))));
    }
  });

  it('are made, limits of the code, or dated', () => {
    const unknown = sections
      .filter((section) => !isDated(section))
      .flatMap(({ file, text }) => {
        const made = FIGURES.flatMap((figure) =>
          [...text.matchAll(new RegExp(figure.text, 'dg'))].map(({ indices }) => indices?.[1]?.[0]),
        );
        return [...text.matchAll(FIGURE)]
          .filter(({ index }) => !made.includes(index))
          .map(({ 0: figure, index }) => `${file}: ${text.slice(Math.max(0, index - 30), index)}[${figure}]`);
      });
    expect(unknown).toEqual([]);
  });

  it('of a decision record have the date of the record', () => {
    const records = globSync('docs/adr/0*.md', { cwd: repository });
    expect(records.length).toBeGreaterThan(40);
    expect(records.filter((file) => !/^- Date: 20\d\d-\d\d-\d\d$/m.test(read(file)))).toEqual([]);
  });
});
