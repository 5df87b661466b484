import { createDetail } from './detail.js';
import { create, createButton } from './dom.js';

/** @import { RequestEntry } from '../entry.ts' */

/**
 * @typedef {object} InspectorOptions
 * @property {(path: string, init?: RequestInit) => Promise<Response>} fetch sends a request to the sandbox; the path begins with `/`
 * @property {string} token the access token that “Send again” sends at first
 * @property {(text: string) => void} announce tells the reader what happened
 * @property {() => void} [onClear] is called when the requests were removed
 */

/** Rows of the list. */
const MAX_ROWS = 200;
/** Requests that a filter can find. */
const MAX_ENTRIES = 10_000;

const STATUSES = { '': 'All', '2xx': '2xx', '3xx': '3xx', '4xx': '4xx', '5xx': '5xx', none: 'No response' };

/**
 * Shows the requests to a sandbox in an element, with filters and details.
 *
 * @param {HTMLElement} root
 * @param {InspectorOptions} options
 */
export function createInspector(root, { fetch, token, announce, onClear }) {
  const operation = createInput({ spellcheck: 'false', placeholder: 'createDebtor' });
  const options = Object.entries(STATUSES).map(([value, text]) => create('option', { value }, text));
  const status = /** @type {HTMLSelectElement} */ (create('select', {}, ...options));
  const administration = createInput({ inputmode: 'numeric', placeholder: '1' });
  const accessToken = createInput({ spellcheck: 'false', value: token });
  const list = create('ul');
  const details = create('section', { class: 'details', 'aria-label': 'Details' });
  const columns = create('div', { class: 'columns' }, create('section', { 'aria-label': 'Requests' }, list), details);
  const form = create(
    'form',
    {},
    create('label', {}, 'Operation ', operation),
    create('label', {}, 'Status ', status),
    create('label', {}, 'Administration ', administration),
    create('label', {}, 'Token for “Send again” ', accessToken),
    createButton('Clear', () => void removeRequests()),
  );
  root.classList.add('inspector');
  root.append(form, columns);
  for (const field of [operation, status, administration]) field.addEventListener('change', showRows);
  form.addEventListener('submit', (event) => event.preventDefault());

  /** @type {RequestEntry[]} */
  let entries = [];
  /** @type {RequestEntry | undefined} */
  let selected;

  /** @param {RequestEntry} entry */
  function isShown(entry) {
    const id = operation.value.trim();
    const number = administration.value.trim();
    return (
      (id === '' || entry.operationId === id) &&
      (number === '' || String(entry.administration) === number) &&
      (status.value === '' || getStatusClass(entry) === status.value)
    );
  }

  function showRows() {
    list.replaceChildren();
    for (const entry of entries.filter(isShown).slice(-MAX_ROWS)) addRow(entry);
  }

  /** @param {RequestEntry} entry */
  function addRow(entry) {
    const button = createButton('', () => void select(entry, button));
    button.append(...createRowContent(entry));
    button.dataset.kind = getKind(entry);
    button.setAttribute('aria-pressed', String(entry.sequence === selected?.sequence));
    list.prepend(create('li', {}, button));
    while (list.children.length > MAX_ROWS) list.lastElementChild?.remove();
  }

  /**
   * @param {RequestEntry} entry
   * @param {HTMLElement} button
   */
  async function select(entry, button) {
    selected = entry;
    getPressed()?.setAttribute('aria-pressed', 'false');
    button.setAttribute('aria-pressed', 'true');
    const whole = await readDetails(entry);
    if (!whole) return announce('The journal no longer has this request.');
    const { title, elements } = createDetail(whole, { announce, send, goBack: () => getPressed()?.focus() });
    details.replaceChildren(...elements);
    const isBeside = getComputedStyle(columns).gridTemplateColumns.includes(' ');
    title.scrollIntoView({ block: isBeside ? 'nearest' : 'start' });
    title.focus({ preventScroll: true });
  }

  /** @returns {HTMLElement | null} */
  const getPressed = () => list.querySelector('[aria-pressed=true]');

  /**
   * @param {RequestEntry} entry
   * @returns {Promise<RequestEntry | undefined>}
   */
  async function readDetails(entry) {
    if (entry.request) return entry;
    const response = await fetch(`/_sandbox/requests/${entry.sequence}`).catch(() => undefined);
    return response?.ok ? response.json() : undefined;
  }

  /**
   * @param {string} path
   * @param {RequestInit} init
   */
  function send(path, init) {
    const authorization = accessToken.value.trim();
    return fetch(
      path,
      authorization === '' ? init : { ...init, headers: { ...init.headers, authorization: `Bearer ${authorization}` } },
    );
  }

  async function removeRequests() {
    try {
      await fetch('/_sandbox/requests', { method: 'DELETE' });
      clear();
      onClear?.();
    } catch (error) {
      announce(/** @type {Error} */ (error).message);
    }
  }

  /** Removes the requests from the page. */
  function clear() {
    entries = [];
    selected = undefined;
    list.replaceChildren();
    details.replaceChildren();
  }

  return {
    clear,
    /** @param {RequestEntry} entry */
    add(entry) {
      entries.push(entry);
      if (entries.length > MAX_ENTRIES) entries.shift();
      if (isShown(entry)) addRow(entry);
    },
  };
}

/** @param {Record<string, string>} attributes */
const createInput = (attributes) =>
  /** @type {HTMLInputElement} */ (create('input', { autocomplete: 'off', ...attributes }));

/** @param {RequestEntry} entry */
const getStatusClass = ({ status }) => (status === undefined ? 'none' : `${Math.trunc(status / 100)}xx`);

/** @param {RequestEntry} entry */
function createRowContent(entry) {
  const { sequence, time, method, path, query = '', status, outcome, durationMs, fault, limits, isCarriedOut } = entry;
  const isLost = outcome !== 'responded';
  const marks = [
    ...(fault ? [`fault: ${fault.effect}`] : []),
    ...(limits?.rejectedBy ? [`limit: ${limits.rejectedBy}`] : []),
    ...(isCarriedOut && (isLost || Number(status) >= 500) ? ['carried out'] : []),
  ];
  const facts = `#${sequence} · ${new Date(time).toLocaleTimeString('en-GB')} · ${durationMs} ms`;
  return [
    create('span', { class: 'result' }, isLost ? outcome : String(status ?? '')),
    create('span', { class: 'request' }, `${method} ${path}${query}`),
    create('span', { class: 'quiet' }, facts),
    ...marks.map((mark) => create('span', { class: 'mark' }, mark)),
  ];
}

/** @param {RequestEntry} entry */
function getKind({ status = 0, outcome }) {
  if (outcome !== 'responded' || status >= 500) return 'failed';
  return status >= 400 ? 'rejected' : 'done';
}
