import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runStep } from '../scripts/lib/command.ts';
import { BuildError, repository } from '../scripts/lib/run.ts';
import { readWorkflows } from '../scripts/workflows/documents.ts';
import { described, listDownloads, names, sumsOf } from './downloads/list.ts';
import { changelogPage, readReports } from './pages/changelog.ts';
import { resourceGroups, type ShownContract, shownContract } from './pages/contract.ts';
import { downloadsPage } from './pages/downloads-page.ts';
import { markdownLinks, operationsIndex, relink } from './pages/links.ts';
import { contents, everything, guideTexts, operationTexts, type Text } from './pages/machine-texts.ts';
import { operationPage } from './pages/operation-page.ts';
import { operationsPage } from './pages/operations-page.ts';
import { startPage } from './pages/start.ts';
import { downloadable, operationsFor, workflowsPlace, workflowText } from './pages/workflows.ts';
import { workflowsMarkdown, workflowsPage } from './pages/workflows-page.ts';
import { provenance } from './provenance.ts';

const defaultSite = join(repository, 'generated', 'site');

/** Where the site is made, and where the downloads lie. */
export interface SiteFolders {
  readonly site?: string;
  readonly from?: string;
}

/**
 * Makes the pages of the site that need no script, and the texts for machines.
 *
 * @param folders `site` is written into, and what others keep there stays.
 * @throws BuildError when the downloads were not made.
 */
export async function pages(folders: SiteFolders = {}): Promise<string> {
  const site = folders.site ?? defaultSite;
  const contract = await shownContract();
  const operations = await writeOperations(contract, site);
  const guides = await writeGuides(contract, site);
  const workflows = await writeWorkflows(contract, site);
  const full = everything(contract, [workflows]);
  await write(site, 'llms-full.txt', full);
  await write(site, 'llms.txt', contents(contract, Buffer.byteLength(full), [workflows]));
  await write(site, 'index.html', startPage(contract));
  const changelog = await readFile(join(repository, 'CHANGELOG.md'), 'utf8');
  await write(site, 'changelog.html', changelogPage(changelog, await readReports(join(repository, 'releases'))));
  const statements = await provenance(site);
  await downloadsPages(folders);
  return `${operations} operations, ${guides} guides, ${statements}`;
}

/**
 * Copies the downloads into the site, with sums that fit them, and makes the page that lists them.
 *
 * @returns how many there are, and how large they are together.
 * @throws BuildError when the downloads were not made.
 */
export async function downloadsPages({
  site = defaultSite,
  from = join(repository, 'generated', 'downloads'),
}: SiteFolders = {}): Promise<string> {
  const made = await readdir(from).catch(() => {
    throw new BuildError('There are no downloads yet: `npm run build -- downloads` makes them.');
  });
  const target = join(site, 'downloads');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const name of made.filter((name) => name !== names.sums)) await copyFile(join(from, name), join(target, name));
  await writeFile(join(target, names.sums), sumsOf(await listDownloads(target)));
  const files = await listDownloads(target);
  await write(site, 'downloads.html', downloadsPage(files, (await shownContract()).info.version));
  return described(files);
}

/** Each operation as a page and as Markdown; those that the contract has no more are gone. */
async function writeOperations(contract: ShownContract, site: string): Promise<number> {
  await rm(join(site, 'operations'), { recursive: true, force: true });
  const groups = resourceGroups(contract);
  const links = markdownLinks(contract, '../');
  const texts = operationTexts(contract);
  for (const { file, operation, markdown } of texts) {
    const group = groups.find(({ tags }) => tags.includes(operation.tag))?.name ?? '';
    await write(site, file.replace(/md$/, 'html'), operationPage(operation, group, markdown));
    await write(site, file, `# ${operation.summary}\n\n${relink(markdown, links)}`);
  }
  await write(site, operationsIndex, operationsPage(contract));
  return texts.length;
}

async function writeGuides(contract: ShownContract, site: string): Promise<number> {
  await rm(join(site, 'guides'), { recursive: true, force: true });
  const links = markdownLinks(contract, '../');
  const texts = guideTexts(contract);
  for (const { file, markdown } of texts) await write(site, file, relink(markdown, links));
  return texts.length;
}

/** The page of the workflows, its Markdown, and the documents with what they refer to beside them. */
async function writeWorkflows(contract: ShownContract, site: string): Promise<Text> {
  await rm(join(site, workflowsPlace), { recursive: true, force: true });
  const control = await readFile(join(repository, 'generated', 'control.json'), 'utf8');
  const files = await readWorkflows();
  const operations = operationsFor(contract, JSON.parse(control) as ShownContract);
  const texts = files.map((file) => workflowText(file, operations));
  for (const file of files) await write(site, `${workflowsPlace}/${file.file}`, downloadable(file));
  await write(site, `${workflowsPlace}/control.json`, control);
  await write(site, 'workflows.html', workflowsPage(texts));
  const text = workflowsMarkdown(texts);
  await write(site, text.file, relink(text.markdown, markdownLinks(contract, '')));
  return text;
}

async function write(site: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), text);
}

if (import.meta.main) await runStep(() => pages());
