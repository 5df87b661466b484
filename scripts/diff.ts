import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Change, compare, type Impact } from './diff/compare.ts';
import { keep, lastRelease, type Release } from './diff/releases.ts';
import { report } from './diff/report.ts';
import { byVersion, next, parseVersion, type Version } from './diff/versions.ts';
import { repository, StepFailed } from './lib/run.ts';

export interface DiffOptions {
  /** The folder of releases: `<version>/openapi.json`. */
  readonly releases?: string;
  /** The bundle as it is now. */
  readonly bundle?: string;
  /** Keep the bundle as a release when it passes. */
  readonly keep?: boolean;
}

/**
 * Compares the bundle with the last release that is kept.
 *
 * @returns what changed, in words.
 * @throws StepFailed with the same words when a client of that release would break and the version does not say so.
 */
export async function diff({
  releases = join(repository, 'releases'),
  bundle = join(repository, 'generated', 'openapi.json'),
  keep: keeps = false,
}: DiffOptions = {}): Promise<string> {
  const version = await versionOf(bundle);
  const release = await lastRelease(releases);
  const changed = release ? await changesSince(release, bundle, version) : { text: noRelease };
  if (!keeps) return changed.text;
  if (changed.lowest && version.join() !== release?.version.join()) {
    throw new StepFailed(`${changed.text}\n${version.join('.')} is too low: info.version is in openapi/openapi.yaml.`);
  }
  return `${changed.text}\n${await keep(releases, bundle, version)}`;
}

const noRelease = 'No release is kept yet, so nothing can break. `npm run diff -- --keep` keeps the first one.';

async function versionOf(bundle: string): Promise<Version> {
  const { info } = JSON.parse(await readFile(bundle, 'utf8')) as { info: { version: string } };
  const version = parseVersion(info.version);
  if (!version) throw new StepFailed(`info.version is ${info.version}; it must be three numbers, such as 1.2.0.`);
  return version;
}

interface Changed {
  readonly text: string;
  /** The version that the changes ask for, when the contract's own is lower. */
  readonly lowest?: Version;
}

async function changesSince(release: Release, bundle: string, version: Version): Promise<Changed> {
  const changes = await compare(release.file, bundle);
  const since = release.version.join('.');
  if (changes.length === 0) return { text: `Nothing changed since ${since}.` };

  const text = `Since ${since}:\n\n${report(changes)}\n${counted(changes)}`;
  const impact = worst(changes);
  const lowest = next(release.version, impact);
  if (impact === 'major' && version[0] <= release.version[0]) {
    throw new StepFailed(
      `${text}\nA client of ${since} would break, and the contract calls itself ${version.join('.')}. Keep what was ` +
        'there beside what is new. If the break is meant, set info.version in openapi/openapi.yaml to ' +
        `${lowest.join('.')}, say in CHANGELOG.md what clients must do, and build.`,
    );
  }
  return byVersion(version, lowest) >= 0
    ? { text: `${text}\nThe contract calls itself ${version.join('.')}, which says so.` }
    : { text: `${text}\nThe next release is ${lowest.join('.')} or higher.`, lowest };
}

function counted(changes: readonly Change[]): string {
  const count = (wanted: Impact): number => changes.filter(({ impact }) => impact === wanted).length;
  return `Breaking: ${count('major')}, additions: ${count('minor')}, others: ${count('patch')}.\n`;
}

const worst = (changes: readonly Change[]): Impact =>
  (['major', 'minor'] as const).find((impact) => changes.some((change) => change.impact === impact)) ?? 'patch';

if (import.meta.main) {
  try {
    const [option, ...rest] = process.argv.slice(2);
    if (rest.length > 0 || (option !== undefined && option !== '--keep')) {
      throw new StepFailed('npm run diff takes one option: `npm run diff -- --keep`.');
    }
    process.stdout.write(`${await diff({ keep: option === '--keep' })}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof StepFailed ? error.message : String((error as Error).stack)}\n`);
    process.exitCode = 1;
  }
}
