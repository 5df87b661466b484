import { demoToken } from '../../mocks/seed/demo-access.ts';
import type { ApiResponse } from '../support/sandbox.ts';

/** Sends a request with no headers but the token and those that are given; a stream is sent in chunks. */
export async function exchangeBytes(
  url: string,
  { headers, ...init }: RequestInit = {},
): Promise<ApiResponse & { readonly bytes: Buffer }> {
  const sent = { authorization: `Bearer ${demoToken}`, ...(headers as Record<string, string> | undefined) };
  const response = await fetch(url, { ...init, headers: sent, duplex: 'half' } as RequestInit);
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json');
  const body = isJson ? JSON.parse(bytes.toString()) : bytes.toString('latin1');
  return { status: response.status, headers: response.headers, bytes, body };
}
