const head = `/**
 * The types of the Accounting Platform API: its schemas, and the parameters, bodies and responses of its paths.
 *
 * @module
 */

/** A schema of the API, by name: \`Schema<'DebtorInput'>\`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

`;

/**
 * Creates the source of the module `/types` of the client.
 *
 * @param declarations the text of `generated/types.d.ts`. It holds types only, so it is also a module, which compiles to
 * declarations and an empty file.
 */
export const createTypesModule = (declarations: string): string => head + declarations.replace(/^\/\*\*.*?\*\/\n/s, '');
