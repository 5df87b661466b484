import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import license, { type Dependency } from 'rollup-plugin-license';
import { isPermissive } from '../../scripts/dependencies/licenses.ts';
import { BuildError } from '../../scripts/lib/run.ts';

// The types declare a module, but Rollup needs CommonJS.
const createPlugin = license as unknown as (...args: Parameters<typeof license.default>) => Plugin;

const { resolve } = createRequire(import.meta.url);

const LICENSES = 'THIRD-PARTY-LICENSES.txt';

/** Bundled packages, the source of the SBOM. Not published. */
const COMPONENTS = 'components.json';

const SEPARATOR = `${'-'.repeat(80)}\n`;

export const thirdPartyLicenses = (folder: string): Plugin =>
  createPlugin({
    thirdParty: {
      multipleVersions: true,
      allow: {
        test: (dependency) => isPermissive(dependency.license ?? undefined),
        failOnUnlicensed: true,
        failOnViolation: true,
      },
      output: [
        { file: join(folder, LICENSES), template: formatLicenses },
        { file: join(folder, COMPONENTS), template: formatComponents },
      ],
    },
  });

/** Merges the licenses and the packages of a part into the whole. */
export async function mergeLicenses(folder: string, part: string): Promise<void> {
  const read = (name: string) => Promise.all([folder, part].map((place) => readFile(join(place, name), 'utf8')));
  const [texts, lists] = [await read(LICENSES), await read(COMPONENTS)];
  const [introduction, ...sections] = texts.flatMap((text, index) => text.split(SEPARATOR).slice(Math.min(index, 1)));
  const components = lists.flatMap((list) =>
    (JSON.parse(list) as object[]).map((component) => JSON.stringify(component)),
  );
  const trimmed = sections.map((section) => `${section.trimEnd()}\n`);
  await writeFile(join(folder, LICENSES), [introduction, ...sortOnce(trimmed)].join(SEPARATOR));
  await writeFile(join(folder, COMPONENTS), `[${sortOnce(components).join()}]`);
  for (const name of [LICENSES, COMPONENTS]) await rm(join(part, name));
}

const sortOnce = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort();

export type LicensedPackage = Pick<
  Dependency,
  'name' | 'version' | 'license' | 'licenseText' | 'noticeText' | 'author'
>;

/** Sorts packages of others, not our own modules in folders with a manifest. */
const sortByName = (packages: readonly LicensedPackage[]): LicensedPackage[] =>
  packages
    .filter(({ name }) => !name?.startsWith('@accounting-platform/'))
    .toSorted((a, b) => (getTitle(a) < getTitle(b) ? -1 : 1));

const getTitle = ({ name, version }: LicensedPackage): string => `${name} ${version}`;

const formatComponents = (dependencies: readonly Dependency[]): string =>
  JSON.stringify(sortByName(dependencies).map(({ name, version }) => ({ name, version })));

export const formatLicenses = (packages: readonly LicensedPackage[]): string =>
  [
    'This contains the following packages, under their own licenses.\n',
    ...sortByName(packages).map((contained) => {
      const { license, licenseText, noticeText } = contained;
      const texts = [licenseText ?? createText(contained), readFontLicense(contained), noticeText];
      const parts = [`${getTitle(contained)} (${license})`, ...texts];
      return `${SEPARATOR}${parts.filter((part) => part !== null).join('\n\n')}\n`;
    }),
  ].join('\n');

/** Returns the license of a font, which differs from the license of its code. */
const readFontLicense = ({ name }: LicensedPackage): string | null =>
  name?.startsWith('@expo-google-fonts/') ? readFileSync(resolve(`${name}/LICENSE_FONT`), 'utf8').trimEnd() : null;

function createText({ name, license, author }: LicensedPackage): string {
  if (license === 'Apache-2.0') return readText('apache-2.0');
  if (license !== 'MIT') throw new BuildError(`${name} does not contain the text of its license, ${license}.`);
  return `Copyright (c) ${author?.name ?? `The authors of ${name}`}\n\n${readText('mit').trimEnd()}`;
}

const readText = (name: string): string => readFileSync(new URL(`license-texts/${name}.txt`, import.meta.url), 'utf8');
