import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runStep } from '../scripts/lib/command.ts';
import { repository } from '../scripts/lib/run.ts';
import { loadDocsDocument } from './docs-document.ts';
import { writeConsole } from './reference/console.ts';
import { writeReference } from './reference/redoc.ts';

const generated = join(repository, 'generated');

/** Builds the pages with scripts: the references of the API and of the control plane, and the console. */
async function buildReference(site = join(generated, 'site')): Promise<string> {
  await mkdir(site, { recursive: true });
  const documentFile = await writeReference(site, {
    current: 'reference',
    file: 'reference.html',
    title: 'Reference',
    description: 'Every operation of the Accounting Platform API, with guides, examples and code samples.',
    document: await loadDocsDocument(),
    downloads: ['downloads/openapi.yaml', 'downloads/openapi.json'],
  });
  await writeReference(site, {
    current: 'control',
    file: 'control.html',
    title: 'Control plane',
    description: 'What the sandbox does beside the API: the clock, the books, faults, tokens.',
    document: JSON.parse(await readFile(join(generated, 'control.json'), 'utf8')) as object,
    downloads: [],
  });
  await writeConsole(site, documentFile);
  return 'reference, control plane and console';
}

if (import.meta.main) await runStep(() => buildReference());
