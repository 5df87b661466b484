import { constants } from 'node:fs';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../cli-error.ts';
import type { Report } from './build-report.ts';
import { formatHtml } from './html.ts';
import { formatJunit } from './junit.ts';

const formatters: Readonly<Record<string, (report: Report) => string>> = {
  'index.html': formatHtml,
  'junit.xml': formatJunit,
  'report.json': (report) => `${JSON.stringify(report, null, 2)}\n`,
};

/**
 * Creates the folder of a report, before a run is lost on a folder that cannot be written.
 *
 * @throws CliError when it cannot be used.
 */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CliError(`--report takes a folder that can be written, and ${folder} cannot (${code}).`);
  }
}

export async function writeReport(folder: string, report: Report): Promise<void> {
  const files = Object.entries(formatters).map(([name, format]) => writeFile(join(folder, name), format(report)));
  await Promise.all(files);
}
