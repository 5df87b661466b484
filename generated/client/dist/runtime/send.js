import { Deadline } from './deadline.js';
import { ConnectionError } from './errors.js';
import { redact } from './redact.js';
/**
 * Sends a request once and reads the response.
 *
 * @throws ConnectionError when no complete response arrives in time.
 * @throws the reason of `signal`, when it aborts.
 */
export async function send(options) {
  const { context, init, document, fetch, timeout, signal } = options;
  const deadline = new Deadline(timeout, signal);
  try {
    const response = await fetch(context.url, { ...init, signal: deadline.signal });
    const { status, statusText, headers } = response;
    if (!document || !response.ok) return { status, statusText, headers, text: await response.text() };
    return { status, statusText, headers, text: '', document: document.read(response, withTimeout(options, deadline)) };
  } catch (error) {
    throw toSendError(options, deadline, error);
  } finally {
    deadline.stop();
  }
}
/** Runs each step of reading a document with a timeout of its own. */
const withTimeout = (options, deadline) => async (step) => {
  deadline.restart();
  try {
    return await step();
  } catch (error) {
    throw toSendError(options, deadline, error);
  } finally {
    deadline.stop();
  }
};
function toSendError({ context, timeout, signal, secrets }, deadline, error) {
  if (signal?.aborted) return signal.reason;
  const message = `no response from ${new URL(context.url).origin}`;
  if (deadline.hasTimedOut) return new ConnectionError(context, `${message} within ${timeout / 1000} s.`, 'TIMEOUT');
  // The original error is not attached as the cause: errors of a custom fetch may hold secrets.
  const { reason, code } = getRootCause(error);
  return new ConnectionError(context, `${message} (${redact(reason, secrets)}).`, code);
}
/** Reads the innermost cause: `fetch failed` is caused by `connect ECONNREFUSED 127.0.0.1:4010`. */
function getRootCause(error) {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  const { message, code: rawCode } = cause ?? {};
  const code = typeof rawCode === 'string' ? rawCode : undefined;
  return { reason: typeof message === 'string' && message !== '' ? message : (code ?? 'unknown error'), code };
}
