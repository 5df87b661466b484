import { checkNodeVersion } from './node-version.ts';
import type { Sandbox, SandboxOptions } from './options.ts';

/** Starts a sandbox for a program that asks for no documented responses, so that Prism is not in its package. See `startSandbox`. */
export async function startOwnSandbox(options: SandboxOptions): Promise<Sandbox> {
  checkNodeVersion();
  // Imported after the check: an old Node lacks some of its modules.
  return (await import('./start-sandbox.ts')).startSandbox(options);
}
