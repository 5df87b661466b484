import { create } from '../../../../mocks/server/inspector/browser/dom.js';
import { createPosting } from './show-postings.ts';
import type { Exchange } from './visit.ts';

/** Characters of a body that a page shows. */
const MAX_SHOWN = 20_000;

/** Creates the elements that show a response: its status, its headers and its body, and what it changed in the ledger. */
export function createResponse({ status, headers, milliseconds, postings }: Exchange, body: string): HTMLElement {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return create(
    'div',
    { class: 'response' },
    create('p', {}, createStatus(status), ` in ${milliseconds} ms`),
    create('details', {}, create('summary', {}, 'Headers'), createBlock(lines.join('\n'), 'Headers')),
    body === '' ? undefined : createBlock(format(body), 'Body'),
    ...postings.map(createPosting),
  );
}

/** Creates the status of a response, which looks different for an error. */
export const createStatus = (status: number): HTMLElement =>
  create('strong', { class: status < 400 ? 'status' : 'status failed' }, String(status));

/** Creates a block of text, which the keyboard can scroll. */
export const createBlock = (text: string, label: string): HTMLElement =>
  create('pre', { tabindex: '0', 'aria-label': label, role: 'region' }, text);

/** Formats JSON over several lines. */
export function format(body: string): string {
  const text = indent(body);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}\n…` : text;
}

function indent(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
