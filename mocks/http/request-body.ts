import type { Body } from '../../contract/model.ts';
import { ProblemError, type ValidationIssue, validationError } from '../messages/problems.ts';
import { findIllFormed } from '../validation/find-ill-formed.ts';
import type { HttpRequest } from './types.ts';

/** Default limit: room for an invoice with a thousand lines. */
export const MAX_BODY_BYTES = 1_048_576;

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Body as sent; undefined for none. */
export type ReceivedBody =
  | { readonly bytes: Uint8Array; readonly mediaType: string; readonly maxValues: number }
  | undefined;

/** @throws ProblemError 413 above the limit, 415 for another media type or a compressed body, 400 for a missing body. */
export async function receiveBody(
  request: HttpRequest,
  { mediaTypes: types, required }: Pick<Body, 'mediaTypes' | 'required'>,
  limit: number,
): Promise<ReceivedBody> {
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0 && !required) return undefined;
  if (bytes.length === 0) throw validationError([{ field: 'body', key: 'bodyRequired' }]);
  const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (!mediaType) throw new ProblemError('unsupported-media-type', { key: 'mediaTypeMissing', parameters: { types } });
  if (!types.includes(mediaType)) {
    throw new ProblemError('unsupported-media-type', { key: 'mediaTypeUnsupported', parameters: { types } });
  }
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') throw new ProblemError('unsupported-media-type', { key: 'contentEncodingUnsupported' });
  return { bytes, mediaType, maxValues: request.exchange.isControl ? limit / BYTES_PER_VALUE : MAX_VALUES };
}

/**
 * Returns parsed JSON, a form's parameters, or bytes; undefined without a body.
 * @throws ProblemError 400 for invalid or ambiguous JSON, and a form with too many fields.
 */
export function parseBody(received: ReceivedBody, { exchange }: Pick<HttpRequest, 'exchange'>): unknown {
  if (!received) return undefined;
  const { bytes, mediaType, maxValues } = received;
  if (mediaType === 'application/pdf') return bytes;
  if (mediaType === FORM_TYPE) return parseForm(bytes);
  const text = decodeText(bytes);
  exchange.body = text;
  return parseJson(text, maxValues, exchange.isControl ? MAX_CONTROL_KEYS : MAX_KEYS);
}

/** Parses a form. Decoding has no errors (URL Standard), and the journal hides its secrets. */
function parseForm(bytes: Uint8Array): URLSearchParams {
  const text = new TextDecoder().decode(bytes);
  if (text.split('&', MAX_KEYS + 1).length > MAX_KEYS) throw validationError([createIssue('tooManyFields', MAX_KEYS)]);
  return new URLSearchParams(text);
}

/** Parses a JSON file. Throws a ProblemError when it is not UTF-8 or not JSON. */
export const readJson = (bytes: Uint8Array, maxKeys?: number): unknown =>
  parseJson(decodeText(bytes), undefined, maxKeys);

function parseJson(text: string, maxValues?: number, maxKeys?: number): unknown {
  const issue = findExcess(text, maxValues, maxKeys);
  if (issue) throw validationError([issue]);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw createSyntaxError();
  }
  const field = /\\u[dD][89a-fA-F]/.test(text) ? findIllFormed(value) : undefined;
  if (field !== undefined) throw validationError([{ field: field || 'body', key: 'unpairedSurrogate' }]);
  return value;
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw createSyntaxError();
  }
}

const createSyntaxError = (): ProblemError => validationError([{ field: 'body', key: 'notJson' }]);

async function readBytes({ headers, body }: HttpRequest, limit: number): Promise<Uint8Array> {
  if (Number(headers['content-length'] ?? 0) > limit) throw createTooLargeError(limit);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > limit) throw createTooLargeError(limit);
    chunks.push(chunk);
  }
  return chunks.length === 1
    ? (chunks[0] as Uint8Array)
    : new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

const createTooLargeError = (limit: number): ProblemError =>
  new ProblemError('payload-too-large', { key: 'bodyTooLarge', parameters: { limit } });

/** Maximum levels, far more than in the contract. Some parsers run out of stack. */
const MAX_DEPTH = 100;

/** Maximum keys of an object. The largest of the contract has twenty. */
const MAX_KEYS = 50;

/** Maximum keys of an object of the control plane: a state has a list for each resource. */
const MAX_CONTROL_KEYS = 200;

/** Maximum values of a body: a thousand lines have fewer. */
const MAX_VALUES = 50_000;

/** Bytes of a state per allowed value. Exported states have twice as many. */
const BYTES_PER_VALUE = 10;

const createIssue = (key: ValidationIssue['key'], limit: number, field = 'body'): ValidationIssue => ({
  field,
  key,
  parameters: { limit },
});

/** Finds what would take long to parse or validate: too many levels, values or fields. May miss some in invalid JSON. */
function findExcess(
  text: string,
  maxValues = Number.POSITIVE_INFINITY,
  maxKeys = Number.POSITIVE_INFINITY,
): ValidationIssue | undefined {
  /** Commas so far in each open object; not a number for a list. */
  const commas: number[] = [];
  let values = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') index = findEnd(text, index);
    else if (character === ',') {
      values += 1;
      const count = (commas.pop() ?? Number.NaN) + 1;
      commas.push(count);
      if (count >= maxKeys) return createIssue('tooManyFields', maxKeys);
    } else changeLevel(character, commas);
    if (commas.length > MAX_DEPTH) return createIssue('tooDeep', MAX_DEPTH);
    if (values > maxValues) return createIssue('tooManyValues', Math.floor(maxValues));
  }
  return undefined;
}

function changeLevel(character: string | undefined, commas: number[]): void {
  if (character === '{') commas.push(0);
  else if (character === '[') commas.push(Number.NaN);
  else if (character === '}' || character === ']') commas.pop();
}

/** Finds the closing quotation mark of a JSON text, which follows an even number of backslashes. */
function findEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1) {
    let first = end;
    while (text[first - 1] === '\\') first -= 1;
    if ((end - first) % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}
