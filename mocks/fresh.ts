import { readFileSync, statSync } from 'node:fs';

/** What a file was like when the sandbox was built from it. */
export interface Input {
  /** When it was last written, in milliseconds since 1970. */
  readonly modified: number;
  /** In bytes. */
  readonly size: number;
  /** SHA-256 of its content, as hexadecimal digits. */
  readonly hash: string;
}

/** The files that a built sandbox was made from, by their path in the repository. */
export type Inputs = Readonly<Record<string, Input>>;

/** Where the build writes down what it was made from; it is no part of the package. */
export const recordName = 'built-from.json';

const repositoryFolder = new URL('../', import.meta.url);
const builtFolder = new URL('../generated/sandbox/', import.meta.url);

/**
 * The program that `npm start` runs: the built sandbox when it was made from the very files that are there now, else
 * the source, which does the same and takes longer to load.
 */
export function program(repository: URL = repositoryFolder, built: URL = builtFolder): URL {
  return isFresh(repository, built) ? new URL('dist/bin.js', built) : new URL('mocks/bin.ts', repository);
}

function isFresh(repository: URL, built: URL): boolean {
  try {
    const inputs = JSON.parse(readFileSync(new URL(recordName, built), 'utf8')) as Inputs;
    return Object.entries(inputs).every(([path, input]) => isSame(new URL(path, repository), input));
  } catch {
    // There is no build, only half of one, or a file that it was made from is gone.
    return false;
  }
}

/** A checkout writes files anew that stay the same, so the content decides where the time does not. */
function isSame(file: URL, { modified, size, hash }: Input): boolean {
  const now = statSync(file);
  if (now.size !== size) return false;
  return now.mtimeMs === modified || hashOf(readFileSync(file)) === hash;
}

/** SHA-256 as {@link Input} keeps it. */
export function hashOf(content: Uint8Array): string {
  // Loaded when it is needed, which it seldom is.
  return process.getBuiltinModule('node:crypto').hash('sha256', content, 'hex');
}
