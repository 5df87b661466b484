import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenApiDocument } from '../../contract/document.ts';
import { parsePointer } from '../../contract/json-pointer.ts';
import { withoutInternalKeywords } from '../bundle/published.ts';
import { BuildError, repository, runTool } from '../lib/run.ts';
import { type Change, IMPACTS, type Impact } from './change.ts';
import { findMissedBreak } from './missed-breaks.ts';
import { normalize } from './normalize.ts';

export interface Comparison {
  /** The highest impact of all changes; undefined when there is none. */
  readonly impact: Impact | undefined;
  /** How many there are, and a line for each, breaking ones first. */
  readonly changes: string;
}

/** Compares two bundles. See {@link listChanges}. */
export async function compareBundles(base: OpenApiDocument, revision: OpenApiDocument): Promise<Comparison> {
  return summarize(await listChanges(base, revision));
}

/**
 * Compares two bundles with `redocly diff`, and rates what it misses. A published one, which has no keywords of this
 * repository, is compared with the published form of the other, without the recorded examples. Pointers are those of the
 * normalized bundles.
 *
 * @throws BuildError when one of them has a reference that cannot be resolved.
 */
export async function listChanges(base: OpenApiDocument, revision: OpenApiDocument): Promise<readonly Change[]> {
  const folder = await mkdtemp(join(tmpdir(), 'diff-'));
  try {
    const isBasePublished = isPublished(base);
    const bundles = [base, isBasePublished ? withoutInternalKeywords(revision) : revision];
    const files = ['base.json', 'revision.json'].map((name) => join(folder, name));
    for (const [index, file] of files.entries()) await writeBundle(file, bundles[index] as OpenApiDocument);
    const output = join(folder, 'changes.json');
    const config = join(repository, 'releases', 'redocly.yaml');
    const options = [`--config=${config}`, '--lint-config=error', '--format=json', `--output=${output}`];
    await runTool('@redocly/cli', 'redocly', ['diff', ...files, ...options, '--fail-on=none'], folder);
    const { changes } = JSON.parse(await readFile(output, 'utf8')) as { changes: readonly Change[] };
    return (isBasePublished ? changes.filter((change) => !isExampleChange(change)) : changes).map(rate);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Checks whether a bundle has no keywords of this repository. */
const isPublished = ({ paths }: OpenApiDocument): boolean => !JSON.stringify(paths).includes('"x-kind":');

const isExampleChange = ({ base, revision }: Change): boolean =>
  /\/content\/[^/]+\/examples?(\/|$)/.test((revision ?? base)?.pointer ?? '');

async function writeBundle(file: string, bundle: OpenApiDocument): Promise<void> {
  try {
    await writeFile(file, JSON.stringify(normalize(bundle)));
  } catch (error) {
    throw new BuildError((error as Error).message);
  }
}

function rate(change: Change): Change {
  const message = change.impact === 'major' ? undefined : findMissedBreak(change);
  return message === undefined ? change : { ...change, impact: 'major', verdicts: [{ message }] };
}

function summarize(changes: readonly Change[]): Comparison {
  const sorted = IMPACTS.map((impact) => changes.filter((change) => change.impact === impact));
  const [major = 0, minor = 0, patch = 0] = sorted.map(({ length }) => length);
  return {
    impact: IMPACTS.find((_, index) => sorted[index]?.length),
    changes: `${major} breaking, ${minor} additions, ${patch} others\n\n${sorted.flat().map(toLine).join('\n')}`,
  };
}

/** `BREAKING  /v1/debtors/get/parameters/2 removed: `pagesize` query parameter was removed.` */
const toLine = (change: Change): string =>
  `${{ major: 'BREAKING', minor: 'addition', patch: 'other   ' }[change.impact]}  ${formatChange(change)}`;

/** Explains where a change is, and the reason for its rating. */
export function formatChange({ kind, property = '', verdicts, base, revision }: Change): string {
  const pointer = (revision ?? base)?.pointer ?? '';
  const keyword = property === 'key' || pointer.endsWith(property) ? '' : `/${property}`;
  const place = parsePointer(pointer)
    .join('/')
    .replace(/^paths\//, '');
  const reasons = [...new Set(verdicts.map(({ message }) => message))].join(' ');
  return `${place}${keyword} ${kind}${reasons && `: ${reasons}`}`;
}
