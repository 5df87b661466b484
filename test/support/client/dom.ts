import { afterAll, beforeAll } from 'vitest';

/** The part of the web platform that React needs. The rest stays that of Node, which the sandbox runs on. */
const GLOBALS = ['window', 'document'] as const;

/**
 * Provides a document for the tests of one file. React and what builds on it look for one when they are loaded: import
 * them after that, in `beforeAll`.
 */
export function useDom(): void {
  let close: () => Promise<void>;
  beforeAll(async () => {
    const { Window } = await import('happy-dom');
    const window = new Window();
    close = () => window.happyDOM.close();
    Object.assign(globalThis, { window, document: window.document });
  });
  afterAll(async () => {
    for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name);
    await close();
  });
}
