import { readFileSync } from 'node:fs';
import { listOperations, type OpenApiDocument, type OperationEntry } from '../../contract/document.ts';

const contract = new URL('../../generated/control.json', import.meta.url);

const document = JSON.parse(readFileSync(contract, 'utf8')) as OpenApiDocument;

export const controlOperations: readonly OperationEntry[] = listOperations(document);

export const controlSchemas = document.components.schemas;

export const controlRequests: readonly (readonly [method: string, path: string])[] = controlOperations.map(
  ({ method, path }) => [method.toUpperCase(), path.replace('{name}', 'a').replaceAll(/\{\w+\}/g, '1')],
);
