import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { repository, runTool } from './lib/run.ts';

const generated = join(repository, 'generated');

/** Joins the hand-written files, with the conventions written in, into one document: `generated/openapi.json` and `.yaml`. */
export async function bundle(): Promise<string> {
  await mkdir(generated, { recursive: true });
  const json = join(generated, 'openapi.json');
  await runTool('@redocly/cli', 'redocly', [
    'bundle',
    'contract',
    '--output',
    json,
    '--component-renaming-conflicts-severity=error',
  ]);
  const document = JSON.parse(await readFile(json, 'utf8')) as { paths: Record<string, object> };
  await writeFile(json, `${JSON.stringify(document, null, 2)}\n`);
  await writeFile(join(generated, 'openapi.yaml'), stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }));
  return `${Object.keys(document.paths).length} paths`;
}
