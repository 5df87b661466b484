import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenApiDocument } from '../scripts/document/openapi.ts';
import { runStep } from '../scripts/lib/command.ts';
import { repository } from '../scripts/lib/run.ts';
import { writeConsole } from './reference/console.ts';
import { type Reference, writeRedoc, writeReference } from './reference/redoc.ts';
import { siteContract } from './samples/site-contract.ts';

const generated = join(repository, 'generated');

/**
 * Makes the pages that need a script: the references of the API and of the control plane, and the console.
 *
 * @throws BuildError when no answers were recorded, or a new version of Redoc is not as it was.
 */
export async function site(folder = join(generated, 'site')): Promise<string> {
  await mkdir(folder, { recursive: true });
  const redoc = await writeRedoc(folder);
  const file = await writeReference(folder, apiReference(await siteContract()), redoc);
  await writeReference(folder, await controlReference(), redoc);
  await writeConsole(folder, file);
  return 'reference, control plane and console';
}

function apiReference(document: OpenApiDocument): Reference {
  return {
    current: 'reference',
    file: 'reference.html',
    title: 'Reference',
    description: 'Every operation of the Accounting Platform API, with guides, examples and code samples.',
    document,
    downloads: ['downloads/openapi.yaml', 'downloads/openapi.json'],
  };
}

async function controlReference(): Promise<Reference> {
  return {
    current: 'control',
    file: 'control.html',
    title: 'Control plane',
    description: 'What the sandbox does beside the API: the clock, the books, faults, tokens.',
    document: await readDocument('control.json'),
    downloads: [],
  };
}

async function readDocument(name: string): Promise<object> {
  return JSON.parse(await readFile(join(generated, name), 'utf8')) as object;
}

if (import.meta.main) await runStep(() => site());
