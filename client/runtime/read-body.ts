import type { CallError } from './errors.ts';

/**
 * Reads the body of a response. The runtime reads a body without a stream, as in React Native.
 *
 * @param reject creates the error for more bytes than the limit. The rest is not read.
 */
export async function readBody(
  response: Response,
  maxBytes: number,
  reject: () => CallError,
): Promise<Pick<Response, 'blob' | 'text'>> {
  const reader = response.body?.getReader?.();
  if (!reader) return response;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Response(new Blob(parts, { type: response.headers.get('content-type') ?? '' }));
    size += value.byteLength;
    parts.push(value);
    if (size <= maxBytes) continue;
    // A stream of a custom `fetch` may fail to cancel.
    await reader.cancel().catch(() => undefined);
    throw reject();
  }
}
