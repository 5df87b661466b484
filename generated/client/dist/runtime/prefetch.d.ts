/** Reads one page. `signal` is aborted when the page is no longer needed. */
export type ReadPage<Page> = (signal: AbortSignal) => Promise<Page>;
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
export declare function prefetchPages<Page>(
  readFirst: ReadPage<Page>,
  getNextReader: (page: Page) => ReadPage<Page> | undefined,
  callerSignal: AbortSignal | undefined,
): AsyncGenerator<Page, void>;
