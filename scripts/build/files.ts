import { hash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

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

/**
 * Creates an empty folder in which a step writes its outputs, under the names that they have in the repository.
 *
 * @param parent a folder on the same file system as the repository, so that a file can be renamed to its place.
 */
export function createStagingFolder(parent: string, outputs: readonly string[]): string {
  mkdirSync(parent, { recursive: true });
  const staging = mkdtempSync(join(parent, 'step-'));
  for (const glob of outputs) {
    const [path = ''] = glob.split(/[*!{]/, 1);
    mkdirSync(join(staging, dirname(`${path}_`)), { recursive: true });
  }
  return staging;
}

/**
 * Moves each file that a step wrote to its place in the repository, and removes the outputs that it no longer writes. Who
 * reads a file meanwhile reads all of the old one or all of the new one. A file with the same content stays as it is, so
 * that what watches it does not restart.
 */
export function moveOutputs(staging: string, repository: string, outputs: readonly string[]): void {
  const written = new Set(listFiles(staging));
  for (const file of written) {
    const target = join(repository, file);
    if (haveSameContent(join(staging, file), target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    renameSync(join(staging, file), target);
  }
  for (const file of globSync(outputs, { cwd: repository })) {
    if (!written.has(file)) removeFile(join(repository, file));
  }
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(relative(folder, parentPath), name));

function haveSameContent(file: string, other: string): boolean {
  const size = statSync(other, { throwIfNoEntry: false })?.size;
  return size === statSync(file).size && readFileSync(file).equals(readFileSync(other));
}

/** Removes a file, and the folders that are empty without it. */
function removeFile(file: string): void {
  if (!statSync(file).isFile()) return;
  rmSync(file);
  try {
    for (let folder = dirname(file); ; folder = dirname(folder)) rmdirSync(folder);
  } catch {
    // The folder has other files.
  }
}
