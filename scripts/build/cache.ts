import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Modification time in milliseconds, size in bytes, and SHA-256 of the content. */
type FileState = readonly [modified: number, size: number, hash: string];

/** The state of files, by their path in the repository. */
export type Snapshot = Readonly<Record<string, FileState>>;

/** A step as the cache sees it. */
export interface CachedStep {
  readonly name: string;
  readonly command: readonly string[];
  /** Version that it writes; empty when it writes none. */
  readonly version: string;
  /** Globs of the files that it reads, from the folder of the repository. */
  readonly inputs: readonly string[];
  /** Globs of the files that it writes. */
  readonly outputs: readonly string[];
}

interface CacheEntry {
  readonly command: string;
  readonly files: Snapshot;
}

/**
 * Remembers the files that each step read and wrote, so that a step runs only when one of them has changed.
 * A file has changed when its content has; an equal modification time and size only save reading it.
 */
export function createBuildCache(repository: string) {
  const cacheFolder = getCacheFolder(repository);
  const entryFile = ({ name }: CachedStep): string => join(cacheFolder, `${name}.json`);

  const readEntry = (step: CachedStep): CacheEntry | undefined => {
    try {
      const entry = JSON.parse(readFileSync(entryFile(step), 'utf8')) as CacheEntry;
      return entry.command === describeRun(step) ? entry : undefined;
    } catch {
      return undefined;
    }
  };

  const findFiles = (globs: readonly string[]): string[] => [
    ...globSync(
      globs.filter((glob) => !isPath(glob)),
      { cwd: repository, exclude: isIgnored },
    ),
    ...globs.filter((glob) => isPath(glob) && existsSync(join(repository, glob))),
  ];

  const takeSnapshot = (globs: readonly string[], before: Snapshot = {}): Snapshot => {
    const snapshot: Record<string, FileState> = {};
    for (const path of findFiles(globs)) {
      const name = path.replaceAll('\\', '/');
      const state = readState(join(repository, path), before[name]);
      if (state) snapshot[name] = state;
    }
    return snapshot;
  };

  const saveEntry = (step: CachedStep, files: Snapshot): void => {
    mkdirSync(cacheFolder, { recursive: true });
    const written = `${entryFile(step)}.${process.pid}`;
    writeFileSync(written, JSON.stringify({ command: describeRun(step), files } satisfies CacheEntry));
    renameSync(written, entryFile(step));
  };

  return {
    isCurrent(step: CachedStep): boolean {
      const before = readEntry(step)?.files;
      if (!before) return false;
      const after = takeSnapshot([...step.inputs, ...step.outputs], before);
      if (!isSame(before, after)) return false;
      // A checkout may write the same content again: save its time, so that the next check need not read it.
      if (Object.keys(after).some((file) => after[file] !== before[file])) saveEntry(step, after);
      return true;
    },

    /** Returns the state of the inputs before a run, and removes the entry: a step that fails is not current. */
    begin(step: CachedStep): Snapshot {
      const inputs = takeSnapshot(step.inputs, readEntry(step)?.files);
      rmSync(entryFile(step), { force: true });
      return inputs;
    },

    /** Saves what a successful run has read and written. */
    save(step: CachedStep, inputs: Snapshot): void {
      saveEntry(step, { ...inputs, ...takeSnapshot(step.outputs) });
    },
  };
}

/** The folder with what only the build reads. */
export const getCacheFolder = (repository: string): string => join(repository, 'generated', '.cache');

const describeRun = ({ command, version }: CachedStep): string => [process.version, version, ...command].join(' ');

/** A path is read also where globs do not look: in what is installed. */
const isPath = (glob: string): boolean => !/[*?{!]/.test(glob);

/** Leaves out tests, and installed packages, which package-lock.json describes. */
const isIgnored = (path: string): boolean => /node_modules$|\.test(-d)?\.ts$/.test(path);

/** @returns nothing for a folder, and for a file that another build removes at the moment. */
function readState(file: string, before: FileState | undefined): FileState | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  const { mtimeMs, size } = stats;
  if (before?.[0] === mtimeMs && before[1] === size) return before;
  return [mtimeMs, size, hash('sha256', readFileSync(file))];
}

function isSame(before: Snapshot, after: Snapshot): boolean {
  const files = Object.keys(after);
  return files.length === Object.keys(before).length && files.every((file) => before[file]?.[2] === after[file]?.[2]);
}
