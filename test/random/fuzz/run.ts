import { operations as allOperations, type Operation } from '../../../conformance/contract.ts';
import { type Violation, Violations } from '../../../conformance/rules/violations.ts';
import { getHeader, type HttpRequest, type HttpResponse, parseJson } from '../../../conformance/session/http.ts';
import { defaultUrl } from '../../../mocks/seed/demo-access.ts';
import { createRandom, type Random } from '../generators/random.ts';
import type { ValuePool } from '../generators/value-pool.ts';
import { collectIds } from './collect-ids.ts';
import { createSampler, type Sample, type Sampler } from './sampler.ts';
import { createShrinker, type Shrinker } from './shrink.ts';
import type { FuzzTarget, StartTarget } from './target.ts';

export interface FuzzOptions {
  readonly startTarget: StartTarget;
  readonly requests: number;
  /** Seconds after which neither new requests nor smaller ones are tried; no limit when left out. */
  readonly maxTime?: number | undefined;
  readonly seed: number;
  readonly operations?: readonly Operation[];
}

export interface FuzzResult {
  readonly violations: readonly Violation[];
  /** The number of responses of each status class (`2xx`). */
  readonly statusClasses: ReadonlyMap<string, number>;
  /** Operations without a response of 2xx or 3xx that were requested often enough for one. */
  readonly withoutSuccess: readonly string[];
}

/** Requests of which one to an operation must succeed: about one of ten does, where that is rarest. */
const MIN_REQUESTS = 100;

/** The target is reset after so many requests, before everything is deleted. */
const EPOCH_LENGTH = 2000;

interface FuzzContext {
  readonly operations: readonly Operation[];
  readonly target: FuzzTarget;
  readonly shrinker: Shrinker;
  readonly random: Random;
  readonly violations: Violations;
  readonly statusClasses: Map<string, number>;
  /** The number of requests to each operation, and of those with success. */
  readonly requested: Map<string, number>;
  readonly succeeded: Set<string>;
}

/** What lasts until the next reset of the sandbox. */
interface Epoch {
  readonly sample: Sampler;
  readonly pools: ReadonlyMap<number, ValuePool>;
  readonly history: HttpRequest[];
}

/** Sends random requests to a new sandbox, and checks every response. */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { startTarget, requests, seed, maxTime = Number.POSITIVE_INFINITY } = options;
  const { operations = allOperations } = options;
  const deadline = performance.now() + maxTime * 1000;
  const context: FuzzContext = {
    operations,
    target: await startTarget(),
    shrinker: createShrinker(startTarget, deadline),
    random: createRandom(seed),
    violations: new Violations({ url: defaultUrl }),
    statusClasses: new Map(),
    requested: new Map(),
    succeeded: new Set(),
  };
  let epoch: Epoch | undefined;
  let number = 0;
  while (number < requests && performance.now() < deadline) {
    number += 1;
    if (!epoch || number % EPOCH_LENGTH === 1) epoch = await startEpoch(context);
    await sendSample(number, context, epoch);
  }
  await context.target.close();
  await context.shrinker.close();
  const isFruitless = (id: string): boolean =>
    !context.succeeded.has(id) && (context.requested.get(id) ?? 0) >= MIN_REQUESTS;
  const withoutSuccess = operations.map(({ id }) => id).filter(isFruitless);
  const { violations, statusClasses } = context;
  return { violations: violations.all, statusClasses, withoutSuccess };
}

async function startEpoch({ target, random }: FuzzContext): Promise<Epoch> {
  await target.reset();
  const pools = new Map<number, ValuePool>();
  for (const tenant of target.tenants) pools.set(tenant, await collectIds(target, tenant));
  return { sample: createSampler({ token: target.token, pools }, random), pools, history: [] };
}

async function sendSample(number: number, context: FuzzContext, epoch: Epoch): Promise<void> {
  const operation = chooseOperation(number, context);
  const drawn = epoch.sample(operation);
  // What PUT and DELETE change is seen by reading the record or its list before, and the list after.
  const read = drawn.label === 'valid' ? createRead(operation, drawn.request) : undefined;
  if (read) await send(number, operation, read, context, epoch);
  await send(number, operation, drawn, context, epoch);
  if (read && operation.kind === 'delete') await send(number, operation, read, context, epoch);
}

/** The request that reads the record that PUT replaces, or the list that DELETE shortens. */
function createRead({ kind }: Operation, { path, headers }: HttpRequest): Sample | undefined {
  if (kind !== 'replace' && kind !== 'delete') return undefined;
  const target = kind === 'delete' ? `${path.replace(/\/[^/]*$/, '')}?pageSize=1000` : path;
  const usual = headers.filter(([name]) => name === 'authorization' || name === 'x-tenant-id');
  const request = { method: 'GET', path: target, headers: usual, body: undefined };
  return { request, label: `read for ${kind}`, shrink: async () => undefined };
}

async function send(
  number: number,
  operation: Operation,
  drawn: Sample,
  context: FuzzContext,
  { pools, history }: Epoch,
): Promise<void> {
  const { request, label } = drawn;
  const { response, issues } = await context.target.request(request);
  const isRead = request.method === 'GET' && operation.method !== 'GET';
  if (!isRead) count(context, operation, drawn, response);
  if (response && !isRead && hasRecord(operation, response)) {
    pools.get(getTenant(request))?.addFrom(request.path, parseJson(response.body), response.status === 201);
  }
  const seen = { operation: operation.id, status: response?.status ?? 0 };
  for (const issue of issues.filter((candidate) => !context.violations.has(seen, candidate))) {
    const { requests, isReproducible, issue: smallest } = await context.shrinker.shrink(drawn, issue, history);
    const description = `request ${number}, ${label}${isReproducible ? '' : ', not reproducible on a new sandbox'}`;
    context.violations.add({ ...seen, requests, description }, [smallest]);
  }
  if (response && response.status < 400 && (isRead || isChange(request))) history.push(request);
}

function count(
  { requested, succeeded, statusClasses }: FuzzContext,
  { id, method }: Operation,
  { request }: Sample,
  response: HttpResponse | undefined,
): void {
  requested.set(id, (requested.get(id) ?? 0) + 1);
  if (!response) return;
  const statusClass = `${Math.floor(response.status / 100)}xx`;
  statusClasses.set(statusClass, (statusClasses.get(statusClass) ?? 0) + 1);
  if (response.status < 400 && request.method === method) succeeded.add(id);
}

const isChange = ({ method }: HttpRequest): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Every operation in turn for half of the requests, a random one for the others. */
function chooseOperation(number: number, { operations, random }: FuzzContext): Operation {
  return number % 2 === 1 ? (operations[((number - 1) / 2) % operations.length] as Operation) : random.pick(operations);
}

const hasRecord = ({ id, method }: Operation, { status }: HttpResponse): boolean =>
  status === 201 || (status === 200 && (method === 'GET' || id === 'requestToken'));

const getTenant = ({ headers }: HttpRequest): number => Number(getHeader(headers, 'x-tenant-id') ?? 1);
