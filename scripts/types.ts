import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTypeScript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { readContract } from './bundle.ts';
import { repository } from './lib/run.ts';

const generated = join(repository, 'generated');

const banner = `/**
 * Types of the Accounting Platform API, made from generated/openapi.json by \`npm run build\`. Do not edit.
 */
`;

/** Makes the TypeScript types of the whole contract: `generated/types.d.ts`. */
export async function types(): Promise<string> {
  // By its function and not its command: the command reads redocly.yaml and takes our settings for its own.
  // Of the internal contract, which has the same schemas, and refers to the responses that operations share.
  const contract = (await readContract()) as unknown as OpenAPI3;
  const nodes = await openapiTypeScript(contract, { silent: true });
  const text = banner + astToString(nodes);
  await writeFile(join(generated, 'types.d.ts'), text);
  return `${text.split('\n').length} lines`;
}
