/** Reads one page; the signal tells it that nobody wants it any more. */
export type ReadPage<Page> = (ending: AbortSignal) => Promise<Page>;

/**
 * Pages, one after the other. While one is used, the next is on its way; it is called off when nobody goes on.
 *
 * @param first reads the first page.
 * @param after what reads the page after this one; undefined after the last.
 * @param signal calls it all off.
 *
 * @throws what reading a page throws, to whoever asks for that page.
 */
export async function* readAhead<Page>(
  first: ReadPage<Page>,
  after: (page: Page) => ReadPage<Page> | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<Page, void> {
  const leaving = new AbortController();
  const ending = signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal;
  let next: Promise<Page> | undefined = first(ending);
  try {
    while (next) {
      const page: Page = await next;
      next = after(page)?.(ending);
      // Its error is for whoever asks for that page. Nobody may.
      next?.catch(() => undefined);
      // Who works on a page without waiting would keep the request for the next from leaving.
      if (next) await new Promise((resolve) => setTimeout(resolve));
      yield page;
    }
  } finally {
    leaving.abort();
  }
}
