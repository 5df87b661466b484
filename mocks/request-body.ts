import type { Operation } from './contract/model.ts';
import { invalid, Refusal } from './problems.ts';

/** Largest JSON body that is read, in bytes: room for an invoice with a thousand lines. */
export const largestBody = 1_048_576;

/**
 * Reads the body of a request to an operation that takes one.
 *
 * @returns parsed JSON, or the text of a form; undefined for an operation that takes none.
 * @throws Refusal 413 past the limit, 415 for another media type, 400 for a body that is missing or no JSON.
 */
export async function readBody(request: Request, { body }: Operation): Promise<unknown> {
  if (!body) return undefined;
  const bytes = await readBytes(request);
  if (bytes.length === 0) throw invalid([{ field: 'body', key: 'bodyRequired' }]);
  const types = body.mediaTypes;
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (!mediaType) throw new Refusal('unsupported-media-type', { key: 'mediaTypeMissing', parameters: { types } });
  if (!types.includes(mediaType)) {
    throw new Refusal('unsupported-media-type', { key: 'mediaTypeUnsupported', parameters: { types } });
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return mediaType === 'application/json' ? JSON.parse(text) : text;
  } catch {
    throw invalid([{ field: 'body', key: 'notJson' }]);
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > largestBody) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.length;
    if (length > largestBody) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (): Refusal =>
  new Refusal('payload-too-large', { key: 'bodyTooLarge', parameters: { limit: largestBody } });
