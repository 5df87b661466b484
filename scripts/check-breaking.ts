import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { compareVersions } from '../contract/compare-versions.ts';
import type { OpenApiDocument } from '../contract/document.ts';
import { isJsonObject } from '../contract/schemas.ts';
import { createCommand, runPrinting } from '../programs/command.ts';
import { CliError } from '../programs/errors.ts';
import type { Change, Impact } from './breaking/change.ts';
import { listChanges } from './breaking/compare.ts';
import { printChanges, printSummary } from './breaking/join-changes.ts';
import { addRelease, listReleases, RELEASE_FILES } from './breaking/list.ts';
import { isVersion, raiseVersion } from './breaking/version.ts';
import { createUnrecorded } from './bundle/published.ts';
import { BuildError, repository } from './lib/run.ts';
import { readChanges } from './release/changes.ts';

export interface BreakingOptions {
  readonly releases?: string;
  /** The bundle with the keywords of this repository. */
  readonly bundle?: string;
  /** The folder `changes`, which must say what changed since the last release. */
  readonly notes?: string;
  /** A bundle to compare with, in place of the last release. */
  readonly base?: string | undefined;
  /** True when a bundle that passes becomes a release. */
  readonly save?: boolean;
  /** True when each change has a line of its own, as in a release. */
  readonly full?: boolean;
  /** True when additions and remarks need a higher version too, as they do for a release. */
  readonly strict?: boolean;
}

/**
 * Compares the bundle with the last release.
 *
 * @returns the changes, and the lowest version of the next release.
 * @throws BuildError when a change breaks clients and the major version is not raised, or the version is too low for a release.
 * @throws CliError when there is nothing to compare.
 */
export async function checkBreaking(options: BreakingOptions = {}): Promise<string> {
  const { releases = join(repository, 'releases'), save = false, strict = save, full = save } = options;
  const { bundle = join(repository, 'generated/openapi.internal.json') } = options;
  const last = (await listReleases(releases)).at(-1);
  const file = options.base ?? (last && join(releases, last, RELEASE_FILES.bundle));
  const { text, document } = await readBundle(bundle);
  const { version } = document.info;
  const { report, worst, lowest } = file
    ? compare((await readBundle(file)).document, document, full ? printChanges : printSummary)
    : { report: 'There is no release before it. Compare it with another bundle: --base FILE' };
  if (strict && lowest) throw new BuildError(`${report}\ninfo.version, ${version}, is too low.`);
  if (!save) {
    if (options.base === undefined && worst) await checkNotes(worst.impact, report, options.notes);
    return report;
  }
  await addRelease(releases, version, { bundle: text, changes: `${report}\n` });
  return `${report}\nSaved in releases/${version}.`;
}

/** @throws BuildError when `changes/` names no change of the contract, or no break although there is one. */
async function checkNotes(impact: Impact, report: string, folder = join(repository, 'changes')): Promise<void> {
  const kinds = [...(await readChanges(folder)).values()].flatMap(({ product, kind }) =>
    product === 'contract' ? [kind] : [],
  );
  if (impact === 'major' ? kinds.includes('break') : kinds.length > 0) return;
  const missing = impact === 'major' ? 'break of the contract, with what clients must do' : 'change of the contract';
  throw new BuildError(`${report}\nNo file in changes/ is a ${missing}: changes/README.md says how to write one.`);
}

interface Report {
  readonly report: string;
  readonly worst?: Change;
  /** The lowest version that the changes ask for, when the present one is lower. */
  readonly lowest?: string;
}

/** A published bundle has no internal keywords, such as the kind of an operation. */
const isPublished = ({ paths }: OpenApiDocument): boolean => !JSON.stringify(paths).includes('"x-kind":');

function compare(base: OpenApiDocument, revision: OpenApiDocument, print: typeof printChanges): Report {
  const [before, version] = [base.info.version, revision.info.version];
  if (compareVersions(version, before) < 0) {
    throw new CliError(`The base has version ${before} and the contract ${version}: compare it with an older version.`);
  }
  const changes = list(base, isPublished(base) ? createUnrecorded(revision) : revision);
  const [worst] = changes;
  if (!worst) return { report: `Nothing changed since ${before}.` };
  const lowest = raiseVersion(before, worst.impact);
  const report = `Since ${before}: ${print(changes)}\n`;
  if (compareVersions(version, lowest) >= 0) return { report, worst };
  if (worst.impact !== 'major') return { report: `${report}\nThe next release is at least ${lowest}.`, worst, lowest };
  throw new BuildError(
    `${report}\nA client of ${before} would break, and info.version is ${version}. Keep the old beside the new, or set ` +
      `info.version in openapi/openapi.yaml to ${lowest} and say in changes/ what clients must do.`,
  );
}

function list(base: OpenApiDocument, revision: OpenApiDocument): readonly Change[] {
  try {
    return listChanges(base, revision);
  } catch (error) {
    const { message } = error as Error;
    throw /^The document has nothing at /.test(message) ? new CliError(`A reference leads nowhere. ${message}`) : error;
  }
}

/** @throws CliError when a file has no bundle, as JSON or YAML, or one without a version. */
async function readBundle(file: string): Promise<{ readonly text: string; readonly document: OpenApiDocument }> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CliError(`${file} cannot be read.`);
  });
  const document = parseDocument(text, file);
  const [, other] = /"\$ref":"([^#"][^"]*)"/.exec(JSON.stringify(document)) ?? [];
  if (other !== undefined) throw new CliError(`${file} refers to ${other}: only bundles can be compared.`);
  const { version } = document.info;
  if (isVersion(String(version))) return { text, document };
  throw new CliError(`info.version of ${file} is ${version}; it must be three numbers, such as 1.2.0.`);
}

function parseDocument(text: string, file: string): OpenApiDocument {
  let document: unknown;
  try {
    document = file.endsWith('.json') ? JSON.parse(text) : parse(text, { maxAliasCount: -1 });
  } catch (error) {
    throw new CliError(`${file} cannot be read: ${(error as Error).message.split('\n')[0]}`);
  }
  if (isOpenApiDocument(document)) return document;
  throw new CliError(`${file} is not an OpenAPI document with paths.`);
}

const isOpenApiDocument = (value: unknown): value is OpenApiDocument =>
  isJsonObject(value) && 'openapi' in value && isJsonObject(value.info) && isJsonObject(value.paths);

if (import.meta.main) {
  const command = createCommand(
    'check:breaking',
    'Compares the built contract with the last release, and fails when a client of it would break.',
  )
    .option('--base <file>', 'bundle to compare with, JSON or YAML, in place of the highest version in releases/')
    .option('--full', 'print each addition and remark on a line, also when there are many')
    .option('--strict', 'fail also when the version is too low for additions and remarks')
    .option('--save', 'add the bundle to releases/ when it passes');
  await runPrinting(command, checkBreaking);
}
