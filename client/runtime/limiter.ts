import type { Middleware } from './middleware.ts';
import { getRetryAfter } from './response.ts';

/** The allowance of a client. */
export interface LimiterOptions {
  /** Maximum number of requests in any minute; no limit by default. */
  readonly perMinute?: number | undefined;
  /** Maximum number of requests in any 24 hours; no limit by default. */
  readonly perDay?: number | undefined;
  /** Maximum number of requests at the same time; no limit by default. */
  readonly concurrency?: number | undefined;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Creates middleware that holds requests back until the allowance has room for them, first come, first served. All
 * clients that share it share the allowance; processes do not.
 *
 * When a response asks to wait, by 429 or 503 with `Retry-After`, no request is sent before that, whoever made the call.
 * A call waits for its turn as long as necessary: bound it by its `signal`. The `timeout` of a request counts from the
 * moment that it is sent.
 *
 * @example
 * const client = createClient({ baseUrl, token, middleware: [createLimiter({ perMinute: 60, concurrency: 5 })] });
 *
 * @throws TypeError when a limit is not a positive integer.
 */
export function createLimiter(options: LimiterOptions): Middleware {
  for (const [name, limit] of Object.entries(options)) {
    if (limit !== undefined && !(Number.isInteger(limit) && limit > 0)) {
      throw new TypeError(`${name} must be a positive integer.`);
    }
  }
  const queue = createQueue(options);
  return async (request, next) => {
    await queue.enter(request.signal);
    let response: Response | undefined;
    try {
      response = await next(request);
      if ([429, 503].includes(response.status)) queue.pause(getRetryAfter(response.headers) ?? 0);
      return response;
    } finally {
      queue.leaveWindow();
      // A list keeps the server busy until its body has arrived. A PDF is read whenever the caller likes.
      const isText = /json|text/.test(response?.headers.get('content-type') ?? '');
      if (response && isText) response.clone().arrayBuffer().then(queue.leave, queue.leave);
      else queue.leave();
    }
  };
}

function createQueue({ perMinute, perDay, concurrency = Number.POSITIVE_INFINITY }: LimiterOptions) {
  const windows = [createWindow(MINUTE_MS, perMinute), createWindow(DAY_MS, perDay)];
  const waiting = new Set<() => void>();
  let running = 0;
  /** Requests that the server may not have counted yet. */
  let uncounted = 0;
  let pausedUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts as many requests as the allowance has room for. */
  function drain(): void {
    clearTimeout(timer);
    for (const start of waiting) {
      if (running >= concurrency) return;
      const now = Date.now();
      const delay = Math.max(pausedUntil - now, ...windows.map((window) => window.getDelay(now, uncounted)));
      if (delay > 0) {
        // Without a time, the end of a running request decides.
        if (delay < Number.POSITIVE_INFINITY) timer = setTimeout(drain, delay);
        return;
      }
      waiting.delete(start);
      running += 1;
      uncounted += 1;
      start();
    }
  }

  return {
    /** Resolves when a request may be sent. Rejects with the reason of the signal. */
    enter: (signal: AbortSignal): Promise<void> =>
      new Promise((resolve, reject) => {
        const onAbort = () => {
          waiting.delete(start);
          reject(signal.reason);
        };
        const start = () => {
          signal.removeEventListener('abort', onAbort);
          resolve();
        };
        if (signal.aborted) return onAbort();
        signal.addEventListener('abort', onAbort);
        waiting.add(start);
        drain();
      }),
    /** Notes that the server has counted the request. */
    leaveWindow(): void {
      uncounted -= 1;
      for (const window of windows) window.add(Date.now());
    },
    leave(): void {
      running -= 1;
      drain();
    },
    pause(seconds: number): void {
      pausedUntil = Math.max(pausedUntil, Date.now() + seconds * 1000);
    },
  };
}

/**
 * Counts requests in a sliding window. A request counts from its response on, which is after the server has counted it,
 * so that the window of the client never ends before that of the server.
 */
function createWindow(milliseconds: number, limit = Number.POSITIVE_INFINITY) {
  let times: number[] = [];
  return {
    add(now: number): void {
      if (limit < Number.POSITIVE_INFINITY) times.push(now);
    },
    /** Returns the milliseconds until there is room; infinity when a request under way decides. */
    getDelay(now: number, uncounted: number): number {
      if (times[0] !== undefined && times[0] + milliseconds <= now) {
        times = times.filter((time) => time + milliseconds > now);
      }
      const excess = times.length + uncounted - limit;
      if (excess < 0) return 0;
      const time = times[excess];
      return time === undefined ? Number.POSITIVE_INFINITY : time + milliseconds - now;
    },
  };
}
