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
export function jsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The problem that a body describes. An answer that describes none, such as the HTML page of a proxy, becomes
 * RFC 9457's problem without a type, `about:blank`.
 */
export function toProblem(body: Record<string, unknown> | undefined, status: number, statusText: string): Problem {
  const { type, title, detail, instance, ...extensions } = body ?? {};
  return {
    ...extensions,
    type: text(type) ?? 'about:blank',
    title: text(title) ?? (statusText || `HTTP status ${status}`),
    status,
    ...ifText('detail', detail),
    ...ifText('instance', instance),
  };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const ifText = (name: string, value: unknown): Record<string, string> =>
  typeof value === 'string' && value !== '' ? { [name]: value } : {};
