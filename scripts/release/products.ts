import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareVersions } from '../../contract/compare-versions.ts';
import { listReleases } from '../breaking/list.ts';
import { CHANGELOGS, listUnreleased, type ProductName, readChangelog } from './changes.ts';

/** A product with a version of its own: the contract, or all packages together. */
export interface Product {
  readonly name: ProductName;
  /** Files with the version, which is the second group of the pattern. */
  readonly versions: readonly { readonly file: string; readonly pattern: RegExp }[];
  /** Lists the versions that `releases/` has, lowest first. */
  readonly listReleased: (folder: string) => Promise<readonly string[]>;
}

const ROOT_VERSION = /("name": "@accounting-platform\/contract",\s+"version": ")([^"]+)/g;

export const PRODUCTS: readonly Product[] = [
  {
    name: 'contract',
    versions: [{ file: 'openapi/openapi.yaml', pattern: /^(info:\n(?: {2}.*\n)*? {2}version: )(\S+)/gm }],
    listReleased: (folder) => listReleases(join(folder, 'releases')),
  },
  {
    name: 'packages',
    versions: [
      { file: 'package.json', pattern: ROOT_VERSION },
      { file: 'package-lock.json', pattern: ROOT_VERSION },
    ],
    listReleased: async (folder) => {
      const changelog = await readFile(join(folder, CHANGELOGS.packages), 'utf8');
      return [...changelog.matchAll(/^## (\d+\.\d+\.\d+) /gm)].map(([, version = '']) => version).sort(compareVersions);
    },
  },
];

/** Returns the tag of a release: `packages-v1.2.0`. */
export const getTag = ({ name }: Product, version: string): string => `${name}-v${version}`;

/** Tests that a file describes an unreleased change. */
export const hasUnreleased = async (folder: string, product: Product): Promise<boolean> =>
  (await listUnreleased(folder, product.name)).length > 0;

/** Writes the version of a product into its files. */
export async function writeVersion(folder: string, product: Product, version: string): Promise<void> {
  for (const { file, pattern } of product.versions) {
    await edit(join(folder, file), (text) => text.replaceAll(pattern, (_match, before) => `${before}${version}`));
  }
}

/**
 * Moves unreleased changes from their files into the changelog, below the version.
 *
 * @param date such as 2026-01-31.
 */
export async function writeChangelog(folder: string, product: Product, version: string, date: string): Promise<void> {
  const text = await readChangelog(folder, product.name, `${version} - ${date}`);
  for (const [file] of await listUnreleased(folder, product.name)) await rm(join(folder, file));
  await writeFile(join(folder, CHANGELOGS[product.name]), text);
}

const edit = async (file: string, change: (text: string) => string): Promise<void> =>
  writeFile(file, change(await readFile(file, 'utf8')));
