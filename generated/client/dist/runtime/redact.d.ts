/** What must not be read in an error: the access token, and the secrets of a form. */
export declare function secretsOf(token: string | undefined, form?: object): string[];
/** The text without the secrets, in any spelling that a server, a proxy or a runtime may repeat them in. */
export declare function redact(text: string, secrets: readonly string[]): string;
