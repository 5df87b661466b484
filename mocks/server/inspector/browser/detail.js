import { create, createButton, getElement, getValue } from './dom.js';

/** Headers that are sent again. The browser sends the others itself. */
const REPLAYED_HEADERS = ['accept', 'accept-language', 'content-type', 'x-tenant-id', 'x-tenantid', 'prefer'];

/**
 * Shows a request with its response, and why it ended as it did.
 *
 * @param {Record<string, any>} entry
 */
export function showDetail(entry) {
  const { sequence, method, path, query = '', curl } = entry;
  const actions = create('p', { class: 'actions' });
  if (curl !== undefined) {
    actions.append(
      createButton('Copy as curl', () => void copy(curl)),
      createButton('Send again', () => void replay(entry)),
    );
  }
  const back = createButton('Back to the list', focusSelected);
  back.classList.add('back');
  actions.append(back);
  getElement('detail').replaceChildren(
    create('h2', { id: 'detail-title', tabindex: '-1' }, `#${sequence} ${method} ${path}`),
    actions,
    createList(listReasons(entry)),
    ...createMessage('Request', query === '' ? undefined : decode(query), entry.request),
    ...createMessage('Response', entry.status === undefined ? 'none' : `status ${entry.status}`, entry.response),
    ...(curl === undefined ? [] : [create('h3', {}, 'curl'), createBlock(curl)]),
  );
}

/** The list is above the details on a small screen. */
function focusSelected() {
  /** @type {HTMLElement | null} */ (document.querySelector('#requests [aria-pressed=true]'))?.focus();
}

/**
 * What happened, as sentences.
 *
 * @param {Record<string, any>} entry
 * @returns {string[]}
 */
export function listReasons({ outcome, isCarriedOut, problem, issues, fault, limits, operationId }) {
  /** @type {{ field: string, message: string }[]} */
  const broken = issues ?? [];
  /** @type {{ limit: string, remaining: number }[]} */
  const remaining = limits?.remaining ?? [];
  const isLost = outcome !== 'responded';
  return [
    operationId === undefined ? 'No operation of the API.' : `Operation ${operationId}.`,
    isCarriedOut ? 'It was carried out.' : 'It was not carried out.',
    ...(isLost
      ? [outcome === 'dropped' ? 'The response was dropped.' : 'The client disconnected before the response.']
      : []),
    ...(problem === undefined ? [] : [`Problem: ${problem.replace(/.*\//, '')}.`]),
    ...broken.map(({ field, message }) => `${field}: ${message}`),
    ...(fault === undefined ? [] : [`Fault ${fault.id}: ${fault.effect}, ${fault.when} it was carried out.`]),
    ...(limits?.rejectedBy === undefined ? [] : [`Rejected by the limit ${limits.rejectedBy}.`]),
    ...remaining.map((left) => `Limit ${left.limit}: ${left.remaining} left.`),
  ];
}

/** @param {string[]} texts */
const createList = (texts) => create('ul', {}, ...texts.map((text) => create('li', {}, text)));

/** @param {string} text */
const createBlock = (text) => create('pre', { tabindex: '0' }, text);

/**
 * @param {string} title
 * @param {string | undefined} note
 * @param {{ headers: Record<string, string>, body?: string, isTruncated?: boolean }} message
 */
function createMessage(title, note, { headers, body, isTruncated }) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [
    create('h3', {}, note === undefined ? title : `${title}: ${note}`),
    ...(lines.length > 0 ? [createBlock(lines.join('\n'))] : []),
    ...(body === undefined ? [] : [createBlock(isTruncated ? `${body}…` : indent(body))]),
  ];
}

/** @param {string} body */
function indent(body) {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** @param {string} query */
function decode(query) {
  try {
    return decodeURIComponent(query);
  } catch {
    return query;
  }
}

/** @param {string} text */
export const announce = (text) => getElement('status').replaceChildren(text);

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    announce('The command was copied.');
  } catch {
    announce('The browser does not allow it. Select the command and copy it.');
  }
}

/** @param {Record<string, any>} entry */
async function replay({ method, path, query = '', request }) {
  const token = getValue('token');
  const sent = Object.entries(request.headers).filter(([name]) => REPLAYED_HEADERS.includes(name));
  const headers = { ...Object.fromEntries(sent), ...(token !== '' && { authorization: `Bearer ${token}` }) };
  try {
    const { status } = await fetch(`..${path}${query}`, {
      method,
      headers,
      ...(request.body && { body: request.body }),
    });
    announce(`It was sent again: status ${status}.`);
  } catch {
    announce('It was sent again, and there was no response.');
  }
}
