import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finish } from './bundle/internal.ts';
import type { OpenApiDocument } from './document/openapi.ts';
import { recordInputs } from './lib/contract-inputs.ts';
import { repository, runTool } from './lib/run.ts';

/** The bundle of the control plane, from the repository. */
const bundleFile = 'generated/control.json';

/**
 * Bundles the document of the control plane, `mocks/control/openapi.yaml`, to `generated/control.json`. It is apart from the
 * contract: nothing that is made for clients has anything of `/_sandbox`.
 */
export async function controlDocument(): Promise<string> {
  const paths = await bundleControl();
  recordInputs(repository, 'control');
  return `${paths} paths`;
}

/**
 * Joins the hand-written files into one document.
 *
 * @returns the number of its paths.
 */
export async function bundleControl(file = join(repository, bundleFile)): Promise<number> {
  await mkdir(dirname(file), { recursive: true });
  const settings = ['--output', file, '--component-renaming-conflicts-severity=error'];
  await runTool('@redocly/cli', 'redocly', ['bundle', 'control', ...settings]);
  const document = finish(JSON.parse(await readFile(file, 'utf8')) as OpenApiDocument);
  await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
  return Object.keys(document.paths).length;
}
