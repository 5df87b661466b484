import { format } from 'node:util';
import { vi } from 'vitest';

const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;

/** Returns what a library prints or throws. */
export async function captureDiagnostics(work: () => unknown): Promise<string[]> {
  const diagnostics: string[] = [];
  const spies = methods.map((method) =>
    vi
      .spyOn(console, method)
      .mockImplementation((...messages: unknown[]) => void diagnostics.push(format(...messages))),
  );
  try {
    await work();
  } catch (error) {
    diagnostics.push(String(error));
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return diagnostics;
}
