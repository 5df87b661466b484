import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Argument } from 'commander';
import { createCommand, runCommand } from '../programs/command.ts';
import { BuildError, repository } from './lib/run.ts';

/** Folders with an installation of their own, which `npm ci` leaves out: few commands need it. */
export const INSTALLATIONS = [
  'scripts/tools',
  'site/shell',
  'test/browser',
  'test/consumers',
  'test/installs',
  'test/mutation',
  'test/workers',
] as const;

/** @throws BuildError when npm fails. */
async function install(folder: string): Promise<string> {
  const shell = process.platform === 'win32';
  const { stdout } = await promisify(execFile)('npm', ['ci', '--prefix', folder], { cwd: repository, shell }).catch(
    ({ stderr = '', stdout = '' }: { stderr?: string; stdout?: string }) => {
      throw new BuildError(`npm ci --prefix ${folder} failed:\n${stderr || stdout}`);
    },
  );
  return stdout.trim().split('\n').at(-1) ?? '';
}

const command = createCommand('install', 'Installs a folder that has dependencies of its own.')
  .addArgument(new Argument('<folder>', 'the folder').choices(INSTALLATIONS))
  .action(async (folder: string) => void process.stdout.write(`${await install(folder)}\n`));

if (import.meta.main) await runCommand(command);
