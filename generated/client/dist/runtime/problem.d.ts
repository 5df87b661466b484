/** What went wrong, in the form of RFC 9457 (problem details). */
export interface Problem {
  /** Stable identifier of the kind of problem. Decide by this value, never by the text. */
  readonly type: string;
  /** The kind of problem in a few words, in the language of the answer. */
  readonly title: string;
  /** The HTTP status of the answer. */
  readonly status: number;
  /** What happened with this request and what can be done about it, in the language of the answer. */
  readonly detail?: string;
  /** Path of the request that the problem is about. */
  readonly instance?: string;
  /** Whatever else the answer says. */
  readonly [extension: string]: unknown;
}
/** Reads text as a JSON object; undefined when it is anything else. */
export declare function jsonObject(text: string): Record<string, unknown> | undefined;
/**
 * The problem that a body describes. An answer that describes none, such as the HTML page of a proxy, becomes
 * RFC 9457's problem without a type, `about:blank`.
 */
export declare function toProblem(
  body: Record<string, unknown> | undefined,
  status: number,
  statusText: string,
): Problem;
