import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OpenApiDocument } from '../scripts/document/openapi.ts';
import { runStep } from '../scripts/lib/command.ts';
import { BuildError, repository } from '../scripts/lib/run.ts';
import { readWorkflows } from '../scripts/workflows/documents.ts';
import { type DocsDocument, getTag, listResourceGroups, loadDocsDocument } from './docs-document.ts';
import { DOWNLOAD_NAMES, formatChecksums, listDownloads, summarizeDownloads } from './downloads/list.ts';
import { readReports, renderChangelog } from './pages/changelog.ts';
import { renderDownloads } from './pages/downloads-page.ts';
import { renderHome } from './pages/home.ts';
import { createMarkdownLinks, OPERATIONS_INDEX_FILE, rewriteLinks } from './pages/links.ts';
import { type MarkdownFile, printGuides, printLlmsFullTxt, printLlmsTxt, printOperations } from './pages/llms-txt.ts';
import { renderOperation } from './pages/operation-page.ts';
import { renderOperationsIndex } from './pages/operations-page.ts';
import { indexOperations, printWorkflowDocument, toDownload, WORKFLOWS_FOLDER } from './pages/workflow-markdown.ts';
import { printWorkflows, renderWorkflows } from './pages/workflows-page.ts';
import { buildProvenance } from './provenance.ts';

const generated = join(repository, 'generated');

export interface SiteFolders {
  /** The folder of the site. */
  readonly site?: string;
  /** The folder of the downloads. */
  readonly from?: string;
}

/**
 * Builds the pages without scripts, and the Markdown of the site. Other files in the folder of the site stay.
 *
 * @throws BuildError when there are no downloads.
 */
export async function buildPages(folders: SiteFolders = {}): Promise<string> {
  const { site = join(generated, 'site') } = folders;
  const contract = await loadDocsDocument();
  const operations = await writeOperations(contract, site);
  const guides = await writeGuides(contract, site);
  const workflows = await writeWorkflows(contract, site);
  const fullText = printLlmsFullTxt(contract, [workflows]);
  await write(site, 'llms-full.txt', fullText);
  await write(site, 'llms.txt', printLlmsTxt(contract, Buffer.byteLength(fullText), [workflows]));
  await write(site, 'index.html', renderHome(contract));
  const changelog = await readFile(join(repository, 'CHANGELOG.md'), 'utf8');
  await write(site, 'changelog.html', renderChangelog(changelog, await readReports(join(repository, 'releases'))));
  const statements = await buildProvenance(site);
  await publishDownloads(folders);
  return `${operations} operations, ${guides} guides, ${statements}`;
}

/**
 * Copies the downloads into the site, and writes their checksums and the page that lists them.
 *
 * @returns the number and the size of the files.
 * @throws BuildError when there are no downloads.
 */
export async function publishDownloads({
  site = join(generated, 'site'),
  from = join(generated, 'downloads'),
}: SiteFolders = {}): Promise<string> {
  const names = await readdir(from).catch(() => {
    throw new BuildError('There are no downloads yet. Build them first: npm run build -- downloads');
  });
  const target = join(site, 'downloads');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const name of names) {
    if (name !== DOWNLOAD_NAMES.checksums) await copyFile(join(from, name), join(target, name));
  }
  await writeFile(join(target, DOWNLOAD_NAMES.checksums), formatChecksums(await listDownloads(target)));
  const files = await listDownloads(target);
  await write(site, 'downloads.html', renderDownloads(files, (await loadDocsDocument()).info.version));
  return summarizeDownloads(files);
}

/** Writes each operation as a page and as Markdown, and removes those of former operations. */
async function writeOperations(contract: DocsDocument, site: string): Promise<number> {
  await rm(join(site, 'operations'), { recursive: true, force: true });
  const groups = listResourceGroups(contract);
  const mapLink = createMarkdownLinks(contract, '../');
  const operations = printOperations(contract);
  for (const { file, entry, markdown } of operations) {
    const group = groups.find(({ tags }) => tags.includes(getTag(entry.operation)))?.name ?? '';
    await write(site, file.replace(/md$/, 'html'), renderOperation(entry, group, markdown));
    await write(site, file, `# ${entry.operation.summary}\n\n${rewriteLinks(markdown, mapLink)}`);
  }
  await write(site, OPERATIONS_INDEX_FILE, renderOperationsIndex(contract));
  return operations.length;
}

async function writeGuides(contract: DocsDocument, site: string): Promise<number> {
  await rm(join(site, 'guides'), { recursive: true, force: true });
  const mapLink = createMarkdownLinks(contract, '../');
  const guides = printGuides(contract);
  for (const { file, markdown } of guides) await write(site, file, rewriteLinks(markdown, mapLink));
  return guides.length;
}

/** Writes the page of the workflows, its Markdown, and the Arazzo documents with the control plane's document. */
async function writeWorkflows(contract: DocsDocument, site: string): Promise<MarkdownFile> {
  await rm(join(site, WORKFLOWS_FOLDER), { recursive: true, force: true });
  const control = await readFile(join(generated, 'control.json'), 'utf8');
  const files = await readWorkflows();
  const operations = indexOperations(contract, JSON.parse(control) as OpenApiDocument);
  const documents = files.map((file) => printWorkflowDocument(file, operations));
  for (const file of files) await write(site, `${WORKFLOWS_FOLDER}/${file.file}`, toDownload(file));
  await write(site, `${WORKFLOWS_FOLDER}/control.json`, control);
  await write(site, 'workflows.html', renderWorkflows(documents));
  const workflows = printWorkflows(documents);
  await write(site, workflows.file, rewriteLinks(workflows.markdown, createMarkdownLinks(contract, '')));
  return workflows;
}

async function write(site: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), text);
}

if (import.meta.main) await runStep(() => buildPages());
