import { checkNodeVersion } from './hosts/node/node-version.ts';
import type { Sandbox, SandboxOptions } from './hosts/node/options.ts';

export type { Sandbox, SandboxOptions, World } from './hosts/node/options.ts';
export { StartupError } from './messages/startup-error.ts';
export { demoToken } from './seed/demo-access.ts';
export type { WorldOptions } from './worlds/options.ts';

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
  checkNodeVersion();
  // An old Node lacks modules of this import.
  const start = await import('./hosts/node/start-sandbox.ts');
  return start.startSandbox(options);
}
