import { Deadline } from './deadline.js';
import { ConnectionError } from './errors.js';
import { redact } from './redact.js';
/**
 * Sends a request once and reads the answer.
 *
 * @throws ConnectionError when there is no whole answer in time.
 * @throws the reason of `signal`, when that ends the call.
 */
export async function send(sending) {
  const { context, init, document, fetch, timeout, signal } = sending;
  const end = new Deadline(timeout, signal);
  try {
    const response = await fetch(context.url, { ...init, signal: end.signal });
    const { status, statusText, headers } = response;
    if (!document || !response.ok) return { status, statusText, headers, text: await response.text() };
    return { status, statusText, headers, text: '', document: document.read(response, inTime(sending, end)) };
  } catch (error) {
    throw noAnswer(sending, end, error);
  } finally {
    end.stop();
  }
}
/** Does a piece of the reading of a document, for which the time starts anew. */
const inTime = (sending, end) => async (work) => {
  end.restart();
  try {
    return await work();
  } catch (error) {
    throw noAnswer(sending, end, error);
  } finally {
    end.stop();
  }
};
function noAnswer({ context, timeout, signal, secrets }, end, error) {
  if (signal?.aborted) return signal.reason;
  const nobody = `no answer from ${new URL(context.url).origin}`;
  if (end.late) return new ConnectionError(context, `${nobody} in ${timeout / 1000} s.`, 'TIMEOUT');
  // The original error isn't kept as the cause: what a fetch puts into its errors cannot be known.
  const { reason, code } = explain(error);
  return new ConnectionError(context, `${nobody} (${redact(reason, secrets)}).`, code);
}
/** The deepest cause says most: `fetch failed` is caused by `connect ECONNREFUSED 127.0.0.1:4010`. */
function explain(error) {
  let deepest = error;
  while (deepest instanceof Error && deepest.cause instanceof Error) deepest = deepest.cause;
  const { message, code } = deepest ?? {};
  const known = typeof code === 'string' ? code : undefined;
  return { reason: typeof message === 'string' && message !== '' ? message : (known ?? 'unknown error'), code: known };
}
