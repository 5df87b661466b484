/** The text without the secrets, in any spelling that a server, a proxy or a runtime may repeat them in. */
export declare function redact(text: string, secrets: readonly string[]): string;
