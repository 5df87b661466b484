import type { VersionChanges } from '../../scripts/breaking/history.ts';
import { countChanges } from '../../scripts/breaking/join-changes.ts';
import { printResources } from '../../scripts/breaking/print-resources.ts';
import { toSlug } from './links.ts';
import { joinBlocks } from './markdown.ts';
import type { SitePage } from './page.ts';

const GROUPS = ['Sandbox and tools', 'About'];
const getChangesId = (version = 'unreleased'): string => `changes/${toSlug(version)}`;

/**
 * Creates the changelog: the text of each version, below a link to its changes.
 *
 * @param markdown `CHANGELOG.md`: a title, an introduction, and a heading of the second level for each version, which may
 *   continue with its date.
 */
export function createChangelogPage(markdown: string, history: readonly VersionChanges[]): SitePage {
  const text = markdown.replace(/^# .*\n/, '').trim();
  return {
    id: 'changelog',
    title: 'Changelog',
    groups: GROUPS,
    description: 'What changed in each version, and whether it breaks a client.',
    markdown: text.replaceAll(/^## (\S+).*$/gm, (heading, name: string) => {
      const found = history.find(({ version = 'Unreleased' }) => version === name);
      const link = `[Changes by resource](#page/${getChangesId(found?.version)})`;
      return found ? `${heading}\n\n${link}: ${countChanges(found.changes)}.` : heading;
    }),
  };
}

/** Creates a page for each version: its changes by resource, breaks first. */
export const createChangesPages = (history: readonly VersionChanges[], resources: readonly string[]): SitePage[] =>
  history.map(({ version, before, changes }) => ({
    id: getChangesId(version),
    title: version ? `Changes in ${version}` : `Changes since ${before}`,
    label: version ?? 'Not released yet',
    groups: [...GROUPS, 'Changes by resource'],
    description: `${countChanges(changes)} since version ${before} of the contract.`,
    markdown: joinBlocks(
      `${countChanges(changes)} since ${before}, by resource. The [changelog](#page/changelog) says why.`,
      !version && 'This version is not released yet.',
      printResources(changes, resources),
    ),
  }));
