import { join } from 'node:path';
import { compareVersions } from '../../contract/compare-versions.ts';
import { IMPACTS, type Impact } from '../breaking/change.ts';
import { listReleases } from '../breaking/list.ts';
import { isVersion, raiseVersion } from '../breaking/version.ts';
import { BuildError, type Program } from '../lib/run.ts';
import { getTag, hasUnreleased, PRODUCTS, type Product, readVersion } from './products.ts';

/** Requested releases by product: the part of the version to raise, or the version. */
export type Requests = Readonly<Record<string, string>>;

/** The release of one product. */
export interface Release {
  readonly product: Product;
  readonly version: string;
  readonly tag: string;
}

/** Tests for the request of a release: `minor`, or `1.2.0`. */
export const isRequest = (text: string): boolean => IMPACTS.some((impact) => impact === text) || isVersion(text);

/**
 * Plans releases.
 *
 * @param folder the folder of the repository.
 * @throws BuildError with everything that is wrong with the requests and the tree.
 */
export async function planReleases(folder: string, git: Program, requests: Requests): Promise<readonly Release[]> {
  const tags = (await git('tag', '--list')).split('\n');
  const problems = await checkTree(git);
  const releases: Release[] = [];
  for (const product of PRODUCTS) {
    const request = requests[product.name];
    if (request === undefined) continue;
    const current = await readVersion(folder, product);
    const version = isVersion(request) ? request : raiseVersion(current, request as Impact);
    const planned = { product, version, tag: getTag(product, version) };
    releases.push(planned);
    problems.push(...checkVersion(planned, current, request, tags));
    if (!(await hasUnreleased(folder, product))) {
      problems.push(`${product.changelog} has no text under "## Unreleased": say there what changed.`);
    }
  }
  if (releases.length === 0) problems.push('Name what is released, such as --packages patch.');
  else if (!requests.contract && (await listReleases(join(folder, 'releases'))).length === 0) {
    problems.push('The contract has no release yet, and packages are made for one: add --contract.');
  }
  if (problems.length > 0) throw new BuildError(problems.join('\n'));
  return releases;
}

function checkVersion(
  { product, version, tag }: Release,
  current: string,
  request: string,
  tags: readonly string[],
): readonly string[] {
  const prefix = getTag(product, '');
  const released = tags.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  if (released.length === 0 && !isVersion(request)) {
    return [`${product.name} has no release yet: --${product.name} ${current} releases the version that is there.`];
  }
  if (released.includes(version)) return [`The tag ${tag} exists, and a release never changes.`];
  const highest = [current, ...released].toSorted(compareVersions).at(-1) ?? current;
  return compareVersions(version, highest) < 0 ? [`--${product.name} ${version} is lower than ${highest}.`] : [];
}

async function checkTree(git: Program): Promise<string[]> {
  const [changes, branch] = [await git('status', '--porcelain'), await git('branch', '--show-current')];
  return [
    ...(changes === '' ? [] : [`Commit or remove these changes first:\n${changes}`]),
    ...(branch === 'main' ? [] : [`Releases are made on main, and this is ${branch || 'no branch'}.`]),
  ];
}
