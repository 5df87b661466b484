import { expect, it } from 'vitest';
import { checkTypes } from '../support/client/type-check.ts';

const program = `import type { Agent, fetch as undiciFetch } from 'undici-types';
import type { ClientOptions, Fetch } from '../../client/runtime/client-options.ts';

declare const agent: Agent;
declare const fetchOfUndici: typeof undiciFetch;

export const options: ClientOptions[] = [
  { baseUrl: '', fetch },
  { baseUrl: '', fetch: fetchOfUndici },
  { baseUrl: '', fetch: (url, init) => fetchOfUndici(url, { ...init, dispatcher: agent }) },
  { baseUrl: '', fetch: (url, init) => fetch(url, { ...init, cache: 'no-store' }) },
  // @ts-expect-error It returns no response.
  { baseUrl: '', fetch: async () => ({}) },
];
export const wrapped: Fetch = async (url, init) => (await fetchOfUndici(url, init));
`;

it.each([
  ['the types of Node', {}],
  ['the types of browsers', { lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'] }],
])('the fetch of a client can come from the runtime or from undici, with %s', (_, options) => {
  expect(checkTypes(program, options)).toEqual([]);
});
