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
export declare function readAhead<Page>(
  first: ReadPage<Page>,
  after: (page: Page) => ReadPage<Page> | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<Page, void>;
