import { freePort } from '../bench/http.ts';
import { serversOf } from '../bench/servers.ts';
import { connectInspector, type Inspector } from './inspector.ts';
import { type SandboxProcess, startProcess } from './sandbox-process.ts';

/** How a sandbox is started: as `npm start` does it, or from a built package. */
export interface Start {
  readonly package: string | undefined;
}

export interface Inspected {
  readonly sandbox: SandboxProcess;
  readonly inspector: Inspector;
}

/** Starts a sandbox on a port, with options. */
export function startOn(port: number, start: Start, ...options: string[]): Promise<SandboxProcess> {
  return startProcess([...serversOf(start.package, '').sandbox.command(port), ...options], port);
}

/** Starts a sandbox that can be looked into, lets `use` work with it, and ends it whatever comes of that. */
export async function withInspected<T>(start: Start, use: (inspected: Inspected) => Promise<T>): Promise<T> {
  const [port, inspectorPort] = [await freePort(), await freePort()];
  // Its address is not printed: what is left on standard error is what the sandbox itself says.
  const inspect = [`--inspect=127.0.0.1:${inspectorPort}`, '--inspect-publish-uid=http'];
  const command = serversOf(start.package, '').sandbox.command(port);
  const sandbox = await startProcess([...inspect, ...command], port);
  try {
    const inspector = await connectInspector(inspectorPort);
    const result = await use({ sandbox, inspector });
    inspector.close();
    return result;
  } finally {
    await sandbox.kill();
  }
}
