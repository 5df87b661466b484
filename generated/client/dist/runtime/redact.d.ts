/** Replaces secrets in a text, in every encoding in which a server, a proxy or a runtime may repeat them. */
export declare function redact(text: string, secrets: readonly string[]): string;
