import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import license, { type Dependency } from 'rollup-plugin-license';
import { isPermissive } from '../../scripts/dependencies/licenses.ts';
import { BuildError } from '../../scripts/lib/run.ts';

// The package is CommonJS for Rollup, and its types declare a module.
const createPlugin = license as unknown as (...args: Parameters<typeof license.default>) => Plugin;

/** Writes the licenses of all bundled packages, and fails when one is not permissive. */
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
        { file: join(folder, 'THIRD-PARTY-LICENSES.txt'), template: formatLicenses },
        // The SBOM is made from it; it is not published.
        { file: join(folder, 'components.json'), template: formatComponents },
      ],
    },
  });

const sortByName = (dependencies: readonly Dependency[]): Dependency[] =>
  dependencies.toSorted((a, b) => (getTitle(a) < getTitle(b) ? -1 : 1));

const getTitle = ({ name, version }: Dependency): string => `${name} ${version}`;

const formatComponents = (dependencies: readonly Dependency[]): string =>
  JSON.stringify(sortByName(dependencies).map(({ name, version }) => ({ name, version })));

const formatLicenses = (dependencies: readonly Dependency[]): string =>
  [
    'This package contains the following packages, under their own licenses.\n',
    ...sortByName(dependencies).map((dependency) => {
      const { license, licenseText, noticeText } = dependency;
      const parts = [`${getTitle(dependency)} (${license})`, licenseText ?? createText(dependency), noticeText];
      return `${'-'.repeat(80)}\n${parts.filter((part) => part !== null).join('\n\n')}\n`;
    }),
  ].join('\n');

/** The text of the MIT license, for packages that name it and leave its text out. */
function createText({ name, license, author }: Dependency): string {
  if (license !== 'MIT') throw new BuildError(`${name} does not contain the text of its license, ${license}.`);
  return `Copyright (c) ${author?.name ?? `The authors of ${name}`}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
}
