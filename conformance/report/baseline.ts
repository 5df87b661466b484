import { readFileSync } from 'node:fs';
import { CliError } from '../cli-error.ts';
import type { Settings } from '../settings.ts';

/** What an earlier run found. */
export interface Baseline {
  readonly coverage: { readonly documented: number; readonly covered: number };
  /** The violations that are known. */
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

/** Which violations make a run fail: those of what the platform documents, or all. */
export const FAIL_ON = ['documented', 'any'] as const;

export type FailOn = (typeof FAIL_ON)[number];

/** Creates the decision whether a run fails because of a violation: not because of what is known, or does not count. */
export const createFailurePolicy =
  (failOn: FailOn, baseline: Baseline | undefined): NonNullable<Settings['isFailing']> =>
  ({ basis, details }) =>
    (failOn === 'any' || basis === 'documented') &&
    details.some(({ fingerprint }) => !baseline?.fingerprints.has(fingerprint));
