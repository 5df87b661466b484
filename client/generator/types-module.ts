/** The module `/types` of the client. */
export const typesModule = `/**
 * The types of the Accounting Platform API: its schemas, and the parameters, bodies and responses of its paths.
 *
 * @module
 */

import type { components } from '../../types.d.ts';

export type { $defs, components, operations, paths, webhooks } from '../../types.d.ts';

/** A schema of the API, by name: \`Schema<'DebtorInput'>\`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
`;
