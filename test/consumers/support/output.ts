import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folder for the output of the tools. It is in here because their code needs packages that are installed in here. */
const output = resolve(import.meta.dirname, '../.output');

/** An empty folder for what a tool makes. */
export function createOutputFolder(name: string): string {
  const folder = join(output, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** After the run. `KEEP=1` leaves what was made, to look at. */
export function teardown(): void {
  if (!process.env.KEEP) rmSync(output, { recursive: true, force: true });
}
