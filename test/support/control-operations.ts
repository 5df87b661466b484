import { readFileSync } from 'node:fs';
import { listOperations, type OpenApiDocument, type OperationEntry } from '../../contract/document.ts';

const contract = new URL('../../generated/control.json', import.meta.url);

const document = JSON.parse(readFileSync(contract, 'utf8')) as OpenApiDocument;

export const controlOperations: readonly OperationEntry[] = listOperations(document);

export const controlSchemas = document.components.schemas;

const EVENTS = '/_sandbox/requests/events';

/** A request of each operation. A caller that should not get the stream of requests, and would, gets a 400 and no endless response. */
export const controlRequests: readonly (readonly [method: string, path: string])[] = controlOperations.map(
  ({ method, path }) => [
    method.toUpperCase(),
    path === EVENTS ? `${EVENTS}?limit=0` : path.replace('{name}', 'a').replaceAll(/\{\w+\}/g, '1'),
  ],
);
