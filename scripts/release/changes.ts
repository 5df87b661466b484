import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError } from '../lib/run.ts';

/** Kinds of changes in the order of a changelog, with their headings in the contract's changelog. */
const KINDS = { break: 'Breaks', addition: 'Additions', correction: 'Corrections' } as const;

/** Parts of the packages, with their headings in the changelog. */
const PARTS = {
  sandbox: 'Sandbox',
  clients: 'Clients',
  client: 'TypeScript client',
  'client-php': 'PHP client',
  conformance: 'Conformance suite',
  mcp: 'MCP server',
} as const;

/** Changelogs of releases, by product. */
export const CHANGELOGS = { contract: 'CHANGELOG.md', packages: 'releases/packages.md' } as const;

export type ProductName = keyof typeof CHANGELOGS;

/** A change that is not released yet: the text of one file in `changes/`. */
export interface ChangeNote {
  readonly product: ProductName;
  readonly kind: keyof typeof KINDS;
  readonly heading: string;
  readonly text: string;
}

const FILE = /^---\n(?<part>[a-z-]+): (?<kind>[a-z]+)\n---\n\n(?<text>\S(?:(?!\n\n).)*\S)\n$/s;

const hasKey = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key);

/**
 * Parses a file of `changes/`.
 *
 * @throws BuildError when it has another form, or is a break that does not say what to do.
 */
export function parseChange(file: string, content: string): ChangeNote {
  const { part = '', kind = '', text = '' } = FILE.exec(content)?.groups ?? {};
  if (!(part === 'contract' || hasKey(PARTS, part)) || !hasKey(KINDS, kind)) {
    throw new BuildError(
      `${file} must be one paragraph below a front matter such as "sandbox: correction": contract, ` +
        `${Object.keys(PARTS).join(', ')}; ${Object.keys(KINDS).join(', ')}.`,
    );
  }
  if (kind === 'break' && !text.includes('**What to do**: ')) {
    throw new BuildError(`${file} is a break, so it must say "**What to do**: ".`);
  }
  if (part === 'contract') return { product: part, kind, heading: KINDS[kind], text };
  return { product: 'packages', kind, heading: PARTS[part], text: kind === 'break' ? `Break: ${text}` : text };
}

/**
 * Reads the changes that are not released yet, by their files, such as `changes/sandbox-full-disk.md`, in the order of a changelog.
 *
 * @param folder the folder `changes`.
 */
export async function readChanges(folder: string): Promise<ReadonlyMap<string, ChangeNote>> {
  const names = (await readdir(folder)).filter((name) => name !== 'README.md').toSorted();
  const entries = names.map(async (name) => {
    const file = `changes/${name}`;
    return [file, parseChange(file, await readFile(join(folder, name), 'utf8'))] as const;
  });
  const order = Object.keys(KINDS);
  const notes = await Promise.all(entries);
  return new Map(notes.toSorted(([, a], [, b]) => order.indexOf(a.kind) - order.indexOf(b.kind)));
}

/** Returns a changelog with a section for changes above its releases; the same text when there are none. */
export function composeChangelog(changelog: string, notes: readonly ChangeNote[], heading: string): string {
  if (notes.length === 0) return changelog;
  const sections = [...Object.values(KINDS), ...Object.values(PARTS)].flatMap((title) => {
    const items = notes
      .filter((note) => note.heading === title)
      .map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}\n`);
    return items.length > 0 ? [`### ${title}\n\n${items.join('')}\n`] : [];
  });
  return changelog.replace(/^(?=## )|(?![\s\S])/m, () => `## ${heading}\n\n${sections.join('')}`);
}

/** Lists the changes of a product that are not released yet, by their files. */
export const listUnreleased = async (folder: string, product: ProductName): Promise<readonly [string, ChangeNote][]> =>
  [...(await readChanges(join(folder, 'changes')))].filter(([, note]) => note.product === product);

/**
 * Reads the changelog of a product, with its unreleased changes on top.
 *
 * @param folder the folder of the repository.
 */
export async function readChangelog(folder: string, product: ProductName, heading = 'Unreleased'): Promise<string> {
  const notes = (await listUnreleased(folder, product)).map(([, note]) => note);
  return composeChangelog(await readFile(join(folder, CHANGELOGS[product]), 'utf8'), notes, heading);
}
