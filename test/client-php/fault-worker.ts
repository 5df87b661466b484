import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, it } from 'vitest';
import { createClientCore } from '../../generated/client/src/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import {
  CALLS,
  MAX_RETRIES,
  MAX_WAIT,
  type MadeCall,
  type MakeCall,
  makeEachCall,
  makeRandomCalls,
} from '../client/fault-run.ts';
import { type FaultProxy, startFaultProxy } from '../support/client/fault-proxy.ts';
import { createTrials, type Trial } from '../support/client/fault-trials.ts';
import { seed, timeout } from '../support/property-settings.ts';
import type { useSandbox } from '../support/sandbox.ts';

/** A program in another language, which makes calls: it reads a task from each line of its input, and prints what became of it. */
interface Program {
  readonly command: readonly [program: string, ...args: string[]];
  readonly cwd?: string;
}

/** Starts the program, and returns the function that makes it call. */
function startWorker({ command: [program, ...args], cwd }: Program) {
  const worker = spawn(program, args, { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: worker.stdout })[Symbol.asyncIterator]();
  return {
    async ask(task: object): Promise<Pick<MadeCall, 'outcome' | 'result'> & { sent: number; waited: number }> {
      worker.stdin.write(`${JSON.stringify(task)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error('The worker has ended.');
      return JSON.parse(value);
    },
    stop: () => worker.stdin.end(),
  };
}

/** Tests the calls of a program with faults between it and a sandbox. */
export function testFaults(sandbox: ReturnType<typeof useSandbox>, getProgram: () => Promise<Program>): void {
  let proxy: FaultProxy;
  let trials: readonly Trial[];
  let tokens: readonly string[];
  let worker: ReturnType<typeof startWorker>;
  beforeAll(async () => {
    await sandbox.reset();
    proxy = await startFaultProxy(sandbox.url);
    trials = await createTrials(createClientCore({ baseUrl: sandbox.url, token: demoToken }));
    tokens = [demoToken, await sandbox.createToken('demo')];
    worker = startWorker(await getProgram());
  }, timeout);
  afterAll(async () => {
    worker?.stop();
    await proxy?.close();
  });

  const make: MakeCall = async ({ kind, prepare }, script, milliseconds) => {
    const { input, isCorrect } = await prepare();
    const { header, headers, countProcessed } = proxy.createScript(script);
    const { outcome, result, sent, waited } = await worker.ask({
      url: proxy.url,
      tokens,
      kind,
      input,
      header,
      headers,
      codes: script.map((fault) => fault?.code ?? null),
      timeout: milliseconds / 1000,
      maxRetries: MAX_RETRIES,
      maxWait: MAX_WAIT / 1000,
    });
    const faults = Array.from({ length: sent }, (_, index) => script[index]);
    // Requests after the script have no fault, and are processed.
    const count = () => countProcessed() + Math.max(0, sent - script.length);
    return {
      outcome,
      result: result ?? undefined,
      isCorrect,
      faults: { sent: faults, countProcessed: count },
      waited: waited * 1000,
    };
  };

  it(
    `makes ${CALLS} calls with random faults of seed ${seed}, with the right value or error, and sends no POST twice`,
    () => makeRandomCalls(trials, make),
    timeout,
  );

  it('has the outcome of every kind of fault, for every kind of call', () => makeEachCall(trials, make), timeout);
}
