import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError } from '../lib/run.ts';

/** A product with a version of its own: the contract, or all packages together. */
export interface Product {
  readonly name: string;
  /** Files with the version, which is the second group of the pattern. */
  readonly versions: readonly { readonly file: string; readonly pattern: RegExp }[];
  readonly changelog: string;
}

const ROOT_VERSION = /("name": "@accounting-platform\/contract",\s+"version": ")([^"]+)/g;

export const PRODUCTS: readonly Product[] = [
  {
    name: 'contract',
    versions: [{ file: 'openapi/openapi.yaml', pattern: /^(info:\n(?: {2}.*\n)*? {2}version: )(\S+)/gm }],
    changelog: 'CHANGELOG.md',
  },
  {
    name: 'packages',
    versions: [
      { file: 'package.json', pattern: ROOT_VERSION },
      { file: 'package-lock.json', pattern: ROOT_VERSION },
    ],
    changelog: 'releases/packages.md',
  },
];

/** Returns the tag of a release: `packages-v1.2.0`. */
export const getTag = ({ name }: Product, version: string): string => `${name}-v${version}`;

/** Reads the version of a product in a repository. */
export async function readVersion(folder: string, { versions }: Product): Promise<string> {
  const { file = '', pattern = /$/g } = versions[0] ?? {};
  const [match] = (await readFile(join(folder, file), 'utf8')).matchAll(pattern);
  if (match?.[2] === undefined) throw new BuildError(`${file} has no version.`);
  return match[2];
}

/** Text of a changelog up to the first release, and after it. */
const UNRELEASED = /^## Unreleased\n(?<changes>.*?)(?=^## |(?![\s\S]))/ms;

/** Tests that the changelog of a product says what is not released yet. */
export async function hasUnreleased(folder: string, { changelog }: Product): Promise<boolean> {
  const { changes = '' } = UNRELEASED.exec(await readFile(join(folder, changelog), 'utf8'))?.groups ?? {};
  return changes.trim() !== '';
}

interface Planned {
  readonly product: Product;
  readonly version: string;
}

/**
 * Writes the version of a product into its files, and into the heading of what is not released yet.
 *
 * @param date such as 2026-01-31.
 */
export async function writeVersion(folder: string, { product, version }: Planned, date: string): Promise<void> {
  for (const { file, pattern } of product.versions) {
    await edit(join(folder, file), (text) => text.replaceAll(pattern, (_match, before) => `${before}${version}`));
  }
  const heading = `## ${version} - ${date}\n`;
  await edit(join(folder, product.changelog), (text) => text.replace(/^## Unreleased\n/m, heading));
}

const edit = async (file: string, change: (text: string) => string): Promise<void> =>
  writeFile(file, change(await readFile(file, 'utf8')));
