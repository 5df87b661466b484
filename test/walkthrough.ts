import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

// Runs the fenced blocks of a Markdown text in their order, in a folder:
// - `sh` is run by bash. `sh exit=1` ends with that code; `sh keeps-running` is a program that goes on until the end.
// - `text` after it is what the program prints. An ellipsis stands for any text.
// - `diff FILE` is an edit: lines that stay, and lines that go (-) or come (+). The file has the old ones exactly once.

/** Milliseconds for a program that keeps running, and for a server that restarts, to show what the text says on a busy machine. */
const PATIENCE = 1_200_000;

/** Milliseconds for a program to end after Ctrl+C. */
const GRACE = 20_000;

interface Fence {
  readonly language: string;
  /** Words after the language. */
  readonly info: string;
  readonly text: string;
  /** File and line, for messages. */
  readonly place: string;
}

export function readFences(file: string): Fence[] {
  const markdown = readFileSync(file, 'utf8');
  return [...markdown.matchAll(/^( *)```(\w+) ?(.*)\n([\s\S]*?)^ *```$/gm)].map((match) => {
    const [, indent = '', language = '', info = '', text = ''] = match;
    const line = markdown.slice(0, match.index).split('\n').length;
    return {
      language,
      info,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      place: `${basename(file)}:${line}`,
    };
  });
}

/**
 * Runs the blocks in a folder.
 *
 * @param localize changes their text, such as the port of a server.
 * @param nodeFolder has the Node of a reader who has installed one.
 */
export async function runFences(
  fences: readonly Fence[],
  folder: string,
  localize: (text: string) => string,
  nodeFolder = '',
): Promise<void> {
  const terminals = { folder, env: createEnvironment(nodeFolder) };
  const running: Terminal[] = [];
  try {
    for (const [index, { language, info, text, place }] of fences.entries()) {
      const next = fences[index + 1];
      const expected = next?.language === 'text' ? localize(next.text) : '';
      if (language === 'diff') edit(join(folder, info), text, place);
      else if (info === 'keeps-running') running.push(await start(localize(text), terminals, expected, place));
      else if (language === 'sh')
        await run(localize(text), terminals, expected, place, Number(info.split('=')[1] ?? 0));
      else if (language !== 'text') throw new Error(`${place}: nothing runs a block of ${language}.`);
    }
  } finally {
    for (const terminal of running) await terminal.stop();
  }
}

function edit(file: string, diff: string, place: string): void {
  const lines = diff.trimEnd().split('\n');
  const [before, after] = ['+', '-'].map((sign) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join(''),
  );
  const parts = readFileSync(file, 'utf8').split(before ?? '');
  if (parts.length !== 2) throw new Error(`${place}: ${file} has these lines ${parts.length - 1} times.`);
  writeFileSync(file, parts.join(after));
}

async function run(script: string, terminals: Terminals, expected: string, place: string, code: number): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const terminal = openTerminal(script, terminals);
    const result = await terminal.ended;
    if (result === code && shows(terminal.getOutput(), expected)) return;
    // A server may be restarting.
    if (!script.startsWith('curl') || Date.now() > deadline) {
      throw new Error(describeFailure(place, script, expected, `${terminal.getOutput()}\nexit code ${result}`));
    }
    await wait(500);
  }
}

async function start(script: string, terminals: Terminals, expected: string, place: string): Promise<Terminal> {
  const terminal = openTerminal(script, terminals);
  const deadline = Date.now() + PATIENCE;
  while (!shows(terminal.getOutput(), expected)) {
    const code = await Promise.race([terminal.ended, wait(200)]);
    if (code === undefined && Date.now() < deadline) continue;
    await terminal.stop();
    throw new Error(describeFailure(place, script, expected, terminal.getOutput()));
  }
  return terminal;
}

/** Tests that an output has lines, in which an ellipsis stands for any text. */
function shows(output: string, expected: string): boolean {
  let end = 0;
  return expected
    .trim()
    .split(/\s*…\s*/)
    .every((part) => {
      const start = output.indexOf(part, end);
      end = start + part.length;
      return start !== -1;
    });
}

const describeFailure = (place: string, script: string, expected: string, output: string): string =>
  `${place} differs.\n\n$ ${script}\nExpected:\n${expected}\nPrinted:\n${output.slice(-8000)}`;

interface Terminal {
  readonly ended: Promise<number>;
  readonly getOutput: () => string;
  /** Ends it as Ctrl+C does. */
  readonly stop: () => Promise<unknown>;
}

/** Where terminals are opened. */
interface Terminals {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

function openTerminal(script: string, { folder, env }: Terminals): Terminal {
  const child = spawn('bash', ['-e', '-c', script], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += stripVTControlCharacters(text);
    });
  }
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve(code ?? 1));
  });
  const signal = (name: NodeJS.Signals): void => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (isRunning && child.pid !== undefined) process.kill(-child.pid, name);
  };
  const stop = (): Promise<unknown> => {
    signal('SIGINT');
    // npm may wait for ever for a program that has ended.
    const timer = setTimeout(() => signal('SIGKILL'), GRACE);
    return ended.finally(() => clearTimeout(timer));
  };
  return { ended, getOutput: () => output, stop };
}

/** The environment of a terminal: what npm and the test runner add would change the programs. */
function createEnvironment(nodeFolder: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_(?!config_)|VITEST|NODE_(?!EXTRA_CA_CERTS)|INIT_CWD|CI$)/.test(name),
  );
  const path = process.env.PATH?.split(':').filter((name) => !name.includes('node_modules')) ?? [];
  return { ...Object.fromEntries(own), PATH: [nodeFolder, ...path].filter(Boolean).join(':') };
}
