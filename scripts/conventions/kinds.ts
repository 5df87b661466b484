/**
 * The generic operations of the source ("Generic operations on a resource"), as a table. What an operation does
 * follows from its method and from whether its path ends in an identifier; the rest of this folder writes what
 * each kind has into the contract. An operation that sends or returns a PDF says so itself (`x-kind`).
 */
export type Kind = 'list' | 'get' | 'create' | 'replace' | 'update' | 'delete' | 'upload' | 'download';

export interface KindTraits {
  /** What is sent: the name of the request schema after the record's, a PDF, or nothing. */
  readonly body?: 'Input' | 'Patch' | 'pdf';
  readonly success: { readonly status: '200' | '201' | '204'; readonly schema?: '' | 'List' | 'pdf' };
  readonly describeSuccess: (words: { one: string; many: string }) => string;
}

export const kinds: Readonly<Record<Kind, KindTraits>> = {
  list: { success: { status: '200', schema: 'List' }, describeSuccess: ({ many }) => `A page of ${many}.` },
  get: { success: { status: '200', schema: '' }, describeSuccess: ({ one }) => `The ${one}.` },
  create: {
    body: 'Input',
    success: { status: '201', schema: '' },
    describeSuccess: ({ one }) => `The created ${one}.`,
  },
  replace: {
    body: 'Input',
    success: { status: '200', schema: '' },
    describeSuccess: ({ one }) => `The ${one} as it is now.`,
  },
  update: {
    body: 'Patch',
    success: { status: '200', schema: '' },
    describeSuccess: ({ one }) => `The ${one} as it is now.`,
  },
  upload: {
    body: 'pdf',
    success: { status: '201', schema: '' },
    describeSuccess: () => 'What the file is known by.',
  },
  download: { success: { status: '200', schema: 'pdf' }, describeSuccess: () => 'The PDF.' },
  delete: { success: { status: '204' }, describeSuccess: ({ one }) => `The ${one} is deleted.` },
};

const byMethod: Readonly<Record<'collection' | 'item', Readonly<Record<string, Kind>>>> = {
  collection: { get: 'list', post: 'create' },
  item: { get: 'get', put: 'replace', patch: 'update', delete: 'delete' },
};

/** The kind of an operation on a path that holds records; undefined for a method that no kind has. */
export function kindOf(method: string, path: string): Kind | undefined {
  return byMethod[path.endsWith('}') ? 'item' : 'collection'][method];
}
