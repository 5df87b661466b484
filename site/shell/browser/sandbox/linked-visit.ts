import { sandboxVersion } from 'virtual:site-options';
import { openSandbox, resetSandbox, type Sent, sendRequest } from './page-sandbox.ts';
import { readRecorded, readShown } from './visit.ts';
import { decodeVisit, encodeVisit, type RecordedRequest, toInit } from './visit-link.ts';

const PREFIX = '#visit=';

export const formatCount = (count: number): string => (count === 1 ? 'one request' : `${count} requests`);

/**
 * Creates a link to this page with the requests of the visit, and says how many they are.
 *
 * @throws Error with a sentence for the visitor when a link cannot repeat them.
 */
export async function createLink(): Promise<{ readonly href: string; readonly count: number }> {
  const sandbox = await openSandbox();
  const recorded = readRecorded();
  if (!recorded) throw new Error('This visit is too large for a link: export the state of the sandbox instead.');
  const { running } = (await (await sandbox.fetch(`${sandbox.origin}/_sandbox/clock`)).json()) as { running: boolean };
  if (running)
    throw new Error(
      'The clock of the sandbox is running, so responses differ each time. Stop it, and send the requests again.',
    );
  const last = readShown();
  const isRecorded = JSON.stringify(last?.request) === JSON.stringify(recorded.at(-1));
  const visit = { requests: recorded, shown: isRecorded ? undefined : last?.request };
  const { href } = new URL(
    PREFIX + (await encodeVisit(sandboxVersion, visit)),
    new URL(last?.page ?? '', location.href),
  );
  return { href, count: recorded.length };
}

/** Shows the last request of a link, and its response. */
export type ShowRequest = (request: RecordedRequest, sent: Sent) => Promise<void>;

/** Sends the requests in the address of the page again, from the demo data on, and says how that went. */
export async function repeatVisit(say: (text: string) => void, show: ShowRequest): Promise<void> {
  const fragment = location.hash.slice(PREFIX.length);
  // The page that is loaded again goes on with what was sent.
  history.replaceState(null, '', location.pathname + location.search);
  try {
    const { requests, shown } = await decodeVisit(sandboxVersion, fragment);
    if ((readRecorded() ?? []).length > 0 && !confirm('Replace the data of this visit with the data of the link?'))
      return;
    await resetSandbox();
    const all = shown ? [...requests, shown] : requests;
    const sent = await repeat(all);
    const last = all.at(-1);
    if (last && sent) await show(last, sent);
    say(`The sandbox has the data of the link: ${formatCount(requests.length)} sent again.`);
  } catch (error) {
    say((error as Error).message);
  }
}

/** Returns the last response. */
async function repeat(requests: readonly RecordedRequest[]): Promise<Sent | undefined> {
  let sent: Sent | undefined;
  for (const [index, request] of requests.entries()) {
    const { method, target, status } = request;
    sent = await sendRequest(target, toInit(request));
    if (sent.response.status === status) continue;
    const place = `Request ${index + 1} of ${requests.length}, ${method} ${target}`;
    throw new Error(
      `${place}, has the response ${sent.response.status} here. In the visit of the link it was ${status}.`,
    );
  }
  return sent;
}
