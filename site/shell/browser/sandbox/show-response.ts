import { create, createBody, createHeaders } from '../../../../mocks/pages/inspector/browser/dom.js';
import { createPosting } from '../../../../mocks/pages/inspector/browser/postings.js';
import type { Sent } from './page-sandbox.ts';

/** Creates the elements that show a response: its status, its headers and its body, and what it changed in the ledger. */
export function createResponse({ entry, response }: Sent, body: string): HTMLElement {
  const { status } = response;
  return create(
    'div',
    { class: 'response' },
    create(
      'p',
      {},
      create('strong', { class: status < 400 ? 'status' : 'status failed' }, String(status)),
      ` in ${entry.durationMs} ms`,
    ),
    create('details', {}, create('summary', {}, 'Headers'), createHeaders(Object.fromEntries(response.headers))),
    body === '' ? undefined : createBody(body),
    ...entry.postings.map(createPosting),
  );
}
