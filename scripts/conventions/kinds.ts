/**
 * The generic operations of the source ("Generic operations on a resource"). What an operation does follows from its
 * method and from whether its path ends in an identifier. An operation that sends or returns a PDF says so itself
 * (`x-kind`).
 */
export type Kind = 'list' | 'get' | 'create' | 'replace' | 'update' | 'delete' | 'upload' | 'download';

/** Where the template of each kind is in `openapi/conventions/operations.yaml`: a path item and a method. */
export const templates: Readonly<Record<Kind, readonly [pathItem: string, method: string]>> = {
  list: ['collection', 'get'],
  create: ['collection', 'post'],
  get: ['record', 'get'],
  replace: ['record', 'put'],
  update: ['record', 'patch'],
  delete: ['record', 'delete'],
  upload: ['upload', 'post'],
  download: ['download', 'get'],
};

/** The kind of an operation on a path that holds records; undefined for a method that no kind has. */
export function kindOf(method: string, path: string): Kind | undefined {
  const pathItem = path.endsWith('}') ? 'record' : 'collection';
  const kinds = Object.keys(templates) as Kind[];
  return kinds.find((kind) => templates[kind][0] === pathItem && templates[kind][1] === method);
}
