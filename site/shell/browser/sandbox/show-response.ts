import { create, createBody, createHeaders } from '../../../../mocks/insight/pages/inspector/browser/dom.js';
import { createPosting } from '../../../../mocks/insight/pages/inspector/browser/postings.js';
import { getServer, replaceAddress } from '../servers.ts';
import { createCopyButton } from '../shared.ts';
import { createJson } from '../tokens.ts';
import type { Sent } from './page-sandbox.ts';

/**
 * Creates the elements that show a response: its status, what it changed in the ledger, its body and its headers, with the
 * address of the server that the page shows.
 */
export function createResponse({ response, durationMs, postings }: Sent, body: string): HTMLElement {
  const { status, url } = response;
  const show = (text: string): string => replaceAddress(text, new URL(url).origin, getServer());
  const headers = Object.fromEntries([...response.headers].map(([name, value]) => [name, show(value)]));
  return create(
    'div',
    { class: 'response' },
    create(
      'p',
      {},
      create('strong', { class: `status status-${String(status)[0]}` }, String(status)),
      ` in ${durationMs} ms`,
    ),
    createErrors(body),
    ...postings.map(createPosting),
    body === '' ? undefined : createCode(show(body)),
    create('details', {}, create('summary', {}, 'Headers'), createHeaders(headers)),
  );
}

/** Creates a list with the errors of a problem document, so that a reader need not look for them in its JSON. */
function createErrors(body: string): HTMLElement | undefined {
  const items = Object.entries(readErrors(body)).map(([name, messages]) =>
    create('li', {}, create('code', {}, name), ` ${messages.join(' ')}`),
  );
  return items.length === 0 ? undefined : create('ul', { class: 'error' }, ...items);
}

/** Reads the errors of a problem document, by the field that each of them is about. */
export function readErrors(text: string): Readonly<Record<string, readonly string[]>> {
  try {
    return (JSON.parse(text) as { errors?: Record<string, string[]> }).errors ?? {};
  } catch {
    return {};
  }
}

function createCode(body: string): HTMLElement {
  const block = createBody(body);
  block.replaceChildren(create('code', {}, ...createJson(block.textContent ?? '')), createCopyButton());
  return block;
}

/** Creates a link that saves the file of a response. */
export function createDownload(content: Blob, name = 'document.pdf'): HTMLElement {
  const link = create('a', { href: URL.createObjectURL(content), download: name }, `Save ${name}`);
  return create('p', {}, link);
}
