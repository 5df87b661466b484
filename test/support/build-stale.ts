import type { TestProject } from 'vitest/node';
import { runSteps } from '../../scripts/build/run-steps.ts';

/** Unit tests and tests of types read no pages, so that they start quickly after a change of the contract. */
const UNIT_STEPS = ['bundle', 'control', 'types', 'publish', 'client', 'browser'];
const ALL_STEPS = [...UNIT_STEPS, 'downloads', 'site', 'compress'];

/** Builds what the tests of a project read, as far as it is missing or stale. */
export async function setup({ name }: TestProject): Promise<void> {
  const report = (line: string): void => void process.stderr.write(`${line}\n`);
  await runSteps(name === 'e2e' || name === 'slow' ? ALL_STEPS : UNIT_STEPS, { report });
}
