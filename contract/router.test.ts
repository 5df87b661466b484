import { expect, it } from 'vitest';
import { getResourceName } from './contract.ts';
import type { Operation } from './model.ts';
import { createRouter } from './router.ts';

const router = createRouter(
  [
    ...['GET /v1/debtors', 'POST /v1/debtors', 'GET /v1/debtors/{id}'],
    ...['GET /v1/debtors/{debtorId}/mandates/{mandateId}', 'GET /v2/{name}/lines', 'GET /v2/debtors/{id}'],
    'GET /v2/{name}/{id}',
  ].map((id) => ({ id, method: id.split(' ')[0], path: id.split(' ')[1] }) as Operation),
);
const find = (method: string, path: string) => {
  const found = router.find(method, path);
  return found && [found.operation.id, found.path];
};

it.each([
  ['/v1/debtors/12/mandates/3', '/v1/debtors/{debtorId}/mandates/{mandateId}', { debtorId: '12', mandateId: '3' }],
  ['/v1/debtors/a%20b', '/v1/debtors/{id}', { id: 'a b' }],
  // An invalid escape stays.
  ['/v1/debtors/%E0%A4', '/v1/debtors/{id}', { id: '%E0%A4' }],
  // Texts come before placeholders, which are tried after them.
  ['/v2/debtors/1', '/v2/debtors/{id}', { id: '1' }],
  ['/v2/creditors/lines', '/v2/{name}/lines', { name: 'creditors' }],
  ['/v2/creditors/1', '/v2/{name}/{id}', { name: 'creditors', id: '1' }],
])('a router finds %s at %s', (path, template, values) => {
  expect(find('GET', path)).toEqual([`GET ${template}`, values]);
});

it.each(['/v1/debtor', '/v1/debtors/', '/v1/Debtors', '/v1/debtors/1/2/3/4', '/v2/debtors/1/mandates', ''])(
  'a router does not find %j',
  (path) => {
    expect([find('GET', path), router.getMethods(path)]).toEqual([undefined, []]);
  },
);

it('a router knows the methods of a path, and serves HEAD as GET', () => {
  expect(find('DELETE', '/v1/debtors')).toBeUndefined();
  expect(router.getMethods('/v1/debtors')).toEqual(['GET', 'POST']);
  expect(find('HEAD', '/v1/debtors')).toEqual(['GET /v1/debtors', {}]);
});

it('a resource is named by its path without identifiers, in lower case', () => {
  expect(getResourceName('/v1/SalesTypes/{id}')).toBe('salestypes');
  expect(getResourceName('/v1/debtors/{debtorId}/mandates/{mandateId}')).toBe('debtors/mandates');
});
