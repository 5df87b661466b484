import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finish } from './bundle/internal.ts';
import type { Contract } from './client/contract.ts';
import { recordInputs } from './lib/contract-inputs.ts';
import { repository, runTool } from './lib/run.ts';
import { lintBundle, lintSource } from './lint.ts';

/** The bundle of the control plane, from the repository. */
const bundleFile = 'generated/control.json';

/**
 * Lints the document of the control plane, `mocks/control/openapi.yaml`, and makes `generated/control.json` of it. It is
 * apart from the contract: nothing that is made for clients has anything of `/_sandbox`.
 *
 * @throws StepFailed with what the linters report.
 */
export async function controlDocument(): Promise<string> {
  await lintControlSource();
  const paths = await bundleControl();
  recordInputs(repository, 'control');
  await lintControlBundle();
  return `${paths} paths, nothing to report`;
}

/** Lints the hand-written files with Redocly: the API `control` in `redocly.yaml`. */
export const lintControlSource = (folder = repository): Promise<string> => lintSource(folder, 'control');

/** Lints the bundle with Spectral: `mocks/control/spectral.yaml`. */
export const lintControlBundle = (folder = repository): Promise<string> =>
  lintBundle(folder, bundleFile, 'mocks/control/spectral.yaml');

/**
 * Joins the hand-written files into one document.
 *
 * @returns the number of its paths.
 */
export async function bundleControl(file = join(repository, bundleFile)): Promise<number> {
  await mkdir(dirname(file), { recursive: true });
  const settings = ['--output', file, '--component-renaming-conflicts-severity=error'];
  await runTool('@redocly/cli', 'redocly', ['bundle', 'control', ...settings]);
  const document = finish(JSON.parse(await readFile(file, 'utf8')) as Contract);
  await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
  return Object.keys(document.paths).length;
}
