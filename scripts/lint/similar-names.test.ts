import { expect, it } from 'vitest';
import type { OpenApiDocument } from '../../contract/document.ts';
import { findSimilarNames } from './similar-names.ts';

/** Creates a document with an operation that has these parameters, and components. */
const createDocument = (parameters: readonly object[], components: object = {}): OpenApiDocument =>
  ({ paths: { '/v1/pets': { get: { parameters } } }, components }) as unknown as OpenApiDocument;

const advice = (name: string, previous: string): string =>
  `Rename ${name}, which a generator cannot tell from ${previous}: it keeps one of the two.`;

it.each<[string, OpenApiDocument, string[]]>([
  ['parameters that differ by more', createDocument([{ name: 'page' }, { name: 'pageSize' }]), []],
  [
    'an alias before its parameter',
    createDocument([{ name: 'pagesize', 'x-alias-of': 'pageSize' }, { name: 'pageSize' }]),
    [],
  ],
  [
    'an alias after its parameter, which a generator would keep',
    createDocument([{ name: 'pageSize' }, { name: 'pagesize', 'x-alias-of': 'pageSize' }]),
    [advice('pagesize', 'pageSize')],
  ],
  [
    'an alias of a parameter that does not exist',
    createDocument([{ name: 'pagesize', 'x-alias-of': 'pagSize' }, { name: 'pageSize' }]),
    [advice('pageSize', 'pagesize')],
  ],
  [
    'parameters that differ by case or hyphens only',
    createDocument([{ name: 'X-TenantId' }, { name: 'Page' }, { name: 'X-Tenant-Id' }, { name: 'page' }]),
    [advice('X-Tenant-Id', 'X-TenantId'), advice('page', 'Page')],
  ],
  [
    'a parameter by reference',
    createDocument([{ $ref: '#/components/parameters/size' }, { name: 'pagesize' }], {
      parameters: { size: { name: 'pageSize' } },
    }),
    [advice('pagesize', 'pageSize')],
  ],
  [
    'components of any kind that differ by case only',
    createDocument([], { schemas: { Id: {}, Name: {} }, parameters: { id: { name: 'id' } }, responses: { NAME: {} } }),
    [advice('id', 'Id'), advice('NAME', 'Name')],
  ],
  ['components of two kinds with one name', createDocument([], { schemas: { Id: {} }, headers: { Id: {} } }), []],
])('judges %s', (_title, document, messages) => {
  expect(findSimilarNames(document).map(({ message }) => message)).toEqual(messages);
});
