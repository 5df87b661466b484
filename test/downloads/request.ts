/** A request as a tool sends it. */
export interface Request {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  /** The script that the tool runs after the response. */
  readonly script?: string;
}

/** Values of variables, by their name. */
export type Variables = Readonly<Record<string, string>>;

export interface RequestContext {
  /** Variables that a person set, which override those of the file. */
  readonly variables: Variables;
  /** Reads a file in the folder of the requests. */
  readonly read: (name: string) => Uint8Array<ArrayBuffer>;
}

/**
 * Replaces each `{{variable}}` by its value.
 *
 * @throws Error for an unknown variable.
 */
export const fillVariables = (text: string, variables: Variables): string =>
  text.replaceAll(/\{\{(.*?)\}\}/g, (_all, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`The variable ${name} is not defined`);
    return value;
  });
