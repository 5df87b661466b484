import { readFileSync } from 'node:fs';
import { StartupError } from '../startup-error.ts';
import { type SandboxState, STATE_FORMAT } from '../store/state.ts';

/**
 * Reads a file with the state of a sandbox.
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
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw createSeedFileError(file, (error as Error).message);
  }
}

/** Whether it has the form that the control plane documents. The records are checked by `checkState`. */
function isState(value: unknown): value is SandboxState {
  if (!isObject(value)) return false;
  const { format, contractVersion, shared, administrations } = value;
  return (
    typeof format === 'number' &&
    typeof contractVersion === 'string' &&
    isRecords(shared) &&
    Array.isArray(administrations) &&
    administrations.every(
      (administration) =>
        isObject(administration) &&
        Number.isInteger(administration.id) &&
        isRecords(administration.records) &&
        isRecords(administration.internal ?? {}),
    )
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRecords = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((list) => Array.isArray(list) && list.every(isObject));

const createSeedFileError = (file: string, reason: string): StartupError =>
  new StartupError(
    `The seed file ${file} cannot be used: ${reason}. Name a file from GET /_sandbox/state, demo or empty with --seed.`,
  );
