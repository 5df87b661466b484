import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openBrowser } from '../../mocks/api/sign-in/testing/fake-browser.ts';
import { parseCommandLine } from '../../mocks/hosts/node/cli/command-line.ts';
import { problemKinds } from '../../mocks/messages/problems.ts';
import { getSpecifier } from '../../programs/published.ts';
import { type Command, parseCommands, parseCurl } from '../../site/run/curl.ts';
import { useSandbox } from '../support/sandbox.ts';
import { parseDocumentedResponse, toComparable } from './documented-examples.ts';
import { type Block, findHeadings, guides, toAnchor } from './guides.ts';

/**
 * The blocks of a guide are a script. A `sh` block with curl is run, and the `json` or `http` block after it is what the
 * sandbox must answer to its last command; `…` leaves something out, `<NAME>` is different each time. A `url` block is
 * opened in a browser, where the demo user signs in; the next one is where the browser must come out. The reader has a
 * PDF, `scan.pdf`. A `ts` block is in the README of a package too, whose tests run
 * the same, or in `test/recipes` or `client/examples`.
 */
const sandbox = useSandbox({ clock: '2026-04-16T09:30:00Z' });
beforeEach(() => sandbox.reset());

const address = 'http://localhost:4010';
const toSandbox = (text: string): string => text.replaceAll(address, sandbox.url);
const toGuide = (text: string): string => text.replaceAll(sandbox.url, address);

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Files = Map<string, Buffer>;

async function run(command: Command, files: Files): Promise<Answer> {
  const { url, method, headers, body, upload, output } = parseCurl(command);
  const sent = upload === undefined ? body : fileNamed(upload, files);
  const response = await fetch(url, { redirect: 'manual', method, headers, body: sent ?? null });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (output !== undefined) files.set(output, bytes);
  const text = output === undefined ? toGuide(bytes.toString()) : '';
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].map(([name, value]) => [name, toGuide(value)])),
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function fileNamed(name: string, files: Files): Buffer {
  const file = files.get(name);
  if (!file) throw new Error(`The reader of the guide has no file ${name}`);
  return file;
}

/** Goes through the blocks of one guide as its reader would, with the values of the responses so far. */
function createReader() {
  const variables = new Map<string, string>();
  const files: Files = new Map([['scan.pdf', Buffer.from('%PDF-1.4\n% A scan.\n%%EOF\n')]]);
  let reply: Answer | undefined;
  let arrived: string | undefined;

  return {
    /** Runs the commands of a block. All must succeed, but the last need not when the guide shows its answer. */
    async run({ text, place }: Block, isAnswered: boolean): Promise<void> {
      reply = undefined;
      for (const command of parseCommands(toSandbox(text), variables)) {
        if (reply) expect(reply.status, place).toBeLessThan(400);
        reply = await runCommand(command, place, { variables, files });
      }
      if (reply && !isAnswered) expect(reply.status, place).toBeLessThan(400);
    },

    /** Opens an address and signs in, or compares the address that this led to. */
    async browse({ text, place }: Block): Promise<void> {
      if (arrived === undefined) {
        arrived = (await openBrowser(sandbox.url).signIn(toSandbox(text.trim()))).href;
        return;
      }
      const { documented: shown, actual } = toComparable(text.trim(), arrived, variables);
      expect(actual, place).toBe(shown);
      arrived = undefined;
    },

    compare(block: Block): void {
      if (!reply) throw new Error(`${block.place} is an answer to nothing`);
      expectShown(block, reply, variables);
      reply = undefined;
    },

    get isDone(): boolean {
      return arrived === undefined;
    },
  };
}

async function runCommand(
  command: Command,
  place: string,
  { variables, files }: { variables: ReadonlyMap<string, string>; files: Files },
): Promise<Answer | undefined> {
  const [program = '', firstArgument = '', secondArgument = ''] = command;
  if (program === 'curl') return run(command, files);
  if (program === 'npm') expectScript(command, place);
  else if (program === 'npx') expectSandbox(command, place);
  else if (program === 'cmp') expect(fileNamed(secondArgument, files), place).toEqual(fileNamed(firstArgument, files));
  // How the reader sets a variable. The test has the value from the answer that showed it.
  else expect([...variables.keys()], place).toContain(/^([A-Z_]+)=/.exec(program)?.[1]);
  return undefined;
}

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const PROGRAM_LANGUAGES = ['ts', 'js', 'python', 'php'];

