import { scrubbed, withoutSecrets } from '../http/redact.ts';

export { scrubbed } from '../http/redact.ts';

/** What is known of a request once it is answered. What is undefined is left out of the line. */
export interface RequestFacts {
  /** When it came in. */
  readonly time: Date;
  readonly method: string;
  /** As it stands in the request, with its query. */
  readonly url: string;
  /** The `operationId`. */
  readonly operation?: string | undefined;
  /** Undefined when the client went away before there was one. */
  readonly status?: number | undefined;
  /** Milliseconds from the request to the end of the answer. */
  readonly duration: number;
  readonly requestBytes?: number | undefined;
  readonly responseBytes?: number | undefined;
  readonly user?: string | undefined;
  /** Its id. */
  readonly administration?: number | undefined;
  /** What went wrong in the sandbox itself: an error, or a text. */
  readonly error?: unknown;
}

const longestError = 8000;

/**
 * A line of the log, in JSON and without a line break: `time` (ISO 8601), `level` (`error` for a fault of the sandbox,
 * `warn` for a request that was refused, else `info`), `method`, `path` with its query, `operation`, `status`,
 * `durationMs` (one decimal), `requestBytes`, `responseBytes`, `user`, `administration`, `error`. No secret of the
 * query or of the error gets into it.
 *
 * @example {"time":"2026-01-05T09:30:00.000Z","level":"info","method":"GET","path":"/v1/debtors","status":200,"durationMs":3.2}
 */
export function requestLine(facts: RequestFacts): string {
  const { time, method, url, operation, status, duration, requestBytes, responseBytes, user, administration } = facts;
  const error = facts.error === undefined ? undefined : textOf(facts.error);
  return singleLine({
    time: time.toISOString(),
    level: levelOf(status, error),
    method,
    path: withoutSecrets(url),
    operation,
    status,
    durationMs: Math.round(duration * 10) / 10,
    requestBytes,
    responseBytes,
    user,
    administration,
    error,
  });
}

function levelOf(status: number | undefined, error: string | undefined): 'info' | 'warn' | 'error' {
  if (error !== undefined || (status ?? 0) >= 500) return 'error';
  return (status ?? 0) >= 400 ? 'warn' : 'info';
}

/** An error with its causes, which often say more than it does. */
function textOf(error: unknown): string {
  const parts: string[] = [];
  // A cause may lead back to where it came from.
  const seen = new Set<unknown>();
  for (let current = error; current !== undefined && !seen.has(current); ) {
    seen.add(current);
    parts.push(current instanceof Error ? (current.stack ?? `${current.name}: ${current.message}`) : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  const text = scrubbed(parts.join('\ncaused by: '));
  return text.length > longestError ? `${text.slice(0, longestError)}…` : text;
}

/**
 * JSON escapes line feeds, but not what else a terminal or a reader of lines obeys: the controls above ASCII, the line
 * separators of Unicode, and characters that turn the direction of the text.
 */
function singleLine(value: unknown): string {
  return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
