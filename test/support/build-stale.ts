import type { TestProject } from 'vitest/node';
import { runSteps } from '../../scripts/build/run-steps.ts';

/** Unit tests read the documents only, so that they start quickly after a change of the contract. */
const UNIT_STEPS = ['bundle', 'control', 'types', 'publish', 'client'];
const ALL_STEPS = [...UNIT_STEPS, 'downloads', 'site', 'compress'];

/** Builds what the tests of a project read, as far as it is missing or stale. */
export async function setup({ name }: TestProject): Promise<void> {
  const report = (line: string): void => void process.stderr.write(`${line}\n`);
  await runSteps(name === 'unit' ? UNIT_STEPS : ALL_STEPS, { report });
}
