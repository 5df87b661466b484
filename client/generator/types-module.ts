const introduction = `/**
 * The types of the Accounting Platform API: its schemas, and the parameters, bodies and responses of its paths.
 *
 * @module
 */
`;

const schemaType = `/** A schema of the API, by name: \`Schema<'DebtorInput'>\`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
`;

/** The module `/types` in the repository, where the declarations are a file of their own. */
export const typesIndex = `${introduction}
import type { components } from '../../types.d.ts';

export type { $defs, components, operations, paths, webhooks } from '../../types.d.ts';

${schemaType}`;

/**
 * Creates the source of the module `/types` of the client.
 *
 * @param declarations the text of `generated/types.d.ts`. It holds types only, so it is also a module, which compiles to
 * declarations and an empty file.
 */
export const createTypesModule = (declarations: string): string =>
  `${introduction}\n${schemaType}\n${declarations.replace(/^\/\*\*.*?\*\/\n/s, '')}`;
