import { redact } from './redact.ts';

const MAX_ERROR_LENGTH = 8000;

export function formatError(error: unknown): string {
  const parts: string[] = [];
  // Causes may be circular.
  const seen = new Set<unknown>();
  for (let current = error; current !== undefined && !seen.has(current); ) {
    seen.add(current);
    parts.push(current instanceof Error ? (current.stack ?? `${current.name}: ${current.message}`) : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  const text = redact(parts.join('\ncaused by: '));
  return text.length > MAX_ERROR_LENGTH ? `${text.slice(0, MAX_ERROR_LENGTH)}…` : text;
}
