import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INTERNAL_BUNDLE } from './bundle.ts';
import { repository, runTool } from './lib/run.ts';
import { runStep } from './lib/run-step.ts';

const BANNER = `/**
 * Types of the Accounting Platform API, generated from the contract by \`npm run build\`. Do not edit.
 */
`;

/** Generates the TypeScript types of the whole contract: `generated/types.d.ts`. */
async function generateTypes(output: string): Promise<string> {
  // The internal contract has the same schemas as the published one, and refers to shared responses. In the folder of the output,
  // because the tool would read redocly.yaml.
  const contract = join(repository, INTERNAL_BUNDLE);
  const types = await runTool('openapi-typescript', 'openapi-typescript', [contract], output);
  const text = types.replace(/^\/\*\*.*?\*\/\n+/s, BANNER);
  await writeFile(join(output, 'generated', 'types.d.ts'), text);
  return `${text.split('\n').length} lines`;
}

if (import.meta.main) await runStep(generateTypes);
