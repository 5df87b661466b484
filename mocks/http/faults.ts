import { type Message, type ProblemKind, problemKinds } from '../messages/problems.ts';
import { toProblemResponse } from './problem-response.ts';
import type { FaultOptions, HttpRequest, HttpResponse, PendingFault, Result, RuntimeStorage } from './types.ts';

export type FaultInjector = ReturnType<typeof createFaultInjector>;

interface StoredFaults {
  readonly lastId: number;
  readonly faults: readonly (readonly [fault: PendingFault, count: number])[];
}

const STORAGE_NAME = 'faults';

/**
 * @param shutdown ends delays, so that they do not outlive the sandbox.
 * @param storage where the faults outlive its memory.
 */
export function createFaultInjector(shutdown: AbortSignal, storage?: RuntimeStorage) {
  const stored = storage?.load(STORAGE_NAME) as StoredFaults | undefined;
  let lastId = stored?.lastId ?? 0;
  const pending = (stored?.faults ?? []).map(([fault]) => fault);
  const counts = new Map((stored?.faults ?? []).map(([{ id }, count]) => [id, count]));

  const getCount = ({ id }: PendingFault): number => counts.get(id) ?? 0;
  const save = (): void =>
    storage?.save(STORAGE_NAME, { lastId, faults: pending.map((fault) => [fault, getCount(fault)]) });

  function isDue(fault: PendingFault, operationId: string, request: HttpRequest): boolean {
    if (!isFor(fault, operationId, request)) return false;
    const count = getCount(fault) + 1;
    counts.set(fault.id, count);
    return count >= (fault.nth ?? 1);
  }

  function countDown(fault: PendingFault): void {
    const remaining = fault.remaining - 1;
    pending.splice(pending.indexOf(fault), 1, ...(remaining === 0 ? [] : [{ ...fault, remaining }]));
  }

  return {
    pending: pending as readonly PendingFault[],

    add(options: FaultOptions): PendingFault {
      lastId += 1;
      const { times = 1 } = options;
      const fault = { id: lastId, ...options, times, remaining: times };
      pending.push(fault);
      save();
      return fault;
    },

    clear() {
      pending.length = 0;
      counts.clear();
      lastId = 0;
      save();
    },

    take(operationId: string, request: HttpRequest) {
      const fault = pending.find((candidate) => isDue(candidate, operationId, request));
      if (fault) countDown(fault);
      save();
      return fault;
    },

    /** Returns an error response or a dropped connection; after a delay undefined, and the request goes on. */
    async inject(fault: PendingFault, request: HttpRequest): Promise<Result | undefined> {
      if (fault.effect === 'drop') return 'dropped';
      if (fault.effect === 'answer') return toResponse(fault, request);
      await wait(fault.milliseconds ?? 0, shutdown);
      return undefined;
    },
  };
}

function isFor({ operationId, path, query }: FaultOptions, id: string, request: HttpRequest): boolean {
  if (operationId !== '*' && operationId !== id) return false;
  if (path !== undefined && path !== request.path) return false;
  const sent = new URLSearchParams(request.search);
  return [...new URLSearchParams(query)].every(([name, value]) => sent.has(name, value));
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
const HOSTING_PROBLEMS: readonly ProblemKind[] = ['temporarily-unavailable', 'insufficient-storage'];

/** The error response of a fault. Its kind is that of its status: clients tell problems apart by their type. */
function toResponse({ status = 500, retryAfter }: PendingFault, request: HttpRequest): HttpResponse {
  const kinds = Object.keys(problemKinds) as ProblemKind[];
  const kind =
    kinds.find((name) => problemKinds[name] === status && !HOSTING_PROBLEMS.includes(name)) ?? 'injected-fault';
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return toProblemResponse({ kind, status, detail: getDetail(status, retryAfter), issues: [], headers }, request);
}

function getDetail(status: number, retryAfter: number | undefined): Message {
  if (status === 429 && retryAfter !== undefined) {
    return { key: 'tooManyRequests', parameters: { seconds: retryAfter } };
  }
  return { key: status === 500 ? 'platformFailed' : 'faultInjected' };
}
