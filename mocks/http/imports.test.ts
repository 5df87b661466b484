import { describe, expect, it } from 'vitest';
import { ProblemError } from '../messages/problems.ts';
import { createImports } from './imports.ts';
import type { HttpRequest } from './types.ts';

const LIMIT = 64 * 1024 * 1024;

const createRequest = (length?: string, hasLeft = false): HttpRequest =>
  ({
    headers: length === undefined ? {} : { 'content-length': length },
    isAborted: () => false,
    isDisconnected: () => hasLeft,
  }) as unknown as HttpRequest;

/** Starts an import that is read until `end` is called. */
function read(imports: ReturnType<typeof createImports>, length?: string) {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  return { end, result: imports.run(createRequest(length), LIMIT, () => promise) };
}

describe('imports that are read at the same time', () => {
  it.each([undefined, String(LIMIT), 'many', '-5', '1e99', ''])(
    'have the largest size together, where one announces the length %j',
    async (length) => {
      const imports = createImports();
      const first = read(imports, length);
      await expect(read(imports, String(LIMIT)).result).rejects.toMatchObject({ status: 503 });
      first.end();
      await first.result;
      const next = read(imports, String(LIMIT));
      next.end();
      await expect(next.result).resolves.toBeUndefined();
    },
  );
});

it('an import whose client has left is not carried out, and is no error of the sandbox', async () => {
  const run = createImports().run(createRequest('10', true), LIMIT, ({ start }) => start());
  await expect(run).rejects.toBeInstanceOf(ProblemError);
});
