import { readFileSync } from 'node:fs';
import { createResolver, type OpenApiDocument } from '../scripts/document/openapi.ts';

/** The bundle that has the extensions of the contract. */
export const document = JSON.parse(
  readFileSync(new URL('../generated/openapi.internal.json', import.meta.url), 'utf8'),
) as OpenApiDocument;

export const resolve = createResolver(document);
