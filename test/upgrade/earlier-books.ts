import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { SandboxState } from '../../mocks/store/state.ts';
import { repository } from '../../scripts/lib/run.ts';

/** Books that an earlier version of the sandbox made, see `save-books.ts`. */
export interface EarlierBooks {
  /** The bytes of a data file. */
  readonly file: Uint8Array;
  readonly state: SandboxState;
}

const FOLDER = join(repository, 'releases');

/** Returns the books of each release, by its name. */
export const earlierBooks: ReadonlyMap<string, EarlierBooks> = new Map(
  readdirSync(FOLDER)
    .filter((name) => existsSync(join(FOLDER, name, 'books.sqlite.br')))
    .map((name) => {
      const read = (file: string) => new Uint8Array(brotliDecompressSync(readFileSync(join(FOLDER, name, file))));
      const state = JSON.parse(new TextDecoder().decode(read('books.json.br'))) as SandboxState;
      return [name, { file: read('books.sqlite.br'), state }] as const;
    }),
);
