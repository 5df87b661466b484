import { copy, create, createBlock, createBody, createButton, createHeaders } from './dom.js';
import { createPosting } from './postings.js';

/** @import { Message, RequestEntry } from '../entry.ts' */

/** Headers that are sent again. The browser sends the others itself. */
const REPLAYED_HEADERS = ['accept', 'accept-language', 'content-type', 'x-tenant-id', 'x-tenantid', 'prefer'];

/**
 * Creates the elements that show a request with its response, and why it ended as it did.
 *
 * @param {RequestEntry} entry
 * @param {object} actions
 * @param {(text: string) => void} actions.announce
 * @param {(path: string, init: RequestInit) => Promise<Response>} actions.send sends a request again
 * @param {() => void} actions.goBack leaves the details, which are below the list on a small screen
 */
export function createDetail(entry, { announce, send, goBack }) {
  const { sequence, method, path, query = '', curl, request, response, postings = [] } = entry;
  const title = create('h2', { tabindex: '-1' }, `#${sequence} ${method} ${path}`);
  const buttons = create('p', { class: 'actions' });
  if (curl !== undefined) {
    buttons.append(
      createButton('Copy as curl', () => void copy(curl, announce)),
      createButton('Send again', () => void replay(entry, send).then(announce)),
    );
  }
  const back = createButton('Back to the list', goBack);
  back.classList.add('back');
  buttons.append(back);
  const reasons = listReasons(entry).map((text) => create('li', {}, text));
  const status = entry.status === undefined ? 'none' : `status ${entry.status}`;
  const elements = [
    title,
    buttons,
    create('ul', {}, ...reasons),
    ...postings.map(createPosting),
    ...createMessage(query === '' ? 'Request' : `Request: ${decode(query)}`, request),
    ...createMessage(`Response: ${status}`, response),
    ...(curl === undefined ? [] : [create('h3', {}, 'curl'), createBlock(curl, 'curl')]),
  ];
  return { title, elements };
}

/**
 * Lists what happened, as sentences.
 *
 * @param {RequestEntry} entry
 * @returns {string[]}
 */
function listReasons({ outcome, isCarriedOut, problem, issues = [], fault, limits, operationId }) {
  const isLost = outcome !== 'responded';
  return [
    operationId === undefined ? 'No operation of the API.' : `Operation ${operationId}.`,
    isCarriedOut ? 'It was carried out.' : 'It was not carried out.',
    ...(isLost
      ? [outcome === 'dropped' ? 'The response was dropped.' : 'The client disconnected before the response.']
      : []),
    ...(problem === undefined ? [] : [`Problem: ${problem.replace(/.*\//, '')}.`]),
    ...issues.map(({ field, message }) => `${field}: ${message}`),
    ...(fault === undefined ? [] : [`Fault ${fault.id}: ${fault.effect}, ${fault.when} it was carried out.`]),
    ...(limits?.rejectedBy === undefined ? [] : [`Rejected by the limit ${limits.rejectedBy}.`]),
    ...(limits?.remaining ?? []).map((left) => `Limit ${left.limit}: ${left.remaining} left.`),
  ];
}

/**
 * @param {string} title
 * @param {Message | undefined} message
 */
function createMessage(title, { headers = {}, body, isTruncated = false } = {}) {
  return [
    create('h3', {}, title),
    ...(Object.keys(headers).length > 0 ? [createHeaders(headers)] : []),
    ...(body === undefined ? [] : [createBody(isTruncated ? `${body}…` : body)]),
  ];
}

/** @param {string} query */
function decode(query) {
  try {
    return decodeURIComponent(query);
  } catch {
    return query;
  }
}

/**
 * Sends a request again, and tells what came back.
 *
 * @param {RequestEntry} entry
 * @param {(path: string, init: RequestInit) => Promise<Response>} send
 */
async function replay({ method, path, query = '', request }, send) {
  const { headers = {}, body } = request ?? {};
  const sent = Object.entries(headers).filter(([name]) => REPLAYED_HEADERS.includes(name));
  try {
    const init = { method, headers: Object.fromEntries(sent) };
    const { status } = await send(`${path}${query}`, body ? { ...init, body } : init);
    return `It was sent again: status ${status}.`;
  } catch {
    return 'It was sent again, and there was no response.';
  }
}
