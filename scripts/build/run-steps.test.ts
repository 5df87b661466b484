import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { useFolders } from '../../test/support/folders.ts';
import { type RunOptions, runSteps, type Step } from './run-steps.ts';

/** Copies its input to its outputs; fails halfway when the input says so. Writes down that it ran. */
const PROGRAM = `
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
const output = process.argv.at(-1);
const text = readFileSync('contract.yaml', 'utf8');
appendFileSync('runs.txt', text + '\\n');
writeFileSync(output + '/generated/contract.json', text);
if (text === 'invalid') throw new Error('The contract is invalid.');
writeFileSync(output + '/generated/types.ts', text);
`;

const step: Step = {
  name: 'bundle',
  command: ['./program.js'],
  version: '',
  needs: [],
  inputs: ['contract.yaml'],
  outputs: ['generated/contract.json', 'generated/types.ts'],
};

const createFolder = useFolders();
let folder: string;
const run = (options: RunOptions = {}): Promise<number> =>
  runSteps(['bundle'], { folder, table: new Map([['bundle', step]]), ...options });
const write = (file: string, text: string): Promise<void> => writeFile(join(folder, file), text);
const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8');
const readOutputs = (): Promise<string[]> =>
  Promise.all(['contract.json', 'types.ts'].map((name) => read(`generated/${name}`)));

beforeEach(async () => {
  const files = { 'package.json': '{ "type": "module" }', 'program.js': PROGRAM, 'contract.yaml': 'first' };
  folder = await createFolder(files);
});

describe('a build', () => {
  it('of a folder that cannot be written says so in one sentence', async () => {
    await write('generated', 'is no folder');
    const error = await run().catch((reason: Error) => reason);
    expect(error).toMatchObject({
      name: 'BuildError',
      message: expect.stringMatching(/cannot be written .*make it writable/),
    });
    expect(String((error as Error).message)).not.toContain('\n');
  });

  it('writes the outputs of a stale step, and skips it when nothing has changed', async () => {
    expect([await run(), await run()]).toEqual([1, 0]);
    expect(await readOutputs()).toEqual(['first', 'first']);
    expect(await readdir(join(folder, 'generated/.cache/staging'))).toEqual([]);
  });

  it('leaves every former output as it was when the step fails', async () => {
    await run();
    await write('contract.yaml', 'invalid');
    await expect(run()).rejects.toThrow(/^The step bundle failed\.[\s\S]*The contract is invalid/);
    expect(await readOutputs()).toEqual(['first', 'first']);
  });

  it('runs a failed step again when its input has changed', async () => {
    await write('contract.yaml', 'invalid');
    await run().catch(() => {});
    await write('contract.yaml', 'second');
    expect(await run()).toBe(1);
    expect(await readOutputs()).toEqual(['second', 'second']);
  });

  it('removes what a build has left that was killed', async () => {
    const left = join(folder, 'generated/.cache/staging/step-killed');
    await mkdir(left, { recursive: true });
    await run();
    expect(existsSync(left)).toBe(false);
  });
});

describe('two builds at once', () => {
  it('run a stale step once', async () => {
    const first = run();
    const second = run({ wait: () => first });
    expect(await Promise.all([first, second])).toEqual([1, 0]);
    expect(await read('runs.txt')).toBe('first\n');
  });

  it('both run the step when its input has changed in between', async () => {
    const first = run();
    const second = run({ wait: () => first.then(() => write('contract.yaml', 'second')) });
    expect(await Promise.all([first, second])).toEqual([1, 1]);
    expect(await readOutputs()).toEqual(['second', 'second']);
  });

  it('both try the step when it fails', async () => {
    await write('contract.yaml', 'invalid');
    const first = run().catch(() => 'failed');
    const second = run({ wait: () => first }).catch(() => 'failed');
    expect(await Promise.all([first, second])).toEqual(['failed', 'failed']);
    expect(await read('runs.txt')).toBe('invalid\ninvalid\n');
  });
});
