import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mistake in a hand-written file. */
export interface Problem {
  readonly rule: string;
  readonly message: string;
  /** Path from the folder of the repository. */
  readonly file: string;
  readonly line: number;
  /** True for a part that the build adds; the place is the nearest one that is hand-written. */
  readonly isGenerated?: boolean;
}

/**
 * Mistakes that make other rules fail too, from the first: what is no YAML, what a reference does not lead to, what is no OpenAPI,
 * a keyword that is not ours, what the build cannot complete, and what is no regular expression.
 */
const CAUSES: readonly ((problem: Problem) => boolean)[] = [
  ({ message }) => message.startsWith('Failed to parse'),
  ({ rule }) => rule === 'no-unresolved-refs',
  ({ rule }) => rule === 'struct',
  ({ rule }) => rule === 'contract/editor-schema',
  ({ rule }) => rule === 'conventions/complete-operations',
  ({ message }) => message.startsWith('Correct the pattern'),
];

/** Selects the problems that do not follow from others, each once where it is written. */
export function selectCauses(problems: readonly Problem[]): readonly Problem[] {
  const isCause = CAUSES.find((cause) => problems.some(cause)) ?? (() => true);
  const causes = problems.filter(isCause);
  const written = causes.filter(({ isGenerated }) => !isGenerated);
  // Additions of the build repeat what is written, such as an example or a pattern.
  const shown = written.length > 0 ? written : causes;
  const distinct = new Map(shown.map((problem) => [`${problem.file}:${problem.line}: ${problem.message}`, problem]));
  return [...distinct.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Formats a problem as its place, the message, and the text of the line. */
export function formatProblem({ file, line, message, rule }: Problem, folder: string): string {
  const text = readFileSync(join(folder, file), 'utf8').split('\n')[line - 1]?.trim() ?? '';
  return `${file}:${line}: ${message} (${rule})\n    ${text}\n`;
}
