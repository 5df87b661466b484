import { readFileSync } from 'node:fs';
import { CliError } from '../../scripts/lib/command.ts';

export interface Baseline {
  readonly coverage: { readonly documented: number; readonly covered: number };
  readonly fingerprints: ReadonlySet<string>;
}

/** The used part of a `report.json`. */
interface Saved {
  readonly documented: number;
  readonly covered: number;
  readonly causes: readonly { readonly violations: readonly { readonly details: readonly SavedDetail[] }[] }[];
}

interface SavedDetail {
  readonly fingerprint: string;
}

/**
 * Reads the `report.json` of an earlier run.
 *
 * @throws CliError when the file cannot be read.
 */
export function readBaseline(file: string): Baseline {
  try {
    const { documented, covered, causes } = JSON.parse(readFileSync(file, 'utf8')) as Saved;
    const details = causes.flatMap(({ violations }) => violations.flatMap((violation) => violation.details));
    return { coverage: { documented, covered }, fingerprints: new Set(details.map(({ fingerprint }) => fingerprint)) };
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
