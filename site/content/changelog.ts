import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listReleases, RELEASE_FILES } from '../../scripts/breaking/list.ts';
import { joinBlocks, printFence } from './markdown.ts';
import type { SitePage } from './page.ts';

/** Changes of the contract, by version. */
type ReleaseReports = ReadonlyMap<string, string>;

/**
 * Reads the changes of the contract in each release.
 *
 * @param folder the folder of releases, with `<version>/changes.txt`.
 */
export async function readReports(folder: string): Promise<ReleaseReports> {
  const read = (version: string) => readFile(join(folder, version, RELEASE_FILES.changes), 'utf8');
  const versions = await listReleases(folder);
  return new Map(await Promise.all(versions.map(async (version) => [version, await read(version)] as const)));
}

/**
 * Creates the changelog: the text of each version, followed by the changes of the contract.
 *
 * @param markdown `CHANGELOG.md`: a title, an introduction, and a heading of the second level for each version, which may
 *   continue with its date.
 */
export function createChangelogPage(markdown: string, reports: ReleaseReports): SitePage {
  const [introduction = '', ...versions] = markdown.replace(/^# .*\n/, '').split(/^(?=## )/m);
  return {
    id: 'changelog',
    title: 'Changelog',
    groups: ['Sandbox and tools', 'About'],
    description: 'What changed in each version, and whether it breaks a client.',
    markdown: joinBlocks(introduction.trim(), ...versions.map((text) => printVersion(text.trim(), reports))),
  };
}

function printVersion(text: string, reports: ReleaseReports): string {
  const [, version = ''] = /^## (\S+)/.exec(text) ?? [];
  const [verdict = '', ...changes] = (reports.get(version) ?? 'Not released yet.').trimEnd().split('\n\n');
  return joinBlocks(
    text,
    '### Changes of the contract',
    verdict,
    changes.length > 0 && printFence('', changes.join('\n\n')),
  );
}
