import { type Message, type ProblemKind, problemKinds, validationError } from '../messages/problems.ts';
import { GROWING_STATES } from '../store/growing-states.ts';
import { toProblemResponse } from './problem-response.ts';
import type { FaultOptions, HttpRequest, HttpResponse, PendingFault, Result, RuntimeStorage } from './types.ts';

export type FaultInjector = ReturnType<typeof createFaultInjector>;

interface StoredFaults {
  readonly lastId: number;
  readonly faults: readonly PendingFault[];
}

/** Mutable state of a fault: its number, its requests so far, and how many will still get it. */
type StoredCount = readonly [id: number, count: number, remaining: number];

const { limit: MAX_FAULTS } = GROWING_STATES.faults;
const [FAULTS_NAME, COUNTS_NAME] = ['fault-list', 'fault-counts'];

/** @param shutdown ends delays of a sandbox that stops. @param storage stores faults of a host that may discard its memory. */
export function createFaultInjector(shutdown: AbortSignal, storage?: RuntimeStorage) {
  const stored = storage?.load(FAULTS_NAME) as StoredFaults | undefined;
  let lastId = stored?.lastId ?? 0;
  const pending: (PendingFault & { remaining: number })[] = [...(stored?.faults ?? [])];
  /** Matching requests so far, by the number of the fault. */
  const counts = new Map<number, number>();
  for (const [id, count, remaining] of (storage?.load(COUNTS_NAME) ?? []) as readonly StoredCount[]) {
    const fault = pending.find((candidate) => candidate.id === id);
    if (fault) fault.remaining = remaining;
    counts.set(id, count);
  }

  const getCount = ({ id }: PendingFault): number => counts.get(id) ?? 0;

  const saveFaults = (): void => storage?.save(FAULTS_NAME, { lastId, faults: pending } satisfies StoredFaults);
  const saveCounts = (): void =>
    storage?.save(
      COUNTS_NAME,
      pending.map((fault): StoredCount => [fault.id, getCount(fault), fault.remaining]),
    );

  function countDown(fault: (typeof pending)[number]): void {
    fault.remaining -= 1;
    if (fault.remaining > 0) return;
    pending.splice(pending.indexOf(fault), 1);
    counts.delete(fault.id);
    saveFaults();
  }

  return {
    pending: pending as readonly PendingFault[],

    /** @throws ProblemError 400 for too many faults. */
    add(options: FaultOptions): PendingFault {
      if (pending.length >= MAX_FAULTS)
        throw validationError([{ field: 'body', key: 'faultsFull', parameters: { limit: MAX_FAULTS } }]);
      lastId += 1;
      const { times = 1 } = options;
      const fault = { id: lastId, ...options, times, remaining: times };
      pending.push(fault);
      saveFaults();
      return fault;
    },

    clear() {
      pending.length = 0;
      counts.clear();
      lastId = 0;
      saveFaults();
      saveCounts();
    },

    /** Returns the oldest due fault of a request. Every matching fault counts the request. */
    take(operationId: string, request: Pick<HttpRequest, 'path' | 'search'>): PendingFault | undefined {
      const matching = pending.filter((fault) => matches(fault, operationId, request));
      if (matching.length === 0) return undefined;
      for (const fault of matching) counts.set(fault.id, getCount(fault) + 1);
      const due = matching.find((fault) => getCount(fault) >= (fault.nth ?? 1));
      if (due) countDown(due);
      saveCounts();
      return due;
    },

    /** Returns an error response or a dropped connection; undefined after a delay, when the request continues. */
    async inject(fault: PendingFault, request: HttpRequest): Promise<Result | undefined> {
      if (fault.effect === 'drop') return 'dropped';
      if (fault.effect === 'answer') return toResponse(fault, request);
      await wait(fault.milliseconds ?? 0, shutdown);
      return undefined;
    },
  };
}

function matches(
  { operationId, path, query }: FaultOptions,
  id: string,
  request: Pick<HttpRequest, 'path' | 'search'>,
): boolean {
  if (operationId !== '*' && operationId !== id) return false;
  if (path !== undefined && path !== request.path) return false;
  if (query === undefined) return true;
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

/** Problems of a shared sandbox, which the contract lacks. Injected faults do not use them. */
export const HOSTING_PROBLEMS: readonly ProblemKind[] = ['temporarily-unavailable', 'insufficient-storage'];

/** Creates the error response of a fault. Its kind follows its status: clients tell problems apart by type. */
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
