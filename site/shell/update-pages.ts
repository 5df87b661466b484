import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { listStale } from '../../scripts/build/run-steps.ts';
import { repository } from '../../scripts/lib/run.ts';
import { buildPages, readSiteContent } from '../build-site.ts';
import { createMenu } from './menu.ts';

const site = join(repository, 'generated', 'site');

/** Pages in a part when only the menu has changed: other changes wait until a part is built. */
const MAX_PAGES = 40;

/** The pages in `generated/site` as JSON, by identifier, and their menu. */
const built = new Map<string, string>();
let builtMenu = '';

/** Builds the pages that have changed, then the others when the menu has, and returns each part. The search stays as it is. */
export async function* updatePages(): AsyncGenerator<readonly string[]> {
  const content = await readSiteContent();
  const menu = JSON.stringify(createMenu(content.pages));
  const texts = new Map(content.pages.map((page) => [page.id, JSON.stringify(page)]));
  if (built.size === 0 && !listStale(['site']).includes('site')) {
    for (const [id, text] of texts) built.set(id, text);
    builtMenu = menu;
    // The first build takes twice as long, so nobody waits for it.
    built.delete('index');
  }
  removeLostPages(texts);
  const changed = content.pages.filter(({ id }) => built.get(id) !== texts.get(id));
  const queue = [...changed, ...(menu === builtMenu ? [] : content.pages.filter((page) => !changed.includes(page)))];
  for (let count = changed.length || MAX_PAGES; queue.length > 0; count = MAX_PAGES) {
    const part = queue.splice(0, count);
    await buildPages(content, site, part);
    for (const { id } of part) built.set(id, texts.get(id) ?? '');
    if (queue.length === 0) builtMenu = menu;
    yield part.map(({ id }) => id);
  }
}

/** Removes the folders of pages that the contract and the guides have no more. */
function removeLostPages(texts: ReadonlyMap<string, string>): void {
  for (const id of built.keys()) {
    if (!texts.has(id) && built.delete(id)) rmSync(join(site, id), { recursive: true, force: true });
  }
}
