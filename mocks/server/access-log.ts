import { formatError } from '../http/format-error.ts';
import { redactUrl } from '../http/redact.ts';

/** A request whose response is closed. Fields that are undefined are omitted from the log. */
export interface RequestLogEntry {
  /** When the request arrived. */
  readonly time: Date;
  readonly method: string;
  /** With its query. */
  readonly url: string;
  /** The world that was called. */
  readonly world?: string | undefined;
  /** The `operationId`. */
  readonly operation?: string | undefined;
  /** Undefined when the connection was closed without a response. */
  readonly status?: number | undefined;
  /** Milliseconds from the request to the end of the response. */
  readonly duration: number;
  readonly requestBytes?: number | undefined;
  readonly responseBytes?: number | undefined;
  readonly user?: string | undefined;
  /** Id of the administration. */
  readonly administration?: number | undefined;
  /** An internal error. */
  readonly error?: unknown;
}

/**
 * Formats a log line: JSON without a line break. Its fields are `time` (ISO 8601), `level` (`error` for an internal
 * error, `warn` for a rejected request, else `info`), `method`, `path` with its query, `world`, `operation`, `status`,
 * `durationMs` (one decimal), `requestBytes`, `responseBytes`, `user`, `administration`, `error`. Credentials in the
 * query and in the error are redacted.
 *
 * @example {"time":"2026-01-05T09:30:00.000Z","level":"info","method":"GET","path":"/v1/debtors","status":200,"durationMs":3.2}
 */
export function formatLogLine({ time, url, duration, error: cause, ...fields }: RequestLogEntry): string {
  const error = cause === undefined ? undefined : formatError(cause);
  const { method, world, operation, status, requestBytes, responseBytes, user, administration } = fields;
  return toSingleLineJson({
    time: time.toISOString(),
    level: getLevel(error, status),
    method,
    path: redactUrl(url),
    world,
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

function getLevel(error: string | undefined, status = 0): 'info' | 'warn' | 'error' {
  if (error !== undefined || status >= 500) return 'error';
  return status >= 400 ? 'warn' : 'info';
}

/**
 * Escapes what JSON leaves as it is, but terminals and line readers interpret: control characters above ASCII, the line
 * separators of Unicode, and characters that change the direction of the text.
 */
function toSingleLineJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
