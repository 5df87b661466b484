import { redactUrl } from '../../../http/redact.ts';

/** A request whose response is closed. Fields that are undefined are omitted from the log. */
export interface RequestLogEntry {
  /** When the request arrived. */
  readonly time: Date;
  readonly method: string;
  /** With its query. */
  readonly url: string;
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
}

/**
 * Formats a log line: JSON without a line break. Its level is `error` for an internal error, `warn` for a rejected
 * request, else `info`. Credentials in the query are redacted.
 *
 * @example {"time":"2026-01-05T09:30:00.000Z","level":"info","method":"GET","path":"/v1/debtors","status":200,"durationMs":3.2}
 */
export function formatLogLine({ time, method, url, duration, ...fields }: RequestLogEntry): string {
  const { world, operation, status, requestBytes, responseBytes, user, administration } = fields;
  return toSingleLineJson({
    time: time.toISOString(),
    level: getLevel(status),
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
  });
}

function getLevel(status = 0): 'info' | 'warn' | 'error' {
  if (status >= 500) return 'error';
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
