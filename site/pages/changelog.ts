import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from 'hono/html';
import { listReleases, RELEASE_FILES } from '../../scripts/releases/list.ts';
import { type Html, page } from './layout.ts';
import { rendered } from './markdown.ts';

/** What a release changed in the contract, by version. */
export type Reports = ReadonlyMap<string, string>;

/**
 * Reads what each release changed.
 *
 * @param folder of releases: `<version>/changes.txt`.
 */
export async function readReports(folder: string): Promise<Reports> {
  const reports = new Map<string, string>();
  for (const version of await listReleases(folder)) {
    reports.set(version, await readFile(join(folder, version, RELEASE_FILES.changes), 'utf8'));
  }
  return reports;
}

/**
 * The page of the changelog: each version, and under it the changes of the contract.
 *
 * @param markdown `CHANGELOG.md`: a title, an introduction, and a heading of the second level a version.
 */
export function changelogPage(markdown: string, reports: Reports): string {
  const [introduction = '', ...versions] = markdown.split(/^(?=## )/m);
  return page({
    title: 'Changelog',
    description: 'What changed in each version, and whether it breaks a client.',
    current: 'changelog',
    content: html`${rendered(introduction)}
${versions.map((text) => version(text, reports))}`,
  });
}

function version(text: string, reports: Reports): Html {
  const [heading = '', ...lines] = text.split('\n');
  const name = heading.replace('## ', '').trim();
  return html`<section aria-labelledby="${idOf(name)}">
<h2 id="${idOf(name)}">${name}</h2>
${rendered(lines.join('\n'))}
<h3>Changes of the contract</h3>
${compared(reports.get(name) ?? 'Not released yet.')}
</section>
`;
}

/** A verdict, and the changes below it as they are printed. */
function compared(text: string): Html {
  const [verdict = '', ...changes] = text.trimEnd().split('\n\n');
  return html`<p>${verdict}</p>${changes.length > 0 ? html`\n<pre><code>${changes.join('\n\n')}</code></pre>` : ''}`;
}

/** A version as an anchor: `v1-0-0`. */
const idOf = (name: string): string => `v${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
