import type { Body } from '../../contract/model.ts';
import { isExact } from '../../contract/query.ts';
import { ProblemError, type ValidationIssue, validationError } from '../messages/problems.ts';
import type { ImportTurn } from './imports.ts';
import type { HttpRequest } from './types.ts';

/** The limit where the contract has none: room for an invoice with a thousand lines. */
export const MAX_BODY_BYTES = 1_048_576;

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** A body as it was sent; undefined for none. */
type ReceivedBody = { readonly bytes: Uint8Array; readonly mediaType: string; readonly maxValues: number } | undefined;

/** @throws ProblemError 413 above the limit, 415 for another media type or a compressed body, 400 for a missing body. */
export async function receiveBody(
  request: HttpRequest,
  { maxBytes = MAX_BODY_BYTES, mediaTypes: types, required }: Omit<Body, 'content'>,
  turn?: Pick<ImportTurn, 'limit' | 'checkStart'>,
): Promise<ReceivedBody> {
  const bytes = await readBytes(request, turn?.limit ?? maxBytes, turn?.checkStart);
  if (bytes.length === 0 && !required) return undefined;
  if (bytes.length === 0) throw validationError([{ field: 'body', key: 'bodyRequired' }]);
  const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (!mediaType) throw new ProblemError('unsupported-media-type', { key: 'mediaTypeMissing', parameters: { types } });
  if (!types.includes(mediaType)) {
    throw new ProblemError('unsupported-media-type', { key: 'mediaTypeUnsupported', parameters: { types } });
  }
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') throw new ProblemError('unsupported-media-type', { key: 'contentEncodingUnsupported' });
  return { bytes, mediaType, maxValues: turn ? turn.limit / BYTES_PER_VALUE : MAX_VALUES };
}

/**
 * Returns parsed JSON, the parameters of a form, or bytes; undefined without a body.
 *
 * @throws ProblemError 400 for invalid JSON, or JSON that parsers read differently, and a form of too many fields.
 */
export function parseBody(received: ReceivedBody, { exchange }: Pick<HttpRequest, 'exchange'>): unknown {
  if (!received) return undefined;
  const { bytes, mediaType, maxValues } = received;
  if (mediaType === 'application/pdf') return bytes;
  if (mediaType === FORM_TYPE) return parseForm(bytes);
  const text = decodeText(bytes);
  exchange.body = text;
  const issue = findExcess(text, maxValues, exchange.isControl ? MAX_CONTROL_KEYS : undefined);
  if (issue) throw validationError([issue]);
  return parseJson(text, exchange.isControl ? checkSurrogates : checkStrictJson);
}

/** Forms are decoded without errors (URL Standard), and hold secrets, which the journal does not show. */
function parseForm(bytes: Uint8Array): URLSearchParams {
  const text = new TextDecoder().decode(bytes);
  if (text.split('&', MAX_KEYS + 1).length > MAX_KEYS) throw validationError([createIssue('tooManyFields', MAX_KEYS)]);
  return new URLSearchParams(text);
}

/** Reads JSON strictly, as a file. Throws a ProblemError for a text that is not UTF-8 or not JSON, or is ambiguous. */
export function readJson(bytes: Uint8Array): unknown {
  const text = decodeText(bytes);
  const issue = findExcess(text);
  if (issue) throw validationError([issue]);
  return parseJson(text);
}

type TextCheck = (text: string) => readonly ValidationIssue[];

/** Checks a body of the control plane, such as a state, which is large, only when it has an escape of half a character. */
const checkSurrogates: TextCheck = (text) =>
  /\\u[dD][89a-fA-F]/.test(text) ? checkStrictJson(text, MAX_CONTROL_KEYS) : [];

function parseJson(text: string, check: TextCheck = checkStrictJson): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw createSyntaxError();
  }
  const issues = check(text);
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

/** Far more levels than a body of the contract has. Some parsers run out of stack. */
const MAX_DEPTH = 100;

/** Keys of one object. The largest object of the contract has twenty. */
const MAX_KEYS = 50;

const MAX_ISSUES = 100;

/** The same of an object of the control plane: a state has a list for each resource. */
const MAX_CONTROL_KEYS = 200;

/** Values of a body: a thousand lines have fewer. */
const MAX_VALUES = 50_000;

/** Bytes of a state for each value that it may have. An exported state has twice as many. */
const BYTES_PER_VALUE = 10;

const createIssue = (key: ValidationIssue['key'], limit: number, field = 'body'): ValidationIssue => ({
  field,
  key,
  parameters: { limit },
});

/**
 * Finds what takes long to parse or to validate, before that is begun: too many levels, values, or fields of an object.
 *
 * @param text any text. In a text that is not JSON it may find nothing.
 */
function findExcess(
  text: string,
  maxValues = Number.POSITIVE_INFINITY,
  maxKeys = Number.POSITIVE_INFINITY,
): ValidationIssue | undefined {
  /** Commas so far of each object that is open; not a number for a list. */
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

/** Finds the quotation mark at the end of a JSON text: that after an even number of backslashes. */
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

const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|-?\d[\d.eE+-]*/g;

/**
 * Finds what `JSON.parse` accepts and other parsers may read differently: duplicate keys, numbers that a double cannot
 * hold exactly, and unpaired surrogates. Excessive width is rejected too: validation of each part takes long.
 *
 * @param text valid JSON.
 */
export function checkStrictJson(text: string, maxKeys = MAX_KEYS): readonly ValidationIssue[] {
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
    if ((frames.at(-1)?.keys?.size ?? 0) > maxKeys) {
      return [createIssue('tooManyFields', maxKeys, formatField(frames.slice(0, -1)))];
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
