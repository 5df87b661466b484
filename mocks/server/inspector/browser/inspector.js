import { announce, showDetail } from './detail.js';
import { create, getElement, getValue } from './dom.js';
import { callControl, KeyError, readRequests } from './journal-client.js';

/** Rows of the list. */
const MAX_ROWS = 200;
/** Milliseconds until the next attempt, after the connection was lost. */
const RETRY_MS = 2000;

const FILTERS = ['operationId', 'status', 'administration'];

let reading = new AbortController();
let selected = 0;

/** Reads the filters of the page. */
function getFilter() {
  const filter = new URLSearchParams({ after: '0' });
  for (const name of FILTERS) {
    const value = getValue(`filter-${name}`);
    if (value !== '') filter.set(name, value);
  }
  return filter;
}

/** @param {unknown} error */
function showError(error) {
  const needsKey = error instanceof KeyError;
  getElement('key-field').hidden = !needsKey;
  announce(needsKey ? 'Enter the control key of the sandbox.' : 'Not connected to the sandbox.');
}

/** Shows the requests from the oldest in the journal on, and then each as it is finished. */
async function follow() {
  reading.abort();
  reading = new AbortController();
  const { signal } = reading;
  while (!signal.aborted) {
    // The sandbox may have been started again, with other requests.
    getElement('requests').replaceChildren();
    try {
      for await (const entry of readRequests(getFilter(), signal, () => announce('Live'))) addRow(entry);
      announce('Not connected to the sandbox.');
    } catch (error) {
      if (signal.aborted) return;
      showError(error);
      if (error instanceof KeyError) return;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

/** @param {Record<string, any>} entry */
function addRow(entry) {
  const { sequence, time, method, path, query = '', status, outcome, durationMs, fault, limits, isCarriedOut } = entry;
  const result = outcome === 'responded' ? String(status ?? '') : outcome;
  const marks = [
    ...(fault ? [`fault: ${fault.effect}`] : []),
    ...(limits?.rejectedBy ? [`limit: ${limits.rejectedBy}`] : []),
    ...(isCarriedOut && (outcome !== 'responded' || status >= 500) ? ['carried out'] : []),
  ];
  const button = create(
    'button',
    { type: 'button', 'data-kind': getKind(entry), 'aria-pressed': String(sequence === selected) },
    create('span', { class: 'result' }, result),
    create('span', { class: 'request' }, `${method} ${path}${query}`),
    create(
      'span',
      { class: 'quiet' },
      `#${sequence} · ${new Date(time).toLocaleTimeString('en-GB')} · ${durationMs} ms`,
    ),
    ...marks.map((mark) => create('span', { class: 'mark' }, mark)),
  );
  button.addEventListener('click', () => void select(sequence, button));
  const list = getElement('requests');
  list.prepend(create('li', {}, button));
  while (list.children.length > MAX_ROWS) list.lastElementChild?.remove();
}

/** @param {Record<string, any>} entry */
function getKind({ status, outcome }) {
  if (outcome !== 'responded' || status >= 500) return 'failed';
  return status >= 400 ? 'rejected' : 'done';
}

/**
 * @param {number} sequence
 * @param {HTMLElement} button
 */
async function select(sequence, button) {
  selected = sequence;
  for (const other of document.querySelectorAll('#requests [aria-pressed=true]'))
    other.setAttribute('aria-pressed', 'false');
  button.setAttribute('aria-pressed', 'true');
  try {
    const response = await callControl(`requests/${sequence}`);
    showDetail(await response.json());
    const heading = getElement('detail-title');
    const isBeside = matchMedia('(min-width: 60rem)').matches;
    heading.scrollIntoView({ block: isBeside ? 'nearest' : 'start' });
    heading.focus({ preventScroll: true });
  } catch {
    announce('The journal no longer has this request.');
  }
}

async function clear() {
  try {
    await callControl('requests', { method: 'DELETE' });
    getElement('detail').replaceChildren();
    void follow();
  } catch (error) {
    showError(error);
  }
}

for (const id of [...FILTERS.map((name) => `filter-${name}`), 'key']) {
  getElement(id).addEventListener('change', () => void follow());
}
getElement('filters').addEventListener('submit', (event) => event.preventDefault());
getElement('clear').addEventListener('click', () => void clear());
void follow();
