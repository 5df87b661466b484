import { demoToken, startSandbox } from '../../mocks/sandbox.ts';
import { type Operation, operations } from './document.ts';
import { type Generator, generatorOf } from './generate.ts';
import { createJudge } from './judge.ts';
import { Pools } from './pools.ts';
import { type Random, randomOf } from './random.ts';
import { curlOf, type Request } from './request.ts';
import { type Sender, senderTo } from './send.ts';

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** Hears how many requests were made, now and then. */
  readonly onProgress?: (count: number) => void;
  /** Hears of each finding as soon as it is made. */
  readonly onFinding?: (finding: Finding) => void;
}

/** An answer that breaks the contract. */
export interface Finding {
  readonly operation: string;
  readonly what: string;
  /** What was odd about the request. */
  readonly fault: string;
  readonly curl: string;
  /** Which of the requests it was, from 1. The same seed makes the same requests. */
  readonly number: number;
  /** How many requests had it. */
  times: number;
}

export interface Outcome {
  readonly findings: readonly Finding[];
  /** How many answers there were of each status class (`2xx`). */
  readonly classes: ReadonlyMap<string, number>;
  /** Operations that never answered 2xx or 3xx. */
  readonly neverReached: readonly string[];
  readonly seconds: number;
}

/** Each so many requests the sandbox begins anew, so that not everything is deleted in the end. */
const requestsToReset = 2000;

/** Sends random requests to a sandbox of its own, and judges every answer by the contract. */
export async function fuzz({ requests, seed, onProgress, onFinding }: FuzzOptions): Promise<Outcome> {
  const complaints: string[] = [];
  const sandbox = await startSandbox({
    port: 0,
    clock: '2026-04-16T09:30:00Z',
    onViolation: 'refuse',
    log: (line) => complaints.push(line),
  });
  const sender = senderTo(sandbox.url);
  const judge = createJudge();
  const random = randomOf(seed);
  const findings = new Map<string, Finding>();
  const classes = new Map<string, number>();
  const reached = new Set<string>();
  const begun = performance.now();
  let generator: Generator | undefined;
  let pools = new Pools();

  function report(operation: Operation, request: Request, what: string, number: number): void {
    const key = `${operation.id} ${what.replaceAll(/\d+/g, '#').slice(0, 200)}`;
    const known = findings.get(key);
    if (known) {
      known.times += 1;
      return;
    }
    const finding = { operation: operation.id, what, fault: request.fault, curl: curlOf(request), number, times: 1 };
    findings.set(key, finding);
    onFinding?.(finding);
  }

  for (let count = 0; count < requests; count += 1) {
    if (count % requestsToReset === 0) {
      await sandbox.reset();
      pools = await harvested(sender);
      generator = generatorOf({ token: demoToken, administrations: [1, 1, 1, 2], pools, random });
      complaints.length = 0;
    }
    const operation = chosen(count, random);
    const isValid = random.chance(0.45);
    const request = (generator as Generator)[isValid ? 'valid' : 'odd'](operation);
    try {
      const reply = await sender.send(request);
      const name = `${Math.floor(reply.status / 100)}xx`;
      classes.set(name, (classes.get(name) ?? 0) + 1);
      if (reply.status < 400 && request.method === operation.method) reached.add(operation.id);
      for (const what of judge(operation, request, reply)) report(operation, request, what, count + 1);
      if (reply.status === 201 || (reply.status === 200 && request.method === 'GET')) learn(pools, request.path, reply.body);
    } catch (error) {
      report(operation, request, `broke the connection: ${(error as Error).message}`, count + 1);
    }
    for (const complaint of complaints.splice(0)) report(operation, request, `complained: ${complaint}`, count + 1);
    if ((count + 1) % 1000 === 0) onProgress?.(count + 1);
  }
  const seconds = (performance.now() - begun) / 1000;
  sender.close();
  await sandbox.close();
  const neverReached = operations.map(({ id }) => id).filter((id) => !reached.has(id));
  return { findings: [...findings.values()], classes, neverReached, seconds };
}

/** Every operation in turn for half of the requests, any one for the others: so that rare ones come too. */
function chosen(count: number, random: Random): Operation {
  return count % 2 === 0 ? (operations[(count / 2) % operations.length] as Operation) : random.of(operations);
}

/** The identifiers of what the sandbox has. */
async function harvested(sender: Sender): Promise<Pools> {
  const pools = new Pools();
  for (const { method, path } of operations) {
    if (method !== 'GET' || path.includes('{') || path.startsWith('/connect')) continue;
    const headers = [
      ['authorization', `Bearer ${demoToken}`],
      ['x-tenant-id', '1'],
    ] as const;
    const years = /ledger(lines|grouped)/.test(path) ? '&Bookyear=2026' : '';
    const wanted = `${path}?pageSize=50${years}`;
    const { status, body } = await sender.send({ operation: '', fault: '', method, path: wanted, headers, body: undefined });
    if (status === 200) learn(pools, path, body);
  }
  return pools;
}

function learn(pools: Pools, path: string, body: Buffer): void {
  try {
    pools.harvest(path, JSON.parse(body.toString()));
  } catch {
    // A PDF, or a page of the sign-in.
  }
}
