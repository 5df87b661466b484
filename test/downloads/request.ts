/** A request, as a tool would send it. */
export interface Request {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  /** The script that the tool runs after the answer. */
  readonly script?: string;
}

/** Values of variables, by their name. */
export type Variables = Readonly<Record<string, string>>;

/** What a tool has beside the file that it reads. */
export interface Surroundings {
  /** What a person set, in the place of what is in the file. */
  readonly variables: Variables;
  /** Reads a file that lies beside. */
  readonly read: (name: string) => Uint8Array<ArrayBuffer>;
}

/**
 * Puts its value in the place of each `{{variable}}`.
 *
 * @throws Error when there is no such variable.
 */
export const resolve = (text: string, variables: Variables): string =>
  text.replaceAll(/\{\{(.*?)\}\}/g, (_all, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`Nothing defines ${name}`);
    return value;
  });
