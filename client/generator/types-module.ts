const head = `/**
 * The types of the Accounting Platform API alone: its schemas, and the parameters, bodies and answers of its paths.
 *
 * @module
 */

/** A schema of the API by its name: \`Schema<'DebtorInput'>\`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

`;

/**
 * The TypeScript of the module `/types` of the client.
 *
 * @param declarations the text of `generated/types.d.ts`. It holds types only, so that it is a module as well, from
 * which the compiler makes the declarations of the package and an empty file to import.
 */
export const typesModule = (declarations: string): string => head + declarations.replace(/^\/\*\*.*?\*\/\n/s, '');
