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
/** Parses a JSON object; undefined for anything else. */
export declare function parseJsonObject(text: string): Record<string, unknown> | undefined;
/**
 * Converts a body to problem details. Any other body, such as the HTML page of a proxy, becomes a problem of type
 * `about:blank`.
 */
export declare function toProblem(
  body: Record<string, unknown> | undefined,
  status: number,
  statusText: string,
): Problem;
