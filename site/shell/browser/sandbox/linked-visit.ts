import { sandboxVersion } from 'virtual:site-options';
import { openSandbox, resetSandbox, sendRequest } from './page-sandbox.ts';
import { readRecorded } from './visit.ts';
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
  if (running) throw new Error('The clock runs, so the responses differ each time: let it stand still, and repeat.');
  const { href } = new URL(PREFIX + (await encodeVisit(sandboxVersion, recorded)), location.href);
  return { href, count: recorded.length };
}

/** Sends the requests in the address of the page again, from the demo data on, and says how that went. */
export async function repeatVisit(say: (text: string) => void): Promise<void> {
  const fragment = location.hash.slice(PREFIX.length);
  // The page that is loaded again goes on with what was sent.
  history.replaceState(null, '', location.pathname + location.search);
  try {
    const requests = await decodeVisit(sandboxVersion, fragment);
    if ((readRecorded() ?? []).length > 0 && !confirm('Replace the data of this visit with those of the link?')) return;
    await resetSandbox();
    say(await repeat(requests));
  } catch (error) {
    say((error as Error).message);
  }
}

async function repeat(requests: readonly RecordedRequest[]): Promise<string> {
  for (const [index, request] of requests.entries()) {
    const { method, target, status } = request;
    const { response } = await sendRequest(target, toInit(request));
    if (response.status === status) continue;
    const place = `Request ${index + 1} of ${requests.length}, ${method} ${target}`;
    throw new Error(`${place}, responded ${response.status}, and ${status} in the visit of the link.`);
  }
  return `The sandbox has the data of the link: ${formatCount(requests.length)} sent again.`;
}
