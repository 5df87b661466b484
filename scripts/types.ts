import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypeScript, { astToString } from 'openapi-typescript';
import { repository } from './lib/run.ts';

const generated = join(repository, 'generated');

const banner = `/**
 * Types of the Accounting Platform API, made from generated/openapi.json by \`npm run build\`. Do not edit.
 */
`;

/** Makes the TypeScript types of the whole contract: `generated/types.d.ts`. */
export async function types(): Promise<string> {
  // By its function and not its command: the command reads redocly.yaml and takes our settings for its own.
  const nodes = await openapiTypeScript(pathToFileURL(join(generated, 'openapi.json')), {
    silent: true,
    // A field with a default may be left out of a request.
    defaultNonNullable: false,
  });
  const text = banner + astToString(nodes);
  await writeFile(join(generated, 'types.d.ts'), text);
  return `${text.split('\n').length} lines`;
}
