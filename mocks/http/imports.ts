import { ProblemError, validationError } from '../messages/problems.ts';
import type { HttpRequest } from './types.ts';

/** Bytes of an import into a world of a public host, by default. */
export const DEFAULT_PUBLIC_IMPORT_BYTES = 2_000_000;

/** Bytes of all imports that a host reads at a time: the largest that a sandbox of one's own takes. */
const MAX_BYTES_AT_ONCE = 64 * 1024 * 1024;

/** An exported state begins with its format, so anything else is rejected before it is read. */
const FIRST_BYTES = 1024;

export interface ImportTurn {
  /** Bytes that the body may have. */
  readonly limit: number;
  /** @throws ProblemError 400 when a body does not begin like a state. */
  readonly checkStart: (chunk: Uint8Array) => void;
  /** Waits until no other import is carried out. Throws when the client has left in the meantime. */
  readonly start: () => Promise<void>;
}

const createBusyError = (): ProblemError =>
  new ProblemError('temporarily-unavailable', { key: 'importsBusy' }, { headers: { 'retry-after': '5' } });

export type Imports = ReturnType<typeof createImports>;

/** Creates the turns of the imports of all worlds of a host, which share its memory and its processor. */
export function createImports() {
  let bytesAtOnce = 0;
  let last: Promise<void> = Promise.resolve();

  return {
    /**
     * Runs an import: reading it takes memory, of which there is so much for all of them, and carrying it out takes the
     * processor, so that there is as long a pause afterwards.
     *
     * @throws ProblemError 503 when too many are read already.
     */
    async run<Result>(
      request: HttpRequest,
      limit: number,
      work: (turn: ImportTurn) => Promise<Result>,
    ): Promise<Result> {
      const { 'content-length': length = '' } = request.headers;
      const bytes = /^\d+$/.test(length) ? Math.min(Number(length), limit) : limit;
      if (bytesAtOnce + bytes > MAX_BYTES_AT_ONCE) throw createBusyError();
      bytesAtOnce += bytes;
      let startedAt: number | undefined;
      const { promise, resolve } = Promise.withResolvers<void>();
      try {
        return await work({
          limit,
          checkStart(chunk) {
            const text = new TextDecoder().decode(chunk.subarray(0, FIRST_BYTES));
            const isState = /^\s*\{/.test(text) && (chunk.length < FIRST_BYTES || text.includes('"format"'));
            if (!isState) throw validationError([{ field: 'format', key: 'required' }]);
          },
          async start() {
            const previous = last;
            last = previous.then(() => promise);
            await previous;
            // The client receives no response. A ProblemError is not logged as an error of the sandbox.
            if (request.isAborted() || request.isDisconnected()) throw createBusyError();
            startedAt = performance.now();
          },
        });
      } finally {
        bytesAtOnce -= bytes;
        if (startedAt === undefined) resolve();
        else setTimeout(resolve, performance.now() - startedAt);
      }
    },
  };
}
