import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CSpellReporter, type Issue, lint } from 'cspell';
import { repository, StepFailed } from './lib/run.ts';

/** The prose is English; the example values are Dutch or English. */
const readings = ['cspell.yaml', 'cspell.examples.yaml'];

/**
 * Reads the contract and the documentation for spelling, or what other settings name.
 *
 * @throws StepFailed with file, line and column of each word that neither a dictionary nor `scripts/words/` knows.
 */
export async function spelling(folder = repository, configs: readonly string[] = readings): Promise<string> {
  const lines: string[] = [];
  const files = new Set<string>();
  for (const config of configs) {
    const result = await lint(
      [],
      { root: folder, config: `${folder}/${config}`, showSuggestions: true, progress: true },
      collecting(folder, lines, files),
    );
    if (result.files === 0) throw new StepFailed(`${config} found nothing to read.`);
    if (result.errors > 0 && lines.length === 0) throw new StepFailed(`cspell could not read all files of ${config}.`);
  }
  if (lines.length === 0) return `${files.size} files`;
  throw new StepFailed(`${lines.join('\n')}\n\nA word that is right belongs in a list of scripts/words/.`);
}

function collecting(folder: string, lines: string[], files: Set<string>): CSpellReporter {
  return {
    issue: (issue) => void lines.push(inWords(issue, folder)),
    error: (message, error) => void lines.push(`${message}: ${error.message}`),
    progress: ({ filename }) => void files.add(filename),
  };
}

/** `openapi/guides/errors.md:4:12  recieve, for receive?` */
function inWords({ uri, row, col, text, suggestionsEx = [] }: Issue, folder: string): string {
  const file = uri ? relative(folder, fileURLToPath(uri)) : '';
  const better = suggestionsEx.slice(0, 3).map(({ word }) => word);
  return `${file}:${row}:${col}  ${text}${better.length > 0 ? `, for ${better.join(' or ')}?` : ''}`;
}
