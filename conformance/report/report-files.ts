import { constants, readFileSync } from 'node:fs';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../../programs/errors.ts';
import type { Report } from './build-report.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';

const REPORT_FILES = {
  markdown: 'summary.md',
  junit: 'junit.xml',
  json: 'report.json',
} as const;

const formatters: Readonly<Record<keyof typeof REPORT_FILES, (report: Report) => string>> = {
  markdown: formatMarkdown,
  junit: formatJunit,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
};

/**
 * Creates the folder of a report, before a run whose report could not be written.
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
  const names = Object.keys(REPORT_FILES) as (keyof typeof REPORT_FILES)[];
  await Promise.all(names.map((name) => writeFile(join(folder, REPORT_FILES[name]), formatters[name](report))));
}

/** Fingerprints of an earlier run's violations. */
export type Baseline = ReadonlySet<string>;

/**
 * Reads the `report.json` of an earlier run.
 *
 * @throws CliError when the file cannot be read.
 */
export function readBaseline(file: string): Baseline {
  try {
    const { causes } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const details = causes.flatMap(({ violations }) => violations.flatMap((violation) => violation.details));
    return new Set(details.map(({ fingerprint }) => fingerprint));
  } catch (error) {
    const { code = 'not in this format' } = error as NodeJS.ErrnoException;
    throw new CliError(`--baseline takes the report.json of an earlier run, and ${file} cannot be read (${code}).`);
  }
}
