import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareVersions } from '../../contract/compare-versions.ts';
import { IMPACTS, type Impact } from '../breaking/change.ts';
import { listReleases } from '../breaking/list.ts';
import { isVersion, raiseVersion } from '../breaking/version.ts';
import { BuildError } from '../lib/run.ts';
import { hasUnreleased } from './changelog.ts';
import { getTag, PRODUCTS, type Product } from './products.ts';
import type { Program } from './program.ts';
import { readVersion } from './version-text.ts';

/** What is asked for, by the name of the product: the part of the version to raise, or the version. */
export type Requests = Readonly<Record<string, string>>;

/** The release of one product. */
export interface Release {
  readonly product: Product;
  /** The version that stands in its file. */
  readonly current: string;
  readonly version: string;
  readonly tag: string;
}

export interface Plan {
  readonly releases: readonly Release[];
  /** What keeps the tree from being released: changes that are not committed, another branch. */
  readonly obstacles: readonly string[];
}

/** Whether a text says what to release: `minor`, or `1.2.0`. */
export const isRequest = (text: string): boolean => IMPACTS.some((impact) => impact === text) || isVersion(text);

/**
 * Plans releases.
 *
 * @param folder the folder of the repository.
 * @throws BuildError with everything that is wrong with the requests.
 */
export async function planReleases(folder: string, git: Program, requests: Requests): Promise<Plan> {
  const tags = (await git('tag', '--list')).split('\n');
  const problems: string[] = [];
  const releases: Release[] = [];
  for (const product of PRODUCTS) {
    const request = requests[product.name];
    if (request === undefined) continue;
    const current = readVersion(await readFile(join(folder, product.version.file), 'utf8'), product.version);
    const released = listVersions(product, tags);
    const version = isVersion(request) ? request : raiseVersion(current, request as Impact);
    const planned = { product, current, version, tag: getTag(product, version) };
    releases.push(planned);
    problems.push(...checkVersion(planned, request, released));
    if (!hasUnreleased(await readFile(join(folder, product.changelog), 'utf8'))) {
      problems.push(`${product.changelog} has no text under "## Unreleased": say there what changed.`);
    }
  }
  if (releases.length === 0) problems.push('Name what is released, such as --client patch.');
  else if (!requests.contract && (await listReleases(join(folder, 'releases'))).length === 0) {
    problems.push('The contract has no release yet, and packages are made for one: add --contract.');
  }
  if (problems.length > 0) throw new BuildError(problems.join('\n'));
  return { releases, obstacles: await findObstacles(git) };
}

/** The versions of a product that have a tag. */
function listVersions({ name }: Product, tags: readonly string[]): readonly string[] {
  const prefix = `${name}-v`;
  return tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length));
}

function checkVersion(
  { product, current, version, tag }: Release,
  request: string,
  released: readonly string[],
): readonly string[] {
  const { name } = product;
  if (released.length === 0 && !isVersion(request)) {
    return [`${name} has no release yet: --${name} ${current} releases the version that is there.`];
  }
  if (released.includes(version)) return [`The tag ${tag} exists, and a release never changes.`];
  const highest = [current, ...released].toSorted(compareVersions).at(-1) ?? current;
  return compareVersions(version, highest) < 0 ? [`--${name} ${version} is lower than ${highest}.`] : [];
}

async function findObstacles(git: Program): Promise<readonly string[]> {
  const [changes, branch] = [await git('status', '--porcelain'), await git('branch', '--show-current')];
  return [
    ...(changes === '' ? [] : [`Commit or remove these changes first:\n${changes}`]),
    ...(branch === 'main' ? [] : [`Releases are made on main, and this is ${branch || 'no branch'}.`]),
  ];
}
