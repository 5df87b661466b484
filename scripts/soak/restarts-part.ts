import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomOf } from '../../conformance/fuzz/random.ts';
import { all, connect, listDebtors } from '../../generated/client/dist/index.js';
import { demoToken } from '../../mocks/demo-access.ts';
import { freePort } from '../bench/http.ts';
import { checkComplaints } from './load-part.ts';
import type { SoakOptions } from './options.ts';
import type { SandboxProcess } from './sandbox-process.ts';
import { startOn } from './servers.ts';
import { createTally, type Tally } from './tally.ts';
import { prefix, send, type Writing, write } from './writers.ts';
import { createWritten } from './written.ts';

export interface RestartsOutcome {
  readonly tally: Tally;
  readonly restarts: number;
  /** Records of which is known, from an answer, what they must be. */
  readonly records: number;
  /** Seconds from the signal to the end of the process, of each restart. */
  readonly stopping: readonly number[];
  /** Seconds from there to the first answer of the next process, of each restart. */
  readonly starting: readonly number[];
}

const restarts = 5;
const writers = 40;
const readers = 10;

/** Large answers take a while to send, and are under way when the sandbox is told to stop. */
const large = { method: 'GET', path: '/v1/ledgerlines?Bookyear=2026&pageSize=1000' };

/** Stops and starts a sandbox under load, with its data in a file, and looks whether all is there that was answered. */
export async function restartsPart(options: SoakOptions, say: (line: string) => void): Promise<RestartsOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const port = await freePort();
  const start = () => startOn(port, options, '--data', join(folder, 'books.sqlite'));
  const tally = createTally();
  const written = createWritten();
  const random = randomOf(options.seed);
  const times = { stopping: [] as number[], starting: [] as number[] };
  let sandbox = await start();
  try {
    for (let round = 1; round <= restarts; round += 1) {
      const load = underLoad({ url: sandbox.url, round, written, tally, random });
      try {
        await wait(300 + random.below(700));
        times.stopping.push(await stopped(sandbox, tally));
        const begun = performance.now();
        // At once, on the same port, while requests come in.
        sandbox = await start();
        times.starting.push((performance.now() - begun) / 1000);
        await wait(200);
      } finally {
        await load.end();
      }
      for (const fault of written.compare(await recordsAt(sandbox.url))) tally.failed('lost by a restart', fault);
      say(`restarts: ${round} of ${restarts}, ${written.answered} records known`);
    }
    if (tally.answers === 0) tally.failed('no request was answered', sandbox.url);
  } finally {
    await sandbox.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  return { tally, restarts, records: written.answered, ...times };
}

function underLoad(given: Omit<Writing, 'goesOn'>) {
  let goesOn = true;
  const writing: Writing = { ...given, goesOn: () => goesOn };
  const all = [
    ...Array.from({ length: writers }, (_, writer) => write(writer, writing)),
    ...Array.from({ length: readers }, () => read(writing)),
  ];
  return {
    async end(): Promise<void> {
      goesOn = false;
      await Promise.all(all);
    },
  };
}

async function read({ url, tally, goesOn }: Writing): Promise<void> {
  const step = { ...large, name: 'GET', headers: {}, status: 200 };
  while (goesOn()) {
    try {
      const end = await send(url, large);
      if (end.how === 'answered') tally.answered(step, end);
      await wait(20);
    } catch (error) {
      tally.failed(`GET: ${(error as Error).message}`, large.path);
    }
  }
}

/** Tells the sandbox to stop, and says how many seconds that took. */
async function stopped(sandbox: SandboxProcess, tally: Tally): Promise<number> {
  const begun = performance.now();
  const code = await sandbox.stop();
  if (code !== 0) tally.failed(`it ended with ${code} and not with 0`, sandbox.complaints());
  checkComplaints(sandbox.complaints(), tally);
  return (performance.now() - begun) / 1000;
}

async function recordsAt(baseUrl: string): Promise<Map<number, string>> {
  const there = new Map<number, string>();
  const connection = connect({ baseUrl, token: demoToken });
  for await (const { id, name } of all(listDebtors, connection, { fields: ['id', 'name'], pageSize: 1000 })) {
    if (name.startsWith(prefix)) there.set(id, name);
  }
  return there;
}
