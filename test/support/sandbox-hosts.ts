import { afterAll } from 'vitest';
import { createBrowserSandbox } from '../../mocks/hosts/browser/node.ts';
import { createCalls, prepareTests, useSandbox } from './sandbox.ts';

function usePageSandbox() {
  const getSandbox = prepareTests(() => createBrowserSandbox());
  afterAll(() => getSandbox().close());
  return createCalls({
    getUrl: () => getSandbox().origin,
    reset: () => getSandbox().reset(),
    send: (url, init) => getSandbox().fetch(url, init),
    loggedErrors: [],
  });
}

/** A place where a sandbox runs, and how the tests of a file start one there. */
export const sandboxHosts = [
  ['Node', () => useSandbox()],
  ['a page', usePageSandbox],
] as const;
