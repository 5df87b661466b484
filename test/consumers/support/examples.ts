import { readFile } from 'node:fs/promises';
import type { OpenApiDocument, Operation } from '../../../contract/document.ts';

export const readContract = async (file: string): Promise<OpenApiDocument> => JSON.parse(await readFile(file, 'utf8'));

/** The first example that the contract gives of an answer. */
export function getExample(document: OpenApiDocument, path: string, method: 'get' | 'post', status: string): unknown {
  const media = (document.paths[path]?.[method] as Operation | undefined)?.responses[status]?.content?.[
    'application/json'
  ];
  const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  if (example === undefined) throw new Error(`the contract has no example of ${method} ${path} ${status}`);
  return example;
}
