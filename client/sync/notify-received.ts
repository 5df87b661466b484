import type { ClientCore } from '../client-core.ts';
import type { DocumentReader } from '../document-reader.ts';
import { parseJsonObject } from '../problem.ts';
import { isPage } from '../response.ts';

/**
 * Returns a client for lists that calls `onReceived` when a page has arrived, before it is parsed: parsing a large page
 * takes as long as a short call.
 */
export function notifyReceived(client: ClientCore, onReceived: () => void): ClientCore {
  const document: DocumentReader = {
    contentType: 'application/json',
    async read(response, attempt) {
      const text = await attempt(() => response.text());
      onReceived();
      // Lets the next request leave before the parser blocks the event loop.
      await new Promise((resolve) => setTimeout(resolve));
      const page = parseJsonObject(text);
      return page && isPage(page) ? { text: '', document: page } : { text };
    },
  };
  return { ...client, call: (request, options) => client.call({ ...request, document }, options) };
}
