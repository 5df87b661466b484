/**
 * Runs the two commands at the top of README.md as a newcomer does: word for word, each in a new clone, without an installation or
 * a build. The first command runs until the sandbox answers the first call of the README. The last line of the output has the
 * number of tests that the second command ran. Needs Node 20 with npm, git and curl, and port 4010.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Reads the two commands in the first block of shell code, without their comments, and the call of curl in the second block. */
export function readCommands(readme) {
  const [commands = '', call = ''] = [...readme.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text]) => text);
  const [start, test, ...others] = commands.split('\n').map((line) => line.replace(/\s+#.*$/, ''));
  if (!start?.endsWith('npm start') || !test?.endsWith('npm test') || others.some(Boolean) || !call.startsWith('curl '))
    throw new Error('README.md begins with two commands, which end with npm start and npm test, and a call of curl.');
  return { start, test, call: call.trim() };
}

/** Starts a command in a new clone. Its output goes to ours. */
async function inClone(command, work) {
  const folder = mkdtempSync(join(tmpdir(), 'readme-'));
  try {
    execFileSync('git', ['clone', '--quiet', repository, folder]);
    process.stdout.write(`\n$ ${command}\n`);
    const child = spawn('bash', ['-c', command], { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      process.stdout.write(text);
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    try {
      return await work(ended, () => output);
    } finally {
      if (child.exitCode === null) process.kill(-child.pid);
      await ended;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runReadme() {
  const { start, test, call } = readCommands(readFileSync(join(repository, 'README.md'), 'utf8'));

  const answer = await inClone(start, async (ended) => {
    let code;
    void ended.then((exitCode) => {
      code = exitCode ?? 1;
    });
    while (code === undefined) {
      try {
        return execFileSync('bash', ['-c', `${call} --silent --fail`], { encoding: 'utf8' });
      } catch {
        await wait(500);
      }
    }
    throw new Error(`${start} ended with ${code} before it answered.`);
  });
  process.stdout.write(`\n$ ${call}\n${answer}\n`);
  if (!answer.includes('"_data"')) throw new Error('The first call of README.md is answered by something else.');

  const counts = await inClone(test, async (ended, getOutput) => {
    const code = await ended;
    if (code !== 0) throw new Error(`${test} ended with ${code}.`);
    return getOutput().trimEnd().split('\n').at(-1);
  });
  process.stdout.write(`\n${counts}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runReadme();
