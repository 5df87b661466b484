import { create, createBlock, createBody, createHeaders } from './dom.js';

/** @import { RequestDetails, RequestSummary } from '../../../requests/format-entry.ts' */

// The program of the inspector. Its page is in the folder of the control plane.

/** Milliseconds until the next attempt, after the connection was lost. */
const RETRY_MS = 2000;

const MAX_ROWS = 1000;

/** @param {string} id The page has all of them. */
const getElement = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const key = /** @type {HTMLInputElement} */ (getElement('key'));
const list = getElement('requests');

/** @param {string} text */
const announce = (text) => getElement('status').replaceChildren(text);

class KeyError extends Error {}

/**
 * @param {string} path
 * @param {RequestInit} [init]
 */
async function call(path, init) {
  const headers = key.value.trim() === '' ? {} : { 'X-Sandbox-Key': key.value.trim() };
  const response = await fetch(path, { ...init, headers });
  getElement('key-field').hidden = response.status !== 401;
  if (response.status === 401) throw new KeyError('Enter the control key of the sandbox.');
  if (!response.ok) throw new Error(`The sandbox responded ${response.status}.`);
  return response;
}

let reading = new AbortController();

/** Shows the requests from the oldest in the journal on, and then each as it is finished. */
async function follow() {
  reading.abort();
  reading = new AbortController();
  const { signal } = reading;
  while (!signal.aborted) {
    // The sandbox may have been started again, with other requests.
    list.replaceChildren();
    try {
      for await (const entry of readRequests(signal)) addRow(entry);
      announce('Not connected to the sandbox.');
    } catch (error) {
      if (signal.aborted) return;
      const needsKey = error instanceof KeyError;
      announce(needsKey ? error.message : 'Not connected to the sandbox.');
      if (needsKey) return;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

/**
 * Reads the requests of the journal, as they are finished. An `EventSource` could not send the control key.
 *
 * @param {AbortSignal} signal
 * @returns {AsyncGenerator<RequestSummary>}
 */
async function* readRequests(signal) {
  const { body } = await call('requests/events?after=0', { signal });
  announce('Live');
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (text + value).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) yield JSON.parse(data);
    }
  }
}

/** @param {RequestSummary} entry */
function addRow(entry) {
  const { status = 0, outcome, sequence } = entry;
  const row = create(
    'details',
    outcome !== 'responded' || status >= 400 ? { class: 'failed' } : {},
    createSummary(entry),
  );
  const show = async () => {
    try {
      const response = await call(`requests/${sequence}`);
      row.append(...createDetails(await response.json()));
    } catch {
      row.append('The journal no longer has this request.');
    }
  };
  row.addEventListener('toggle', () => void show(), { once: true });
  list.prepend(row);
  while (list.children.length > MAX_ROWS) list.lastElementChild?.remove();
}

/** @param {RequestSummary} entry */
function createSummary(entry) {
  const { sequence, time, method, path, query = '', status, outcome, durationMs, fault, limits, isCarriedOut } = entry;
  const isLost = outcome !== 'responded';
  const marks = [
    ...(fault ? [`fault: ${fault.effect}`] : []),
    ...(limits?.rejectedBy ? [`limit: ${limits.rejectedBy}`] : []),
    ...(isCarriedOut && (isLost || Number(status) >= 500) ? ['carried out'] : []),
  ];
  return create(
    'summary',
    {},
    create('span', { class: 'result' }, isLost ? outcome : String(status)),
    create('span', { class: 'request' }, `${method} ${path}${query}`),
    ...marks.map((mark) => create('span', { class: 'mark' }, mark)),
    create(
      'span',
      { class: 'quiet' },
      `#${sequence} · ${new Date(time).toLocaleTimeString('en-GB')} · ${durationMs} ms`,
    ),
  );
}

/** @param {RequestDetails} entry */
function createDetails({ operationId, problem, issues = [], limits, curl, request, response }) {
  const reasons = [
    operationId === undefined ? 'No operation of the API.' : `Operation ${operationId}.`,
    ...(problem === undefined ? [] : [`Problem: ${problem.replace(/.*\//, '')}.`]),
    ...issues.map(({ field, message }) => `${field}: ${message}`),
    ...(limits?.remaining ?? []).map(({ limit, remaining }) => `Limit ${limit}: ${remaining} left.`),
  ];
  return [
    create('ul', {}, ...reasons.map((text) => create('li', {}, text))),
    ...createMessage('Request', request),
    ...createMessage('Response', response),
    ...(curl === undefined ? [] : [create('h2', {}, 'curl'), createBlock(curl, 'curl')]),
  ];
}

/**
 * @param {string} title
 * @param {{ headers: Record<string, string>, body?: string, isTruncated?: boolean }} message
 */
function createMessage(title, { headers, body, isTruncated = false }) {
  return [
    create('h2', {}, title),
    ...(Object.keys(headers).length > 0 ? [createHeaders(headers)] : []),
    ...(body === undefined ? [] : [createBody(isTruncated ? `${body}…` : body)]),
  ];
}

getElement('clear').addEventListener('click', async () => {
  await call('requests', { method: 'DELETE' });
  list.replaceChildren();
});
key.addEventListener('change', () => void follow());
void follow();
