import { expect, it } from 'vitest';
import * as api from '../../generated/client/src/index.ts';
import { namespaces } from '../../generated/client/src/namespaces.ts';
import { createFakeFetch, createJsonResponse } from '../support/client/fake-fetch.ts';
import { operations } from '../support/contract.ts';
import { fillPath, getExampleRequest, getPlaceholders, SMALL_PDF } from '../support/operations.ts';

const functions = api as unknown as Record<string, ((...args: unknown[]) => Promise<unknown>) | undefined>;
const baseUrl = 'https://api.example';
const identifiers = [11, 12, 13];

it.each(operations.filter(({ kind }) => kind !== undefined))('$id sends $method $path', async (operation) => {
  const { id, method, kind, requestContent } = operation;
  const page = { received: true, ...(kind === 'list' && { _data: [], _meta: {} }) };
  const pdf = new Response(SMALL_PDF, { headers: { 'content-type': 'application/pdf' } });
  const { fetch, sent } = createFakeFetch(kind === 'download' ? pdf : createJsonResponse(200, page));
  const body = kind === 'upload' ? new Blob([SMALL_PDF]) : getExampleRequest(operation).body;
  const args = [...identifiers.slice(0, getPlaceholders(operation).length), ...(requestContent ? [body] : [])];
  const result = await functions[id]?.(api.createClientCore({ baseUrl, token: 'abc', fetch }), ...args);

  expect(sent).toMatchObject([{ method, url: baseUrl + fillPath(operation, ...identifiers) }]);
  expect(sent[0]?.body !== undefined).toBe(requestContent !== undefined);
  expect(result instanceof Blob ? await result.text() : result).toEqual(kind === 'download' ? SMALL_PDF : page);
});

it('every operation on records is a method of one namespace', () => {
  const methods = Object.values(namespaces).flatMap((namespace): unknown[] => Object.values(namespace));
  const expected = operations.filter(({ kind }) => kind !== undefined).map(({ id }) => functions[id]);
  expect(methods).toHaveLength(expected.length);
  expect(new Set(methods)).toEqual(new Set(expected));
});

it('every operation has a function, and the client exports no other operations', () => {
  const signIn = ['startSignIn', 'finishSignIn', 'createTokenProvider', 'memoryTokenStore', 'toTokens'];
  const runtime = ['createClient', 'createClientCore', 'createOnce', ...signIn];
  const exported = Object.keys(api).filter((name) => !runtime.includes(name) && !name.endsWith('Error'));
  const names = operations.map(({ id, responses }) => (responses['302'] ? `${id}Url` : id));
  expect(exported.toSorted()).toEqual(names.toSorted());
});
