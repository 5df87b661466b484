import type { Sandbox, SandboxOptions } from './options.ts';
import { SandboxError } from './sandbox-error.ts';
import { explainOldNode } from './server/node-version.ts';

export { demoToken } from './demo-access.ts';
export type { Sandbox, SandboxOptions } from './options.ts';
export { SandboxError } from './sandbox-error.ts';

/**
 * Starts an isolated sandbox.
 *
 * @example
 * const sandbox = await startSandbox({ port: 0 });
 * const response = await fetch(`${sandbox.url}/v1/debtors`, { headers: { authorization: 'Bearer sandbox-demo-token' } });
 * await sandbox.close();
 *
 * @throws SandboxError when an option is wrong, the port is in use, the data file cannot be used or Node is too old; the
 *   message says what to do.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const problem = explainOldNode();
  if (problem !== undefined) throw new SandboxError(problem);
  // An old Node does not have all modules that this imports.
  const sandbox = await import('./server/start-sandbox.ts');
  return sandbox.startSandbox(options);
}
