/** Problem details of RFC 9457. */
export interface Problem {
  /** Stable identifier of the problem type. Programs should branch on this value, never on texts. */
  readonly type: string;
  /** Short summary of the problem type, in the language of the response. */
  readonly title: string;
  /** HTTP status of the response. */
  readonly status: number;
  /** What happened with this request and what can be done, in the language of the response. */
  readonly detail?: string;
  /** Path of the request. */
  readonly instance?: string;
  /** Other members of the response. */
  readonly [extension: string]: unknown;
}

/** Returns a value that is an object; undefined for anything else. */
export const asObject = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

/** Parses a JSON object; undefined for anything else. */
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
  const problem = typeof body?.title === 'string' && body.title !== '' && body;
  return { type: 'about:blank', title: statusText || `HTTP status ${status}`, ...problem, status };
}
