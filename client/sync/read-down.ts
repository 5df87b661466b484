/** Reads a page. Calls `onReceived` when the page has arrived, before it is parsed. */
export type ReadNumberedPage<Page> = (page: number, signal: AbortSignal, onReceived: () => void) => Promise<Page>;

/**
 * Yields the pages from `firstPage` down to 1. A page is requested when the one before it has arrived: the platform makes it
 * while that one is parsed and stored, and not earlier, because pages that it makes at the same time could miss a line that
 * moves from one to the other.
 *
 * @throws the error of reading a page, when that page is requested.
 */
export async function* readDown<Page>(
  readPage: ReadNumberedPage<Page>,
  firstPage: number,
  callerSignal: AbortSignal | undefined,
): AsyncGenerator<Page, void> {
  const controller = new AbortController();
  const signal = callerSignal ? AbortSignal.any([callerSignal, controller.signal]) : controller.signal;

  function start(page: number) {
    let notify = () => {};
    const arrival = new Promise<void>((resolve) => {
      notify = resolve;
    });
    const result = readPage(page, signal, () => notify());
    const received = Promise.race([arrival, result]);
    // The error is thrown when the page is awaited; until then it must not count as an unhandled rejection.
    received.catch(() => undefined);
    return { received, result };
  }

  try {
    let current = start(firstPage);
    for (let page = firstPage; page > 1; page -= 1) {
      await current.received;
      const next = start(page - 1);
      yield await current.result;
      current = next;
    }
    yield await current.result;
  } finally {
    controller.abort();
  }
}
