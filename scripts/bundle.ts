import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { finish } from './bundle/internal.ts';
import { published } from './bundle/published.ts';
import { readRecording } from './bundle/recording.ts';
import type { OpenApiDocument } from './document/openapi.ts';
import { recordInputs } from './lib/contract-inputs.ts';
import { repository, runTool } from './lib/run.ts';

const generated = join(repository, 'generated');

/** The contract as the sandbox and the tools of this repository read it, with internal keywords. */
const internalBundle = join(generated, 'openapi.internal.json');

/**
 * Joins the hand-written files, with the conventions written in, into one document. It is written twice:
 * `generated/openapi.internal.json` for the sandbox and the tools of this repository, `generated/openapi.json` and `.yaml`
 * for everybody else.
 */
export async function bundle(): Promise<string> {
  await mkdir(generated, { recursive: true });
  await runTool('@redocly/cli', 'redocly', [
    'bundle',
    'contract',
    '--output',
    internalBundle,
    '--component-renaming-conflicts-severity=error',
  ]);
  const document = finish(await readContract());
  await writeFile(internalBundle, `${JSON.stringify(document, null, 2)}\n`);
  await publish();
  recordInputs(repository, 'contract');
  return `${Object.keys(document.paths).length} paths`;
}

/** Writes the published contract, with the examples that were recorded last. */
export async function publish(): Promise<void> {
  const document = published(await readContract(), await readRecording());
  await writeFile(join(generated, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  await writeFile(join(generated, 'openapi.yaml'), stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }));
}

/** Reads the contract with its internal keywords. */
export async function readContract(): Promise<OpenApiDocument> {
  return JSON.parse(await readFile(internalBundle, 'utf8')) as OpenApiDocument;
}
