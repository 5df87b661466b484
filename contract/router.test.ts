import { describe, expect, it } from 'vitest';
import { getResourceName } from './contract.ts';
import type { Operation } from './model.ts';
import { createRouter } from './router.ts';

const operation = (method: string, path: string): Operation => ({ id: `${method} ${path}`, method, path }) as Operation;

describe('a router', () => {
  const router = createRouter([
    operation('GET', '/v1/debtors'),
    operation('POST', '/v1/debtors'),
    operation('GET', '/v1/debtors/{id}'),
    operation('GET', '/v1/debtors/{debtorId}/mandates/{mandateId}'),
  ]);

  it('finds an operation and the values of its placeholders', () => {
    expect(router.find('GET', '/v1/debtors/12/mandates/3')).toMatchObject({
      operation: { id: 'GET /v1/debtors/{debtorId}/mandates/{mandateId}' },
      path: { debtorId: '12', mandateId: '3' },
    });
  });

  it('decodes values, except those with invalid escapes', () => {
    expect(router.find('GET', '/v1/debtors/a%20b')).toMatchObject({ path: { id: 'a b' } });
    expect(router.find('GET', '/v1/debtors/%E0%A4')).toMatchObject({ path: { id: '%E0%A4' } });
  });

  it('knows the methods of a path', () => {
    expect(router.find('DELETE', '/v1/debtors')).toBeUndefined();
    expect(router.getMethods('/v1/debtors')).toEqual(['GET', 'POST']);
    expect(router.getMethods('/v1/nothing')).toEqual([]);
  });

  it('serves HEAD as GET', () => {
    expect(router.find('HEAD', '/v1/debtors')).toMatchObject({ operation: { id: 'GET /v1/debtors' } });
  });

  it('prefers texts to placeholders, and tries the placeholder after them', () => {
    const nested = createRouter([
      operation('GET', '/v1/{name}/lines'),
      operation('GET', '/v1/debtors/{id}'),
      operation('GET', '/v1/{name}/{id}'),
    ]);
    const getId = (path: string) => nested.find('GET', path)?.operation.id;
    expect(getId('/v1/debtors/1')).toBe('GET /v1/debtors/{id}');
    expect(getId('/v1/creditors/lines')).toBe('GET /v1/{name}/lines');
    expect(getId('/v1/creditors/1')).toBe('GET /v1/{name}/{id}');
    expect(getId('/v1/debtors/1/mandates')).toBeUndefined();
  });

  it.each(['/v1/debtor', '/v1/debtors/', '/v1/Debtors', '/v1/debtors/1/2/3/4', ''])('does not find %j', (path) => {
    expect(router.find('GET', path)).toBeUndefined();
  });
});

it('a resource is named by its path without identifiers, in lower case', () => {
  expect(getResourceName('/v1/SalesTypes/{id}')).toBe('salestypes');
  expect(getResourceName('/v1/debtors/{debtorId}/mandates/{mandateId}')).toBe('debtors/mandates');
});
