import type { HttpRequest } from './types.ts';

/** The requests that a fault is injected into. */
export interface FaultTarget {
  /** Name of an operation of the contract, or `*` for all. */
  readonly operationId: string;
  /** Path of the requests, percent-encoded; any without it. */
  readonly path?: string;
  /** Query parameters of the requests, such as `page=2`; they may have others too. */
  readonly query?: string;
  /** Number of the first of these requests. Default: 1. */
  readonly nth?: number;
  /** Share of these requests, from 0 to 1. Default: all. */
  readonly rate?: number;
  /** Chooses the share: the same requests in the same order get the same faults. Default: 1. */
  readonly seed?: number;
}

/** Decides about the requests that match, and counts them. */
export interface FaultTrigger {
  readonly count: number;
  /** Says whether the next request gets the fault. */
  readonly matches: (operationId: string, request: Pick<HttpRequest, 'path' | 'search'>) => boolean;
}

/** @param seen the requests that have matched already. */
export function createFaultTrigger(
  { operationId, path, query, nth = 1, rate = 1, seed }: FaultTarget,
  seen = 0,
): FaultTrigger {
  const parameters = [...new URLSearchParams(query)];
  const random = createRandom(seed);
  let count = 0;
  function decide(): boolean {
    count += 1;
    return count >= nth && random() < rate;
  }
  while (count < seen) decide();
  return {
    get count() {
      return count;
    },
    matches(id, request) {
      if (operationId !== '*' && operationId !== id) return false;
      if (path !== undefined && path !== request.path) return false;
      if (parameters.length > 0 && !hasParameters(request.search, parameters)) return false;
      return decide();
    },
  };
}

function hasParameters(search: string, parameters: readonly (readonly [string, string])[]): boolean {
  const sent = new URLSearchParams(search);
  return parameters.every(([name, value]) => sent.has(name, value));
}

/** Returns numbers from 0 to 1, the same for the same seed. The algorithm is SplitMix32. */
function createRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e_37_79_b9) | 0;
    let bits = Math.imul(state ^ (state >>> 16), 0x21_f0_aa_ad);
    bits = Math.imul(bits ^ (bits >>> 15), 0x73_5a_2d_97);
    return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
  };
}
