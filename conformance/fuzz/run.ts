import { demoToken } from '../../mocks/demo-access.ts';
import { operations as allOperations, type Operation } from '../contract.ts';
import { createRandom, type Random } from '../generators/random.ts';
import type { ValuePool } from '../generators/value-pool.ts';
import { getHeader, type HttpRequest, type HttpResponse, type Issue, parseJson } from '../http.ts';
import { type Occurrence, type Violation, Violations } from '../violations.ts';
import { collectIds } from './collect-ids.ts';
import { checkContract } from './oracle.ts';
import { createSampler, type Sampler } from './sampler.ts';
import { createShrinker, type Shrinker } from './shrink.ts';
import { type FuzzTarget, startTarget } from './target.ts';

type OnViolation = (occurrence: Occurrence, issue: Issue) => void;

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** All operations when left out. */
  readonly operations?: readonly Operation[];
  readonly onProgress?: (count: number) => void;
  readonly onViolation?: OnViolation;
}

export interface FuzzResult {
  readonly violations: readonly Violation[];
  /** The number of responses of each status class (`2xx`). */
  readonly statusClasses: ReadonlyMap<string, number>;
  /** Operations without a response of 2xx or 3xx. */
  readonly withoutSuccess: readonly string[];
  readonly seconds: number;
}

/** The sandbox is reset after so many requests, before everything is deleted. */
const EPOCH_LENGTH = 2000;

/** What lasts for the whole run. */
interface FuzzContext {
  readonly operations: readonly Operation[];
  readonly target: FuzzTarget;
  readonly shrinker: Shrinker;
  readonly random: Random;
  readonly violations: Violations;
  readonly onViolation: OnViolation | undefined;
  readonly statusClasses: Map<string, number>;
  readonly succeeded: Set<string>;
}

/** What lasts until the next reset of the sandbox. */
interface Epoch {
  readonly sample: Sampler;
  readonly pools: ReadonlyMap<number, ValuePool>;
  /** Requests that changed something. */
  readonly history: HttpRequest[];
}

/** Sends random requests to a new sandbox, and checks every response. */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { requests, seed, operations = allOperations, onProgress, onViolation } = options;
  const context: FuzzContext = {
    ...{ operations, target: await startTarget(checkContract), shrinker: createShrinker(checkContract) },
    ...{ random: createRandom(seed), violations: new Violations(), onViolation },
    ...{ statusClasses: new Map(), succeeded: new Set() },
  };
  const start = performance.now();
  let epoch: Epoch | undefined;
  for (let number = 1; number <= requests; number += 1) {
    if (!epoch || number % EPOCH_LENGTH === 1) epoch = await startEpoch(context);
    await sendSample(number, context, epoch);
    if (number % 1000 === 0) onProgress?.(number);
  }
  const seconds = (performance.now() - start) / 1000;
  await context.target.close();
  await context.shrinker.close();
  const withoutSuccess = operations.map(({ id }) => id).filter((id) => !context.succeeded.has(id));
  return { violations: context.violations.all, statusClasses: context.statusClasses, withoutSuccess, seconds };
}

async function startEpoch({ target, random }: FuzzContext): Promise<Epoch> {
  await target.sandbox.reset();
  const pools = new Map<number, ValuePool>();
  for (const tenant of [1, 2]) pools.set(tenant, await collectIds(target.client, tenant));
  return { sample: createSampler({ token: demoToken, pools }, random), pools, history: [] };
}

async function sendSample(number: number, context: FuzzContext, { sample, pools, history }: Epoch): Promise<void> {
  const operation = chooseOperation(number, context);
  const drawn = sample(operation);
  const { request, label } = drawn;
  const { response, issues } = await context.target.request(request);
  if (response) {
    const statusClass = `${Math.floor(response.status / 100)}xx`;
    context.statusClasses.set(statusClass, (context.statusClasses.get(statusClass) ?? 0) + 1);
    if (response.status < 400 && request.method === operation.method) context.succeeded.add(operation.id);
    if (hasRecord(request, response)) pools.get(getTenant(request))?.addFrom(request.path, parseJson(response.body));
  }
  const occurrence = {
    operation: operation.id,
    status: response?.status ?? 0,
    description: label,
    requests: [request],
  };
  for (const issue of issues.filter((candidate) => !context.violations.has(occurrence, candidate))) {
    const { requests, isReproducible, issue: smallest } = await context.shrinker.shrink(drawn, issue, history);
    const description = `request ${number}, ${label}${isReproducible ? '' : ', not reproducible on a new sandbox'}`;
    context.violations.add({ ...occurrence, requests, description }, [smallest]);
    context.onViolation?.({ ...occurrence, requests, description }, smallest);
  }
  if (response && response.status < 400 && !['GET', 'HEAD', 'OPTIONS'].includes(request.method)) history.push(request);
}

/** Every operation in turn for half of the requests, a random one for the others. */
function chooseOperation(number: number, { operations, random }: FuzzContext): Operation {
  return number % 2 === 1 ? (operations[((number - 1) / 2) % operations.length] as Operation) : random.pick(operations);
}

const hasRecord = ({ method }: HttpRequest, { status }: HttpResponse): boolean =>
  status === 201 || (status === 200 && method === 'GET');

const getTenant = ({ headers }: HttpRequest): number => Number(getHeader(headers, 'x-tenant-id') ?? 1);
