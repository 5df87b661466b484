import { type Latency, load } from './cannon.ts';
import { type Flatness, flatnessOf, intervalOf } from './flatness.ts';
import type { SoakOptions } from './options.ts';
import { withInspected } from './servers.ts';
import { stories } from './stories.ts';
import { createTally, failuresIn, type Tally } from './tally.ts';
import { watchMemory } from './watch.ts';

export interface LoadOutcome {
  readonly tally: Tally;
  readonly connections: number;
  /** Seconds. */
  readonly duration: number;
  readonly latency: Latency;
  /** The largest resident memory, in megabytes. */
  readonly peak: number;
  readonly flatness: Flatness;
}

/** Every kind of request at full speed over all connections, while the memory of the sandbox is read. */
export function loadPart(options: SoakOptions, say: (line: string) => void): Promise<LoadOutcome> {
  const { seconds, connections, seed } = options;
  return withInspected(options, async ({ sandbox, inspector }) => {
    const tally = createTally();
    const stop = watchMemory(inspector, intervalOf(seconds), (at, resident) => {
      const rate = Math.round(tally.answers / at);
      const facts = [`${rate} requests/s`, `${failuresIn(tally)} errors`, `${resident.toFixed(0)} MB`];
      say(`load: ${at.toFixed(0)} of ${seconds} s, ${facts.join(', ')}`);
    });
    const { duration, latency } = await load({ url: sandbox.url, stories, connections, seconds, seed }, tally);
    const { readings, peak } = await stop();
    checkComplaints(sandbox.complaints(), tally);
    if (tally.answers === 0) tally.failed('no request was answered', sandbox.url);
    return { tally, connections, duration, latency, peak, flatness: flatnessOf(seconds, readings) };
  });
}

/** A sandbox that is well says nothing. */
export function checkComplaints(complaints: string, tally: Tally): void {
  if (complaints !== '') tally.failed('the sandbox complained', complaints);
}
