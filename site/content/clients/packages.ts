import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../../scripts/lib/run.ts';
import { siteConfig } from '../../site.config.ts';
import { mapLinks } from '../links.ts';
import { describePage, joinBlocks } from '../markdown.ts';
import type { SitePage } from '../page.ts';

/** The clients of this repository, each with its folder. */
const CLIENT_PACKAGES = [
  { language: 'TypeScript', folder: 'client' },
  { language: 'PHP', folder: 'client-php' },
] as const;

/** Creates the page of each client: the README of its package. */
export const createPackagePages = (groups: readonly string[]): SitePage[] =>
  CLIENT_PACKAGES.map(({ language, folder }) => {
    const readme = readReadme(folder);
    return {
      id: `clients/${language.toLowerCase()}`,
      title: `The client for ${language}`,
      label: language,
      groups,
      description: describePage(readme),
      markdown: joinBlocks('The package is one of the [downloads](#page/downloads), with its examples.', readme),
    };
  });

/** Reads the README of a package without its title. Leaves out links to other files of the package and to other sites. */
export const readReadme = (folder: string): string =>
  mapLinks(
    readFileSync(join(repository, folder, 'README.md'), 'utf8')
      .replace(/^# .*\n+/, '')
      .trimEnd(),
    (href) => (href === siteConfig.url ? '#page/index' : href),
  ).replaceAll(/\[([^\]]+)\]\((?!#)[^)]*\)/g, '$1');
