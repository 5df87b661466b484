import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const repository = fileURLToPath(new URL('../../', import.meta.url));

/** A step that failed, with what the tool said. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';
}

/** No tool of the build calls home. */
const quiet = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
  SCARF_ANALYTICS: 'false',
  NO_UPDATE_NOTIFIER: '1',
};

/** The file that runs when the command `bin` of an installed package is called. */
function executable(packageName: string, bin: string): string {
  const folder = join(repository, 'node_modules', packageName);
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { bin: bins } = JSON.parse(manifest) as { bin: string | Record<string, string> };
  const file = typeof bins === 'string' ? bins : bins[bin];
  if (!file) throw new StepFailed(`${packageName} has no command ${bin}`);
  return join(folder, file);
}

/**
 * Runs the command of an installed package with the pinned Node.
 *
 * @returns what it printed on its standard output.
 * @throws StepFailed with everything it printed, when it ends with another code than 0.
 */
export async function runTool(
  packageName: string,
  bin: string,
  args: readonly string[],
  cwd = repository,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(process.execPath, [executable(packageName, bin), ...args], {
    cwd,
    env: { ...process.env, ...quiet, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let all = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    all += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    all += text;
  });
  const code = await new Promise<number | null>((done, failed) => child.on('close', done).on('error', failed));
  if (code !== 0) throw new StepFailed(all.trim() || `${packageName} ended with code ${code}`);
  return out;
}
