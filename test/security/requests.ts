import { expect } from 'vitest';
import { formatRequest, LAST_REQUEST_HEADERS, type RawResponse, sendRaw } from '../support/raw-http.ts';

export type Headers = Readonly<Record<string, string>>;

/** Sends a request as it is written, on a connection of its own, and expects one response. */
export async function sendOne(
  to: { readonly url: string },
  line: string,
  headers: Headers = {},
  body = '',
): Promise<RawResponse> {
  const [response, ...rest] = await sendRaw(to, formatRequest(line, { ...LAST_REQUEST_HEADERS, ...headers }, body));
  expect(rest).toEqual([]);
  if (!response) throw new Error('There was no response');
  return response;
}

export const toJsonHeaders = (body: string): Headers => ({
  'content-type': 'application/json',
  'content-length': String(body.length),
});

/** A body for a request to the control plane, where there may be one. */
export const toControlBody = (method: string) => (method === 'GET' || method === 'DELETE' ? {} : { body: {} });
