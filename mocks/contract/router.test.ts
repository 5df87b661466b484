import { describe, expect, it } from 'vitest';
import { resourceName } from './contract.ts';
import type { Operation } from './model.ts';
import { createRouter } from './router.ts';

const operation = (method: string, path: string): Operation => ({ id: `${method} ${path}`, method, path }) as Operation;

describe('router', () => {
  const router = createRouter([
    operation('get', '/v1/debtors'),
    operation('post', '/v1/debtors'),
    operation('get', '/v1/debtors/{id}'),
    operation('get', '/v1/debtors/{debtorId}/mandates/{mandateId}'),
  ]);

  it('matches an operation and its path parameters', () => {
    expect(router.find('GET', '/v1/debtors/12/mandates/3')).toMatchObject({
      operation: { id: 'get /v1/debtors/{debtorId}/mandates/{mandateId}' },
      path: { debtorId: '12', mandateId: '3' },
    });
  });

  it('decodes path parameters and keeps undecodable ones', () => {
    expect(router.find('GET', '/v1/debtors/a%20b')).toMatchObject({ path: { id: 'a b' } });
    expect(router.find('GET', '/v1/debtors/%E0%A4')).toMatchObject({ path: { id: '%E0%A4' } });
  });

  it('lists the allowed methods of a path for another method', () => {
    expect(router.find('DELETE', '/v1/debtors')).toEqual({ allow: ['GET', 'POST'] });
  });

  it.each(['/v1/debtor', '/v1/debtors/', '/v1/Debtors', '/v1/debtors/1/2/3/4', ''])('does not match %j', (path) => {
    expect(router.find('GET', path)).toBeUndefined();
  });
});

it('names a resource by its path without identifiers in lower case', () => {
  expect(resourceName('/v1/SalesTypes/{id}')).toBe('salestypes');
  expect(resourceName('/v1/debtors/{debtorId}/mandates/{mandateId}')).toBe('debtors/mandates');
});
