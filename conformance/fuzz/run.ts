import { demoToken } from '../../mocks/sandbox.ts';
import { type Operation, operations } from './document.ts';
import { type Draw, drawFor } from './draw.ts';
import { type Finding, Findings } from './findings.ts';
import { harvested, learn } from './harvest.ts';
import { createJudge, type Judge } from './judge.ts';
import type { Pools } from './pools.ts';
import { type Random, randomOf } from './random.ts';
import type { Request } from './request.ts';
import type { Reply } from './send.ts';
import { type Shrinker, shrinkerWith } from './shrink.ts';
import { openTarget, type Target } from './target.ts';

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** Judges the answers; by the contract when left out. */
  readonly judge?: Judge;
  /** Hears how many requests were made, now and then. */
  readonly onProgress?: (count: number) => void;
  /** Hears of each finding as soon as it is made. */
  readonly onFinding?: (finding: Finding) => void;
}

export interface Summary {
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
  readonly target: Target;
  readonly shrinker: Shrinker;
  readonly random: Random;
  readonly findings: Findings;
  readonly classes: Map<string, number>;
  readonly reached: Set<string>;
}

/** What there is until the sandbox begins anew. */
interface Stretch {
  readonly draw: Draw;
  readonly pools: ReadonlyMap<number, Pools>;
  /** Requests that changed something. */
  readonly history: Request[];
}

/** Sends random requests to a sandbox of its own, and judges every answer. */
export async function fuzz(options: FuzzOptions): Promise<Summary> {
  const { requests, seed, judge = createJudge(), onProgress, onFinding } = options;
  const session: Session = {
    ...{ target: await openTarget(judge), shrinker: shrinkerWith(judge), random: randomOf(seed) },
    ...{ findings: new Findings(onFinding), classes: new Map(), reached: new Set() },
  };
  const begun = performance.now();
  for (let count = 0; count < requests; count += requestsToReset) {
    const stretch = await newStretch(session);
    for (let number = count + 1; number <= Math.min(count + requestsToReset, requests); number += 1) {
      await attempt(number, session, stretch);
      if (number % 1000 === 0) onProgress?.(number);
    }
  }
  const seconds = (performance.now() - begun) / 1000;
  await session.target.close();
  await session.shrinker.close();
  const neverReached = operations.map(({ id }) => id).filter((id) => !session.reached.has(id));
  return { findings: session.findings.all, classes: session.classes, neverReached, seconds };
}

/** Has the sandbox begin anew. */
async function newStretch({ target, random }: Session): Promise<Stretch> {
  await target.sandbox.reset();
  const pools = new Map<number, Pools>();
  for (const administration of [1, 2]) pools.set(administration, await harvested(target.sender, administration));
  return { draw: drawFor({ token: demoToken, pools }, random), pools, history: [] };
}

/** Sends one request and judges its answer. */
async function attempt(number: number, session: Session, { draw, pools, history }: Stretch): Promise<void> {
  const operation = operationAt(number, session.random);
  const drawn = draw(operation);
  const { request } = drawn;
  const { reply, faults } = await session.target.ask(request);
  if (reply) {
    const name = `${Math.floor(reply.status / 100)}xx`;
    session.classes.set(name, (session.classes.get(name) ?? 0) + 1);
    if (reply.status < 400 && request.method === operation.method) session.reached.add(operation.id);
    if (isLearned(request, reply)) learn(pools.get(administrationOf(request)), request.path, reply.body);
  }
  for (const what of faults) {
    if (session.findings.count(request, what)) continue;
    session.findings.add(await session.shrinker.shrink(drawn, what, history), number);
  }
  if (reply && reply.status < 400 && !['GET', 'HEAD', 'OPTIONS'].includes(request.method)) history.push(request);
}

/** Every operation in turn for half of the requests, any one for the others: so that rare ones come too. */
function operationAt(number: number, random: Random): Operation {
  return number % 2 === 1 ? (operations[((number - 1) / 2) % operations.length] as Operation) : random.of(operations);
}

const isLearned = ({ method }: Request, { status }: Reply): boolean =>
  status === 201 || (status === 200 && method === 'GET');

const administrationOf = ({ headers }: Request): number =>
  Number(headers.find(([name]) => name === 'x-tenant-id')?.[1] ?? 1);
