import { format } from 'node:util';
import { vi } from 'vitest';

const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;

/** What a library said on the console, and that it threw, while it did something. */
export async function complaintsOf(work: () => unknown): Promise<string[]> {
  const complaints: string[] = [];
  const spies = methods.map((method) =>
    vi.spyOn(console, method).mockImplementation((...said: unknown[]) => void complaints.push(format(...said))),
  );
  try {
    await work();
  } catch (error) {
    complaints.push(String(error));
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return complaints;
}
