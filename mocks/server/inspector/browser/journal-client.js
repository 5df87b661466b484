import { getValue } from './dom.js';

/** The control plane rejects the key, or needs one. */
export class KeyError extends Error {}

/**
 * Calls the control plane. The page is in its folder, so relative URLs lead there.
 *
 * @param {string} path below `/_sandbox/`
 * @param {RequestInit} [options]
 * @returns {Promise<Response>}
 */
export async function callControl(path, options = {}) {
  const key = getValue('key');
  const headers = key === '' ? {} : { 'X-Sandbox-Key': key };
  const response = await fetch(path, { ...options, headers });
  if (response.status === 401) throw new KeyError();
  if (!response.ok) throw new Error(`The sandbox responded ${response.status}.`);
  return response;
}

/**
 * Reads the requests of the journal, as they are finished. An `EventSource` could not send the control key.
 *
 * @param {URLSearchParams} filter
 * @param {AbortSignal} signal
 * @param {() => void} onOpen is called when the sandbox has responded
 * @returns {AsyncGenerator<Record<string, any>>}
 */
export async function* readRequests(filter, signal, onOpen) {
  const { body } = await callControl(`requests/events?${filter}`, { signal });
  onOpen();
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
