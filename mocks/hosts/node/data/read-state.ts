import { readFileSync } from 'node:fs';
import { readJson } from '../../../http/request-body.ts';
import { ProblemError } from '../../../messages/problems.ts';
import { render } from '../../../messages/render.ts';
import { StartupError } from '../../../messages/startup-error.ts';
import { isState } from '../../../store/is-state.ts';
import { type SandboxState, STATE_FORMAT } from '../../../store/state.ts';

/**
 * Reads a file with the state of a sandbox, as strictly as `PUT /_sandbox/state`.
 *
 * @throws StartupError when the file holds no state, with the reason.
 */
export function readState(file: string): SandboxState {
  const state = parse(file);
  if (isState(state)) return state;
  throw createSeedFileError(
    file,
    `it is not a state of a sandbox, with "format": ${STATE_FORMAT}, "contractVersion", "shared" and "administrations"`,
  );
}

function parse(file: string): unknown {
  try {
    return readJson(readFileSync(file));
  } catch (error) {
    const [issue] = error instanceof ProblemError ? error.issues : [];
    if (issue?.key === 'notJson') throw createSeedFileError(file, 'it is not JSON in UTF-8');
    throw createSeedFileError(file, issue ? `${issue.field}: ${render(issue, 'en')}` : (error as Error).message);
  }
}

const createSeedFileError = (file: string, reason: string): StartupError =>
  new StartupError(
    `The seed file ${file} cannot be used: ${reason}. Name a file from GET /_sandbox/state, demo or empty with --seed.`,
  );
