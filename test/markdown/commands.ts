import { join } from 'node:path';
import { memoize } from '../../contract/memoize.ts';
import { STEPS } from '../../scripts/build/run-steps.ts';
import { PIPELINES } from '../../scripts/ci/pipelines.ts';
import { repository, runNode } from '../../scripts/lib/run.ts';
import { COMMANDS } from '../../scripts/run-command.ts';
import { parts } from '../mutation/parts.ts';
import { parseMarkdown } from './parse.ts';
import { files, read } from './repository-files.ts';

const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };

/** A command of npm, with the arguments after `--`. */
const NPM = /\bnpm (?:run )?(?<script>(?<=run )[\w:-]+|test|start)(?: -- (?<args>[^\n|;&#]*))?/g;
const VITEST = /\bnpx vitest run(?<args>[^\n|;&#]*)/g;

/** Lists the scripts, words and options of the commands in a text that do not exist. */
export async function findWrongCommands(text: string): Promise<string[]> {
  const commands = parseMarkdown(text).code.flatMap((code) =>
    [...code.text.matchAll(NPM), ...code.text.matchAll(VITEST)].map(({ groups = {} }) =>
      checkCommand(groups.script ?? 'test', (groups.args ?? '').split(/\s+/).filter(isArgument)),
    ),
  );
  return (await Promise.all(commands)).flat();
}

const isArgument = (word: string): boolean => word !== '' && !/^(\[?[A-Z]+(\.\.\.)?\]?|…)$/.test(word);

async function checkCommand(script: string, words: readonly string[]): Promise<string[]> {
  if (!(script in scripts)) return [`npm run ${script}`];
  const isLong = `${script} ${words[0]}` in COMMANDS;
  const name = isLong ? `${script} ${words[0]}` : script;
  const args = isLong ? words.slice(1) : words;
  const isOption = (word = ''): boolean => word.startsWith('-');
  const help = args.some(isOption) ? await readHelp(COMMANDS[name] ?? {}) : '';
  const isWrong = (word: string, index: number): boolean => {
    if (isOption(word)) return !new RegExp(`(?<=^|[\\s,])${word.replace(/=.*/, '')}(?![\\w-])`).test(help);
    return !isOption(args[index - 1]) && !isWord(name, word);
  };
  return args.filter(isWrong).map((word) => `npm run ${name} -- ${word}`);
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  build: [...STEPS.keys()],
  ci: PIPELINES.commit.map(({ name }) => name),
  'ci nightly': PIPELINES.nightly.map(({ name }) => name),
  'test:slow': PIPELINES.slow.map(({ name }) => name),
  'test:slow mutation': Object.keys(parts),
};

/** A test is named by a part of its path. */
const isWord = (name: string, word: string): boolean =>
  name === 'test'
    ? files.some((file) => /\.test(-d)?\.ts$/.test(file) && file.includes(word))
    : (WORDS[name] ?? []).includes(word);

/** Reads the help of the program that takes the arguments of a command; a command without arguments has none. */
const readHelp = memoize(async ({ programs, description }: Partial<(typeof COMMANDS)[string]>): Promise<string> => {
  const [program = '', ...args] = programs?.at(-1) ?? [];
  if (description !== undefined || program === '') return '';
  return runNode([program, ...args, '--help'], repository, { NODE_COMPILE_CACHE: join(repository, '.compile-cache') });
});
