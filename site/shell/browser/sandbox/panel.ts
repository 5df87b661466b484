import { create, createButton } from '../../../../mocks/server/inspector/browser/dom.js';
import { loadStyle } from './output.ts';
import { listen, sendRequest } from './page-sandbox.ts';
import { createActions, createToggle } from './panel-actions.ts';
import { createPosting } from './show-postings.ts';
import { createBlock, createResponse, createStatus, format } from './show-response.ts';
import { type Exchange, readLog } from './visit.ts';

let panel: HTMLElement | undefined;

/** Shows the inspector of the sandbox in this page: a bar at the foot of the page, which opens. */
export function openPanel(): void {
  if (panel) return;
  loadStyle();
  const status = create('span', { role: 'status' });
  const requests = create('ul');
  const ledger = create('div', { class: 'ledger' });
  const body = createBody(requests, ledger, (text) => status.replaceChildren(text));
  panel = create('aside', { class: 'sandbox-panel not-content', 'aria-label': 'Sandbox in this page' });
  panel.append(create('div', { class: 'sandbox-bar' }, createToggle('Sandbox in this page', body), status), body);
  document.body.append(panel);

  const add = (exchange: Exchange): void => {
    requests.prepend(create('li', {}, createEntry(exchange)));
    if (exchange.postings.length > 0 && !ledger.querySelector('.entry')) ledger.replaceChildren();
    ledger.prepend(...exchange.postings.map((posting) => createLedgerEntry(exchange, posting)));
  };
  const showAll = (): void => {
    requests.replaceChildren();
    ledger.replaceChildren(...createEmptyLedger());
    for (const exchange of readLog()) add(exchange);
    status.replaceChildren(summarize(readLog()));
  };
  listen({
    onProgress: (text) => status.replaceChildren(text),
    onExchange: (exchange) => {
      add(exchange);
      status.replaceChildren(summarize(readLog()));
    },
    onReset: showAll,
  });
  showAll();
}

function createBody(requests: HTMLElement, ledger: HTMLElement, say: (text: string) => void): HTMLElement {
  const createSection = (title: string, content: HTMLElement): HTMLElement =>
    create('section', { 'aria-label': title, tabindex: '0' }, create('h2', {}, title), content);
  const columns = create(
    'div',
    { class: 'sandbox-columns' },
    createSection('Requests', requests),
    createSection('Ledger', ledger),
  );
  return create('div', { id: 'sandbox-body', hidden: '' }, createActions(say), columns);
}

function summarize(log: readonly Exchange[]): string {
  if (log.length === 0) return 'Nothing was sent yet';
  const last = log.at(-1);
  const changed = last?.postings.length ?? 0;
  const ledger =
    changed > 0 ? `, ${changed === 1 ? 'one journal entry' : `${changed} journal entries`} in the ledger` : '';
  return `${last?.status} ${last?.method} ${last?.target.replace(/\?.*/, '')}${ledger}`;
}

/** Creates a request of the list, which opens. */
function createEntry(exchange: Exchange): HTMLElement {
  const { method, target, status, requestBody, body } = exchange;
  return create(
    'details',
    {},
    create('summary', {}, createStatus(status), ` ${method} ${target}`),
    ...(requestBody === '' ? [] : [create('p', {}, 'Request'), createBlock(format(requestBody), 'Request body')]),
    createResponse({ ...exchange, postings: [] }, body),
  );
}

const createLedgerEntry = ({ method, target }: Exchange, posting: Exchange['postings'][number]): HTMLElement =>
  create('div', { class: 'entry' }, create('p', { class: 'quiet' }, `${method} ${target}`), createPosting(posting));

/** A draft of the demo data. */
const FINALIZE = '/_sandbox/administrations/1/draftsalesinvoices/1/finalize';

function createEmptyLedger(): HTMLElement[] {
  return [
    create('p', {}, 'Here are the lines that your requests write to the ledger, as they do it.'),
    createButton('Make a draft invoice final', () => void sendRequest(FINALIZE, { method: 'POST' })),
  ];
}
