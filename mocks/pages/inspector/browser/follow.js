import { createInspector } from './inspector.js';

/** @import { RequestEntry } from '../entry.ts' */

// The program of the inspector's page of a server. The page is in the folder of the control plane.

/** Milliseconds until the next attempt, after the connection was lost. */
const RETRY_MS = 2000;

/**
 * Returns the element with an id. The page has all of them.
 *
 * @param {string} id
 */
const getElement = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const key = /** @type {HTMLInputElement} */ (getElement('key'));
const root = getElement('inspector');

/** @param {string} text */
const announce = (text) => getElement('status').replaceChildren(text);

const inspector = createInspector(root, {
  fetch: (path, init = {}) => (path.startsWith('/_sandbox/') ? callControl(path, init) : fetch(`..${path}`, init)),
  token: root.dataset.token ?? '',
  announce,
});

/** The control plane rejects the key, or needs one. */
class KeyError extends Error {}

/**
 * Calls the control plane.
 *
 * @param {string} path
 * @param {RequestInit} init
 */
async function callControl(path, init) {
  const headers = key.value.trim() === '' ? {} : { 'X-Sandbox-Key': key.value.trim() };
  const response = await fetch(`..${path}`, { ...init, headers });
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
    inspector.clear();
    try {
      for await (const entry of readRequests(signal)) inspector.add(entry);
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
 * @returns {AsyncGenerator<RequestEntry>}
 */
async function* readRequests(signal) {
  const { body } = await callControl('/_sandbox/requests/events?after=0', { signal });
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

key.addEventListener('change', () => void follow());
void follow();