const programs = ['recipes', '../client/examples']
  .flatMap((folder) => readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  .concat(read('mocks/README.md'), read('client/README.md'))
  .join('\n');

/** Commands of npm that need no script of ours. */
const ownOfNpm = ['ci', 'install', 'pack'];

function expectScript([, name = '', ...rest]: Command, place: string): void {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  if (!ownOfNpm.includes(name)) expect(Object.keys(scripts), place).toContain(name === 'run' ? rest[0] : name);
  if (name === 'start') expectOptions(rest.slice(1), place);
}

/** The command that comes with the package. */
function expectSandbox([, yes, name, ...args]: Command, place: string): void {
  expect([yes, name], place).toEqual(['--yes', getSpecifier('sandbox')]);
  expectOptions(args, place);
}

function expectOptions(args: readonly string[], place: string): void {
  expect(() => parseCommandLine(args), place).not.toThrow();
}

function expectShown(block: Block, reply: Answer, variables: Map<string, string>): void {
  const { status, headers, body } = parseDocumentedResponse(block.language, block.text);
  const named = Object.fromEntries(Object.keys(headers).map((name) => [name, reply.headers[name]]));
  const both = toComparable({ headers, body }, { headers: named, body: reply.body }, variables);
  expect(both.actual, block.place).toEqual(both.documented);
  if (status === undefined) expect(reply.status, block.place).toBeLessThan(300);
  else expect(reply.status, block.place).toBe(status);
}

const isAnswer = (block: Block | undefined): boolean => block?.language === 'json' || block?.language === 'http';

describe('documented requests', () => {
  it.each(guides.filter(({ blocks }) => blocks.length > 0))(
    'in $file get the documented responses',
    async ({ blocks }) => {
      const reader = createReader();
      // test/sandbox/seed-files.test.ts starts a sandbox with the seed file.
      const shown = blocks.filter(({ language }) => language !== 'yaml');
      for (const [index, block] of shown.entries()) {
        if (block.language === 'sh') await reader.run(block, isAnswer(shown[index + 1]));
        else if (block.language === 'url') await reader.browse(block);
        else if (isAnswer(block)) reader.compare(block);
        else if (PROGRAM_LANGUAGES.includes(block.language)) expect(programs, block.place).toContain(block.text);
        else throw new Error(`${block.place} is of no known kind`);
      }
      expect(reader.isDone).toBe(true);
    },
  );

  it('appear in most guides', () => {
    const asking = guides.filter(({ blocks }) => blocks.some(({ text }) => text.includes('curl ')));
    expect(asking.length).toBeGreaterThanOrEqual(guides.length - 2);
  });
});

/** Parameters that are sent as one value, whose items commas separate. */
const LISTS = new Set(['fields']);

it('the guides encode every value in a URL, as the contract has no parameter with reserved letters', () => {
  const blocks = guides.flatMap((guide) => guide.blocks.filter(({ language }) => ['sh', 'url'].includes(language)));
  const queries = blocks.flatMap(({ text, place }) =>
    [...text.matchAll(/https?:\/\/[^\s'"?]+\?([^\s'"]+)/g)].flatMap(([, query = '']) =>
      query.split('&').map((pair) => ({ place, pair })),
    ),
  );
  expect(queries.length).toBeGreaterThan(60);
  const isEncoded = (pair: string): boolean => {
    const [, name = '', value = ''] = /^([\w-]+)=(.*)$/.exec(pair) ?? [];
    const items = LISTS.has(name) ? value.split(',') : [value];
    return items.every((item) => /^(?:[\w.~-]|%[0-9A-F]{2}|\$[A-Z_]+|<[A-Z_]+>|…)+$/.test(item));
  };
  expect(queries.filter(({ pair }) => !isEncoded(pair))).toEqual([]);
});

interface Contents {
  readonly tags: readonly { readonly name: string; readonly 'x-guide'?: string }[];
  readonly 'x-tagGroups': readonly { readonly name: string; readonly tags: readonly string[] }[];
}

const contents = parse(readFileSync(new URL('../../openapi/openapi.yaml', import.meta.url), 'utf8')) as Contents;
const guideTags = contents.tags.flatMap(({ name, 'x-guide': file }) => (file === undefined ? [] : [{ name, file }]));

describe('reference', () => {
  it('contains every guide, the introduction first', () => {
    const shown = guideTags.map(({ file }) => file);
    expect(shown[0]).toBe('guides/introduction.md');
    expect(shown.toSorted()).toEqual(guides.map(({ file }) => `guides/${file}`));
  });

  it('groups the guides before the operations', () => {
    const [first] = contents['x-tagGroups'];
    expect(first).toEqual({ name: 'Guides', tags: guideTags.map(({ name }) => name) });
  });
});

// Redoc looks for the last word of a link among the headings of the guides too, and takes the first that it finds.
it('no heading of a guide has the anchor of a tag', () => {
  const anchors = new Set(contents.tags.map(({ name }) => toAnchor(name)));
  const headings = guides.flatMap(({ file, text }) => findHeadings(text).map((heading) => ({ file, heading })));
  expect(headings.length).toBeGreaterThan(40);
  expect(headings.filter(({ heading }) => anchors.has(toAnchor(heading)))).toEqual([]);
});

/** The problem types in the tables of a guide, with their status. */
function problemsIn(name: string): Record<string, number> {
  const { text = '' } = guides.find(({ file }) => file === name) ?? {};
  const rows = text.matchAll(/^\| (\d{3}) \| `([a-z-]+)` \|/gm);
  return Object.fromEntries([...rows].map(([, status, kind = '']) => [kind, Number(status)]));
}

it('the error guide lists all problem types except those of the sandbox', () => {
  const ofSandbox = problemsIn('sandbox.md');
  expect(Object.keys(ofSandbox)).toEqual([
    'misdirected-request',
    'control-refused',
    'temporarily-unavailable',
    'insufficient-storage',
  ]);
  expect({ ...problemsIn('errors.md'), ...ofSandbox }).toEqual(problemKinds);
});
