import type { OpenApiDocument, OperationEntry } from '../../contract/document.ts';

/** Consequences of a change for clients, worst first; also the part of the version that it raises. */
export const IMPACTS = ['major', 'minor', 'patch'] as const;

export type Impact = (typeof IMPACTS)[number];

/** Place where clients meet a part of the contract. */
export type Place = 'requests' | 'responses' | 'parameters' | 'orderby' | 'fields' | 'errors';

/** Difference in one place. */
export interface Difference {
  /** The field, the parameter or another part by its name, such as `lines[].quantity`; empty for the whole. */
  readonly path: string;
  readonly impact: Impact;
  /** State before and now: `at most 20 → 30 characters`. */
  readonly words: string;
  /** Sentence that says what clients have to do; empty for nothing. */
  readonly advice: string;
}

/** An operation of one of two documents. */
export interface Side {
  readonly document: OpenApiDocument;
  readonly entry: OperationEntry;
}

/** A difference of an operation, and where clients meet it; undefined for the operation itself. */
export interface PlacedDifference extends Difference {
  readonly place: Place | undefined;
}

export const at = (place: Place | undefined, differences: readonly Difference[]): readonly PlacedDifference[] =>
  differences.map((each) => ({ ...each, place }));

/** A change of the contract, with every place that has it. */
export interface Change extends Omit<Difference, 'path'> {
  readonly resources: readonly string[];
  readonly paths: readonly string[];
  /** Places where it has the impact. */
  readonly places: readonly Place[];
  /** Places where a break is an addition or a remark. */
  readonly compatible: readonly Place[];
}

export const createBreak = (words: string, advice: string): Difference => ({
  path: '',
  impact: 'major',
  words,
  advice,
});
export const createAddition = (words: string): Difference => ({ path: '', impact: 'minor', words, advice: '' });
export const createRemark = (words: string, advice = ''): Difference => ({ path: '', impact: 'patch', words, advice });

/** Begins the paths of differences with the name of the part that contains them. */
export const within = (name: string, differences: readonly Difference[]): readonly Difference[] =>
  differences.map((each) => {
    const isJoined = name === '' || each.path === '' || each.path.startsWith('[');
    return { ...each, path: `${name}${isJoined ? '' : '.'}${each.path}` };
  });

/** Marks a name or a value in a sentence. One that contains a backtick has two around it, as in Markdown. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' && value !== '' ? value : String(JSON.stringify(value));
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

const MAX_SHOWN = 60;

/** Cuts off what a line has no room for. */
export const shorten = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text);
