import { readFile } from 'node:fs/promises';

/** A contract, as far as the tests read it. */
export interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, MediaType>> }>>;
}

interface MediaType {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export const readContract = async (file: string): Promise<Document> => JSON.parse(await readFile(file, 'utf8'));

/** The first example that the contract gives of an answer. */
export function getExample(document: Document, path: string, method: string, status: string): unknown {
  const media = document.paths[path]?.[method]?.responses[status]?.content?.['application/json'];
  const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  if (example === undefined) throw new Error(`the contract has no example of ${method} ${path} ${status}`);
  return example;
}
