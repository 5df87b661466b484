import type { Operation } from '../contract/model.ts';
import { ProblemError, validationError } from '../messages/problems.ts';
import { unfaithful } from './strict-json.ts';
import type { HttpRequest } from './types.ts';

/** Largest body that is read, in bytes: room for an invoice with a thousand lines. */
export const largestBody = 1_048_576;

/** Largest PDF that is read, in bytes: 5 MB, as the platform says. */
export const largestPdf = 5_242_880;

/**
 * Reads the body of a request to an operation that takes one.
 *
 * @returns parsed JSON, the text of a form, or the bytes of a PDF; undefined for an operation that takes none, and for
 *   one that can do without.
 * @throws Refusal 413 past the limit, 415 for another media type or a compressed body, 400 for a body that is missing,
 *   no JSON, or JSON that can be read in two ways.
 */
export async function readBody(incoming: HttpRequest, { body }: Operation): Promise<unknown> {
  if (!body) return undefined;
  const types = body.mediaTypes;
  const bytes = await readBytes(incoming, types.includes('application/pdf') ? largestPdf : largestBody);
  if (bytes.length === 0 && !body.required) return undefined;
  if (bytes.length === 0) throw validationError([{ field: 'body', key: 'bodyRequired' }]);
  const mediaType = incoming.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (!mediaType) throw new ProblemError('unsupported-media-type', { key: 'mediaTypeMissing', parameters: { types } });
  if (!types.includes(mediaType)) {
    throw new ProblemError('unsupported-media-type', { key: 'mediaTypeUnsupported', parameters: { types } });
  }
  const encoding = incoming.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') throw new ProblemError('unsupported-media-type', { key: 'contentEncodingUnsupported' });
  if (mediaType === 'application/pdf') return bytes;
  return mediaType === 'application/json' ? parsed(textOf(bytes)) : textOf(bytes);
}

/** The value that a text of JSON says. */
function parsed(text: string): unknown {
  const value = orNotJson(() => JSON.parse(text) as unknown);
  const faults = unfaithful(text);
  if (faults.length > 0) throw validationError(faults);
  return value;
}

const textOf = (bytes: Uint8Array): string => orNotJson(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));

function orNotJson<Result>(read: () => Result): Result {
  try {
    return read();
  } catch {
    throw validationError([{ field: 'body', key: 'notJson' }]);
  }
}

async function readBytes({ headers, body }: HttpRequest, limit: number): Promise<Uint8Array> {
  if (Number(headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

const tooLarge = (limit: number): ProblemError =>
  new ProblemError('payload-too-large', { key: 'bodyTooLarge', parameters: { limit } });
