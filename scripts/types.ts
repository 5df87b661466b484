import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTypeScript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { readContract } from './bundle.ts';
import { runStep } from './lib/command.ts';

const BANNER = `/**
 * Types of the Accounting Platform API, generated from the contract by \`npm run build\`. Do not edit.
 */
`;

/** Generates the TypeScript types of the whole contract: `generated/types.d.ts`. */
async function generateTypes(output: string): Promise<string> {
  // The function, not the command: the command would read redocly.yaml. The internal contract has the same schemas as the
  // published one, and refers to shared responses.
  const contract = (await readContract()) as unknown as OpenAPI3;
  const nodes = await openapiTypeScript(contract, { silent: true });
  const text = BANNER + astToString(nodes);
  await writeFile(join(output, 'generated', 'types.d.ts'), text);
  return `${text.split('\n').length} lines`;
}

if (import.meta.main) await runStep(generateTypes);
