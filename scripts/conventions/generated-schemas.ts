import type { Location } from '@redocly/openapi-core';

const generated = new Set<string>();
const read = new Set<string>();

/** Remembers that the preprocessor added a schema to a document. */
export function markGenerated(file: string, name: string): void {
  generated.add(`${file}#/components/schemas/${name}`);
}

/** Checks whether a location is in a schema that the preprocessor added. Lint rules are about what people write. */
export function isGenerated({ source, pointer }: Location): boolean {
  return generated.has(`${source.absoluteRef}${pointer.split('/').slice(0, 4).join('/')}`);
}

/** Remembers that the preprocessor found a component by its name. */
export function markRead(file: string, kind: string, name: string): void {
  read.add(`${file}#/components/${kind}/${name}`);
}

export const isRead = (file: string, kind: string, name: string): boolean =>
  read.has(`${file}#/components/${kind}/${name}`);
