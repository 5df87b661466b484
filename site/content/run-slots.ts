import { html } from 'hono/html';
import { defaultUrl } from '../../mocks/seed/demo-access.ts';
import { parseRequests } from '../run/curl.ts';
import { siteConfig } from '../site.config.ts';
import { joinBlocks } from './markdown.ts';
import type { SitePage } from './page.ts';

/** Placeholders of the variables that a page fills in: it signs the demo user in. */
const VARIABLES = new Map(['ACCESS_TOKEN', 'CODE', 'REFRESH_TOKEN'].map((name) => [name, `__${name}__`]));

/**
 * Prints the button, which a script of the page enables, for a script that consists of curl commands to the local
 * sandbox; nothing for other scripts, and without a sandbox in the page.
 */
export function printScriptSlot(script: string): string {
  const requests = siteConfig.pageSandbox ? (parseRequests(script, VARIABLES) ?? []) : [];
  const isRunnable = ({ url }: (typeof requests)[number]): boolean => url.startsWith(`${defaultUrl}/`);
  if (requests.length === 0 || !requests.every(isRunnable)) return '';
  return String(
    html`<div class="run" data-requests="${JSON.stringify(requests)}"><button type="button" class="try" data-needs="examples">Run</button></div>`,
  );
}

/** Adds a slot after each block of commands that a page can run. */
export const addRunSlots = (markdown: string): string =>
  markdown.replaceAll(/^```sh\n([\s\S]*?)^```$/gm, (block, script: string) =>
    joinBlocks(block, printScriptSlot(script)),
  );

export const countRunSlots = (pages: readonly SitePage[]): number =>
  pages.reduce((count, { html = '' }) => count + html.split('<div class="run"').length - 1, 0);
