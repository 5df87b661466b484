/** A request, as a tool would send it. */
export interface Request {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** What a tool has beside the file that it reads. */
export interface Surroundings {
  /** Variables that a person set, in the place of those in the file. */
  readonly variables: Readonly<Record<string, string>>;
  /** Reads a file that lies beside. */
  read(name: string): Uint8Array<ArrayBuffer>;
}

/**
 * Puts the value of its variable in the place of each `{{name}}`.
 *
 * @throws Error when there is no such variable.
 */
export const resolve = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(.*?)\}\}/g, (_all, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`Nothing defines ${name}`);
    return value;
  });
