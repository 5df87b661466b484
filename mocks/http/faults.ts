import { type Message, type ProblemKind, problemKinds } from '../messages/problems.ts';
import { createFaultTrigger, type FaultTarget, type FaultTrigger } from './fault-trigger.ts';
import { FORGETFUL, type KeptValues } from './kept-values.ts';
import { toProblemResponse } from './problem-response.ts';
import type { AppliedFault, HttpRequest, HttpResponse } from './types.ts';

/** A fault to inject into the responses to requests. */
export interface FaultOptions extends FaultTarget {
  readonly effect: 'answer' | 'delay' | 'drop';
  /** Whether the request is carried out first: `after`. Default: `before`. */
  readonly when?: 'before' | 'after';
  /** HTTP status, for `answer`. */
  readonly status?: number;
  /** Seconds in the `Retry-After` of an error response. */
  readonly retryAfter?: number;
  /** For `delay`. */
  readonly milliseconds?: number;
  /** The number of requests that it is injected into. Default: 1; with a `rate`, no limit. */
  readonly times?: number;
}

export interface PendingFault extends FaultOptions {
  readonly id: number;
  /** Undefined without a limit. */
  readonly remaining?: number;
}

/** The fault of one request. */
export interface InjectedFault extends AppliedFault {
  /** Returns an error response or a dropped connection; after a delay undefined, and the request goes on. */
  readonly inject: InjectFault;
}

type InjectFault = () => Promise<HttpResponse | 'dropped' | undefined>;

export interface FaultInjector {
  /** The faults that wait for requests, oldest first. */
  readonly pending: readonly PendingFault[];
  readonly add: (options: FaultOptions) => PendingFault;
  readonly clear: () => void;
  /** Takes the oldest fault for a request. */
  readonly take: (operationId: string, request: HttpRequest) => InjectedFault | undefined;
}

/** What is kept of the faults: each with the number of requests that have matched it. */
interface KeptFaults {
  readonly lastId: number;
  readonly faults: readonly (readonly [fault: PendingFault, seen: number])[];
}

const KEPT_NAME = 'faults';

/**
 * @param shutdown ends delays, so that they do not outlive the sandbox.
 * @param kept where the faults outlive its memory.
 */
export function createFaultInjector(shutdown: AbortSignal, kept: KeptValues = FORGETFUL): FaultInjector {
  const loaded = kept.load(KEPT_NAME) as KeptFaults | undefined;
  let lastId = loaded?.lastId ?? 0;
  const pending: PendingFault[] = [];
  const triggers = new Map<number, FaultTrigger>();
  for (const [fault, seen] of loaded?.faults ?? []) {
    pending.push(fault);
    triggers.set(fault.id, createFaultTrigger(fault, seen));
  }

  function save(): void {
    const faults = pending.map((fault) => [fault, triggers.get(fault.id)?.count ?? 0] as const);
    kept.save(KEPT_NAME, { lastId, faults });
  }

  function countDown(fault: PendingFault, remaining: number): void {
    const left = remaining === 0 ? [] : [{ ...fault, remaining }];
    pending.splice(pending.indexOf(fault), 1, ...left);
    if (remaining === 0) triggers.delete(fault.id);
  }

  return {
    pending,

    add(options) {
      lastId += 1;
      const times = options.times ?? (options.rate === undefined ? 1 : undefined);
      const fault = { id: lastId, ...options, ...(times !== undefined && { times, remaining: times }) };
      triggers.set(fault.id, createFaultTrigger(options));
      pending.push(fault);
      save();
      return fault;
    },

    clear() {
      pending.length = 0;
      triggers.clear();
      lastId = 0;
      save();
    },

    take(operationId, request) {
      const fault = pending.find(({ id }) => triggers.get(id)?.matches(operationId, request));
      if (fault?.remaining !== undefined) countDown(fault, fault.remaining - 1);
      save();
      if (!fault) return undefined;
      const { id, effect, when = 'before' } = fault;
      return { id, effect, when, inject: () => inject(fault, request, shutdown) };
    },
  };
}

async function inject(
  fault: PendingFault,
  request: HttpRequest,
  shutdown: AbortSignal,
): Promise<HttpResponse | 'dropped' | undefined> {
  if (fault.effect === 'drop') return 'dropped';
  if (fault.effect === 'answer') return toResponse(fault, request);
  await wait(fault.milliseconds ?? 0, shutdown);
  return undefined;
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    signal.addEventListener('abort', finish);
    if (signal.aborted) finish();
  });
}

/** Kinds of a sandbox that many share; an injected fault is not to be taken for one of them. */
const OF_SANDBOX: readonly ProblemKind[] = ['temporarily-unavailable', 'insufficient-storage'];

/** The error response of a fault. Its kind is that of its status: clients tell problems apart by their type. */
function toResponse({ status = 500, retryAfter }: PendingFault, request: HttpRequest): HttpResponse {
  const kinds = Object.keys(problemKinds) as ProblemKind[];
  const kind = kinds.find((name) => problemKinds[name] === status && !OF_SANDBOX.includes(name)) ?? 'injected-fault';
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return toProblemResponse({ kind, status, detail: getDetail(status, retryAfter), issues: [], headers }, request);
}

/** The message of the platform where it has only one for the status. */
function getDetail(status: number, retryAfter: number | undefined): Message {
  if (status === 429 && retryAfter !== undefined) {
    return { key: 'tooManyRequests', parameters: { seconds: retryAfter } };
  }
  return { key: status === 500 ? 'platformFailed' : 'faultInjected' };
}
