import type { CallError } from './errors.ts';

/**
 * Reads the body of a response. The runtime reads a body without a stream, as in React Native.
 *
 * @param signal cancels a stream that would ignore it.
 * @param reject creates the error for more bytes than the limit. The rest is not read.
 */
export async function readBody(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
  reject: () => CallError,
): Promise<{ text(): string | Promise<string>; blob(): Blob | Promise<Blob> }> {
  const reader = response.body?.getReader?.();
  if (!reader) return response;
  // A stream of a custom `fetch` may fail to cancel, and may never say so.
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel);
  if (signal.aborted) cancel();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    parts.push(value);
    if (size <= maxBytes) continue;
    cancel();
    throw reject();
  }
  return {
    text(): string {
      const decoder = new TextDecoder();
      return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
    },
    blob: () => new Blob(parts, { type: response.headers.get('content-type') ?? '' }),
  };
}
