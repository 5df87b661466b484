import { toProblemResponse } from '../../http/problem-response.ts';
import type { HttpRequest, HttpResponse } from '../../http/types.ts';
import { type Message, type ProblemKind, problemKinds } from '../../messages/problems.ts';

/** A fault to inject into the responses to requests. */
export interface FaultOptions {
  /** Name of an operation of the contract, or `*` for all. */
  readonly operationId: string;
  readonly effect: 'answer' | 'delay' | 'drop';
  /** HTTP status, for `answer`. */
  readonly status?: number;
  /** Seconds in the `Retry-After` of an error response. */
  readonly retryAfter?: number;
  /** For `delay`. */
  readonly milliseconds?: number;
  /** The number of requests that it is injected into. */
  readonly times: number;
}

export interface InjectedFault extends FaultOptions {
  readonly id: number;
  readonly remaining: number;
}

export interface FaultInjector {
  /** The faults that wait for requests, oldest first. */
  readonly pending: readonly InjectedFault[];
  readonly add: (options: FaultOptions) => InjectedFault;
  readonly clear: () => void;
  /** Injects the oldest fault of an operation: an error response, a dropped connection, or a delay before it goes on. */
  readonly inject: (operationId: string, request: HttpRequest) => Promise<HttpResponse | 'dropped' | undefined>;
}

/** @param shutdown ends delays, so that they do not outlive the sandbox. */
export function createFaultInjector(shutdown: AbortSignal): FaultInjector {
  let lastId = 0;
  const injector = {
    pending: [] as readonly InjectedFault[],

    add(options: FaultOptions) {
      lastId += 1;
      const fault = { ...options, id: lastId, remaining: options.times };
      injector.pending = [...injector.pending, fault];
      return fault;
    },

    clear() {
      injector.pending = [];
      lastId = 0;
    },

    async inject(operationId: string, request: HttpRequest) {
      const fault = takeFault(operationId);
      if (fault?.effect === 'drop') return 'dropped';
      if (fault?.effect === 'delay') await wait(fault.milliseconds ?? 0, shutdown);
      return fault?.effect === 'answer' ? toResponse(fault, request) : undefined;
    },
  } satisfies FaultInjector;

  function takeFault(operationId: string): InjectedFault | undefined {
    const taken = injector.pending.find((fault) => fault.operationId === '*' || fault.operationId === operationId);
    injector.pending = injector.pending
      .map((fault) => (fault === taken ? { ...fault, remaining: fault.remaining - 1 } : fault))
      .filter(({ remaining }) => remaining > 0);
    return taken;
  }

  return injector;
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

/** The error response of a fault. Its kind is that of its status: clients tell problems apart by their type. */
function toResponse({ status = 500, retryAfter }: InjectedFault, request: HttpRequest): HttpResponse {
  const kinds = Object.keys(problemKinds) as ProblemKind[];
  const kind = kinds.find((name) => problemKinds[name] === status) ?? 'injected-fault';
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
