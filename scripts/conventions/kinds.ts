import type { Kind } from '../../contract/model.ts';

/**
 * Place of each kind's template in `openapi/conventions/operations.yaml`: a path item and a method. They are the generic operations of
 * the source ("Generic operations on a resource"). The kind follows from the method and the end of the path, an identifier or none. An
 * operation that sends or returns a PDF has `x-kind`.
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
