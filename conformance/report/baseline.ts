import { readFileSync } from 'node:fs';
import { CliError } from '../../scripts/lib/command.ts';
import { getViolations, type Report } from './build-report.ts';

export interface Baseline {
  readonly coverage: { readonly documented: number; readonly covered: number };
  readonly fingerprints: ReadonlySet<string>;
}

/**
 * Reads the `report.json` of an earlier run.
 *
 * @throws CliError when the file cannot be read.
 */
export function readBaseline(file: string): Baseline {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const { documented, covered } = report;
    const fingerprints = getViolations(report).flatMap(({ details }) => details.map(({ fingerprint }) => fingerprint));
    return { coverage: { documented, covered }, fingerprints: new Set(fingerprints) };
  } catch (error) {
    const { code = 'not in this format' } = error as NodeJS.ErrnoException;
    throw new CliError(`--baseline takes the report.json of an earlier run, and ${file} cannot be read (${code}).`);
  }
}

/** What the last run that wrote a `report.json` covered, to compare with; undefined without one that can be read. */
export function readLastCoverage(file: string): Baseline['coverage'] | undefined {
  try {
    return readBaseline(file).coverage;
  } catch {
    return undefined;
  }
}
