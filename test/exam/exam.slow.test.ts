import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Exam, startExam } from '../../conformance/exam/run.ts';
import { TASKS } from '../../conformance/exam/tasks.ts';
import { repository } from '../../scripts/lib/run.ts';
import { MUTANTS } from './mutants.ts';

const reference = join(import.meta.dirname, 'reference');
const source = readFileSync(join(reference, 'solve.ts'), 'utf8');
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

/** Writes the reference with a mistake, in a folder of its own. */
function writeMutant(task: string, from: string, to: string): string {
  const start = source.indexOf(task.includes('-') ? `'${task}'(` : `async ${task}(`);
  const end = source.indexOf('\n  },\n', start);
  const body = source.slice(start, end);
  expect(body.split(from), `${task} has ${from} once`).toHaveLength(2);
  const mutant = (source.slice(0, start) + body.replace(from, () => to) + source.slice(end)).replaceAll(
    /from '\.\.\/\.\.\/\.\.\/([^']+)'/g,
    (_, file: string) => `from '${pathToFileURL(join(repository, file))}'`,
  );
  const path = mkdtempSync(join(folder, `${task}-`));
  writeFileSync(join(path, 'package.json'), '{"type":"module"}');
  writeFileSync(join(path, 'solve.ts'), mutant);
  return path;
}

describe('the exam', () => {
  it('has twenty tasks with names of their own, and three mistakes for each', () => {
    expect(new Set(TASKS.map(({ id }) => id)).size).toBe(20);
    const counts = TASKS.map(({ id }) => MUTANTS.filter(([, task]) => task === id).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(MUTANTS.length).toBeGreaterThanOrEqual(60);
  });

  it.concurrent.each(TASKS.map(({ id }) => id))(
    'accepts the reference for %s',
    async (id) => {
      expect((await exam.run(reference, findTask(id))).findings).toEqual([]);
    },
    60_000,
  );

  it.concurrent.each(MUTANTS)(
    'rejects a program that %s: %s',
    async (_mistake, id, from, to) => {
      expect((await exam.run(writeMutant(id, from, to), findTask(id))).findings).not.toEqual([]);
    },
    60_000,
  );

  it('rejects a program that does nothing, for every task', async () => {
    const path = mkdtempSync(join(folder, 'nothing-'));
    writeFileSync(join(path, 'solve.mjs'), '');
    for (const task of TASKS) expect([task.id, (await exam.run(path, task)).findings.length]).not.toEqual([task.id, 0]);
  }, 120_000);
});
