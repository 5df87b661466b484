import type { MockResponder } from '../../http/pipeline.ts';
import { checkNodeVersion } from './node-version.ts';
import type { Sandbox, SandboxOptions } from './options.ts';

/**
 * Starts a sandbox, unless Node is too old. See `startSandbox` of `mocks/index.ts`.
 *
 * @param createMockResponse without it `Prefer` is not supported, and a program that bundles the sandbox is without Prism.
 */
export async function startOnNode(options: SandboxOptions, createMockResponse?: MockResponder): Promise<Sandbox> {
  checkNodeVersion();
  // Imported after the check: an old Node lacks some of its modules.
  const { startSandbox } = await import('./start-sandbox.ts');
  return startSandbox(options, undefined, createMockResponse);
}
