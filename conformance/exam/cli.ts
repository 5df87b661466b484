import { writeFile } from 'node:fs/promises';
import { Option } from 'commander';
import { CliError, createCommand, parsePositiveNumber, runCommand } from '../../scripts/lib/command.ts';
import { type Exam, type Result, startExam } from './run.ts';
import { type ExamTask, TASKS } from './tasks.ts';

interface ExamOptions {
  readonly solution?: string;
  readonly task?: readonly string[];
  readonly format: 'text' | 'json';
  readonly output?: string;
  readonly timeout: number;
  readonly tasks?: boolean;
}

const DETAILS = `
The folder has a program for each task, such as new-debtor.ts, or one for all, solve.ts; also .js, .mjs, .php and .py. It gets
the task as JSON on its standard input, { "task", "text", "input" }, and in its environment ACCOUNTING_URL,
ACCOUNTING_TENANT, ACCOUNTING_TOKEN, ACCOUNTING_REFRESH_TOKEN, ACCOUNTING_CLIENT_ID and ACCOUNTING_CLIENT_SECRET. Each task
has books of its own, on 16 April 2026. To measure an agent, let solve.ts start it with the text.
The exit code is 1 when a task is not done.`;

async function runExam({ solution, task, format, output, timeout, tasks }: ExamOptions): Promise<void> {
  const chosen = task?.map(findTask) ?? TASKS;
  if (tasks) return void process.stdout.write(`${chosen.map(printTask).join('\n')}\n`);
  if (solution === undefined)
    throw new CliError('Name the folder of the programs with --solution, or list the --tasks.');
  const exam = await startExam(timeout * 1000);
  const results = await runTasks(exam, solution, chosen).finally(exam.close);
  const text = format === 'json' ? JSON.stringify(results, null, 2) : printResults(results);
  if (output === undefined) process.stdout.write(`${text}\n`);
  else await writeFile(output, `${text}\n`);
  if (results.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
}

function findTask(id: string): ExamTask {
  const task = TASKS.find((candidate) => candidate.id === id);
  if (task) return task;
  throw new CliError(`There is no task ${id}. The tasks are ${TASKS.map((known) => known.id).join(', ')}.`);
}

async function runTasks(exam: Exam, solution: string, tasks: readonly ExamTask[]): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const task of tasks) results.push(await exam.run(solution, task));
  return results;
}

const printTask = ({ id, text, input }: ExamTask): string =>
  `- ${id}: ${text}${input ? `\n  ${JSON.stringify(input).slice(0, 300)}` : ''}`;

function printResults(results: readonly Result[]): string {
  const lines = results.flatMap(({ task, findings, milliseconds }) => [
    `${findings.length === 0 ? 'done    ' : 'not done'} ${task.padEnd(21)} ${(milliseconds / 1000).toFixed(1)} s`,
    ...findings.map((finding) => `         ${finding.replaceAll('\n', '\n         ')}`),
  ]);
  return [...lines, `${results.filter(({ findings }) => findings.length === 0).length} of ${results.length}`].join(
    '\n',
  );
}

await runCommand(
  createCommand('exam', 'Grades programs, or the agent that they start, by twenty tasks on the books of a sandbox.')
    .option('--solution <folder>', 'the programs')
    .option('--task <names...>', 'only these tasks')
    .option('--tasks', 'print the tasks, and run nothing')
    .addOption(new Option('--format <format>', 'the format of the result').choices(['text', 'json']).default('text'))
    .option('--output <file>', 'write the result to a file')
    .option('--timeout <seconds>', 'the longest time of a program', parsePositiveNumber, 60)
    .addHelpText('after', DETAILS)
    .action(runExam),
);
