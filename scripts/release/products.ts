import { PACKAGE_NAMES, PACKAGES } from '../packages/definitions.ts';

/** What has versions of its own: the contract, the packages of npm and the PHP client. */
export interface Product {
  readonly name: string;
  /** The file that holds its version, and the path of keys to it. */
  readonly version: VersionLocation;
  /** Other files that repeat the version. */
  readonly copies: readonly VersionLocation[];
  readonly changelog: string;
}

export interface VersionLocation {
  readonly file: string;
  readonly path: readonly string[];
}

const CONTRACT: Product = {
  name: 'contract',
  version: { file: 'openapi/openapi.yaml', path: ['info', 'version'] },
  copies: [],
  changelog: 'CHANGELOG.md',
};

export const PRODUCTS: readonly Product[] = [
  CONTRACT,
  ...PACKAGE_NAMES.map((name): Product => {
    const { workspace } = PACKAGES[name];
    return {
      name,
      version: { file: `${workspace}/package.json`, path: ['version'] },
      copies: [{ file: 'package-lock.json', path: ['packages', workspace, 'version'] }],
      changelog: `${workspace}/CHANGELOG.md`,
    };
  }),
  {
    name: 'php',
    version: { file: 'client/php/composer.json', path: ['version'] },
    copies: [],
    changelog: 'client/php/CHANGELOG.md',
  },
];

/** Returns the tag of a release: `client-v1.2.0`. */
export const getTag = ({ name }: Product, version: string): string => `${name}-v${version}`;
