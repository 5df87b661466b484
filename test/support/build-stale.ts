import type { TestProject } from 'vitest/node';
import { runSteps } from '../../scripts/build/run-steps.ts';

const CONTRACT = ['bundle', 'control', 'seed', 'publish'];
const DAILY = [...CONTRACT, 'browser', 'client'];
const SITE = [...DAILY, 'downloads', 'site', 'install-test-browser'];

/** The build steps whose outputs the tests of a project read. Only tests of pages wait for the site. */
export const PROJECT_STEPS: Readonly<Record<string, readonly string[]>> = {
  contract: CONTRACT,
  unit: DAILY,
  types: ['client'],
  e2e: DAILY,
  browser: SITE,
  slow: [...SITE, 'workers', 'install-scripts-tools', 'install-test-installs', 'install-test-workers'],
};

/** Builds what the tests of a project read, as far as it is missing or stale. */
export async function setup({ name }: TestProject): Promise<void> {
  const report = (line: string): void => void process.stderr.write(`${line}\n`);
  await runSteps(PROJECT_STEPS[name] ?? [], { report });
}
