import { ProblemError } from '../messages/problems.ts';
import { createLimits } from './limits.ts';
import type { HttpRequest } from './types.ts';

export interface QuotaOptions {
  readonly rateLimit: string | undefined;
  readonly maxBytes: number | undefined;
  /** True when requests to the control plane count: those to a world, which its owner calls, and not the operator's. */
  readonly countsControl: boolean;
  readonly measureSize: () => number;
  readonly now: () => number;
}

/** Throws a ProblemError, 429 or 507, for a request above the quota, before anything is done for it. */
export type Quota = (request: HttpRequest) => void;

const GROWING_CONTROL = ['/_sandbox/state', '/_sandbox/snapshots'];

/** Creates the quota of a sandbox that shares a machine with others; undefined when nothing is limited. */
export function createQuota(options: QuotaOptions): Quota | undefined {
  const { rateLimit, maxBytes, countsControl, measureSize, now } = options;
  if (rateLimit === undefined && maxBytes === undefined) return undefined;
  const limits = createLimits(rateLimit, now);

  function enforceRate({ exchange }: HttpRequest): void {
    if (limits.list.length === 0 || (exchange.isControl && !countsControl)) return;
    const { retryAfter: seconds, rejectedBy: quota = '' } = limits.consume('');
    if (seconds === undefined) return;
    const headers = { 'retry-after': String(seconds) };
    throw new ProblemError('too-many-requests', { key: 'sandboxBusy', parameters: { quota, seconds } }, { headers });
  }

  function enforceSize({ method, path, headers }: HttpRequest): void {
    if (maxBytes === undefined || !canGrow(method, path)) return;
    const bytes = measureSize();
    if (bytes + Number(headers['content-length'] ?? 0) <= maxBytes) return;
    throw new ProblemError('insufficient-storage', { key: 'sandboxFull', parameters: { bytes, limit: maxBytes } });
  }

  return (request) => {
    enforceRate(request);
    enforceSize(request);
  };
}

const canGrow = (method: string, path: string): boolean =>
  ['POST', 'PUT', 'PATCH'].includes(method) && (path.startsWith('/v1/') || GROWING_CONTROL.includes(path));
