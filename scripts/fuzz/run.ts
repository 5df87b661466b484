import { demoToken, type Sandbox, startSandbox } from '../../mocks/sandbox.ts';
import { type Operation, operations } from './document.ts';
import { type Finding, Findings } from './findings.ts';
import { type Generator, generatorOf } from './generate.ts';
import { harvested, learn } from './harvest.ts';
import { createJudge, type Judge } from './judge.ts';
import type { Pools } from './pools.ts';
import { type Random, randomOf } from './random.ts';
import type { Request } from './request.ts';
import { type Sender, senderTo } from './send.ts';

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** Hears how many requests were made, now and then. */
  readonly onProgress?: (count: number) => void;
  /** Hears of each finding as soon as it is made. */
  readonly onFinding?: (finding: Finding) => void;
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

/** What there is while it goes on. */
interface Session {
  readonly sandbox: Sandbox;
  readonly sender: Sender;
  readonly judge: Judge;
  readonly random: Random;
  readonly findings: Findings;
  /** What the sandbox complained of since the last request. */
  readonly complaints: string[];
  readonly classes: Map<string, number>;
  readonly reached: Set<string>;
}

/** Sends random requests to a sandbox of its own, and judges every answer by the contract. */
export async function fuzz({ requests, seed, onProgress, onFinding }: FuzzOptions): Promise<Outcome> {
  const complaints: string[] = [];
  const log = (line: string): void => void complaints.push(line);
  const sandbox = await startSandbox({ port: 0, clock: '2026-04-16T09:30:00Z', onViolation: 'refuse', log });
  const session: Session = {
    ...{ sandbox, complaints, sender: senderTo(sandbox.url), judge: createJudge(), random: randomOf(seed) },
    ...{ findings: new Findings(onFinding), classes: new Map(), reached: new Set() },
  };
  const begun = performance.now();
  for (let count = 0; count < requests; count += requestsToReset) {
    await stretch(session, count, Math.min(count + requestsToReset, requests), onProgress);
  }
  const seconds = (performance.now() - begun) / 1000;
  session.sender.close();
  await sandbox.close();
  const neverReached = operations.map(({ id }) => id).filter((id) => !session.reached.has(id));
  return { findings: session.findings.all, classes: session.classes, neverReached, seconds };
}

/** Sends the requests from one number to another to a sandbox that begins anew. */
async function stretch(session: Session, from: number, to: number, onProgress: FuzzOptions['onProgress']) {
  const { sandbox, sender, random } = session;
  await sandbox.reset();
  const pools = new Map<number, Pools>();
  for (const administration of [1, 2]) pools.set(administration, await harvested(sender, administration));
  const generator = generatorOf({ token: demoToken, pools, random });
  for (let count = from; count < to; count += 1) {
    const operation = operationAt(count, random);
    const request = made(generator, operation, random);
    await attempt(operation, request, count + 1, pools, session);
    if ((count + 1) % 1000 === 0) onProgress?.(count + 1);
  }
}

/** Every operation in turn for half of the requests, any one for the others: so that rare ones come too. */
function operationAt(count: number, random: Random): Operation {
  return count % 2 === 0 ? (operations[(count / 2) % operations.length] as Operation) : random.of(operations);
}

const made = (generator: Generator, operation: Operation, random: Random): Request =>
  random.chance(0.45) ? generator.valid(operation) : generator.odd(operation);

/** Sends one request and judges its answer. */
async function attempt(
  operation: Operation,
  request: Request,
  number: number,
  pools: ReadonlyMap<number, Pools>,
  { sender, judge, findings, complaints, classes, reached }: Session,
): Promise<void> {
  try {
    const reply = await sender.send(request);
    const { status, body } = reply;
    const name = `${Math.floor(status / 100)}xx`;
    classes.set(name, (classes.get(name) ?? 0) + 1);
    if (status < 400 && request.method === operation.method) reached.add(operation.id);
    for (const what of judge(request, reply)) findings.add(request, what, number);
    if (status === 201 || (status === 200 && request.method === 'GET')) {
      learn(pools.get(administrationOf(request)), request.path, body);
    }
  } catch (error) {
    findings.add(request, `broke the connection: ${(error as Error).message}`, number);
  }
  for (const complaint of complaints.splice(0)) findings.add(request, `complained: ${complaint}`, number);
}

const administrationOf = ({ headers }: Request): number =>
  Number(headers.find(([name]) => name === 'x-tenant-id')?.[1] ?? 1);
