import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from 'hono/html';
import { listReleases, RELEASE_FILES } from '../../scripts/releases/list.ts';
import { toSlug } from './anchors.ts';
import { type Html, renderPage } from './layout.ts';
import { renderMarkdown } from './markdown.ts';

/** Changes of the contract, by version. */
export type ReleaseReports = ReadonlyMap<string, string>;

/**
 * Reads the changes of the contract in each release.
 *
 * @param folder the folder of releases, with `<version>/changes.txt`.
 */
export async function readReports(folder: string): Promise<ReleaseReports> {
  const reports = new Map<string, string>();
  for (const version of await listReleases(folder)) {
    reports.set(version, await readFile(join(folder, version, RELEASE_FILES.changes), 'utf8'));
  }
  return reports;
}

/**
 * Renders the changelog: the text of each version, followed by the changes of the contract.
 *
 * @param markdown `CHANGELOG.md`: a title, an introduction, and a heading of the second level for each version.
 */
export function renderChangelog(markdown: string, reports: ReleaseReports): string {
  const [introduction = '', ...versions] = markdown.split(/^(?=## )/m);
  return renderPage({
    title: 'Changelog',
    description: 'What changed in each version, and whether it breaks a client.',
    current: 'changelog',
    content: html`${renderMarkdown(introduction)}
${versions.map((text) => renderVersion(text, reports))}`,
  });
}

function renderVersion(text: string, reports: ReleaseReports): Html {
  const [heading = '', ...lines] = text.split('\n');
  const name = heading.replace('## ', '').trim();
  const id = `v${toSlug(name)}`;
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${name}</h2>
${renderMarkdown(lines.join('\n'))}
<h3>Changes of the contract</h3>
${renderReport(reports.get(name) ?? 'Not released yet.')}
</section>
`;
}

/** Renders a verdict, followed by the changes as preformatted text. */
function renderReport(text: string): Html {
  const [verdict = '', ...changes] = text.trimEnd().split('\n\n');
  return html`<p>${verdict}</p>${changes.length > 0 ? html`\n<pre><code>${changes.join('\n\n')}</code></pre>` : ''}`;
}
