import { isExact } from '../contract/validation/parameters.ts';
import type { ValidationIssue } from '../messages/problems.ts';

/** An open object or array. */
interface Frame {
  /** Keys so far; undefined for an array. */
  readonly keys: Set<string> | undefined;
  /** Current key or index. */
  position: string | number;
}

interface ParserState {
  /** Outermost first. */
  readonly frames: Frame[];
  readonly issues: ValidationIssue[];
  /** Whether the next string is a key. */
  isKey: boolean;
}

/** Far more levels than a body of the contract has. */
const MAX_DEPTH = 100;

/** Keys of one object. The largest object of the contract has twenty. */
const MAX_KEYS = 50;

const MAX_ISSUES = 100;

/** Strings, numbers and punctuators of valid JSON. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|-?\d[\d.eE+-]*/g;

/**
 * Finds what `JSON.parse` accepts and other parsers may read differently: duplicate keys, numbers that a double cannot
 * hold exactly, and unpaired surrogates. Excessive depth and width are rejected too: some parsers run out of stack, and
 * validation of each part takes long.
 *
 * @param text valid JSON.
 */
export function checkStrictJson(text: string): readonly ValidationIssue[] {
  const state: ParserState = { frames: [], issues: [], isKey: false };
  const { frames, issues } = state;
  for (const [token] of text.matchAll(TOKENS)) {
    if (frames.length > MAX_DEPTH) return [{ field: 'body', key: 'tooDeep', parameters: { limit: MAX_DEPTH } }];
    if ((frames.at(-1)?.keys?.size ?? 0) > MAX_KEYS) {
      return [{ field: formatField(frames.slice(0, -1)), key: 'tooManyFields', parameters: { limit: MAX_KEYS } }];
    }
    if (issues.length >= MAX_ISSUES) break;
    if (token[0] === '"') readString(token, state);
    else if (/^[-\d]/.test(token)) readNumber(token, state);
    else readPunctuator(token, state);
  }
  return issues;
}

function readPunctuator(token: string, state: ParserState): void {
  const { frames } = state;
  if (token === '{') frames.push({ keys: new Set(), position: '' });
  else if (token === '[') frames.push({ keys: undefined, position: 0 });
  else if (token === '}' || token === ']') frames.pop();
  const frame = frames.at(-1);
  if (token === ',' && typeof frame?.position === 'number') frame.position += 1;
  state.isKey = (token === '{' || token === ',') && frame?.keys !== undefined;
}

function readString(token: string, state: ParserState): void {
  const text = token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1);
  const frame = state.frames.at(-1);
  if (state.isKey && frame?.keys) {
    frame.position = text;
    if (frame.keys.has(text)) addIssue('duplicateKey', state);
    frame.keys.add(text);
  }
  if (token.includes('\\u') && !text.isWellFormed()) addIssue('unpairedSurrogate', state);
}

function readNumber(token: string, state: ParserState): void {
  if (!isExact(token)) addIssue('numberNotExact', state);
}

/** Adds an issue of the current position. */
function addIssue(key: ValidationIssue['key'], { frames, issues }: ParserState): void {
  issues.push({ field: formatField(frames), key });
}

/** `lines[0].quantity`, or `body` for the whole body. */
function formatField(frames: readonly Frame[]): string {
  const path = frames.map(({ keys, position }) => (keys ? `.${position}` : `[${position}]`)).join('');
  return path.replace(/^\./, '') || 'body';
}
