import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository, runTool } from '../lib/run.ts';

export type Impact = 'major' | 'minor' | 'patch';

/** One difference between two bundles. */
export interface Change {
  readonly kind: 'added' | 'removed' | 'modified';
  /** `major` breaks a client, `minor` adds something, `patch` does neither. */
  readonly impact: Impact;
  /** Where it stands, as the keys that lead there: in the newer bundle, or in the older when it is removed. */
  readonly place: readonly string[];
  /** Of a modified one: the keyword that has another value. `key` means that it was renamed. */
  readonly property?: string;
  /** Why it breaks a client; empty when it does not. */
  readonly reasons: readonly string[];
}

/** What `redocly diff --format=json` prints, as far as it is used here. */
interface Report {
  readonly changes: readonly Reported[];
}

interface Reported {
  readonly kind: Change['kind'];
  readonly impact: Impact;
  /** From the operation that uses it first, references followed. */
  readonly path: string;
  readonly property?: string;
  readonly verdicts: readonly { readonly message: string }[];
  /** Where it is written. */
  readonly base?: { readonly pointer: string };
  readonly revision?: { readonly pointer: string };
}

/**
 * Compares two bundles.
 *
 * @param base - file of the older one.
 * @param revision - file of the newer one.
 * @throws StepFailed when one of them cannot be read or refers to something that is not there.
 */
export async function compare(base: string, revision: string): Promise<Change[]> {
  const folder = await mkdtemp(join(tmpdir(), 'diff-'));
  try {
    const output = join(folder, 'changes.json');
    const config = join(repository, 'releases', 'redocly.yaml');
    const settings = ['--format=json', `--output=${output}`, '--fail-on=none', '--lint-config=error'];
    await runTool('@redocly/cli', 'redocly', ['diff', base, revision, `--config=${config}`, ...settings], folder);
    const { changes } = (await json(output)) as Report;
    const bundles = { base: await json(base), revision: await json(revision) };
    return changes.map((change) => changeOf(change, bundles));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

function changeOf(
  { kind, impact, path, property, verdicts, ...at }: Reported,
  bundles: { readonly base: unknown; readonly revision: unknown },
): Change {
  const bundle = at.revision ? bundles.revision : bundles.base;
  const keys = keysOf((at.revision ?? at.base)?.pointer ?? path);
  // Redocly sees that an input is closed only when the keyword stands beside the property. Ours are made of parts.
  const isGone = (kind === 'removed' || property === 'key') && keysOf(path).at(-2) === 'properties';
  const isOverlooked = isGone && impact !== 'major';
  return {
    kind,
    place: named(keys.at(-1) === property ? keys.slice(0, -1) : keys, bundle),
    impact: isOverlooked ? 'major' : impact,
    reasons: isOverlooked ? ['The property is gone, and inputs are closed.'] : verdicts.map(({ message }) => message),
    ...(property !== undefined && { property }),
  };
}

/** With the name of a parameter, a tag or a part in the place of its index in a list. */
function named(keys: readonly string[], bundle: unknown): string[] {
  let part = bundle;
  return keys.map((key) => {
    const isInList = Array.isArray(part);
    part = (part as Record<string, unknown> | undefined)?.[key];
    const { name, $ref } = (part ?? {}) as { readonly name?: unknown; readonly $ref?: unknown };
    return isInList ? String(name ?? keysOf(String($ref ?? key)).at(-1)) : key;
  });
}

const keysOf = (pointer: string): string[] =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
