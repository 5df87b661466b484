import type { Operation } from '../contract/model.ts';
import { ProblemError, validationError } from '../messages/problems.ts';
import { checkStrictJson } from './strict-json.ts';
import type { HttpRequest } from './types.ts';

/** Room for an invoice with a thousand lines. */
export const MAX_BODY_BYTES = 1_048_576;

/** 5 MB, as the platform documents. */
export const MAX_PDF_BYTES = 5_242_880;

/**
 * Reads the body of a request.
 *
 * @returns parsed JSON, a form as text, or the bytes of a PDF; undefined for an operation without a body, and for an
 *   optional body that is empty.
 * @throws ProblemError 413 above the limit, 415 for another media type or a compressed body, 400 for a missing body,
 *   invalid JSON, or JSON that parsers read differently.
 */
export async function readBody(request: HttpRequest, { body }: Operation): Promise<unknown> {
  if (!body) return undefined;
  const types = body.mediaTypes;
  const bytes = await readBytes(request, types.includes('application/pdf') ? MAX_PDF_BYTES : MAX_BODY_BYTES);
  if (bytes.length === 0 && !body.required) return undefined;
  if (bytes.length === 0) throw validationError([{ field: 'body', key: 'bodyRequired' }]);
  const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (!mediaType) throw new ProblemError('unsupported-media-type', { key: 'mediaTypeMissing', parameters: { types } });
  if (!types.includes(mediaType)) {
    throw new ProblemError('unsupported-media-type', { key: 'mediaTypeUnsupported', parameters: { types } });
  }
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') throw new ProblemError('unsupported-media-type', { key: 'contentEncodingUnsupported' });
  if (mediaType === 'application/pdf') return bytes;
  return mediaType === 'application/json' ? parseJson(decodeText(bytes)) : decodeText(bytes);
}

function parseJson(text: string): unknown {
  const value = parseOrThrow(() => JSON.parse(text) as unknown);
  const issues = checkStrictJson(text);
  if (issues.length > 0) throw validationError(issues);
  return value;
}

const decodeText = (bytes: Uint8Array): string =>
  parseOrThrow(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));

function parseOrThrow<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch {
    throw validationError([{ field: 'body', key: 'notJson' }]);
  }
}

async function readBytes({ headers, body }: HttpRequest, limit: number): Promise<Uint8Array> {
  if (Number(headers['content-length'] ?? 0) > limit) throw createTooLargeError(limit);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > limit) throw createTooLargeError(limit);
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : concatenate(chunks, length);
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

const createTooLargeError = (limit: number): ProblemError =>
  new ProblemError('payload-too-large', { key: 'bodyTooLarge', parameters: { limit } });
