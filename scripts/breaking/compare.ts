import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenApiDocument } from '../../contract/document.ts';
import { parsePointer } from '../../contract/json-pointer.ts';
import { BuildError, repository, runTool } from '../lib/run.ts';
import { type Change, IMPACTS, type Impact } from './change.ts';
import { explainUnratedBreak } from './missed-breaks.ts';
import { normalizePair, REMOVED } from './normalize.ts';

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
 * Compares two bundles with `redocly diff`, without the recorded examples, and rates what it misses. Pointers are those of the
 * normalized bundles.
 *
 * @throws BuildError when one of them has a reference that cannot be resolved.
 */
export async function listChanges(base: OpenApiDocument, revision: OpenApiDocument): Promise<readonly Change[]> {
  const bundles = toComparable(base, revision);
  const folder = await mkdtemp(join(tmpdir(), 'diff-'));
  try {
    const files = ['base.json', 'revision.json'].map((name) => join(folder, name));
    for (const [index, file] of files.entries()) await writeFile(file, JSON.stringify(bundles[index]));
    const output = join(folder, 'changes.json');
    const config = join(repository, 'releases', 'redocly.yaml');
    const options = [`--config=${config}`, '--lint-config=error', '--format=json', `--output=${output}`];
    await runTool('@redocly/cli', 'redocly', ['diff', ...files, ...options, '--fail-on=none'], folder);
    const text = (await readFile(output, 'utf8')).replaceAll(REMOVED, '');
    const { changes } = JSON.parse(text) as { changes: readonly Change[] };
    return changes.filter((change) => !isRecorded(change)).map(rate);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Checks whether a change is one of examples that the sandbox has recorded. */
const isRecorded = ({ base, revision }: Change): boolean =>
  /^#\/components\/examples(\/|$)|\/(content|parameters)\/[^/]+\/examples?(\/|$)/.test(
    (revision ?? base)?.pointer ?? '',
  );

function toComparable(base: OpenApiDocument, revision: OpenApiDocument): readonly OpenApiDocument[] {
  try {
    return normalizePair(base, revision);
  } catch (error) {
    throw new BuildError((error as Error).message);
  }
}

function rate(change: Change): Change {
  const message = change.impact === 'major' ? undefined : explainUnratedBreak(change);
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
