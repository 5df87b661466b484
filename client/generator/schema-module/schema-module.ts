import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenApiDocument } from '../../../scripts/document/openapi.ts';
import { plainLinks } from '../prose.ts';
import { definitionOf, type Scope } from './expression.ts';
import { inSchema } from './in-schema.ts';
import { type Part, partsOf } from './parts.ts';

const support = new URL('support/', import.meta.url);

/**
 * Writes the module `/schemas` of the client into a folder: `index.ts` with a zod schema for each body, record and list
 * of the contract and for what is in them, and the hand-written files that it stands on.
 *
 * @throws BuildError when a schema says something that would be lost.
 */
export async function generateSchemas(contract: OpenApiDocument, folder: string): Promise<{ count: number }> {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(support)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  for (const file of files) await writeFile(join(folder, file), await readFile(new URL(file, support)));
  await writeFile(join(folder, 'index.ts'), schemaModule(contract));
  return { count: partsOf(contract).ordered.filter(({ isExported }) => isExported).length };
}

const head = `import * as z from 'zod';
import * as formats from './formats.js';
import * as input from './input.js';
import { optional } from './optional.js';
import * as read from './read.js';
`;

/** The TypeScript of the module. */
export function schemaModule(contract: OpenApiDocument): string {
  const { ordered, resolve, partAt } = partsOf(contract);
  const declared = new Set<Part>();
  const constants = ordered.map((part) => {
    const code = constant(part, { resolve, partAt, direction: part.direction, declared });
    declared.add(part);
    return code;
  });
  return [head, ...constants].join('\n');
}

/** Each constant is made in a function that bundlers know to be pure, so that they leave out those that nobody uses. */
function constant(part: Part, scope: Scope): string {
  const definition = inSchema(part.name, () => definitionOf(part.schema, scope));
  const name = `${part.isExported ? 'export ' : ''}const ${part.identifier}`;
  return `${documentation(part)}${name} = /* @__PURE__ */ (() => ${definition})();\n`;
}

/** The first sentence of the description: the types have the rest. */
function documentation({ schema: { description = '' } }: Part): string {
  const [sentence = ''] = /^.*?\.(?=\s+[A-Z`]|\s*$)/s.exec(plainLinks(description)) ?? [];
  return sentence === '' ? '' : `/** ${sentence.replaceAll(/\s+/g, ' ').replaceAll('*/', '*\\/')} */\n`;
}
