import { html } from 'hono/html';
import { defaultUrl } from '../../mocks/seed/demo-access.ts';
import { parseRequests } from '../run/curl.ts';
import { siteConfig } from '../site.config.ts';
import { joinBlocks } from './markdown.ts';
import type { SitePage } from './page.ts';

/** Placeholders of the variables that a page fills in: it signs the demo user in. */
const VARIABLES = new Map(['ACCESS_TOKEN', 'CODE', 'REFRESH_TOKEN'].map((name) => [name, `__${name}__`]));

/** What a button of a page runs: a step, all steps of a workflow, or requests. */
interface RunTarget {
  readonly workflow?: string;
  readonly step?: string;
  /** JSON of `CurlRequest`s. */
  readonly requests?: string;
}

/** Prints the slot of a button, which a script of the page adds; nothing without a sandbox in the page. */
export function printRunSlot(target: RunTarget): string {
  if (!siteConfig.pageSandbox) return '';
  const attributes = Object.entries(target).map(([name, value]) => html` data-${name}="${value}"`);
  return String(html`<div class="run"${attributes} data-pagefind-ignore></div>`);
}

/** Prints the slot of a script that consists of curl commands to the local sandbox; nothing for another one. */
export function printScriptSlot(script: string): string {
  const requests = parseRequests(script, VARIABLES) ?? [];
  const isRunnable = ({ url }: (typeof requests)[number]): boolean => url.startsWith(`${defaultUrl}/`);
  return requests.length > 0 && requests.every(isRunnable) ? printRunSlot({ requests: JSON.stringify(requests) }) : '';
}

/** Adds a slot after each block of commands that a page can run. */
export const addRunSlots = (markdown: string): string =>
  markdown.replaceAll(/^```sh\n([\s\S]*?)^```$/gm, (block, script: string) =>
    joinBlocks(block, printScriptSlot(script)),
  );

export const countRunSlots = (pages: readonly SitePage[]): number =>
  pages.reduce((count, { html = '' }) => count + html.split('<div class="run"').length - 1, 0);
