const introduction = `/**
 * The types of the Accounting Platform API alone: its schemas, and the parameters, bodies and answers of its paths.
 *
 * @module
 */
`;

const schemaType = `/** A schema of the API by its name: \`Schema<'DebtorInput'>\`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
`;

/** The module `/types` in the repository, where the declarations are a file of their own. */
export const typesIndex = `${introduction}
import type { components } from '../../types.d.ts';

export type { $defs, components, operations, paths, webhooks } from '../../types.d.ts';

${schemaType}`;

/**
 * The TypeScript of the module `/types` of the client.
 *
 * @param declarations the text of `generated/types.d.ts`. It holds types only, so that it is a module as well, from
 * which the compiler makes the declarations of the package and an empty file to import.
 */
export const typesModule = (declarations: string): string =>
  `${introduction}\n${schemaType}\n${declarations.replace(/^\/\*\*.*?\*\/\n/s, '')}`;
