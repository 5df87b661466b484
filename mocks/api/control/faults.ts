import { setTimeout as wait } from 'node:timers/promises';
import { PROBLEM_TYPES_URL } from '../../http/problem-response.ts';
import type { HttpRequest, HttpResponse } from '../../http/types.ts';
import { toUri } from '../../http/types.ts';
import { type Message, type ProblemKind, problemKinds } from '../../messages/problems.ts';
import { negotiateLanguage, render } from '../../messages/render.ts';

/** What is to happen to requests, as somebody orders it. */
export interface FaultOrder {
  /** Name of an operation of the contract, or `*` for all. */
  readonly operationId: string;
  readonly effect: 'answer' | 'delay' | 'drop';
  /** HTTP status, for `answer`. */
  readonly status?: number;
  /** Seconds in the `Retry-After` of an answer. */
  readonly retryAfter?: number;
  /** For `delay`. */
  readonly milliseconds?: number;
  /** How many requests meet it. */
  readonly times: number;
}

export interface Fault extends FaultOrder {
  readonly id: number;
  readonly remaining: number;
}

export interface FaultInjection {
  readonly add: (order: FaultOrder) => Fault;
  readonly list: () => readonly Fault[];
  readonly clear: () => void;
  /** What happens to a request: an error response, a dropped connection, or nothing, perhaps after a delay. */
  readonly meet: (operationId: string, request: HttpRequest) => Promise<HttpResponse | 'dropped' | undefined>;
}

/**
 * Faults on demand. A request meets at most one, the oldest that is meant for it.
 *
 * @param shutdown ends delays, so that none outlives the sandbox.
 */
export function faultInjection(shutdown: AbortSignal): FaultInjection {
  let faults: Fault[] = [];
  let last = 0;

  function next(operationId: string): Fault | undefined {
    if (faults.length === 0) return undefined;
    const met = faults.find((fault) => fault.operationId === '*' || fault.operationId === operationId);
    faults = faults
      .map((fault) => (fault === met ? { ...fault, remaining: fault.remaining - 1 } : fault))
      .filter(({ remaining }) => remaining > 0);
    return met;
  }

  return {
    add(order) {
      last += 1;
      const fault = { ...order, id: last, remaining: order.times };
      faults = [...faults, fault];
      return fault;
    },
    list: () => faults,
    clear() {
      faults = [];
      last = 0;
    },
    async meet(operationId, request) {
      const fault = next(operationId);
      if (fault?.effect === 'drop') return 'dropped';
      if (fault?.effect === 'delay') await wait(fault.milliseconds, undefined, { signal: shutdown }).catch(() => {});
      return fault?.effect === 'answer' ? responseFor(fault, request) : undefined;
    },
  };
}

/** A client tells problems apart by their type, so a fault has the one that belongs to its status, if there is one. */
function kindOf(status: number): ProblemKind | 'injected-fault' {
  const kinds = Object.keys(problemKinds) as ProblemKind[];
  return kinds.find((kind) => problemKinds[kind] === status) ?? 'injected-fault';
}

/** What the platform says itself where that is always the same. */
function detailOf(status: number, retryAfter: number | undefined): Message {
  if (status === 429 && retryAfter !== undefined)
    return { key: 'tooManyRequests', parameters: { seconds: retryAfter } };
  return { key: status === 500 ? 'platformFailed' : 'faultInjected' };
}

function responseFor({ status = 500, retryAfter }: Fault, { headers, path }: HttpRequest): HttpResponse {
  const language = negotiateLanguage(headers['accept-language']);
  const kind = kindOf(status);
  const body = {
    type: `${PROBLEM_TYPES_URL}/${kind}`,
    title: render({ key: kind }, language),
    status,
    detail: render(detailOf(status, retryAfter), language),
    instance: toUri(path),
    ...(status === 400 && { errors: {} }),
  };
  return {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'content-language': language,
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
    body,
  };
}
