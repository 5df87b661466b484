/** What a world begins with. */
export interface WorldOptions {
  /** Default: a random one. */
  readonly id?: string | undefined;
  /** A scenario, or `demo`. Default: what the sandbox began with. */
  readonly scenario?: string | undefined;
  /** Initial time of the clock, in ISO 8601. Default: that of the sandbox. */
  readonly clock?: string | undefined;
  /** Seconds without a request after which it is deleted; null for never. Default: see `--worlds`. */
  readonly idleSeconds?: number | null | undefined;
}

/** An isolated sandbox inside the sandbox. */
export interface World {
  readonly id: string;
  /** Undefined for the file that the sandbox began with. */
  readonly scenario: string | undefined;
  readonly createdAt: Date;
  readonly idleSeconds: number | null;
  /** When it is deleted, unless it is used; undefined for never. */
  readonly expiresAt: Date | undefined;
  /** Whether it rejects changes, because it is being moved. */
  readonly isFrozen: boolean;
}

/** The worlds of a sandbox. */
export interface Worlds {
  /** Throws a ProblemError when the name is taken, or there are too many worlds. */
  readonly create: (options: WorldOptions) => World;
  /** In the order of their creation. */
  readonly list: () => readonly World[];
  readonly find: (id: string) => World | undefined;
  /** Changes a world. Resolves when the requests that could still change a frozen world are done. */
  readonly update: (id: string, changes: Partial<Pick<World, 'isFrozen' | 'idleSeconds'>>) => Promise<World>;
  /** Deletes a world, once its requests are done. */
  readonly remove: (id: string) => Promise<void>;
  /** Issues an access token in a world, as if the user had signed in. */
  readonly issueTokens: (id: string, input: { readonly user: string }) => Promise<{ readonly access_token: string }>;
  /** Returns the database file of a world. */
  readonly readFile: (id: string) => Uint8Array;
  /** Creates a world from a database file. Throws a ProblemError when it is not one, too. */
  readonly createFromFile: (id: string, bytes: Uint8Array) => World;
  /** The domain of which each world has a subdomain; undefined for none. */
  readonly domain: string | undefined;
}
