import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenApiDocument } from '../../../contract/document.ts';
import { removeSiteLinks } from '../descriptions.ts';
import { emitDefinition, type Scope } from './emit-schema.ts';
import { collectConstants, type SchemaConstant, withSchemaName } from './schema-constants.ts';

const runtime = new URL('runtime/', import.meta.url);

/**
 * Writes the module `/schemas` of the client into a folder: `index.ts` with a zod schema for each body, record and list
 * of the contract and their parts, and the hand-written files that it imports.
 *
 * @throws BuildError when a schema has a keyword that would be lost.
 */
export async function generateSchemas(contract: OpenApiDocument, folder: string): Promise<{ count: number }> {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(runtime)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  for (const file of files) await writeFile(join(folder, file), await readFile(new URL(file, runtime)));
  await writeFile(join(folder, 'index.ts'), emitSchemaModule(contract));
  return { count: collectConstants(contract).sorted.filter(({ isExported }) => isExported).length };
}

const imports = `import * as z from 'zod';
import * as formats from './formats.js';
import * as input from './input.js';
import { optional } from './optional.js';
import * as read from './read.js';
`;

export function emitSchemaModule(contract: OpenApiDocument): string {
  const { sorted, resolve, getConstant } = collectConstants(contract);
  const declared = new Set<SchemaConstant>();
  const declarations = sorted.map((constant) => {
    const { direction, hasOpenEnums } = constant;
    const code = emitConstant(constant, { resolve, getConstant, direction, hasOpenEnums, declared });
    declared.add(constant);
    return code;
  });
  return [imports, ...declarations].join('\n');
}

/** Emits a constant as the result of a function marked as pure, so that bundlers can remove it when it is unused. */
function emitConstant(constant: SchemaConstant, scope: Scope): string {
  const definition = withSchemaName(constant.name, () => emitDefinition(constant.schema, scope));
  const declaration = `${constant.isExported ? 'export ' : ''}const ${constant.identifier}`;
  return `${emitComment(constant)}${declaration} = /* @__PURE__ */ (() => ${definition})();\n`;
}

/** Emits the first sentence of the description; the types have the rest. */
function emitComment({ schema: { description = '' } }: SchemaConstant): string {
  const [sentence = ''] = /^.*?\.(?=\s+[A-Z`]|\s*$)/s.exec(removeSiteLinks(description)) ?? [];
  return sentence === '' ? '' : `/** ${sentence.replaceAll(/\s+/g, ' ').replaceAll('*/', '*\\/')} */\n`;
}
