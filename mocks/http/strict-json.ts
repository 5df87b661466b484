import { isExact } from '../contract/validation/parameters.ts';
import type { ValidationIssue } from '../messages/problems.ts';

/** An object or a list that is being read. */
interface Frame {
  /** Names that the object has so far; undefined in a list. */
  readonly names: Set<string> | undefined;
  /** Name of the field, or number of the item, that is being read. */
  at: string | number;
}

interface Reading {
  readonly frames: Frame[];
  readonly faults: ValidationIssue[];
  /** Whether the next text is the name of a field. */
  isName: boolean;
}

/** Levels of objects and lists in one another. No body of the contract comes near. */
const deepest = 100;

/** Fields of one object. The largest of the contract has twenty. */
const widest = 50;

/** Who makes so many mistakes is told of no more of them. */
const mostFaults = 100;

/** Texts, numbers and the signs between them, in valid JSON. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|-?\d[\d.eE+-]*/g;

/**
 * What JavaScript reads in valid JSON without a word, and does not read as it was written: a name that comes twice, of
 * which it takes the last, a number that it cannot keep, half a character. Another reader takes something else. What is
 * nested without end, or wide without end, is refused too: not every reader comes out of the one, and to say what is
 * wrong with each part of the other takes long.
 *
 * @param text valid JSON.
 */
export function unfaithful(text: string): readonly ValidationIssue[] {
  const reading: Reading = { frames: [], faults: [], isName: false };
  for (const [token] of text.matchAll(tokens)) {
    const { frames, faults } = reading;
    if (frames.length > deepest) return [{ field: 'body', key: 'tooDeep', parameters: { limit: deepest } }];
    if ((frames.at(-1)?.names?.size ?? 0) > widest) {
      return [{ field: fieldOf(frames.slice(0, -1)), key: 'tooManyFields', parameters: { limit: widest } }];
    }
    if (faults.length >= mostFaults) break;
    if (token[0] === '"') readText(token, reading);
    else if (/^[-\d]/.test(token)) readNumber(token, reading);
    else readSign(token, reading);
  }
  return reading.faults;
}

function readSign(token: string, reading: Reading): void {
  const { frames } = reading;
  if (token === '{' || token === '[')
    frames.push(token === '{' ? { names: new Set(), at: '' } : { names: undefined, at: 0 });
  else if (token === '}' || token === ']') frames.pop();
  const frame = frames.at(-1);
  if (token === ',' && typeof frame?.at === 'number') frame.at += 1;
  reading.isName = (token === '{' || token === ',') && frame?.names !== undefined;
}

function readText(token: string, reading: Reading): void {
  const text = token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1);
  const frame = reading.frames.at(-1);
  if (reading.isName && frame?.names) {
    frame.at = text;
    if (frame.names.has(text)) blame('nameTwice', reading);
    frame.names.add(text);
  }
  if (token.includes('\\u') && !text.isWellFormed()) blame('textNotWhole', reading);
}

function readNumber(token: string, reading: Reading): void {
  if (!isExact(token)) blame('numberNotExact', reading);
}

/** Notes a fault of what is being read. */
function blame(key: ValidationIssue['key'], { frames, faults }: Reading): void {
  faults.push({ field: fieldOf(frames), key });
}

/** `lines[0].quantity`, or `body` for the whole of it. */
function fieldOf(frames: readonly Frame[]): string {
  const path = frames.map(({ names, at }) => (names ? `.${at}` : `[${at}]`)).join('');
  return path.replace(/^\./, '') || 'body';
}
