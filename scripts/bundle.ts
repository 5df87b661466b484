import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OpenApiDocument } from '../contract/document.ts';
import { finishBundle } from './bundle/internal.ts';
import { BuildError, repository, runTool } from './lib/run.ts';
import { runStep } from './lib/run-step.ts';

/** The contract as the sandbox and the tools of this repository read it, with internal keywords. */
export const INTERNAL_BUNDLE = 'generated/openapi.internal.json';

/**
 * Joins the hand-written files, with the conventions written in, into one document, `generated/openapi.internal.json`.
 * `publish.ts` derives the published contract from it.
 */
async function bundleContract(output: string): Promise<string> {
  const document = await bundleDocument('contract', join(output, INTERNAL_BUNDLE));
  return `${Object.keys(document.paths).length} paths`;
}

/**
 * Bundles a document with Redocly.
 *
 * @param name its name in `redocly.yaml`.
 */
export async function bundleDocument(name: 'contract' | 'control', file: string): Promise<OpenApiDocument> {
  const settings = ['--output', file, '--component-renaming-conflicts-severity=error'];
  await runTool('@redocly/cli', 'redocly', ['bundle', name, ...settings]);
  const document = finishBundle(JSON.parse(await readFile(file, 'utf8')) as OpenApiDocument);
  checkSchemas(document);
  await writeFile(file, formatBundle(document));
  return document;
}

/** @throws Error for what is no schema or no pattern, which a server compiles as late as the first request that needs it. */
export function checkSchemas({ components: { schemas } }: Pick<OpenApiDocument, 'components'>): void {
  const ajv = new Ajv2020({ strict: false });
  if (!ajv.validateSchema({ $defs: schemas })) throw new BuildError(ajv.errorsText());
  const patterns = JSON.stringify(schemas).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g);
  for (const [, pattern = ''] of patterns) new RegExp(JSON.parse(pattern), 'u');
}

/** Writes one line for each operation and component: few lines to commit, and a change is the line of its schema. */
function formatBundle(document: OpenApiDocument): string {
  const format = (value: unknown, depth: number): string => {
    if (depth === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
    if (Array.isArray(value)) return `[\n${value.map((item) => format(item, depth - 1)).join(',\n')}\n]`;
    const members = Object.entries(value).map(
      ([key, member]) => `${JSON.stringify(key)}: ${format(member, depth - 1)}`,
    );
    return `{\n${members.join(',\n')}\n}`;
  };
  return `${format(document, 3)}\n`;
}

/** Reads the contract with its internal keywords. */
export async function readContract(): Promise<OpenApiDocument> {
  return JSON.parse(await readFile(join(repository, INTERNAL_BUNDLE), 'utf8')) as OpenApiDocument;
}

if (import.meta.main) await runStep(bundleContract);
