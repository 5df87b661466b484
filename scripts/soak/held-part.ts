import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../bench/http.ts';
import { authorization } from '../bench/requests.ts';
import { load } from './cannon.ts';
import { checkComplaints } from './load-part.ts';
import type { SoakOptions } from './options.ts';
import { withInspected } from './servers.ts';
import { get } from './steps.ts';
import { stories } from './stories.ts';
import { createTally, type Tally } from './tally.ts';

export interface HeldOutcome {
  readonly tally: Tally;
  readonly connections: number;
  /** Seconds that they were held. */
  readonly seconds: number;
  /** Requests over the connections that were held. */
  readonly asked: number;
  /** Resident memory, in megabytes: before they were opened, and at the end. */
  readonly memory: { readonly before: number; readonly after: number };
}

/** Connections that load the sandbox meanwhile. */
const loading = 10;

/** Milliseconds. The sandbox closes a connection that says nothing for 5 seconds. */
const pause = 2000;

/** Holds connections open that ask now and then, while others load the sandbox at full speed. */
export function heldPart(options: SoakOptions, say: (line: string) => void): Promise<HeldOutcome> {
  const { connections, seed } = options;
  const seconds = Math.min(60, Math.max(5, Math.round(options.seconds / 4)));
  return withInspected(options, async ({ sandbox, inspector }) => {
    const tally = createTally();
    const resident = async () => (await inspector.memory()).rss / 1_048_576;
    const before = await resident();
    const ends = performance.now() + seconds * 1000;
    say(`held: ${connections} connections for ${seconds} s, while ${loading} others load the sandbox`);
    const holders = Array.from({ length: connections }, (_, index) =>
      // Spread, so that they do not ask all at once.
      hold(sandbox.url, (index / connections) * pause, ends, tally),
    );
    await load({ url: sandbox.url, stories, connections: loading, seconds, seed }, tally);
    const held = await Promise.all(holders);
    const after = await resident();
    checkComplaints(sandbox.complaints(), tally);
    const closed = held.filter(({ opened }) => opened > 1).length;
    if (closed > 0) tally.failed('a connection that was held open was closed', `${closed} of ${connections}`);
    return {
      tally,
      connections,
      seconds,
      asked: held.reduce((sum, { asked }) => sum + asked, 0),
      memory: { before, after },
    };
  });
}

interface Held {
  /** How often it was opened; once, unless the sandbox closed it. */
  readonly opened: number;
  readonly asked: number;
}

/** One connection with its own questions. @param delay before the first, in milliseconds. */
async function hold(url: string, delay: number, ends: number, tally: Tally): Promise<Held> {
  const agent = new CountingAgent({ keepAlive: true, maxSockets: 1 });
  const step = get('record, over a connection that was held', '/v1/debtors/1');
  let asked = 0;
  await wait(delay);
  while (performance.now() < ends) {
    asked += 1;
    await ask(url + step.path, { headers: authorization, agent }).then(
      ({ status, body }) => tally.answered(step, { status, body: body.toString() }),
      () => tally.lost(step),
    );
    await wait(pause);
  }
  agent.destroy();
  return { opened: agent.opened, asked };
}

class CountingAgent extends Agent {
  opened = 0;

  override createConnection(...given: Parameters<Agent['createConnection']>): ReturnType<Agent['createConnection']> {
    this.opened += 1;
    return super.createConnection(...given);
  }
}
