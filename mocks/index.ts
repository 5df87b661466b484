import type { Sandbox, SandboxOptions } from './options.ts';
import { explainOldNode } from './server/node-version.ts';
import { StartupError } from './startup-error.ts';

export { demoToken } from './demo-access.ts';
export type { Sandbox, SandboxOptions, World, WorldOptions } from './options.ts';
export { StartupError } from './startup-error.ts';

/**
 * Starts an isolated sandbox.
 *
 * @example
 * const sandbox = await startSandbox({ port: 0 });
 * const response = await fetch(`${sandbox.url}/v1/debtors`, { headers: { authorization: 'Bearer sandbox-demo-token' } });
 * await sandbox.close();
 *
 * @throws StartupError when an option is invalid, the port is in use, the data file cannot be used or Node is too old.
 *   Its message says what to do.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const problem = explainOldNode();
  if (problem !== undefined) throw new StartupError(problem);
  // Imported after the check: an old Node lacks some of its modules.
  const sandbox = await import('./server/start-sandbox.ts');
  return sandbox.startSandbox(options);
}
