import { constants } from 'node:fs';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotRun } from '../arguments.ts';
import { junitOf } from './junit.ts';
import { pageOf } from './page.ts';
import type { Report } from './report.ts';

/** The files of a report, and how each is made. */
const files: Readonly<Record<string, (report: Report) => string>> = {
  'index.html': pageOf,
  'junit.xml': junitOf,
  'report.json': (report) => `${JSON.stringify(report, null, 2)}\n`,
};

/**
 * Makes the folder of a report when it is not there. Before a run: afterwards it would be late to learn that it cannot
 * be written.
 *
 * @throws CannotRun when it cannot be used.
 */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CannotRun(`--report takes a folder that can be written, and ${folder} cannot (${code}).`);
  }
}

/** Writes the report to a folder that is there. */
export async function writeReport(folder: string, report: Report): Promise<void> {
  const writing = Object.entries(files).map(([name, contentOf]) => writeFile(join(folder, name), contentOf(report)));
  await Promise.all(writing);
}
