import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareVersions } from '../../contract/compare-versions.ts';
import { listReleases } from '../breaking/list.ts';

/** A product with a version of its own: the contract, or all packages together. */
export interface Product {
  readonly name: string;
  /** Files with the version, which is the second group of the pattern. */
  readonly versions: readonly { readonly file: string; readonly pattern: RegExp }[];
  readonly changelog: string;
  /** Lists the versions that `releases/` has, lowest first. */
  readonly listReleased: (folder: string) => Promise<readonly string[]>;
}

const ROOT_VERSION = /("name": "@accounting-platform\/contract",\s+"version": ")([^"]+)/g;

export const PRODUCTS: readonly Product[] = [
  {
    name: 'contract',
    versions: [{ file: 'openapi/openapi.yaml', pattern: /^(info:\n(?: {2}.*\n)*? {2}version: )(\S+)/gm }],
    changelog: 'CHANGELOG.md',
    listReleased: (folder) => listReleases(join(folder, 'releases')),
  },
  {
    name: 'packages',
    versions: [
      { file: 'package.json', pattern: ROOT_VERSION },
      { file: 'package-lock.json', pattern: ROOT_VERSION },
    ],
    changelog: 'releases/packages.md',
    listReleased: async (folder) => {
      const changelog = await readFile(join(folder, 'releases', 'packages.md'), 'utf8');
      return [...changelog.matchAll(/^## (\d+\.\d+\.\d+) /gm)].map(([, version = '']) => version).sort(compareVersions);
    },
  },
];

/** Returns the tag of a release: `packages-v1.2.0`. */
export const getTag = ({ name }: Product, version: string): string => `${name}-v${version}`;

/** Text of a changelog up to the first release, and after it. */
const UNRELEASED = /^## Unreleased\n(?<changes>.*?)(?=^## |(?![\s\S]))/ms;

/** Tests that the changelog of a product says what is not released yet. */
export async function hasUnreleased(folder: string, { changelog }: Product): Promise<boolean> {
  const { changes = '' } = UNRELEASED.exec(await readFile(join(folder, changelog), 'utf8'))?.groups ?? {};
  return changes.trim() !== '';
}

/** Writes the version of a product into its files. */
export async function writeVersion(folder: string, product: Product, version: string): Promise<void> {
  for (const { file, pattern } of product.versions) {
    await edit(join(folder, file), (text) => text.replaceAll(pattern, (_match, before) => `${before}${version}`));
  }
}

/**
 * Writes a version into the heading of what is not released yet.
 *
 * @param date such as 2026-01-31.
 */
export const writeHeading = (folder: string, { changelog }: Product, version: string, date: string): Promise<void> =>
  edit(join(folder, changelog), (text) => text.replace(/^## Unreleased\n/m, `## ${version} - ${date}\n`));

const edit = async (file: string, change: (text: string) => string): Promise<void> =>
  writeFile(file, change(await readFile(file, 'utf8')));
