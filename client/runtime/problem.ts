import type { Problem } from '../../generated/client/src/types.ts';

export const asObject = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

export function parseJsonObject(text: string): Record<string, unknown> | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Converts a body to problem details. Any other body, such as the HTML page of a proxy, becomes a problem of type
 * `about:blank`.
 */
export function toProblem(body: Record<string, unknown> | undefined, status: number, statusText: string): Problem {
  const problem = typeof body?.title === 'string' && body.title && body;
  return { type: 'about:blank', title: statusText || `HTTP status ${status}`, ...problem, status };
}
