import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { convertToOpenApi30 } from './bundle/openapi-30.ts';
import { createPublished } from './bundle/published.ts';
import { readRecording } from './bundle/recording.ts';
import { readContract } from './bundle.ts';
import { runStep } from './lib/command.ts';

/**
 * Writes the published contract with the recorded examples: `generated/openapi.yaml` and `.json`, and `openapi-3.0.json` for
 * tools that do not read OpenAPI 3.1.
 */
async function publish(output: string): Promise<string> {
  const document = createPublished(await readContract(), await readRecording());
  const yaml = stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });
  const files = {
    'openapi.yaml': yaml,
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'openapi-3.0.json': `${JSON.stringify(convertToOpenApi30(document), null, 2)}\n`,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(output, 'generated', name), text);
  return `${yaml.split('\n').length} lines of YAML`;
}

if (import.meta.main) await runStep(publish);
