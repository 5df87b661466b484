/** Reads one page. `signal` is aborted when the page is no longer needed. */
type ReadPage<Page> = (signal: AbortSignal) => Promise<Page>;

/**
 * Yields pages in order, and requests the next page while the current one is used. A request under way is aborted when
 * the consumer stops.
 *
 * @param readFirst reads the first page.
 * @param getNextReader returns the function that reads the page after this one; undefined after the last page.
 * @param callerSignal aborts every request.
 *
 * @throws the error of reading a page, when that page is requested.
 */
export async function* prefetchPages<Page>(
  readFirst: ReadPage<Page>,
  getNextReader: (page: Page) => ReadPage<Page> | undefined,
  callerSignal: AbortSignal | undefined,
): AsyncGenerator<Page, void> {
  const controller = new AbortController();
  const signal = callerSignal ? AbortSignal.any([callerSignal, controller.signal]) : controller.signal;
  let next: Promise<Page> | undefined = readFirst(signal);
  try {
    while (next) {
      const page: Page = await next;
      next = getNextReader(page)?.(signal);
      // The error is thrown when the page is awaited; until then it must not count as an unhandled rejection.
      next?.catch(() => undefined);
      // Lets the request leave before a consumer that never awaits blocks the event loop.
      if (next) await new Promise((resolve) => setTimeout(resolve));
      yield page;
    }
  } finally {
    controller.abort();
  }
}
