import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from 'hono/html';
import { compare } from '../../scripts/diff/compare.ts';
import { report } from '../../scripts/diff/report.ts';
import { byVersion, parseVersion } from '../../scripts/diff/versions.ts';
import { type Html, page } from './layout.ts';
import { rendered } from './markdown.ts';

/** What a release changed in the contract, by version. */
export type Reports = ReadonlyMap<string, string>;

/**
 * Compares each release with the one before it.
 *
 * @param folder of releases: `<version>/openapi.json`.
 * @throws StepFailed when a release cannot be read.
 */
export async function releaseReports(folder: string): Promise<Reports> {
  const versions = (await readdir(folder)).map(parseVersion).filter((version) => version !== undefined);
  const names = versions.sort(byVersion).map((version) => version.join('.'));
  const fileOf = (name: string): string => join(folder, name, 'openapi.json');
  const reports = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const before = names[index - 1];
    reports.set(name, before === undefined ? first : await since(before, fileOf(before), fileOf(name)));
  }
  return reports;
}

const first = 'The first release: nothing to compare.';

async function since(before: string, base: string, revision: string): Promise<string> {
  const changes = await compare(base, revision);
  if (changes.length === 0) return `The contract is that of ${before}.`;
  const breaking = changes.filter(({ impact }) => impact === 'major').length;
  const verdict = breaking === 0 ? `Nothing breaks a client of ${before}.` : `Breaks a client of ${before}.`;
  return `${verdict}\n\n${report(changes).trimEnd()}`;
}

/**
 * The page of the changelog: each version, and under it what was compared.
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
  const [verdict = '', ...changes] = text.split('\n\n');
  return html`<p>${verdict}</p>${changes.length > 0 ? html`\n<pre><code>${changes.join('\n\n')}</code></pre>` : ''}`;
}

/** A version as an anchor: `v1-0-0`. */
const idOf = (name: string): string => `v${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
