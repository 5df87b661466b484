import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTypeScript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { repository } from './lib/run.ts';

const generated = join(repository, 'generated');

const banner = `/**
 * Types of the Accounting Platform API, made from generated/openapi.json by \`npm run build\`. Do not edit.
 */
`;

/** Makes the TypeScript types of the whole contract: `generated/types.d.ts`. */
export async function types(): Promise<string> {
  // By its function and not its command: the command reads redocly.yaml and takes our settings for its own.
  const contract = JSON.parse(await readFile(join(generated, 'openapi.json'), 'utf8'), withoutFieldChoices) as OpenAPI3;
  const nodes = await openapiTypeScript(contract, {
    silent: true,
    // A field with a default may be left out of a request.
    defaultNonNullable: false,
  });
  const text = banner + astToString(nodes);
  await writeFile(join(generated, 'types.d.ts'), text);
  return `${text.split('\n').length} lines`;
}

/** "One of these fields at least" cannot be said in a type. openapi-typescript would make `unknown` of the whole. */
function withoutFieldChoices(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('anyOf' in value) || !Array.isArray(value.anyOf)) return value;
  const { anyOf, ...rest } = value;
  return anyOf.every((branch: object) => Object.keys(branch).join() === 'required') ? rest : value;
}
