import { hash } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { listStale } from '../scripts/build/run-steps.ts';
import { repository } from '../scripts/lib/run.ts';
import { readSiteContent, writeTexts } from './build-site.ts';
import { buildShell } from './shell/astro.ts';
import { finishPages } from './shell/finish.ts';
import { createMenu } from './shell/menu.ts';

const site = join(repository, 'generated', 'site');
const folder = join(repository, 'generated', '.cache', 'pages');

/** Builds the pages that have other hashes than before. The search stays as it is. */
async function updatePages(known?: Readonly<Record<string, string>>) {
  const content = await readSiteContent();
  const menu = JSON.stringify(createMenu(content.pages));
  // Every page has the menu.
  const list = content.entries.map((entry) => [entry.id, hash('sha256', menu + JSON.stringify(entry))] as const);
  const hashes = Object.fromEntries(list);
  const before = known ?? (listStale(['site']).length === 0 ? hashes : {});
  const changed = Object.keys(hashes).filter((id) => hashes[id] !== before[id]);
  // The first build takes twice as long, so nobody waits for it.
  const selected = new Set(known ? changed : [...changed, 'index']);
  if (selected.size > 0) {
    await buildShell(content, folder, selected);
    await finishPages(folder, site);
    await cp(join(folder, '_astro'), join(site, '_astro'), { recursive: true });
    await writeTexts(content, site);
  }
  for (const id of Object.keys(before)) if (!(id in hashes)) await rm(join(site, id), { recursive: true });
  return [changed, hashes] as const;
}

parentPort?.on('message', async (known) => parentPort?.postMessage(await updatePages(known)));
