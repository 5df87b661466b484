import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createCommand, runPrinting } from './lib/command.ts';
import { BuildError, createProgram, repository } from './lib/run.ts';

const AUDIT = ['audit', '--package-lock-only', '--audit-level=high'];

/**
 * Asks the registry for known vulnerabilities of what each lockfile names.
 *
 * @throws BuildError with what npm says, when one is of level high or critical, or the registry does not answer.
 */
export async function checkVulnerabilities(folder = repository, audit = runAudit): Promise<string> {
  const lockfiles = globSync('{.,site/shell,test/*}/package-lock.json', { cwd: folder }).sort();
  const findings: string[] = [];
  for (const lockfile of lockfiles) {
    await audit(join(folder, dirname(lockfile))).catch(({ message }: Error) =>
      findings.push(`${lockfile}:\n${message}`),
    );
  }
  if (findings.length > 0) throw new BuildError(findings.join('\n\n'));
  return `${lockfiles.length} lockfiles: no known vulnerability of level high or critical`;
}

const runAudit = (folder: string): Promise<string> => createProgram('npm', folder)(...AUDIT);

const command = createCommand('check vulnerabilities', 'Asks the registry for known vulnerabilities of all packages.');
if (import.meta.main) await runPrinting(command, () => checkVulnerabilities());
