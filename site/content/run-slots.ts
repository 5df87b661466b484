import { defaultUrl } from '../../mocks/demo-access.ts';
import { parseRequests } from '../run/curl.ts';
import { siteConfig } from '../site.config.ts';
import type { SitePage } from './page.ts';

/** The variables that a page can fill in: it signs the demo user in. */
const VARIABLES = new Map(['ACCESS_TOKEN', 'CODE', 'REFRESH_TOKEN'].map((name) => [name, '']));

/**
 * Whether a page can send the requests of a script: curl commands to the local sandbox, and nothing else. The sandbox in the
 * page returns no chosen example (`Prefer`), because it is without Prism.
 */
export function isRunnable(script: string): boolean {
  const requests = parseRequests(script, VARIABLES) ?? [];
  return (
    requests.length > 0 &&
    requests.every(({ url, headers }) => url.startsWith(`${defaultUrl}/`) && headers.prefer === undefined)
  );
}

/** What a button of a page runs: a step, all steps of a workflow, or the commands before it. */
export interface RunTarget {
  readonly workflow?: string;
  readonly step?: string;
}

/** Prints the slot of a button, which a script of the page adds; nothing without a sandbox in the page. */
export function printRunSlot(target: RunTarget = {}): string {
  if (!siteConfig.pageSandbox) return '';
  const attributes = Object.entries(target).map(([name, value]) => ` data-${name}="${value}"`);
  return `<div class="run"${attributes.join('')} data-pagefind-ignore></div>`;
}

/** Adds a slot after each block of commands that a page can run. */
export const addRunSlots = (markdown: string): string =>
  markdown.replaceAll(/^```sh\n([\s\S]*?)^```$/gm, (block, script: string) =>
    isRunnable(script) ? `${block}\n\n${printRunSlot()}` : block,
  );

/** Counts the buttons of pages. */
export const countRunSlots = (pages: readonly SitePage[]): number =>
  pages.reduce((count, { html = '' }) => count + html.split('<div class="run"').length - 1, 0);
