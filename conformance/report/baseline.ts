import { readFileSync } from 'node:fs';
import { CliError } from '../../scripts/lib/command.ts';
import { getViolations, type Report } from './build-report.ts';

/** The fingerprints of the violations of an earlier run. */
export type Baseline = ReadonlySet<string>;

/**
 * Reads the `report.json` of an earlier run.
 *
 * @throws CliError when the file cannot be read.
 */
export function readBaseline(file: string): Baseline {
  try {
    const violations = getViolations(JSON.parse(readFileSync(file, 'utf8')) as Report);
    return new Set(violations.flatMap(({ details }) => details.map(({ fingerprint }) => fingerprint)));
  } catch (error) {
    const { code = 'not in this format' } = error as NodeJS.ErrnoException;
    throw new CliError(`--baseline takes the report.json of an earlier run, and ${file} cannot be read (${code}).`);
  }
}
