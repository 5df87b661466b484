import { afterAll } from 'vitest';
import { createCalls, prepareTests } from '../support/sandbox.ts';
import { startWorkerd, type WorkerdOptions } from '../support/start-workerd.ts';

/** Starts the worker in a workerd for the tests of a file, which call it as they call a sandbox of Node. */
export function useWorkerd(options: WorkerdOptions = {}) {
  const getEngine = prepareTests(() => startWorkerd(options));
  afterAll(() => getEngine().close());
  const calls = createCalls({
    getUrl: () => getEngine().url,
    reset: async () => void (await calls.call('/_sandbox/reset', { method: 'POST' })),
    send: fetch,
    loggedErrors: [],
  });
  return calls;
}
