/** An answer before it is bytes. */
export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, text or the bytes of a document; undefined for none. */
  readonly body?: unknown;
}
