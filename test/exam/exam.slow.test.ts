import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Exam, startExam } from '../../conformance/exam/run.ts';
import { TASKS } from '../../conformance/exam/tasks.ts';
import { isPhpMissing } from '../support/client-php/php.ts';
import { type Mutant, PHP_MUTANTS, TYPESCRIPT_MUTANTS } from './mutants.ts';

const folder = mkdtempSync(join(tmpdir(), 'exam-'));

let exam: Exam;
beforeAll(async () => {
  exam = await startExam(60_000);
});
afterAll(async () => {
  await exam.close();
  rmSync(folder, { recursive: true });
});

const findTask = (id: string) => {
  const task = TASKS.find((candidate) => candidate.id === id);
  if (!task) throw new Error(`There is no task ${id}`);
  return task;
};

const grade = async (solution: string, task: string): Promise<readonly string[]> =>
  (await exam.run(solution, findTask(task))).findings;

/** Returns where the solution of a task begins and ends. */
function findSolution(source: string, task: string): readonly [start: number, end: number] {
  const names = [`'${task}'(`, `async ${task}(`, `'${task}' => `];
  const start = Math.max(...names.map((name) => source.indexOf(name)));
  // The line that closes it has the indentation of the one that opens it.
  const indentation = /\n( *).*$/.exec(source.slice(0, start))?.[1] ?? '';
  const length = source.slice(start).search(new RegExp(`\\n${indentation}('|async |\\};|\\];|\\})`));
  expect(start, `the reference has ${task}`).toBeGreaterThan(0);
  return [start, start + length];
}

/** Writes a reference with a mistake, in a folder of its own. */
function writeMutant(reference: string, [, task, from, to]: Mutant): string {
  const file = join(import.meta.dirname, 'reference', reference);
  const source = readFileSync(file, 'utf8');
  const [start, end] = findSolution(source, task);
  const body = source.slice(start, end);
  expect(body.split(from), `${task} has ${from} once`).toHaveLength(2);
  const mutant = (source.slice(0, start) + body.replace(from, () => to) + source.slice(end))
    .replaceAll(/from '(\.\.\/[^']+)'/g, (_, path: string) => `from '${new URL(path, pathToFileURL(file))}'`)
    .replace('__DIR__', `'${join(file, '..')}'`);
  const path = mkdtempSync(join(folder, `${task}-`));
  writeFileSync(join(path, 'package.json'), '{"type":"module"}');
  writeFileSync(join(path, reference.replace(/.*\//, '')), mutant);
  return path;
}

describe('the exam', () => {
  it('has twenty tasks with names of their own, and three mistakes for each', () => {
    expect(new Set(TASKS.map(({ id }) => id)).size).toBe(20);
    const counts = TASKS.map(({ id }) => TYPESCRIPT_MUTANTS.filter(([, task]) => task === id).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(new Set(PHP_MUTANTS.map(([, task]) => task)).size).toBe(20);
  });

  it('rejects a program that does nothing, for every task', async () => {
    const path = mkdtempSync(join(folder, 'nothing-'));
    writeFileSync(join(path, 'solve.mjs'), '');
    for (const { id } of TASKS) expect([id, (await grade(path, id)).length]).not.toEqual([id, 0]);
  }, 120_000);
});

describe.each([
  { language: 'TypeScript', file: 'typescript/solve.ts', mutants: TYPESCRIPT_MUTANTS, isMissing: false },
  { language: 'PHP', file: 'php/solve.php', mutants: PHP_MUTANTS, isMissing: isPhpMissing },
])('solutions in $language', ({ file, mutants, isMissing }) => {
  const run = isMissing ? it.skip : it.concurrent;
  run.each(TASKS.map(({ id }) => id))(
    'are accepted for %s',
    async (id) => {
      expect(await grade(join(import.meta.dirname, 'reference', file, '..'), id)).toEqual([]);
    },
    60_000,
  );

  run.each(mutants)(
    'are rejected when the program %s: %s',
    async (...mutant) => {
      const findings = await grade(writeMutant(file, mutant), mutant[1]);
      expect(findings).not.toEqual([]);
      // It is wrong because of its mistake, and not because it does not run.
      expect(findings.join('\n')).not.toMatch(/(Syntax|Reference|Type|Parse)Error|ERR_MODULE|Parse error|Undefined/);
    },
    60_000,
  );
});
