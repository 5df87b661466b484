import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { createPublished } from './bundle/published.ts';
import { readRecording } from './bundle/recording.ts';
import { readContract } from './bundle.ts';
import { runStep } from './lib/command.ts';
import { repository } from './lib/run.ts';

/** Writes the published contract with the recorded examples: `generated/openapi.yaml` and `.json`. */
async function publish(): Promise<string> {
  const document = createPublished(await readContract(), await readRecording());
  const yaml = stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });
  await writeFile(join(repository, 'generated', 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  await writeFile(join(repository, 'generated', 'openapi.yaml'), yaml);
  return `${yaml.split('\n').length} lines of YAML`;
}

if (import.meta.main) await runStep(publish);
