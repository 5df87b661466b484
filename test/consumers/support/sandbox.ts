import { afterAll } from 'vitest';
import { type Sandbox, startSandbox } from '../../../mocks/index.ts';

export { demoToken } from '../../../mocks/index.ts';

/** Starts a sandbox with demo data for a test; it stops after the tests of the file. */
export async function createSandbox(): Promise<Sandbox> {
  const sandbox = await startSandbox({ port: 0 });
  afterAll(() => sandbox.close());
  return sandbox;
}
