import { readFileSync } from 'node:fs';
import { listOperations, type OpenApiDocument, type OperationEntry } from '../../scripts/document/openapi.ts';

const contract = new URL('../../generated/control.json', import.meta.url);

/** The operations of the control plane, as its contract documents them. */
export const controlOperations: readonly OperationEntry[] = listOperations(
  JSON.parse(readFileSync(contract, 'utf8')) as OpenApiDocument,
);

/** The requests of all operations of the control plane: method and path. */
export const controlRequests: readonly (readonly [method: string, path: string])[] = controlOperations.map(
  ({ method, path }) => [method.toUpperCase(), path.replace('{name}', 'a').replaceAll(/\{\w+\}/g, '1')],
);
