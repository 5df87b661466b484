import type { Body } from '../../contract/model.ts';
import { isExact } from '../../contract/query.ts';
import { ProblemError, type ValidationIssue, validationError } from '../messages/problems.ts';
import type { ImportTurn } from './imports.ts';
import type { TakeTurn } from './turns.ts';
import type { HttpRequest } from './types.ts';

/** The limit where the contract has none: room for an invoice with a thousand lines. */
export const MAX_BODY_BYTES = 1_048_576;

const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Returns parsed JSON, the parameters of a form, or bytes; undefined without a body.
 *
 * @throws ProblemError 413 above the limit, 415 for another media type or a compressed body, 400 for a missing body,
 *   invalid JSON, or JSON that parsers read differently.
 */
export async function readBody(
  request: HttpRequest,
  { body }: { readonly body: Omit<Body, 'content'> | undefined },
  turn?: { readonly start: TakeTurn } & Partial<Omit<ImportTurn, 'start'>>,
): Promise<unknown> {
  if (!body) return undefined;
  const types = body.mediaTypes;
  const bytes = await readBytes(request, turn?.limit ?? body.maxBytes ?? MAX_BODY_BYTES, turn?.checkStart);
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
  // Forms are decoded without errors (URL Standard), and hold secrets, which the journal does not show.
  if (mediaType === FORM_TYPE) return new URLSearchParams(new TextDecoder().decode(bytes));
  await turn?.start();
  const text = decodeText(bytes);
  request.exchange.body = text;
  return parseJson(text, request.exchange.isControl !== true);
}

/** Reads JSON strictly, as a file. Throws a ProblemError for a text that is not UTF-8 or not JSON, or is ambiguous. */
export const readJson = (bytes: Uint8Array): unknown => parseJson(decodeText(bytes));

function parseJson(text: string, isStrict = true): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw createSyntaxError();
  }
  const issues = isStrict ? checkStrictJson(text) : [];
  if (issues.length > 0) throw validationError(issues);
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

async function readBytes(
  { headers, body }: HttpRequest,
  limit: number,
  checkStart?: (chunk: Uint8Array) => void,
): Promise<Uint8Array> {
  if (Number(headers['content-length'] ?? 0) > limit) throw createTooLargeError(limit);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > limit) throw createTooLargeError(limit);
    if (chunks.length === 0) checkStart?.(chunk);
    chunks.push(chunk);
  }
  return chunks.length === 1
    ? (chunks[0] as Uint8Array)
    : new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

const createTooLargeError = (limit: number): ProblemError =>
  new ProblemError('payload-too-large', { key: 'bodyTooLarge', parameters: { limit } });

interface Frame {
  /** Keys so far; undefined for an array. */
  readonly keys: Set<string> | undefined;
  position: string | number;
}

/** Far more levels than a body of the contract has. */
const MAX_DEPTH = 100;

/** Keys of one object. The largest object of the contract has twenty. */
const MAX_KEYS = 50;

const MAX_ISSUES = 100;

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|-?\d[\d.eE+-]*/g;

/**
 * Finds what `JSON.parse` accepts and other parsers may read differently: duplicate keys, numbers that a double cannot
 * hold exactly, and unpaired surrogates. Excessive depth and width are rejected too: some parsers run out of stack, and
 * validation of each part takes long.
 *
 * @param text valid JSON.
 */
export function checkStrictJson(text: string): readonly ValidationIssue[] {
  const frames: Frame[] = [];
  const issues: ValidationIssue[] = [];
  let isKey = false;

  const addIssue = (key: ValidationIssue['key']): void => void issues.push({ field: formatField(frames), key });

  function readPunctuator(token: string): void {
    if (token === '{') frames.push({ keys: new Set(), position: '' });
    else if (token === '[') frames.push({ keys: undefined, position: 0 });
    else if (token === '}' || token === ']') frames.pop();
    const frame = frames.at(-1);
    if (token === ',' && typeof frame?.position === 'number') frame.position += 1;
    isKey = (token === '{' || token === ',') && frame?.keys !== undefined;
  }

  function readString(token: string): void {
    const string = token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1);
    const frame = frames.at(-1);
    if (isKey && frame?.keys) {
      frame.position = string;
      if (frame.keys.has(string)) addIssue('duplicateKey');
      frame.keys.add(string);
    }
    if (token.includes('\\u') && !string.isWellFormed()) addIssue('unpairedSurrogate');
  }

  for (const [token] of text.matchAll(TOKENS)) {
    if (frames.length > MAX_DEPTH) return [{ field: 'body', key: 'tooDeep', parameters: { limit: MAX_DEPTH } }];
    if ((frames.at(-1)?.keys?.size ?? 0) > MAX_KEYS) {
      return [{ field: formatField(frames.slice(0, -1)), key: 'tooManyFields', parameters: { limit: MAX_KEYS } }];
    }
    if (issues.length >= MAX_ISSUES) break;
    if (token[0] === '"') readString(token);
    else if (!/^[-\d]/.test(token)) readPunctuator(token);
    else if (!isExact(token)) addIssue('numberNotExact');
  }
  return issues;
}

/** `lines[0].quantity`, or `body` for the whole body. */
function formatField(frames: readonly Frame[]): string {
  const path = frames.map(({ keys, position }) => (keys ? `.${position}` : `[${position}]`)).join('');
  return path.replace(/^\./, '') || 'body';
}
