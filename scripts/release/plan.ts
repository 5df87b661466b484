import { compareVersions } from '../../contract/compare-versions.ts';
import { IMPACTS, type Impact } from '../breaking/change.ts';
import { isVersion, raiseVersion } from '../breaking/version.ts';
import { BuildError, type Program } from '../lib/run.ts';
import { getTag, hasUnreleased, PRODUCTS, type Product } from './products.ts';

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
    // A clone may lack the tags, and a tag may be of another clone.
    const last = (await product.listReleased(folder)).at(-1) ?? '0.0.0';
    const version = isVersion(request) ? request : raiseVersion(last, request as Impact);
    const tag = getTag(product, version);
    releases.push({ product, version, tag });
    if (compareVersions(version, last) <= 0) {
      problems.push(`--${product.name} ${version} is not higher than the last release, ${last}.`);
    } else if (tags.includes(tag)) {
      problems.push(`The tag ${tag} exists, and a release never changes.`);
    }
    if (!(await hasUnreleased(folder, product))) {
      problems.push(`Nothing in changes/ is of the ${product.name}: say there what changed.`);
    }
  }
  // A contract reaches its users with the packages and the site, which the tag of the packages publishes.
  if (requests.packages === undefined) problems.push('Name what is released, such as --packages patch.');
  if (problems.length > 0) throw new BuildError(problems.join('\n'));
  return releases;
}

async function checkTree(git: Program): Promise<string[]> {
  const hasAuthor = await git('var', 'GIT_AUTHOR_IDENT').then(
    () => true,
    () => false,
  );
  const [changes, branch] = [await git('status', '--porcelain'), await git('branch', '--show-current')];
  return [
    ...(hasAuthor ? [] : ['git does not know who commits: set user.name and user.email.']),
    ...(changes === '' ? [] : [`Commit or remove these changes first:\n${changes}`]),
    ...(branch === 'main' ? [] : [`Releases are made on main, and this is ${branch || 'no branch'}.`]),
  ];
}
