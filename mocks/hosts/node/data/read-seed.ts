import { readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { lazy } from '../../../../contract/memoize.ts';
import type { Schema } from '../../../../contract/model.ts';
import { readJson } from '../../../http/request-body.ts';
import { ProblemError } from '../../../messages/problems.ts';
import { describeIssue } from '../../../messages/render.ts';
import { endSentence, StartupError } from '../../../messages/startup-error.ts';
import { SEED_SCHEMA, type SeedDocument } from '../../../seed/document.ts';
import { createInputAjv } from '../../../validation/ajv.ts';
import { NO_SCHEMA_INFO, toIssues } from '../../../validation/error-details.ts';
import { toValidator } from '../../../validation/validators.ts';

/** Reads requests in YAML, or a state in JSON. Throws a StartupError with the reason when it can read neither. */
export function readSeed(file: string): { readonly document: SeedDocument } | { readonly state: unknown } {
  if (!/\.ya?ml$/i.test(file)) return { state: parse(file, readJson) };
  const document = parse(file, (bytes) => parseYaml(new TextDecoder().decode(bytes)));
  const [issue] = toIssues(getValidator()(document), SEED_INFO);
  if (issue === undefined) return { document: document as SeedDocument };
  throw createSeedFileError(file, describeIssue(issue), 'Write it like the scenarios in the guide to the sandbox');
}

const getValidator = lazy(() => toValidator(createInputAjv().compile(SEED_SCHEMA)));

const SEED_INFO = {
  ...NO_SCHEMA_INFO,
  getPropertyNames: ({ properties = {} }: Schema) => new Set(Object.keys(properties)),
};

function parse(file: string, parseBytes: (bytes: Uint8Array) => unknown): unknown {
  try {
    return parseBytes(readFileSync(file));
  } catch (error) {
    const [issue] = error instanceof ProblemError ? error.issues : [];
    if (issue?.key === 'notJson') throw createSeedFileError(file, 'it is not JSON in UTF-8');
    // An error of YAML shows the lines around it too.
    const [message = ''] = (error as Error).message.split(/:?\n/);
    throw createSeedFileError(file, issue ? describeIssue(issue) : message);
  }
}

const createSeedFileError = (
  file: string,
  reason: string,
  advice = 'Name a file from GET /_sandbox/state, demo or empty with --seed',
): StartupError => new StartupError(`${endSentence(`The seed file ${file} cannot be used: ${reason}`)} ${advice}.`);
