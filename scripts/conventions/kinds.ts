import type { Kind } from '../../contract/model.ts';

/**
 * Where the template of each kind is in `openapi/conventions/operations.yaml`: a path item and a method. These are the generic
 * operations of the source ("Generic operations on a resource"). What an operation does follows from its method and from
 * whether its path ends in an identifier. An operation that sends or returns a PDF says so itself (`x-kind`).
 */
export const TEMPLATES: Readonly<Record<Kind, readonly [pathItem: string, method: string]>> = {
  list: ['collection', 'get'],
  create: ['collection', 'post'],
  get: ['record', 'get'],
  replace: ['record', 'put'],
  update: ['record', 'patch'],
  delete: ['record', 'delete'],
  upload: ['upload', 'post'],
  download: ['download', 'get'],
};

/** Returns the kind of an operation on a path of records; undefined for a method without a kind. */
export function getKind(method: string, path: string): Kind | undefined {
  const pathItem = path.endsWith('}') ? 'record' : 'collection';
  const kinds = Object.keys(TEMPLATES) as Kind[];
  return kinds.find((kind) => TEMPLATES[kind][0] === pathItem && TEMPLATES[kind][1] === method);
}
