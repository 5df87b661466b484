import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listCalls } from '../../client/generator/call.ts';
import { prepareContract, toClientContract } from '../../client/generator/client-contract.ts';
import { listOperations, type OpenApiDocument } from '../../contract/document.ts';
import { type Recording, readRecording } from '../../programs/recording.ts';
import { toPublishedRecording } from '../../scripts/bundle/published.ts';
import { readContract } from '../../scripts/bundle.ts';
import { packageVersion } from '../../scripts/lib/manifest.ts';
import { repository } from '../../scripts/lib/run.ts';
import { runStep } from '../../scripts/lib/run-step.ts';
import { writePackageTexts } from '../../scripts/release/package-texts.ts';
import { emitExceptions, emitModels } from './emit-classes.ts';
import { emitOperations } from './emit-operations.ts';
import { createPhpModel } from './php-model.ts';

const folder = join(repository, 'client-php');

const COPIES = ['src', 'README.md'];

/** Emits the classes of a contract, by their paths. @throws BuildError when a part of the contract cannot become PHP. */
export function emitClasses(bundle: OpenApiDocument, recording: Recording): Record<string, string> {
  const contract = toClientContract(bundle);
  const model = createPhpModel(contract);
  const calls = listCalls(prepareContract(contract, recording));
  return { ...emitModels(model), ...emitOperations(calls, { model, contract, version: packageVersion }) };
}

/**
 * Generates the Composer package of the PHP client, `generated/client-php`: classes of the contract, beside the hand-written
 * runtime in `client-php/src`.
 */
async function generatePhp(output: string): Promise<string> {
  const bundle = await readContract();
  const composer = JSON.parse(await readFile(join(folder, 'composer.json'), 'utf8'));
  const extra = { 'accounting-platform': { contract: bundle.info.version } };
  // Composer accepts the commit only as metadata.
  const manifest = { ...composer, version: packageVersion.replace('-dev.', '-dev+'), extra };
  const files = {
    ...emitExceptions(),
    ...emitClasses(bundle, toPublishedRecording(bundle, await readRecording())),
    'composer.json': `${JSON.stringify(manifest, null, 4)}\n`,
  };
  const target = join(output, 'generated', 'client-php');
  for (const name of COPIES) await cp(join(folder, name), join(target, name), { recursive: true });
  await writePackageTexts(target);
  for (const [name, code] of Object.entries(files)) {
    await mkdir(dirname(join(target, name)), { recursive: true });
    await writeFile(join(target, name), code);
  }
  return `${listOperations(bundle).length} operations, ${Object.keys(files).length} files`;
}

if (import.meta.main) await runStep(generatePhp);
