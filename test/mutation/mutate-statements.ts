import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError, repository } from '../../scripts/lib/run.ts';
import { type StatementMutation, statementMutations } from './statements.ts';

const FOLDER = join(repository, 'coverage', 'mutation', 'statements');

/** What Vitest writes about a run. */
interface Report {
  readonly numFailedTests: number;
}

/**
 * Breaks each statement that tests check, and expects that its test fails.
 *
 * @throws BuildError when one does not.
 */
export async function mutateStatements(mutations = statementMutations): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const survived: string[] = [];
  for (const mutation of mutations) {
    const isKilled = await isNoticed(mutation);
    print(`${isKilled ? 'killed  ' : 'survived'}  ${mutation.statement}: ${mutation.test}`);
    if (!isKilled) survived.push(mutation.statement);
  }
  print(`${mutations.length - survived.length} of ${mutations.length} killed`);
  if (survived.length > 0) throw new BuildError(`No test notices that these do not hold: ${survived.join(', ')}.`);
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Whether a test fails. A run that fails otherwise notices nothing. */
async function isNoticed({ statement }: StatementMutation): Promise<boolean> {
  const output = join(FOLDER, `${statement}.json`);
  const config = join(import.meta.dirname, 'statements.config.ts');
  const vitest = join(repository, 'node_modules', 'vitest', 'vitest.mjs');
  const options = { cwd: repository, env: { ...process.env, STATEMENT: statement }, stdio: 'ignore' } as const;
  const child = spawn(process.execPath, [vitest, 'run', '--config', config, '--outputFile', output], options);
  await new Promise((resolve) => child.on('close', resolve));
  const report = JSON.parse(await readFile(output, 'utf8').catch(() => '{ "numFailedTests": 0 }')) as Report;
  return report.numFailedTests > 0;
}
