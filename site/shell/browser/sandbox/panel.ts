import { create } from '../../../../mocks/pages/inspector/browser/dom.js';
import { createInspector } from '../../../../mocks/pages/inspector/browser/inspector.js';
import { demoToken } from '../../../../mocks/seed/demo-access.ts';
import { repeatVisit } from './linked-visit.ts';
import { loadStyle } from './output.ts';
import { listen, sendRequest } from './page-sandbox.ts';
import { createActions, createToggle } from './panel-actions.ts';
import { clearLog, readLog, type VisitEntry } from './visit.ts';

type Announce = (text: string) => void;

let announcePanel: Announce | undefined;

/**
 * Shows the inspector of the sandbox in this page: a bar at the foot of the page, which opens.
 *
 * @returns what writes a sentence into the bar.
 */
export const openPanel = (): Announce => (announcePanel ??= createPanel());

/** Repeats the visit in the address of the page. */
export const openLink = (): Promise<void> => repeatVisit(openPanel());

function createPanel(): Announce {
  loadStyle();
  const status = create('span', { role: 'status' });
  const announce: Announce = (text) => status.replaceChildren(text);
  const requests = create('div', { class: 'sandbox-requests' });
  const body = create('div', { id: 'sandbox-body', hidden: '' }, createActions(announce), requests);
  const panel = create('aside', { class: 'sandbox-panel not-content', 'aria-label': 'Sandbox in this page' });
  panel.append(create('div', { class: 'sandbox-bar' }, createToggle('Sandbox in this page', body), status), body);
  document.body.append(panel);

  const inspector = createInspector(requests, {
    fetch: async (path, init) => (await sendRequest(path, init)).response,
    token: demoToken,
    announce,
    onClear: () => {
      clearLog();
      showAll();
    },
  });
  const showAll = (): void => {
    inspector.clear();
    for (const entry of readLog()) inspector.add(entry);
    announce(summarize(readLog().at(-1)));
  };
  listen({
    onProgress: announce,
    onRequest: (entry) => {
      inspector.add(entry);
      announce(summarize(entry));
    },
    onReset: showAll,
  });
  showAll();
  return announce;
}

function summarize(last: VisitEntry | undefined): string {
  if (!last) return 'Nothing was sent yet';
  const changed = last.postings.length;
  const ledger =
    changed > 0 ? `, ${changed === 1 ? 'one journal entry' : `${changed} journal entries`} in the ledger` : '';
  return `${last.status} ${last.method} ${last.path}${ledger}`;
}
