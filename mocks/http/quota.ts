import { isUnderPath } from '../../contract/router.ts';
import { ProblemError } from '../messages/problems.ts';
import { growsBooks } from '../store/growing-states.ts';
import { createLimits } from './limits.ts';
import type { HttpRequest } from './types.ts';

export interface QuotaOptions {
  readonly rateLimit: string | undefined;
  readonly maxBytes: number | undefined;
  /** True when requests to the control plane count: those to a world, which its owner calls, and not the operator's. */
  readonly countsControl: boolean;
  /** Checks whether a request has a token or a key that is valid. */
  readonly isKnown: (request: HttpRequest) => boolean;
  readonly measureSize: () => number;
  /** Returns the bytes of what strangers add, which has a limit of its own. */
  readonly measureSignIns: () => number;
  readonly now: () => number;
}

/** Throws a ProblemError, 429 or 507, for a request above the quota. */
export type Quota = ReturnType<typeof createQuota>;

/** Creates the quota of a sandbox that shares a machine with others. */
export function createQuota(options: QuotaOptions) {
  const { rateLimit, maxBytes, countsControl, isKnown, measureSize, measureSignIns, now } = options;
  const limits = createLimits(rateLimit, now);

  /** Counts strangers apart, so that they cannot use up what the owner has; and apart from them who signs in. */
  function getCaller(request: HttpRequest): string {
    if (isKnown(request)) return 'owner';
    return isUnderPath('/connect', request.path) ? 'sign-in' : 'stranger';
  }

  return {
    /** Counts a request, before anything is done for it. */
    enforceRate(request: HttpRequest): void {
      if (limits.list.length === 0 || (request.exchange.isControl && !countsControl)) return;
      const { retryAfter: seconds, rejectedBy: quota = '' } = limits.consume(getCaller(request));
      if (seconds === undefined) return;
      const headers = { 'retry-after': String(seconds) };
      throw new ProblemError('too-many-requests', { key: 'sandboxBusy', parameters: { quota, seconds } }, { headers });
    },

    /** Rejects what would not fit. @param bytes length of its body: announced at first, and received later. */
    enforceSize({ exchange }: HttpRequest, bytes: number): void {
      if (maxBytes === undefined || !canGrow(exchange)) return;
      let size = measureSize();
      if (size + bytes <= maxBytes) return;
      size -= measureSignIns();
      if (size + bytes <= maxBytes) return;
      throw new ProblemError('insufficient-storage', {
        key: 'sandboxFull',
        parameters: { bytes: size, limit: maxBytes },
      });
    },
  };
}

const WRITES: readonly string[] = ['POST', 'PUT', 'PATCH'];

function canGrow({ operation, isControl }: HttpRequest['exchange']): boolean {
  if (!operation) return false;
  return isControl ? growsBooks(operation.id) : operation.isSecured && WRITES.includes(operation.method);
}
