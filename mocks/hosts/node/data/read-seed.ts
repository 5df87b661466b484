import { readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { readJson } from '../../../http/request-body.ts';
import { ProblemError } from '../../../messages/problems.ts';
import { render } from '../../../messages/render.ts';
import { StartupError } from '../../../messages/startup-error.ts';
import { findDocumentIssue, type SeedDocument } from '../../../seed/document.ts';

/**
 * Reads a file with initial data: requests in YAML, or the state of a sandbox in JSON.
 *
 * @throws StartupError when the file is neither, with the reason.
 */
export function readSeed(file: string): { readonly document: SeedDocument } | { readonly state: unknown } {
  if (!/\.ya?ml$/i.test(file)) return { state: parse(file, readJson) };
  const document = parse(file, (bytes) => parseYaml(new TextDecoder().decode(bytes)));
  const issue = findDocumentIssue(document);
  if (issue === undefined) return { document: document as SeedDocument };
  throw createSeedFileError(file, issue, 'Write it like the scenarios in the guide to the sandbox');
}

function parse(file: string, parseBytes: (bytes: Uint8Array) => unknown): unknown {
  try {
    return parseBytes(readFileSync(file));
  } catch (error) {
    const [issue] = error instanceof ProblemError ? error.issues : [];
    if (issue?.key === 'notJson') throw createSeedFileError(file, 'it is not JSON in UTF-8');
    throw createSeedFileError(file, issue ? `${issue.field}: ${render(issue, 'en')}` : (error as Error).message);
  }
}

const createSeedFileError = (
  file: string,
  reason: string,
  advice = 'Name a file from GET /_sandbox/state, demo or empty with --seed',
): StartupError => new StartupError(`The seed file ${file} cannot be used: ${reason}. ${advice}.`);
