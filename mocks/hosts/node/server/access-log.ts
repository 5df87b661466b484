import type { HttpRequest, Result } from '../../../http/types.ts';
import { formatSummary } from '../../../insight/requests/format-entry.ts';
import { createEntry } from '../../../insight/requests/journal.ts';

/**
 * Formats the summary of a request as one line of JSON. Times are milliseconds since 1970.
 * @example {"level":"info","time":"2026-01-05T09:30:00.000Z","method":"GET","path":"/v1/debtors","status":200,"durationMs":3.2}
 */
export function formatLogLine(request: HttpRequest, result: Result, start: number, end: number): string {
  const entry = createEntry(request, result, { start, end });
  const { sequence: _, path, ...summary } = formatSummary(entry);
  const { world } = request.exchange;
  return toSingleLineJson({ level: getLevel(entry.status), world, ...summary, path: `${request.basePath}${path}` });
}

function getLevel(status = 0): 'info' | 'warn' | 'error' {
  if (status >= 500) return 'error';
  return status >= 400 ? 'warn' : 'info';
}

/**
 * Escapes characters that terminals and line readers interpret: control characters above ASCII, line separators of Unicode, and
 * characters that change the direction of the text.
 */
function toSingleLineJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
