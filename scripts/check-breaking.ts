import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Option } from 'commander';
import { parse } from 'yaml';
import { compareVersions } from '../contract/compare-versions.ts';
import type { OpenApiDocument } from '../contract/document.ts';
import { compareBundles } from './breaking/compare.ts';
import { addRelease, listReleases, RELEASE_FILES } from './breaking/list.ts';
import { checkTraffic } from './breaking/rate-traffic.ts';
import { isVersion, raiseVersion } from './breaking/version.ts';
import { createCommand, runPrinting } from './lib/command.ts';
import { BuildError, repository } from './lib/run.ts';

export interface BreakingOptions {
  readonly releases?: string;
  /** The bundle with the keywords of this repository. */
  readonly bundle?: string;
  /** The published bundle. */
  readonly published?: string;
  /** A bundle to compare with, in place of the last release. */
  readonly base?: string | undefined;
  /** A recording of requests; only the changes that concern them are listed. */
  readonly traffic?: string | undefined;
  /** True when a bundle that passes becomes a release. */
  readonly save?: boolean;
  /** True when additions and other changes need a higher version too, as they do for a release. */
  readonly strict?: boolean;
}

/**
 * Compares the published bundle with the last release.
 *
 * @returns the changes, and the lowest version of the next release.
 * @throws BuildError when a change breaks clients and the major version is not raised, or the version is too low for a release.
 */
export async function checkBreaking(options: BreakingOptions = {}): Promise<string> {
  const { releases = join(repository, 'releases'), save = false, strict = save } = options;
  const { bundle = join(repository, 'generated/openapi.internal.json') } = options;
  const { published = join(repository, 'generated/openapi.json') } = options;
  const last = (await listReleases(releases)).at(-1);
  const file = options.base ?? (last && join(releases, last, RELEASE_FILES.bundle));
  const base = file && (await readBundle(file)).document;
  const { document } = await readBundle(base && isPublished(base) ? published : bundle);
  const { traffic } = options;
  if (traffic !== undefined && base) return checkTraffic(traffic, base, document);
  const { version } = document.info;
  const { report, lowest } = base
    ? await compare(base, document)
    : { report: 'There is no release before it. Compare it with another bundle: --base FILE' };
  if (strict && lowest) throw new BuildError(`${report}\ninfo.version, ${version}, is too low.`);
  if (!save) return report;
  const [internal, partners] = [await readBundle(bundle), await readBundle(published)];
  const release = { bundle: internal.text, published: partners.text, changes: `${report}\n` };
  await addRelease(releases, version, release);
  return `${report}\nSaved in releases/${version}.`;
}

interface Report {
  readonly report: string;
  /** The lowest version that the changes ask for, when the present one is lower. */
  readonly lowest?: string;
}

/** Checks whether a bundle has no keywords of this repository. */
const isPublished = ({ paths }: OpenApiDocument): boolean => !JSON.stringify(paths).includes('"x-kind":');

async function compare(base: OpenApiDocument, revision: OpenApiDocument): Promise<Report> {
  const [before, version] = [base.info.version, revision.info.version];
  const { impact, changes } = await compareBundles(base, revision);
  if (impact === undefined) return { report: `Nothing changed since ${before}.` };
  const lowest = raiseVersion(before, impact);
  const report = `Since ${before}: ${changes}\n`;
  if (compareVersions(version, lowest) >= 0) return { report };
  if (impact !== 'major') return { report: `${report}\nThe next release is at least ${lowest}.`, lowest };
  throw new BuildError(
    `${report}\nA client of ${before} would break, and info.version is ${version}. Keep the old beside the new, or set ` +
      `info.version in openapi/openapi.yaml to ${lowest} and say in CHANGELOG.md what clients must do.`,
  );
}

/** @throws BuildError when a file has no bundle, as JSON or YAML, or one without a version. */
export async function readBundle(file: string): Promise<{ readonly text: string; readonly document: OpenApiDocument }> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BuildError(`${file} cannot be read.`);
  });
  const document = parseDocument(text, file);
  const { version } = document.info;
  if (isVersion(version)) return { text, document };
  throw new BuildError(`info.version of ${file} is ${version}; it must be three numbers, such as 1.2.0.`);
}

function parseDocument(text: string, file: string): OpenApiDocument {
  try {
    const document: unknown = file.endsWith('.json') ? JSON.parse(text) : parse(text, { maxAliasCount: -1 });
    if (isOpenApiDocument(document)) return document;
  } catch (error) {
    throw new BuildError(`${file} cannot be read: ${(error as Error).message}`);
  }
  throw new BuildError(`${file} is not an OpenAPI document.`);
}

const isOpenApiDocument = (value: unknown): value is OpenApiDocument =>
  typeof value === 'object' && value !== null && 'openapi' in value && 'info' in value && 'paths' in value;

if (import.meta.main) {
  const command = createCommand(
    'check:breaking',
    'Compares the built contract with the last release, and fails when a client of it would break.',
  )
    .option('--base <file>', 'bundle to compare with, JSON or YAML, in place of the highest version in releases/')
    .option('--strict', 'fail also when the version is too low for additions and other changes')
    .option('--save', 'add the bundle to releases/ when it passes')
    .addOption(new Option('--traffic <file>', 'rate breaks by a journal or HAR file').conflicts(['save', 'strict']));
  await runPrinting(command, checkBreaking);
}
