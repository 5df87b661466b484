import type { Browser } from 'playwright-core';

export interface BrowserPage {
  /** Calls a function of `globalThis.bridge` with a JSON value, and resolves with what it returns. */
  readonly call: (name: 'start' | 'respond', input: unknown) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Opens a page. `onError` receives what it, or its worker, logs as an error. */
export type OpenPage = (url: string, onError: (text: string) => void) => Promise<BrowserPage>;

export interface RunningBrowser {
  readonly openPage: OpenPage;
  readonly close: () => Promise<void>;
}

interface PageScope {
  readonly bridge: Readonly<Record<'start' | 'respond', (input: unknown) => Promise<unknown>>>;
}

export const createPageOpener =
  (browser: Browser): OpenPage =>
  async (url, onError) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && onError(message.text()));
    page.on('pageerror', (error) => onError(error.message));
    // The module of the page has run when the page is loaded.
    await page.goto(url);
    return {
      call: (name, input) =>
        page.evaluate(([called, value]) => (globalThis as unknown as PageScope).bridge[called](value), [
          name,
          input,
        ] as const),
      close: () => context.close(),
    };
  };
